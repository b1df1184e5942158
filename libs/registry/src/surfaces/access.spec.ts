import { inTransaction } from '@entity-registry/database';
import { parseSearch, surfaceOf } from '@entity-registry/domain';
import type { SearchBody, SurfaceName } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { storeRecords } from '../../test/surface-records.js';
import type { StoredRecord } from '../../test/surface-records.js';
import { estimateStatement, planAccess, planProbe } from './access.js';
import type { Access } from './access.js';
import { branchesOf, isWithin } from './branches.js';
import { isOrdered } from './indexes.js';
import { readFew, readSorted, readWhole } from './reads.js';
import { sortStatement } from './statements.js';
import { Parameters } from './where.js';

/** The plan for a search of trademarks, of which there are 100,000, with the given estimated records for each clause. */
function plan(filters: SearchBody['filters'], records: readonly number[], most = 1_000) {
  const surface = surfaceOf('marcas');
  const statement = estimateStatement(surface, parseSearch('marcas', { filters }), 2);
  if (statement === undefined) throw new Error('nothing to estimate');
  expect(statement.counted).toHaveLength(records.length + 1);
  const estimates = statement.counted.map((one, at) => ({
    ...one,
    records: [100_000, ...records][at] ?? 0,
    width: 300,
  }));
  const { parts, cost } = planAccess(surface, estimates, most);
  const way = parts?.get(0);
  return { way: way && { foundBy: way.foundBy, order: way.order?.name ?? null }, checks: way?.checks, cost };
}

describe('the way to find all matches', () => {
  it('is a rare value, whose few records are checked for the other', () => {
    const { way, checks } = plan({ solicitud: '123', estado: 'REGISTRADA' }, [3, 60_000]);
    expect(way).toEqual({ foundBy: [0], order: null });
    expect(checks).toBe(9);
  });

  it('is the range of an index that holds both values, however many have each', () => {
    const filters = { fecha_solicitud: { gte: '2020-01-01' }, fecha_vencimiento: { lte: '2021-01-01' } };
    expect(plan(filters, [40_000, 30_000]).way).toEqual({ foundBy: [0, 1], order: 'fecha_vencimiento' });
  });

  it('is a word in a few records, checked for the value', () => {
    const filters = { titulares: { contains: 'tuira' }, estado: 'REGISTRADA' };
    // The words in any text, that there is the text, and the value.
    expect(plan(filters, [400, 90_000, 50_000]).way).toEqual({ foundBy: [0], order: null });
  });

  it('is the value, checked for a word that most records have', () => {
    const filters = { titulares: { contains: 'sociedad' }, estado: 'REGISTRADA' };
    const { way } = plan(filters, [90_000, 95_000, 50_000]);
    expect(way?.order).not.toBeNull();
  });

  it('is all clauses at once if each has many records and few have both', () => {
    const filters = { titulares: { contains: 'sociedad' }, abogado: { contains: 'bufete' } };
    expect(plan(filters, [9_000, 95_000, 9_000, 95_000]).way).toBeUndefined();
  });

  it('costs more if all matches are wanted than if a thousand are', () => {
    const filters = { fecha_solicitud: { gte: '2020-01-01' }, estado: 'REGISTRADA' };
    expect(plan(filters, [90_000, 90_000]).cost).toBeLessThan(plan(filters, [90_000, 90_000], Infinity).cost / 10);
  });
});

const DAYS = [null, '2020-01-01', '2021-06-30', '2024-02-29'];
const BANKS = [null, 'Banco Inventado', 'Caja Supuesta', 'Banco Ficticio y Caja'];
const BUILDINGS = [null, 'Torre Inventada', 'Edificio del Banco'];
const PRICES = [null, 1, 20, 300];

const properties: readonly StoredRecord[] = Array.from({ length: 240 }, (_, at) => {
  const pick = <Value>(values: readonly Value[], prime: number) => values[(at * prime) % values.length] ?? null;
  const [bank, price] = [pick(BANKS, 7), pick(PRICES, 5)];
  return {
    level: 'real_estate',
    tag: at % 3 === 0 ? 'fincas' : 'propiedades',
    pk: 1 + at,
    payload: {
      edificio: pick(BUILDINGS, 11),
      fecha_inscripcion: pick(DAYS, 3 + (at % 2)),
      last_hipoteca: at % 5 === 0 ? null : { hipoteca: { acreedor: bank, monto: pick(PRICES, 3) } },
      last_compraventa: price === null ? null : { compraventa: { precio: price } },
    },
  };
});

