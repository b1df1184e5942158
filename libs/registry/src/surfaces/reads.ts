import { lookup, surfaceOf } from '@entity-registry/domain';
import type { Fact, SurfaceDefinition, SurfaceQuery } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { estimateStatement } from './access.js';
import type { Estimate } from './access.js';
import { toFact, toResult } from './result.js';
import type { RecordRow, SurfaceResult } from './result.js';
import type { Statement } from './branches.js';
import { probeStatement, rowsStatement, sortStatement, walkStatement, wholeStatement } from './statements.js';
import type { IndexWalk, Probe, Sorting, WholeRead } from './statements.js';

/** A matching record: its part, its key and its sort keys. */
export interface Key {
  readonly part: number;
  readonly pk: string;
  readonly keys: readonly (string | null)[];
}

/** The matches: their number, one page of them, and their facets. */
export interface FoundKeys {
  readonly found: number;
  readonly page: readonly Key[];
  readonly facets: readonly (readonly (readonly [string, number])[])[];
}

/** How many records the planner expects for each clause; none if no part has at least `least` clauses. */
export async function readEstimates(client: Queryable, query: SurfaceQuery, least = 2): Promise<readonly Estimate[]> {
  const statement = estimateStatement(surfaceOf(query.surface), query, least);
  if (statement === undefined) return [];
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(statement.text, statement.values);
  const counts = rows[0]?.['QUERY PLAN'][0].Plan.Plans ?? [];
  return statement.counted.map((one, at) => ({
    ...one,
    records: counts[at]?.['Plan Rows'] ?? 0,
    width: counts[at]?.['Plan Width'] ?? 0,
  }));
}

/** The parts of an explained plan that are used. */
interface Plan {
  readonly 'Plan Rows': number;
  readonly 'Plan Width': number;
  readonly Plans?: readonly Plan[];
}

/** All matches. `cut`: there may be more beyond the records that were checked. */
export async function readWhole(
  client: Queryable,
  query: SurfaceQuery,
  whole: WholeRead,
): Promise<FoundKeys & { readonly cut: boolean }> {
  const statement = wholeStatement(surfaceOf(query.surface), query, whole);
  if (statement === undefined) return { cut: false, found: 0, page: [], facets: query.facets.map(() => []) };
  const { rows } = await client.query<
    Record<'found', bigint> & {
      cut: boolean;
      page: Record<string, unknown>[];
      facets: FoundKeys['facets'];
    }
  >(statement.text, statement.values);
  const [row] = rows;
  if (row === undefined) throw new Error('the aggregate query returned no row');
  const { found, cut, page, facets } = row;
  return { cut, found: Number(found), page: page.map((key) => toKey(key, query)), facets };
}

/**
 * The first matches of a walk, in order. `cut`: the parts whose window ended before as many as wanted were found, so that there may be
 * more of their matches after the end, before the matches of other parts.
 */
export async function readWindow(
  client: Queryable,
  query: SurfaceQuery,
  walk: IndexWalk,
): Promise<{ readonly keys: readonly Key[]; readonly cut: readonly number[] }> {
  const keys: Key[] = [];
  const cut: number[] = [];
  for (const row of await readLater(client, walkStatement(surfaceOf(query.surface), query, walk))) {
    if (keys.length === walk.wanted) break;
    if (row.matches) keys.push(toKey(row, query));
    if (row.is_end && keys.length < walk.wanted) cut.push(Number(row.part));
  }
  return { keys, cut };
}

/** The first of all matches of some parts, sorted. */
export async function readSorted(client: Queryable, query: SurfaceQuery, sorting: Sorting): Promise<readonly Key[]> {
  const rows = await readLater(client, sortStatement(surfaceOf(query.surface), query, sorting));
  return rows.map((row) => toKey(row, query));
}

/** The first matches, sorted, if there are at most `most`; otherwise null. */
export async function readFew(client: Queryable, query: SurfaceQuery, probe: Probe): Promise<readonly Key[] | null> {
  const rows = await readLater(client, probeStatement(surfaceOf(query.surface), query, probe));
  return rows.some((row) => row.is_end) ? null : rows.map((row) => toKey(row, query));
}

interface LaterRow extends Record<string, unknown> {
  readonly part: unknown;
  readonly matches: boolean;
  readonly is_end: boolean;
}

async function readLater(client: Queryable, statement: Statement | undefined): Promise<readonly LaterRow[]> {
  if (statement === undefined) return [];
  return (await client.query<LaterRow>(statement.text, statement.values)).rows;
}

/** The order of one phase, in a surface of several parts: those only sort by dates, whose text sorts chronologically. */
export function inOrderOf({ sort: [{ descending }] }: SurfaceQuery): (a: Key, b: Key) => number {
  const sign = descending ? -1 : 1;
  return (a, b) => {
    const [one, other] = [a.keys[0] ?? '', b.keys[0] ?? ''];
    if (one !== other) return one < other ? -sign : sign;
    return Number(BigInt(a.pk) - BigInt(b.pk)) * sign || a.part - b.part;
  };
}

/** Records as they are shown, and the facts that they disclose. */
export interface ShownRecords {
  readonly results: readonly SurfaceResult[];
  readonly facts: readonly Fact[];
}

/** The records as they are shown, in the order of their keys. */
export async function readResults(
  client: Queryable,
  surface: SurfaceDefinition,
  keys: readonly Key[],
): Promise<ShownRecords> {
  if (keys.length === 0) return { results: [], facts: [] };
  const wanted = new Map<number, string[]>();
  for (const { part, pk } of keys) wanted.set(part, [...(wanted.get(part) ?? []), pk]);
  const { text, values } = rowsStatement(surface, wanted);
  const { rows } = await client.query<RecordRow>(text, values);
  const byKey = new Map(rows.map((row) => [`${row.part}:${String(row.pk)}`, row]));
  const shown = keys.flatMap(({ part, pk }) => byKey.get(`${part}:${pk}`) ?? []);
  return { results: shown.map((row) => toResult(surface, row)), facts: shown.map((row) => toFact(surface, row)) };
}

function toKey(row: Record<string, unknown>, { sort }: SurfaceQuery): Key {
  return {
    part: Number(row['part']),
    pk: String(row['record']),
    keys: sort.map((_, at) => (lookup(row, `k${at}`) ?? null) as string | null),
  };
}
