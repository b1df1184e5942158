import { parseSearch } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { storeRecords } from '../../test/surface-records.js';
import type { StoredRecord } from '../../test/surface-records.js';
import { SurfaceSearch } from './surface-search.js';
import type { SurfaceCursor, SurfaceSearchOptions } from './surface-search.js';

/*
 * Amounts sort by value, not by text, however the matches are found: the pages of one surface with one part, in every way that the
 * engine has, compared with a plain sort in this process.
 */
const WAYS: readonly [string, SurfaceSearchOptions][] = [
  ['all at once', {}],
  ['along the index', { most: 0, window: 10_000 }],
  ['in a window that is too small, then all of them', { most: 0, window: 3 }],
];

const AMOUNTS = [null, 9, 120_000, 20, 2.5, -3, 1_000, 20];
const BUILDINGS = ['Torre Inventada', 'Edificio del Banco', null];
const OWNERS = [7, 8, null];

interface Property {
  readonly pk: number;
  readonly edificio: string | null;
  readonly price: number | null;
  readonly owner: number | null;
  /** The mortgage of a few, which mostly have no price. */
  readonly mortgage: number | null;
}

const properties: readonly Property[] = Array.from({ length: 200 }, (_, at) => ({
  pk: 1 + at,
  edificio: BUILDINGS[(at * 7) % BUILDINGS.length] ?? null,
  price: AMOUNTS[(at * 5) % AMOUNTS.length] ?? null,
  owner: OWNERS[(at * 11) % OWNERS.length] ?? null,
  mortgage: at % 16 === 0 ? 500 + at : null,
}));

const records = properties.map(({ pk, edificio, price, owner, mortgage }): StoredRecord => ({
  ...{ level: 'real_estate', tag: 'propiedades', pk, entityPk: owner },
  payload: {
    edificio,
    last_compraventa: price === null ? null : { compraventa: { precio: price } },
    last_hipoteca: mortgage === null ? null : { hipoteca: { monto: mortgage } },
  },
}));

interface Question {
  readonly word: 'torre' | 'banco' | null;
  readonly owner: number | null;
  readonly mortgage: number | null;
  readonly dir: 'asc' | 'desc';
  readonly limit: number;
}

const questions: fc.Arbitrary<Question> = fc.record({
  word: fc.constantFrom('torre', 'banco', null),
  owner: fc.constantFrom(7, 8, null),
  mortgage: fc.constantFrom(500, 600, null),
  dir: fc.constantFrom('asc', 'desc'),
  limit: fc.integer({ min: 1, max: 60 }),
});

function expected({ word, owner, mortgage, dir }: Question): string[] {
  const sign = dir === 'asc' ? 1 : -1;
  return properties
    .filter(({ edificio }) => word === null || (edificio?.toLowerCase().split(' ').includes(word) ?? false))
    .filter((property) => owner === null || property.owner === owner)
    .filter((property) => mortgage === null || (property.mortgage !== null && property.mortgage >= mortgage))
    .toSorted((one, other) => {
      if (one.price === other.price) return sign * (one.pk - other.pk);
      if (one.price === null || other.price === null) return one.price === null ? 1 : -1;
      return sign * (one.price - other.price);
    })
    .map(({ pk }) => `pa_ph_${pk}`);
}

describe('pages sorted by an amount', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    await storeRecords(database.pool, records);
    await database.pool.query('analyze record_real_estate');
  });
  afterAll(() => database.drop());

  async function everything(
    search: SurfaceSearch,
    { word, owner, mortgage, dir, limit }: Question,
  ): Promise<unknown[]> {
    const query = parseSearch('real-estate', {
      filters: {
        ...(word !== null && { edificio: word }),
        ...(owner !== null && { entity_id: `pa_own_${owner}` }),
        ...(mortgage !== null && { monto_hipoteca: { gte: mortgage } }),
      },
      sort: [{ field: 'precio_compraventa', dir }],
      limit,
    });
    const found: unknown[] = [];
    let cursor: SurfaceCursor | null = null;
    do {
      const page = await search.search(query, cursor);
      found.push(...page.results.map((result) => result['id']));
      cursor = page.next;
    } while (cursor !== null);
    return found;
  }

  it.each(WAYS)('have every match once and in order, read %s', async (_way, options) => {
    const search = new SurfaceSearch(database.pool, options);
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        expect(await everything(search, question)).toEqual(expected(question));
      }),
      { numRuns: 40, seed: 20261128 },
    );
  });
});
