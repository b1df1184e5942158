import { parseSearch, surfaceOf } from '@entity-registry/domain';
import type { SearchBody } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { storeRecords } from '../../test/surface-records.js';
import type { StoredRecord } from '../../test/surface-records.js';
import { estimateStatement, planProbe } from './access.js';
import { probeStatement, wholeStatement } from './statements.js';
import type { Statement } from './branches.js';
import { SurfaceSearch } from './surface-search.js';
import type { SurfaceCursor, SurfaceSearchOptions } from './surface-search.js';

/*
 * Deeds are mortgages or sales, and a few are both. Filters on fields of one kind with the order or the filters of the other find those few, in
 * every way that the engine has: compared with a plain sort in this process.
 */
const WAYS: readonly [string, SurfaceSearchOptions][] = [
  ['all at once', {}],
  ['along an index', { most: 0 }],
  ['in a window that is too small, then all of them', { most: 0, window: 3 }],
];

interface Deed {
  readonly pk: number;
  readonly mortgage: { readonly monto: number | null; readonly acreedor: string | null } | null;
  readonly sale: { readonly precio: number | null; readonly vendedor: string | null } | null;
}

const AMOUNTS = [20, null, 120_000, 9, 20];
const BANKS = ['Banco Inventado', null, 'Caja Ficticia'];
const SELLERS = ['Maderas Ficticias', 'Inversiones Supuestas', null];

const deeds: readonly Deed[] = Array.from({ length: 240 }, (_, at) => {
  const pick = <Value>(values: readonly Value[], prime: number) => values[(at * prime) % values.length] ?? null;
  const mortgage = { monto: pick(AMOUNTS, 7), acreedor: pick(BANKS, 5) };
  const sale = { precio: pick(AMOUNTS, 3), vendedor: pick(SELLERS, 7) };
  const isBoth = at % 8 === 0;
  return { pk: 1 + at, mortgage: isBoth || at % 3 === 1 ? mortgage : null, sale: isBoth || at % 3 === 2 ? sale : null };
});

const records = deeds.map(({ pk, mortgage, sale }): StoredRecord => ({
  ...{ level: 'real_estate_deeds', tag: 'real_estate_deeds', pk },
  payload: { nombre: 'INSCRIPCIÓN', hipoteca: mortgage, compraventa: sale },
}));

interface Question {
  readonly monto: number | null;
  readonly acreedor: 'banco' | 'caja' | null;
  readonly vendedor: 'maderas' | null;
  readonly sort: 'monto_hipoteca' | 'precio_compraventa';
  readonly dir: 'asc' | 'desc';
  readonly limit: number;
}

const questions: fc.Arbitrary<Question> = fc.record({
  monto: fc.constantFrom(20, null),
  acreedor: fc.constantFrom('banco', 'caja', null),
  vendedor: fc.constantFrom('maderas', null),
  sort: fc.constantFrom('monto_hipoteca', 'precio_compraventa'),
  dir: fc.constantFrom('asc', 'desc'),
  limit: fc.integer({ min: 1, max: 50 }),
});

function filtersOf({ monto, acreedor, vendedor }: Partial<Question>): SearchBody['filters'] {
  return {
    ...(monto && { monto_hipoteca: { gte: monto } }),
    ...(acreedor && { acreedor }),
    ...(vendedor && { vendedor }),
  };
}

const hasWord = (text: string | null | undefined, word: string) => text?.toLowerCase().split(' ').includes(word);

function expected({ monto, acreedor, vendedor, sort, dir }: Question): string[] {
  const sign = dir === 'asc' ? 1 : -1;
  const keyOf = ({ mortgage, sale }: Deed) => (sort === 'monto_hipoteca' ? mortgage?.monto : sale?.precio) ?? null;
  return deeds
    .filter(({ mortgage }) => monto === null || (mortgage?.monto ?? 0) >= monto)
    .filter(({ mortgage }) => acreedor === null || hasWord(mortgage?.acreedor, acreedor))
    .filter(({ sale }) => vendedor === null || hasWord(sale?.vendedor, vendedor))
    .toSorted((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)];
      if (a === b) return sign * (one.pk - other.pk);
      if (a === null || b === null) return a === null ? 1 : -1;
      return sign * (a - b);
    })
    .map(({ pk }) => `pa_relemento_${pk}`);
}

describe('fields of two members of which hardly any record has both', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    await storeRecords(database.pool, records);
    await database.pool.query('analyze record_real_estate_deeds');
  });
  afterAll(() => database.drop());

  it.each(WAYS)('are searched and sorted with each other, read %s', async (_way, options) => {
    const search = new SurfaceSearch(database.pool, options);
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const { sort: field, dir, limit } = question;
        const query = parseSearch('real-estate-deeds', {
          ...{ filters: filtersOf(question), sort: [{ field, dir }], limit },
        });
        const found: unknown[] = [];
        let cursor: SurfaceCursor | null = null;
        do {
          const page = await search.search(query, cursor);
          found.push(...page.results.map((result) => result['id']));
          cursor = page.next;
        } while (cursor !== null);
        expect(found).toEqual(expected(question));
      }),
      { numRuns: 60, seed: 20261129 },
    );
  });

  const surface = surfaceOf('real-estate-deeds');

  async function indexesOf(statement: Statement | undefined): Promise<string[]> {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local enable_sort = off; set local enable_seqscan = off');
      const { rows } = await client.query<{ plan: string }>({
        text: `explain ${statement?.text ?? ''}`,
        values: statement?.values ?? [],
      });
      return [...new Set(JSON.stringify(rows).match(/record_real_estate_deeds_\w+/g) ?? [])];
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('exclude each other by an index of the few records that have both', async () => {
    const filters = filtersOf({ acreedor: 'banco' });
    const query = parseSearch('real-estate-deeds', { filters, sort: [{ field: 'precio_compraventa' }] });
    const counted = estimateStatement(surface, query, 1)?.counted ?? [];
    const estimates = counted.map((one) => ({ ...one, records: 1_000, width: 300 }));
    expect(planProbe(surface, query, estimates, 'keyed')).toBe('both');
    // The records without a price are ordered by their key.
    expect(planProbe(surface, query, estimates, 'null')).toBeNull();
    const later = { phase: 'keyed', position: null, wanted: 51 } as const;
    expect(await indexesOf(probeStatement(surface, query, { ...later, along: 'both', most: 500 }))).toEqual([
      'record_real_estate_deeds_both_search',
    ]);
  });

  it('exclude each other as filters, too', async () => {
    const query = parseSearch('real-estate-deeds', { filters: filtersOf({ acreedor: 'banco', vendedor: 'maderas' }) });
    const counted = estimateStatement(surface, query, 2)?.counted ?? [];
    const both = counted.find(({ branch, place }) => place === branch.clauses.length - 1);
    const access = new Map([[0, { foundBy: [both?.place ?? -1], order: null, checks: 1_000 }]]);
    const read = { position: null, wanted: 51, limit: 1_000, most: 1_000, minimumChecks: 1 };
    expect(await indexesOf(wholeStatement(surface, query, { ...read, access }))).toEqual([
      'record_real_estate_deeds_both_search',
    ]);
  });
});
