import { surfaceOf } from '@entity-registry/domain';
import type { SurfaceDefinition, SurfaceQuery } from '@entity-registry/domain';
import type pg from 'pg';
import type { Position } from './keyset.js';
import { toResult } from './result.js';
import type { RecordRow, SurfaceResult } from './result.js';
import { rowsStatement, walkStatement, wholeStatement } from './statements.js';
import type { Statement } from './statements.js';

/** A count that is exact, or what there is at least. */
export interface SurfaceTotal {
  readonly count: number;
  readonly relation: 'eq' | 'gte';
}

/** Where the next page begins, and what is known of the whole. */
export interface SurfaceCursor extends Position {
  readonly total: SurfaceTotal;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface SurfacePage {
  readonly results: readonly SurfaceResult[];
  readonly total: SurfaceTotal;
  /** By the name of the facet, most frequent values first. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Whether facets count everything that is found, or a part of it. */
  readonly facetsRelation: SurfaceTotal['relation'];
  /** Null: this is the last page. */
  readonly next: SurfaceCursor | null;
}

export interface SurfaceSearchOptions {
  /** Records up to which everything found is read, counted and sorted; beyond them the index of the sort key is walked. */
  most?: number;
  /** Entries of that index looked at before the database is left to find another way. */
  window?: number;
  statementTimeoutMs?: number;
}

const DEFAULTS = { most: 5_000, window: 20_000, statementTimeoutMs: 3_000 } as const;

interface Key {
  readonly part: number;
  readonly pk: string;
  readonly keys: readonly (string | null)[];
}

/** What the statement for everything found says. */
interface Whole {
  readonly found: number;
  readonly page: readonly Key[];
  readonly facets: readonly (readonly (readonly [string, number])[])[];
}

/** Search of records by the filters of a surface. */
export class SurfaceSearch {
  private readonly options: Required<SurfaceSearchOptions>;

  constructor(
    private readonly pool: pg.Pool,
    options: SurfaceSearchOptions = {},
  ) {
    this.options = { ...DEFAULTS, ...options };
  }

