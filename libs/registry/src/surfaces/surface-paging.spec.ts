import { parseSearch } from '@entity-registry/domain';
import type { SearchBody, SurfaceName } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { storeRecords } from '../../test/surface-records.js';
import type { StoredRecord } from '../../test/surface-records.js';
import { SurfaceSearch } from './surface-search.js';
import type { SurfaceCursor, SurfaceSearchOptions } from './surface-search.js';

/*
 * Runs the same searches on the same records in every way that the engine has: all in one statement, and along the sort key's
 * index with and without a window. Compares the results with a plain sort in this process.
 */
const RECORDS = 300;
const WAYS: readonly [string, SurfaceSearchOptions][] = [
  ['all at once', { most: 10_000 }],
  ['by all clauses together', { most: 1_000, minimumChecks: 1 }],
  ['along the index', { most: 0, mostWithFacets: 0, window: 10_000 }],
  ['along the index, in a window that is too small', { most: 0, window: 3 }],
];

interface Row {
  readonly id: string;
  readonly pk: number;
  readonly nacionalidad: string | null;
  readonly fecha_inicio: string | null;
  readonly fecha_fin: string | null;
  readonly nombre: string | null;
}

const KINDS = [
  ['migrations', 'mig'],
  ['work_permits', 'wp'],
  ['authorized_visas', 'visaaut'],
] as const;
const NATIONALITIES = ['COLOMBIANA', 'PERUANA', 'CHILENA', null];
const NAMES = ['Ana Inventada', 'EVA', null, 'Eva Inventada'];

/** Records with few values, many of them null, so that there are all kinds of ties. Their keys repeat between the levels. */
function makeRecords(): { records: StoredRecord[]; rows: Row[] } {
  const records: StoredRecord[] = [];
  const rows: Row[] = [];
  for (let nr = 0; nr < RECORDS; nr += 1) {
    const [level, type] = KINDS[nr % 3] ?? KINDS[0];
    const pk = 1 + Math.floor(nr / 5);
    if (rows.some(({ id }) => id === `pa_${type}_${pk}`)) continue;
    const nacionalidad = level === 'migrations' ? null : (NATIONALITIES[(nr * 7) % 4] ?? null);
    const fecha_inicio = nr % 11 === 0 ? null : `2024-01-${String(1 + ((nr * 13) % 9)).padStart(2, '0')}`;
    const fecha_fin = nr % 3 === 0 ? null : `2024-02-0${1 + ((nr * 5) % 4)}`;
    const nombre = NAMES[(nr * 3) % 4] ?? null;
    rows.push({ id: `pa_${type}_${pk}`, pk, nacionalidad, fecha_inicio, fecha_fin, nombre });
    records.push({ level, tag: level, pk, payload: { nombre, nacionalidad, fecha_inicio, fecha_fin } });
  }
  return { records, rows };
}

const isWhole = ({ most = 0 }: SurfaceSearchOptions) => most > RECORDS;

const { records, rows } = makeRecords();
const place = (id: string) => KINDS.findIndex(([, type]) => id.startsWith(`pa_${type}_`));

type SortBody = { field: 'fecha_inicio' | 'fecha_fin'; dir: 'asc' | 'desc' }[];
interface Case {
  readonly sort: SortBody;
  readonly from: string | null;
  readonly nacionalidad: string[] | null;
  readonly word: 'ana' | 'eva' | 'inventada' | null;
  readonly limit: number;
}

/** The expected result of a search, from the rows in this process. */
function expected({ sort, from, nacionalidad, word }: Case): string[] {
  const descending = sort[0]?.dir !== 'asc';
  const compare = (a: Row, b: Row): number => {
    for (const { field, dir } of sort) {
      const [one, other] = [a[field], b[field]];
      if (one === other) continue;
      if (one === null || other === null) return one === null ? 1 : -1;
      return (one < other ? -1 : 1) * (dir === 'desc' ? -1 : 1);
    }
    return (a.pk - b.pk) * (descending ? -1 : 1) || place(a.id) - place(b.id);
  };
  return rows
    .filter((row) => from === null || (row.fecha_inicio !== null && row.fecha_inicio >= from))
    .filter((row) => nacionalidad === null || (row.nacionalidad !== null && nacionalidad.includes(row.nacionalidad)))
    .filter((row) => word === null || row.nombre?.toLowerCase().split(' ').includes(word))
    .toSorted(compare)
    .map(({ id }) => id);
}

const cases: fc.Arbitrary<Case> = fc.record({
  sort: fc.uniqueArray(
    fc.record({
      field: fc.constantFrom<SortBody[number]['field']>('fecha_inicio', 'fecha_fin'),
      dir: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
    }),
    { selector: ({ field }) => field, minLength: 1, maxLength: 2 },
  ),
  from: fc.option(fc.constantFrom('2024-01-01', '2024-01-05', '2024-01-09', '2025-01-01')),
  nacionalidad: fc.option(fc.subarray(['COLOMBIANA', 'PERUANA', 'CHILENA'], { minLength: 1 })),
  word: fc.option(fc.constantFrom('ana', 'eva', 'inventada')),
  limit: fc.integer({ min: 1, max: 100 }),
});

const imported = (pk: number, valor_cif: unknown): StoredRecord => ({
  ...{ level: 'importaciones', tag: 'importaciones', pk, payload: { valor_cif } },
});
const mark = (pk: number, nombre: unknown): StoredRecord => ({
  ...{ level: 'marcas', tag: 'marcas', pk, payload: { nombre } },
});
const sanction = (pk: number, level: 'sanciones' | 'screening', itemDate: string | null): StoredRecord => ({
  ...{ level, pk, itemDate, payload: {}, tag: level === 'sanciones' ? 'sanciones' : 'sanciones_internacionales' },
});
const LONG = 'x'.repeat(300);

