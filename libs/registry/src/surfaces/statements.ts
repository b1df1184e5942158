import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import type { SurfaceDefinition, SurfacePart, SurfaceQuery } from '@entity-registry/domain';
import { afterSql, keysOf, orderSql } from './keyset.js';
import type { Phase, Position } from './keyset.js';
import type { Access, AccessPlan, Along } from './access.js';
import { branchesOf, isWithin } from './branches.js';
import type { Statement } from './branches.js';
import { bothSql, comparedSql, hasField, rawSql, tableOf } from './values.js';
import { Parameters, whereSql } from './where.js';
import type { Clause } from './where.js';

/** Maximum number of values of a facet. */
export const FACET_VALUES = 20;

const columns = ({ sort }: SurfaceQuery): string[] => sort.map((_, at) => `k${at}`);

export interface WholeRead {
  readonly position: Position | null;
  readonly wanted: number;
  /** Maximum number of records that are counted and sorted, and one more; null: all. */
  readonly limit: number | null;
  /** Maximum number of records that facets count. */
  readonly most: number;
  /** How matches are found in each part; null: by all clauses at once. */
  readonly access: AccessPlan['parts'] | null;
  /** Minimum number of records to check in each part, if there are so many. */
  readonly minimumChecks: number;
}

/**
 * Finds all matches: their number (`found`), whether there may be more beyond the records that were checked (`cut`), their
 * facets, and the first `wanted` of them after `position`. Undefined if no part can have matches.
 */
export function wholeStatement(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
  whole: WholeRead,
): Statement | undefined {
  const { position, wanted, limit, most, access, minimumChecks } = whole;
  const limited = limit === null ? '' : `limit ${limit + 1}`;
  const parameters = new Parameters();
  const branches = branchesOf(surface, query, parameters);
  if (branches.length === 0) return undefined;
  const reads = branches.map((branch) => {
    const { part, index, clauses } = branch;
    const keys = keysOf(query.sort, part).map(({ sql }, at) => `${sql} as k${at}`);
    const facets = query.facets.map(
      (field, at) => `${hasField(part, field) ? rawSql(part, field) : 'null::text'} as f${at}`,
    );
    // The position is compared here, where the expressions of the part are known.
    const after = position === null ? 'true' : wholeAfterSql(query, part, index, position, parameters);
    const values = [`${index} as part`, 'pk', ...keys, ...facets, `(${after}) as later`].join(', ');
    const from = `from ${tableOf(part)} where`;
    const way = access?.get(index);
    const { found, rest } = splitClauses(clauses, way);
    const order = way?.order ? `order by ${comparedSql(part, way.order)}, pk` : '';
    const matching = `${from} ${whereSql(part, found)} ${order}`;
    if (way === undefined || rest === '') {
      return `(select ${values}, true as matches, false as is_end ${matching} ${limited})`;
    }
    // The last record to check tells that there may be more matches after it.
    const checks = Math.max(minimumChecks, way.checks);
    const records = `select *, row_number() over (${order}) = ${checks} as is_end ${matching} limit ${checks}`;
    // The offset keeps PostgreSQL from comparing a match twice, for the condition and for the result.
    const compared = `select *, (${rest}) as matches from (${records}) c offset 0`;
    return `(select ${values}, matches, is_end from (${compared}) r where is_end or matches ${limited})`;
  });
  const order = `hits.k0 is null, ${orderSql(
    query.sort,
    // Qualified, because a bare name would refer to the output column and sort its text.
    columns(query).map((column) => `hits.${column}`),
  )}, part`;
  const page = `(select part, pk::text as record, ${texts(query)} from hits where later order by ${order} limit ${wanted})`;
  const facets = query.facets.map(
    (_, at) => `(select coalesce(json_agg(json_build_array(value, count)), '[]') from (
       select f${at} as value, count(*) as count from (select f${at} from hits limit ${most}) h where f${at} is not null
        group by 1 order by 2 desc, 1 limit ${FACET_VALUES}) v)`,
  );
  return {
    text: `with checked as materialized (select * from (${reads.join(' union all ')}) u ${limited}),
                hits as (select * from checked where matches)
           select (select count(*) from hits) as found,
                  exists (select from checked where is_end) as cut,
                  (select coalesce(json_agg(p), '[]') from ${page} p) as page,
                  json_build_array(${facets.join(', ')}) as facets`,
    values: parameters.values,
  };
}

