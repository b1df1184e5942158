import { parseSearch } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import type { Candidates } from '../search/candidate-source.js';
import type { SurfacePage } from '../surfaces/surface-search.js';
import { BoundedQueue } from './bounded-queue.js';
import { BoundedCandidates, BoundedSurfaces } from './bounded-searches.js';

const NONE: Candidates = { candidates: [], truncated: false };
const EMPTY: SurfacePage = {
  ...{ results: [], total: { count: 0, relation: 'eq' }, facets: {}, facetsRelation: 'eq', next: null },
};
const queueOfOne = () => new BoundedQueue({ maxConcurrent: 1, maxWaiting: 0, maxWaitMs: 0 }, () => new Date(0));
const refused = { code: 'search_backend_error' };

describe('searches behind a queue', () => {
  it('are the source’s own, for candidates', async () => {
    const source = { find: () => Promise.resolve(NONE), isReady: () => Promise.resolve(true) };
    const bounded = new BoundedCandidates(source, queueOfOne());
    const find = () => bounded.find({ jurisdiction: 'pa', name: 'Zumbador', limit: 1 });
    const first = find();
    await expect(find()).rejects.toMatchObject(refused);
    expect(await first).toBe(NONE);
    expect(await bounded.isReady()).toBe(true);
  });

  it('are the source’s own, for surfaces', async () => {
    const bounded = new BoundedSurfaces({ search: () => Promise.resolve(EMPTY) }, queueOfOne());
    const search = () => bounded.search(parseSearch('marcas', {}), null);
    const first = search();
    await expect(search()).rejects.toMatchObject(refused);
    expect(await first).toBe(EMPTY);
  });
});
