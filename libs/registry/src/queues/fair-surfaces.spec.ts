import { parseSearch } from '@entity-registry/domain';
import { expect, it } from '@jest/globals';
import type { SurfacePage } from '../surfaces/surface-search.js';
import { FairQueue } from './fair-queue.js';
import { FairSurfaces } from './fair-surfaces.js';

const EMPTY: SurfacePage = {
  ...{ results: [], facts: [], total: { count: 0, relation: 'eq' }, facets: {}, facetsRelation: 'eq', next: null },
};

it('returns the pages of the source, and rejects searches beyond the limits of the queue', async () => {
  const limits = { maxConcurrent: 1, maxWaitingOfTenant: 0, maxWaiting: 0, maxWaitMs: 0 };
  const queue = new FairQueue(limits, () => new Date(0));
  const surfaces = new FairSurfaces({ search: () => Promise.resolve(EMPTY) }, queue);
  const search = () => surfaces.search(parseSearch('marcas', {}), null, { tenant: 'a', deadline: null });
  const first = search();
  await expect(search()).rejects.toMatchObject({ code: 'search_backend_error' });
  expect(await first).toBe(EMPTY);
});