/** The clauses that are checked record by record. */
function recordByRecord(clauses: readonly Clause[]): string {
  return clauses.flatMap(({ kind, sql }) => (kind === 'index' || kind === 'present' ? [] : [sql])).join(' and ');
}

function wholeAfterSql(
  query: SurfaceQuery,
  part: SurfacePart,
  index: number,
  position: Position,
  parameters: Parameters,
): string {
  const keys = keysOf(query.sort, part);
  const first = keys[0]?.sql ?? 'null';
  const after = afterSql(position, keys, index, parameters);
  if (position.keys[0] === null) return `${first} is null and ${after}`;
  return `${first} is null or ${after}`;
}

const texts = ({ sort }: SurfaceQuery): string => sort.map((_, at) => `k${at}::text as k${at}`).join(', ');

/** The records after a position in the order of the sort key. */
export interface Later {
  readonly phase: Phase;
  readonly position: Position | null;
  readonly wanted: number;
}

export interface IndexWalk extends Later {
  /** Maximum index entries checked in each part, whether or not they match. */
  readonly window: number;
}

/**
 * The records after `position` in the order of the sort key's index, the first `wanted` of each part. The last entry of a window is returned
 * even if it doesn't match (`matches`), as `is_end`: without it, the part has no further entries. Undefined if no part can have matches.
 */
export function walkStatement(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
  { window, ...later }: IndexWalk,
): Statement | undefined {
  const parameters = new Parameters();
  const branches = branchesOf(surface, query, parameters);
  const reads = branches.map(({ part, index, clauses }) => {
    const { bounds, selected, order } = sortedSql(query, part, index, later, parameters);
    const inner = clauses.filter((clause) => isWithin(surface, part, query.sort[0].field, clause));
    const outer = recordByRecord(clauses.filter((clause) => !inner.includes(clause)));
    const from = `from ${tableOf(part)} where ${whereSql(part, [...inner, ...bounds])} order by ${order}`;
    const shown = `${index} as part, pk, ${columns(query).join(', ')}`;
    if (outer === '') {
      return `(select ${shown}, true as matches, false as is_end from (select pk, ${selected} ${from} limit ${later.wanted}) w)`;
    }
    // Numbered in their order, so that they are read one by one, and not all before the first one is checked.
    const numbered = `row_number() over (order by ${order}) = ${window} as is_end`;
    return `(select ${shown}, (${outer}) as matches, is_end
               from (select *, ${selected}, ${numbered} ${from} limit ${window}) w
              where is_end or (${outer}) order by ${orderSql(query.sort, columns(query))} limit ${later.wanted})`;
  });
  return laterStatement(query, parameters, reads, later.wanted);
}

export interface Sorting extends Later {
  /** The indexes of the parts to read. */
  readonly only: readonly number[];
  /** How matches are found in each part; null: by all clauses at once. */
  readonly access: AccessPlan['parts'];
}

/** As `walkStatement`, but by reading and sorting all matches of some parts. */
export function sortStatement(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
  { only, access, ...later }: Sorting,
): Statement | undefined {
  const parameters = new Parameters();
  const branches = branchesOf(surface, query, parameters, (index) => only.includes(index));
  const reads = branches.map(({ part, index, clauses }) => {
    const { bounds, selected, order } = sortedSql(query, part, index, later, parameters);
    const { found, rest } = splitClauses(clauses, access?.get(index));
    const shown = `select ${index} as part, pk, ${selected}, true as matches, false as is_end`;
    const ordered = `order by ${order} limit ${later.wanted}`;
    if (access === null) {
      return `(${shown} from ${tableOf(part)} where ${whereSql(part, [...found, ...bounds])} ${ordered})`;
    }
    // The offset keeps the planner from reading the index of the order instead, perhaps to its end.
    const records = `select * from ${tableOf(part)} where ${whereSql(part, found)} offset 0`;
    const compared = rest === '' ? bounds : [rest, ...bounds];
    return `(${shown} from (${records}) r where ${compared.join(' and ')} ${ordered})`;
  });
  return laterStatement(query, parameters, reads, later.wanted);
}