/** Each filter in half of the questions. */
const FILTERS = {
  tipo: fc.constantFrom('finca', 'ph'),
  con_hipoteca: fc.boolean(),
  fecha_inscripcion: fc.constantFrom({ gte: '2021-01-01' }, { lte: '2021-06-30' }),
  monto_hipoteca: fc.constantFrom({ gte: 20 }, { lt: 300 }),
  precio_compraventa: fc.constantFrom({ gte: 20 }, { lt: 300 }),
};
const WORD_FILTERS = {
  edificio: fc.constantFrom('torre', 'banco', 'edif'),
  acreedor: fc.constantFrom('banco', 'caja', 'inventado'),
};
const someOf = (all: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc
    .tuple(...Object.entries(all).map(([name, value]) => fc.option(value.map((one) => [name, one] as const))))
    .map((given) => Object.fromEntries(given.filter((one) => one !== null)));
const filters = someOf({ ...FILTERS, ...WORD_FILTERS });
const sorts = fc.record({
  field: fc.constantFrom('fecha_inscripcion', 'monto_hipoteca', 'precio_compraventa'),
  dir: fc.constantFrom('asc', 'desc'),
});

describe('the way to learn that filters exclude each other or the order', () => {
  /** Of 100,000 properties, by the estimated records for each clause. */
  function probe(filters: SearchBody['filters'], field: string, records: readonly number[]) {
    const surface = surfaceOf('real-estate');
    const query = parseSearch('real-estate', { filters, sort: [{ field }] });
    const counted = estimateStatement(surface, query, 1)?.counted ?? [];
    expect(counted).toHaveLength(records.length + 1);
    const estimates = counted.map((one, at) => ({ ...one, records: [100_000, ...records][at] ?? 0, width: 300 }));
    const along = planProbe(surface, query, estimates, 'keyed');
    return along === null || along === 'both' ? along : along.name;
  }

  it('is the index of the narrow one, if it holds everything that is compared', () => {
    expect(probe({ monto_hipoteca: { gte: 9 } }, 'precio_compraventa', [5_000])).toBe('monto_hipoteca');
    const filters = { monto_hipoteca: { gte: 9 }, fecha_inscripcion: { lte: '2020-01-01' } };
    expect(probe(filters, 'precio_compraventa', [50_000, 5_000])).not.toBeNull();
  });

  it('is none if all are wide, or if the walk has a window because words are compared', () => {
    expect(probe({ monto_hipoteca: { gte: 9 } }, 'precio_compraventa', [50_000])).toBeNull();
    expect(probe({ monto_hipoteca: { gte: 9 } }, 'monto_hipoteca', [5_000])).toBeNull();
    expect(
      probe({ monto_hipoteca: { gte: 9 }, edificio: 'torre' }, 'precio_compraventa', [5_000, 90_000, 90_000]),
    ).toBeNull();
  });
});

describe('every way to find all matches', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    await storeRecords(database.pool, properties);
  });
  afterAll(() => database.drop());

  const SURFACE: SurfaceName = 'real-estate';
  const surface = surfaceOf(SURFACE);

  /** All ways for a query: by each clause that an index serves, and in the order of each index for sorting. */
  function waysOf(query: ReturnType<typeof parseSearch>): Access[] {
    return branchesOf(surface, query, new Parameters()).flatMap(({ part, clauses }) => {
      const byOne = [...clauses.keys()].filter((at) => ['value', 'words', 'index'].includes(clauses[at]?.kind ?? ''));
      const orders = surface.fields.filter((field) => isOrdered(part, field));
      const within = (order: (typeof orders)[number]) =>
        [...clauses.entries()].flatMap(([at, clause]) => (isWithin(surface, part, order, clause) ? [at] : []));
      return [
        ...byOne.map((at) => ({ foundBy: [at], order: null, checks: 10_000 })),
        ...orders.map((order) => ({ foundBy: within(order), order, checks: 10_000 })),
      ];
    });
  }

  it('finds the same number, page and facets, or says that there may be more', async () => {
    await fc.assert(
      fc.asyncProperty(filters, sorts, fc.integer({ min: 1, max: 60 }), async (given, sort, most) => {
        const query = parseSearch(SURFACE, { filters: given, sort: [sort], facets: ['tipo'], limit: 50 });
        const read = { position: null, wanted: 51, limit: null, most: 1_000, minimumChecks: 1 };
        const all = await readWhole(database.pool, query, { ...read, access: null });
        for (const way of waysOf(query)) {
          const access = new Map([[0, way]]);
          expect(await readWhole(database.pool, query, { ...read, access })).toEqual(all);
          const few = await readWhole(database.pool, query, {
            ...read,
            access: new Map([[0, { ...way, checks: most }]]),
          });
          if (!few.cut) expect(few).toEqual(all);
          const later = { phase: 'keyed', position: null, wanted: 51, only: [0] } as const;
          const sorted = await readSorted(database.pool, query, { ...later, access });
          expect(sorted).toEqual(await readSorted(database.pool, query, { ...later, access: null }));
        }
      }),
      { numRuns: 30, seed: 20261128 },
    );
  });

  it('finds few matches along the index of any field, or says that there are more', async () => {
    const phases = fc.constantFrom('keyed', 'null');
    await fc.assert(
      fc.asyncProperty(
        someOf(FILTERS),
        sorts,
        phases,
        fc.integer({ min: 1, max: 50 }),
        async (given, sort, phase, most) => {
          const query = parseSearch(SURFACE, { filters: given, sort: [sort], limit: 50 });
          const later = { phase, position: null, wanted: 51 } as const;
          const sorted = await readSorted(database.pool, query, { ...later, only: [0], access: null });
          for (const order of surface.fields.filter((field) => isOrdered(surface.parts[0], field))) {
            const few = await readFew(database.pool, query, { ...later, along: order, most });
            expect(few).toEqual(sorted.length > most ? null : sorted);
          }
        },
      ),
      { numRuns: 60, seed: 20261128 },
    );
  });

  it('never reads all matches along the index of the order, which may end far behind the last of them', async () => {
    const query = parseSearch(SURFACE, { filters: { entity_id: 'pa_own_7' }, sort: [{ field: 'fecha_inscripcion' }] });
    const later = { phase: 'keyed', position: null, wanted: 51, only: [0], access: new Map() } as const;
    const statement = sortStatement(surface, query, later);
    const rows = await inTransaction(database.pool, async (client) => {
      await client.query('set local enable_sort = off; set local enable_seqscan = off');
      return (await client.query<{ 'QUERY PLAN': string }>(`explain ${statement?.text ?? ''}`, statement?.values)).rows;
    });
    expect(JSON.stringify(rows)).not.toContain('fecha_inscripcion_order');
    expect(JSON.stringify(rows)).toContain('entity_pk');
  });
});