  /**
   * One page of what a search finds, after `cursor`. All of it is read from one state of the database. Rejects as the
   * database does when that takes too long.
   */
  async search(query: SurfaceQuery, cursor: SurfaceCursor | null): Promise<SurfacePage> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(
        `begin isolation level repeatable read, read only; set local jit = off;
         set local max_parallel_workers_per_gather = 0;
         set local statement_timeout = ${this.options.statementTimeoutMs}`,
      );
      const page = await this.page(client, query, cursor);
      await client.query('commit');
      return page;
    } catch (error) {
      await client.query('rollback').catch((fault: unknown) => {
        broken = fault instanceof Error ? fault : new Error(String(fault));
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  private async page(client: pg.PoolClient, query: SurfaceQuery, cursor: SurfaceCursor | null): Promise<SurfacePage> {
    const surface = surfaceOf(query.surface);
    const { most } = this.options;
    const wanted = query.limit + 1;
    // That there is more than is counted was found out on the first page.
    const isLarge = cursor?.total.relation === 'gte';
    const whole = isLarge && query.facets.length === 0 ? null : await this.whole(client, query, cursor, wanted);
    const large = isLarge || (whole !== null && whole.found > most);
    const keys = large || whole === null ? await this.walk(client, query, cursor, wanted) : whole.page;
    const total: SurfaceTotal =
      cursor?.total ?? (large ? { count: most, relation: 'gte' } : { count: whole?.found ?? 0, relation: 'eq' });
    const shown = keys.slice(0, query.limit);
    const last = keys.length > query.limit ? shown.at(-1) : undefined;
    return {
      results: await readResults(client, surface, shown),
      total,
      facets: facetCounts(query, whole),
      facetsRelation: large ? 'gte' : 'eq',
      next: last === undefined ? null : { ...last, total },
    };
  }

  private async whole(
    client: pg.PoolClient,
    query: SurfaceQuery,
    position: Position | null,
    wanted: number,
  ): Promise<Whole> {
    const statement = wholeStatement(surfaceOf(query.surface), query, { position, wanted, most: this.options.most });
    if (statement === undefined) return { found: 0, page: [], facets: query.facets.map(() => []) };
    const { rows } = await client.query<{ found: bigint; page: Record<string, unknown>[]; facets: Whole['facets'] }>(
      statement.text,
      statement.values,
    );
    const [row] = rows;
    return {
      found: Number(row?.found ?? 0),
      page: (row?.page ?? []).map((key) => toKey(key, query)),
      facets: row?.facets ?? [],
    };
  }

  /** In the order of the sort key's index: first what has the key, then what has none. */
  private async walk(
    client: pg.PoolClient,
    query: SurfaceQuery,
    position: Position | null,
    wanted: number,
  ): Promise<readonly Key[]> {
    // Sorting everything is what must not happen; both come back with the transaction.
    await client.query('set local enable_sort = off; set local enable_seqscan = off');
    const keyed = position?.keys[0] === null ? [] : await this.keyed(client, query, position, wanted);
    if (keyed.length >= wanted || isBounded(query)) return keyed;
    const rest = wanted - keyed.length;
    const after = position?.keys[0] === null ? position : null;
    return [
      ...keyed,
      ...(await this.keys(client, query, { phase: 'null', position: after, wanted: rest, window: null })),
    ];
  }

  private async keyed(
    client: pg.PoolClient,
    query: SurfaceQuery,
    position: Position | null,
    wanted: number,
  ): Promise<readonly Key[]> {
    const near = await this.keys(client, query, { phase: 'keyed', position, wanted, window: this.options.window });
    if (near.length >= wanted) return near;
    await client.query('set local enable_sort = on; set local enable_seqscan = on');
    return this.keys(client, query, { phase: 'keyed', position, wanted, window: null });
  }

  private async keys(
    client: pg.PoolClient,
    query: SurfaceQuery,
    options: Parameters<typeof walkStatement>[2],
  ): Promise<readonly Key[]> {
    const statement = walkStatement(surfaceOf(query.surface), query, options);
    if (statement === undefined) return [];
    const { rows } = await client.query<Record<string, unknown>>(statement.text, statement.values);
    return rows.map((row) => toKey(row, query));
  }
}

/** A condition on the first sort key leaves nothing that has none. */
function isBounded({ conditions, sort: [{ field: first }] }: SurfaceQuery): boolean {
  return conditions.some(({ field, is }) => field.name === first.name && is !== 'none of');
}

function toKey(row: Record<string, unknown>, { sort }: SurfaceQuery): Key {
  return {
    part: Number(row['part']),
    pk: String(row['pk']),
    keys: sort.map((_, at) => (row[`k${at}`] ?? null) as string | null),
  };
}

function facetCounts({ facets }: SurfaceQuery, whole: Whole | null): SurfacePage['facets'] {
  return Object.fromEntries(
    facets.map(({ facet, name }, at) => [
      facet ?? name,
      (whole?.facets[at] ?? []).map(([value, count]) => ({ value, count })),
    ]),
  );
}

async function readResults(
  client: pg.PoolClient,
  surface: SurfaceDefinition,
  keys: readonly Key[],
): Promise<readonly SurfaceResult[]> {
  if (keys.length === 0) return [];
  const wanted = new Map<number, string[]>();
  for (const { part, pk } of keys) wanted.set(part, [...(wanted.get(part) ?? []), pk]);
  const { text, values }: Statement = rowsStatement(surface, wanted);
  const { rows } = await client.query<RecordRow>(text, values);
  const byKey = new Map(rows.map((row) => [`${row.part}:${String(row.pk)}`, row]));
  return keys.flatMap(({ part, pk }) => {
    const row = byKey.get(`${part}:${pk}`);
    return row === undefined ? [] : [toResult(surface, row)];
  });
}