export interface Probe extends Later {
  /** The index by which matches are found. */
  readonly along: Along;
  /** Maximum number of matches that are read. If there are more, each row is marked as `is_end`. */
  readonly most: number;
}

/** As `sortStatement`, by one index, and only for few matches. */
export function probeStatement(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
  { along, most, ...later }: Probe,
): Statement | undefined {
  const parameters = new Parameters();
  const reads = branchesOf(surface, query, parameters).map(({ part, index, clauses }) => {
    const { bounds, selected, order } = sortedSql(query, part, index, later, parameters);
    const both = part.exclusive && along === 'both' ? [bothSql(part.exclusive)] : [];
    const first = along === 'both' ? '' : `${comparedSql(part, along)}, `;
    const records = `select * from ${tableOf(part)} where ${whereSql(part, [...clauses, ...both, ...bounds])}
                      order by ${first}pk limit ${most + 1}`;
    return `(select ${index} as part, pk, ${selected}, true as matches, count(*) over () > ${most} as is_end
               from (${records}) r order by ${order} limit ${later.wanted})`;
  });
  return laterStatement(query, parameters, reads, later.wanted);
}

/** The conditions, sort keys and order of the records of a part after a position. */
function sortedSql(query: SurfaceQuery, part: SurfacePart, index: number, later: Later, parameters: Parameters) {
  const { phase, position } = later;
  const keys = keysOf(query.sort, part);
  return {
    bounds: [
      `(${keys[0]?.sql ?? 'null'}) is ${phase === 'null' ? '' : 'not '}null`,
      ...(position === null ? [] : [afterSql(position, keys, index, parameters)]),
    ],
    selected: keys.map(({ sql }, at) => `${sql} as k${at}`).join(', '),
    order: orderSql(
      query.sort,
      keys.map(({ sql }) => sql),
    ),
  };
}

/** The first records of all parts in one order. */
function laterStatement(
  query: SurfaceQuery,
  parameters: Parameters,
  reads: readonly string[],
  wanted: number,
): Statement | undefined {
  if (reads.length === 0) return undefined;
  // Besides the matches, the end of each window.
  const limit = wanted + reads.length;
  const order = orderSql(
    query.sort,
    columns(query).map((column) => `u.${column}`),
  );
  return {
    text: `select part, pk::text as record, ${texts(query)}, matches, is_end
             from (${reads.join(' union all ')}) u order by ${order}, part limit ${limit}`,
    values: parameters.values,
  };
}

/** The clauses by which an access finds records, and the condition that is checked record by record; without one, all find them. */
function splitClauses(clauses: readonly Clause[], access: Access | undefined) {
  const found = clauses.filter(({ kind }, place) => access?.foundBy.includes(place) ?? kind !== 'present');
  return { found, rest: recordByRecord(clauses.filter((clause) => !found.includes(clause))) };
}

/** The records themselves, by part and key. */
export function rowsStatement(surface: SurfaceDefinition, keys: ReadonlyMap<number, readonly string[]>): Statement {
  const parameters = new Parameters();
  const jurisdiction = parameters.add(DEFAULT_JURISDICTION, 'text');
  const reads = [...keys].map(([index, pks]) => {
    const part = surface.parts[index];
    if (part === undefined) throw new Error(`no part ${index}`);
    return `select ${index} as part, pk, tag, entity_pk, payload, source, item_date, fetched_at from ${tableOf(part)}
             where level = '${part.level}' and jurisdiction = ${jurisdiction} and pk = any(${parameters.add(pks, 'bigint[]')})`;
  });
  return { text: reads.join(' union all '), values: parameters.values };
}
