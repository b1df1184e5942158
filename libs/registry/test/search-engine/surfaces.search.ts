import { SURFACE_NAMES, parseSearch } from '@entity-registry/domain';
import type { SearchBody, SurfaceName } from '@entity-registry/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OpenSearchSurfaces } from '../../src/search-engine/surfaces/opensearch-surfaces.js';
import { isVerified, verifyContent } from '../../src/search-engine/status.js';
import { SurfaceSearch } from '../../src/surfaces/surface-search.js';
import type { SurfaceCursor, SurfacePage } from '../../src/surfaces/surface-search.js';
import { storeRecords } from '../surface-records.js';
import { engineFixture } from './engine-fixture.js';
import { inventRecords, searchOf } from './generated-surfaces.js';

const RECORDS = 60;
const SEARCHES = 40;
const PAGES = 12;

const fixture = engineFixture();
let postgres: SurfaceSearch;
let openSearch: OpenSearchSurfaces;

beforeAll(async () => {
  postgres = new SurfaceSearch(fixture.database().pool, { statementTimeoutMs: 60_000, deadlineMs: 70_000 });
  openSearch = new OpenSearchSurfaces(fixture.engine(), fixture.database().pool, fixture.prefix);
  await storeRecords(fixture.database().pool, inventRecords(RECORDS, 7));
  await fixture.rebuild();
});

/** All of a page that a caller sees. Facets with equal counts may come in any order. */
function shown({ results, facts, total, facets, facetsRelation, next }: SurfacePage) {
  const counts = Object.entries(facets).map(([facet, values]) => [
    facet,
    values.map(({ value, count }) => `${String(1_000 - count)} ${value}`).toSorted(),
  ]);
  return { results, facts, total, facets: counts, facetsRelation, next };
}

/** Follows the pages of both engines. Each continues at the cursor of the other: they are the same. */
async function compare(surface: SurfaceName, body: SearchBody): Promise<void> {
  const query = parseSearch(surface, body);
  let cursor: SurfaceCursor | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const expected: SurfacePage = await postgres.search(query, cursor);
    const found = await openSearch.search(query, cursor);
    expect(shown(found)).toEqual(shown(expected));
    cursor = found.next;
    if (cursor === null) return;
  }
}

describe('surface search in both engines', () => {
  it.each(SURFACE_NAMES)('finds the same pages of %s', async (surface) => {
    await compare(surface, { limit: 9 });
    await fc.assert(
      fc.asyncProperty(searchOf(surface), (body) => compare(surface, body)),
      { numRuns: SEARCHES, seed: 11 },
    );
  });

  it('still does after changes were indexed', async () => {
    const { pool } = fixture.database();
    await pool.query(`delete from record where pk % 7 = 0`);
    await pool.query(`update record set entity_pk = 43 where pk % 5 = 0`);
    await storeRecords(
      pool,
      inventRecords(10, 8).map((record) => ({ ...record, pk: record.pk + 500 })),
    );
    expect(await fixture.indexAll()).toBeGreaterThan(100);
    for (const surface of SURFACE_NAMES) {
      await compare(surface, { limit: 9 });
      await fc.assert(
        fc.asyncProperty(searchOf(surface), (body) => compare(surface, body)),
        { numRuns: 5, seed: 12 },
      );
    }
  });

  it.each(SURFACE_NAMES)('has exactly the records of %s', async (content) => {
    const check = await verifyContent(fixture.database().pool, fixture.engine(), {
      ...{ prefix: fixture.prefix, content, samples: 200 },
    });
    expect({ ...check, verified: isVerified(check) }).toMatchObject({ wrong: [], verified: true });
  });

  it('answers what PostgreSQL only bounds: the number of many matches', async () => {
    const bounded = new SurfaceSearch(fixture.database().pool, { most: 5, mostWithFacets: 5 });
    const query = parseSearch('importaciones', {});
    const { total } = await bounded.search(query, null);
    expect(total).toEqual({ count: 5, relation: 'gte' });
    const exact = await openSearch.search(query, null);
    expect(exact.total.relation).toBe('eq');
    expect(exact.total.count).toBeGreaterThan(5);
  });
});