/**
 * Numbers that are equal, missing or not numbers; names that differ in case, in accents or only after many letters; dates from a
 * column, in two parts.
 */
const TYPED: readonly StoredRecord[] = [
  ...[imported(1, 1.1), imported(2, 1.1), imported(3, null), imported(4, 'mucho'), imported(5, -3), imported(6, 1e20)],
  ...[mark(1, 'Ñandú'), mark(2, 'nandu'), mark(3, 'NANDU B'), mark(4, null), mark(5, `${LONG}a`), mark(6, `${LONG}b`)],
  ...[sanction(1, 'sanciones', '2020-01-01'), sanction(1, 'screening', '2020-01-01'), sanction(2, 'screening', null)],
  ...[sanction(3, 'sanciones', null), sanction(4, 'screening', '1999-12-31'), sanction(5, 'sanciones', '2021-05-05')],
];
const typed = (type: string, pks: readonly number[]) => pks.map((pk) => `pa_${type}_${pk}`);
const ORDERS: readonly (readonly [SurfaceName, string, readonly unknown[]])[] = [
  ['importaciones', 'valor_cif', typed('imp', [5, 1, 2, 6, 3, 4])],
  ['marcas', 'nombre', typed('marca', [1, 2, 3, 5, 6, 4])],
  ['sanctions', 'fecha', [4, 1, 1, 5, 2, 3]],
];
const KEYLESS: Readonly<Partial<Record<SurfaceName, readonly unknown[]>>> = {
  importaciones: typed('imp', [3, 4]),
  marcas: typed('marca', [4]),
  sanctions: [2, 3],
};

describe('pages of a search', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    await storeRecords(database.pool, [...records, ...TYPED]);
    await database.pool.query('analyze record_migrations, record_work_permits, record_authorized_visas');
  });
  afterAll(() => database.drop());

  /** The results of all pages of a search. */
  async function everything(search: SurfaceSearch, surface: SurfaceName, body: SearchBody): Promise<unknown[]> {
    const query = parseSearch(surface, body);
    const found: unknown[] = [];
    let cursor: SurfaceCursor | null = null;
    do {
      const page = await search.search(query, cursor);
      expect(page.results.length).toBeLessThanOrEqual(query.limit);
      found.push(...page.results.map((result) => result['id']));
      cursor = page.next;
    } while (cursor !== null);
    return found;
  }

  it.each(WAYS)('contain every record once and in order, read %s', async (_way, options) => {
    const search = new SurfaceSearch(database.pool, options);
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        const { from, nacionalidad, word, limit } = one;
        // Several sort keys are only allowed if all matches are read at once.
        const sort = isWhole(options) ? one.sort : one.sort.slice(0, 1);
        const filters = {
          ...(from !== null && { fecha_inicio: { gte: from } }),
          ...(nacionalidad && { nacionalidad }),
          ...(word && { nombre: word }),
        };
        expect(await everything(search, 'immigration', { filters, sort, limit })).toEqual(expected({ ...one, sort }));
      }),
      { numRuns: 40, seed: 20261121 },
    );
  });

  it.each(WAYS)('sort numbers, names and days of records, read %s', async (_way, options) => {
    const search = new SurfaceSearch(database.pool, options);
    for (const [surface, field, ascending] of ORDERS) {
      const found = (dir: string, limit: number) => everything(search, surface, { sort: [{ field, dir }], limit });
      expect([surface, await found('asc', 2)]).toEqual([surface, ascending]);
      // Records without a key are last in both directions; the others are reversed.
      const keyless = KEYLESS[surface] ?? [];
      const keyed = ascending.filter((id) => !keyless.includes(id));
      expect([surface, await found('desc', 3)]).toEqual([surface, [...keyed.toReversed(), ...keyless.toReversed()]]);
    }
  });

  it('are not sorted by several keys if there are too many to read at once', async () => {
    const search = new SurfaceSearch(database.pool, { most: 10 });
    const sort = [{ field: 'fecha_inicio' }, { field: 'fecha_fin' }];
    const rejected = search.search(parseSearch('immigration', { sort }), null);
    await expect(rejected).rejects.toMatchObject({ code: 'invalid_search_query' });
  });

  it('are sorted by several keys to the end of a list, whatever facets its pages have', async () => {
    const search = new SurfaceSearch(database.pool, { most: 10, mostWithFacets: 1_000 });
    const body = { sort: [{ field: 'fecha_inicio' }, { field: 'fecha_fin' }], limit: 100 };
    const { next } = await search.search(parseSearch('immigration', { ...body, facets: ['source'] }), null);
    const second = await search.search(parseSearch('immigration', body), next);
    expect(second.results.length).toBeGreaterThan(0);
    expect(second.total).toEqual(next?.total);
  });

  it('report a lower bound if there are too many to count', async () => {
    const search = new SurfaceSearch(database.pool, { most: 10, mostWithFacets: 10 });
    const page = await search.search(parseSearch('immigration', { limit: 5, facets: ['source'] }), null);
    expect(page.total).toEqual({ count: 10, relation: 'gte' });
    expect(page.facetsRelation).toBe('gte');
    const next = await search.search(parseSearch('immigration', { limit: 5 }), page.next);
    expect(next.total).toEqual(page.total);
  });
});
