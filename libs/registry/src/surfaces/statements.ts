import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import type { SurfaceDefinition, SurfacePart, SurfaceQuery } from '@entity-registry/domain';
import { afterSql, keysOf, orderSql } from './keyset.js';
import type { Position } from './keyset.js';
import { carriesSort } from './indexes.js';
import { branchesOf } from './branches.js';
import type { Leads, Statement } from './branches.js';
import { hasField, rawSql, tableOf } from './values.js';
import { Parameters, whereSql } from './where.js';
import type { Clause } from './where.js';

/** Maximum number of values of a facet. */
export const FACET_VALUES = 20;

/** Whether the first sort key of the requested records has a value or is null. Records with a value come first. */
export type Phase = 'keyed' | 'null';

const columns = ({ sort }: SurfaceQuery): string[] => sort.map((_, at) => `k${at}`);

export interface WholeRead {
  readonly position: Position | null;
  readonly wanted: number;
  /** Maximum number of records that are counted and sorted. */
  readonly most: number;
  /** Maximum records checked per leading clause of a part; null: no limit, and every clause may use an index. */
  readonly window: { readonly records: number; readonly leads: Leads } | null;
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
  const { position, wanted, most, window } = whole;
  const parameters = new Parameters();
  const branches = branchesOf(surface, query, parameters);
  if (branches.length === 0) return undefined;
  const cuts: string[] = [];
  const hits = branches.map((branch) => {
    const { part, index, clauses } = branch;
    const keys = keysOf(query.sort, part).map(({ sql }, at) => `${sql} as k${at}`);
    const facets = query.facets.map(
      (field, at) => `${hasField(part, field) ? rawSql(part, field) : 'null::text'} as f${at}`,
    );
    // The position is compared here, where the expressions of the part are known.
    const after = position === null ? 'true' : wholeAfterSql(query, part, index, position, parameters);
    const values = [`${index} as part`, 'pk', ...keys, ...facets, `(${after}) as later`].join(', ');
    const lead = window === null ? undefined : clauses[window.leads.get(index)?.place ?? 0];
    const outer = recordByRecord(clauses.filter((clause) => clause !== lead));
    const table = tableOf(part);
    if (window === null || lead === undefined || outer === '') {
      return `(select ${values} from ${table} where ${whereSql(part, clauses)} limit ${most + 1})`;
    }
    const led = `from ${table} where ${whereSql(part, [lead])}`;
    cuts.push(`(select count(*) from (select 1 ${led} limit ${window.records + 1}) l) > ${window.records}`);
    return `(select ${values} from (select * ${led} limit ${window.records}) r where ${outer} limit ${most + 1})`;
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
  // Only checks whether there may be more if not enough matches were found.
  const cut =
    cuts.length === 0 ? 'false' : `case when (select count(*) from hits) <= ${most} then ${cuts.join(' or ')} end`;
  return {
    text: `with hits as materialized (${hits.join(' union all ')})
           select (select count(*) from hits) as found,
                  coalesce(${cut}, false) as cut,
                  (select coalesce(json_agg(p), '[]') from ${page} p) as page,
                  json_build_array(${facets.join(', ')}) as facets`,
    values: parameters.values,
  };
}

/** The clauses that are checked record by record. */
function recordByRecord(clauses: readonly Clause[]): string {
  return clauses.flatMap(({ kind, sql }) => (kind === 'index' ? [] : [sql])).join(' and ');
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

export interface IndexWalk {
  readonly phase: Phase;
  readonly position: Position | null;
  readonly wanted: number;
  /** Maximum index entries checked in each part, whether or not they match; null: as many as needed. */
  readonly window: number | null;
  /** The indexes of the parts to read; all if absent. */
  readonly only?: readonly number[];
}

/**
 * The records after `position` in the order of the sort key's index, the first `wanted` of each part. `windowed`: the parts
 * that may have more matches after the last one returned. Undefined if no part can have matches.
 */
export function walkStatement(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
  walk: IndexWalk,
): (Statement & { readonly windowed: readonly number[] }) | undefined {
  const { phase, position, wanted, window, only } = walk;
  const parameters = new Parameters();
  const branches = branchesOf(surface, query, parameters, (index) => only?.includes(index) ?? true);
  if (branches.length === 0) return undefined;
  const order = orderSql(query.sort, columns(query));
  const windowed: number[] = [];
  const walks = branches.map(({ part, index, clauses }) => {
    const keys = keysOf(query.sort, part);
    const first = keys[0]?.sql ?? 'null';
    const inner = window === null ? clauses : clauses.filter((clause) => isServed(query, surface, clause));
    const outer = recordByRecord(clauses.filter((clause) => !inner.includes(clause)));
    if (outer !== '') windowed.push(index);
    const bounds = [
      `(${first}) is ${phase === 'null' ? '' : 'not '}null`,
      ...(position === null ? [] : [afterSql(position, keys, index, parameters)]),
    ];
    const selected = keys.map(({ sql }, at) => `${sql} as k${at}`).join(', ');
    const innerOrder = orderSql(
      query.sort,
      keys.map(({ sql }) => sql),
    );
    return `(select ${index} as part, pk, ${columns(query).join(', ')} from (
        select *, ${selected} from ${tableOf(part)} where ${whereSql(part, [...inner, ...bounds])}
         order by ${innerOrder} limit ${outer === '' ? wanted : (window ?? wanted)}) w
      ${outer === '' ? '' : `where ${outer}`}
      order by ${order} limit ${wanted})`;
  });
  const overall = orderSql(
    query.sort,
    columns(query).map((column) => `u.${column}`),
  );
  return {
    text: `select part, pk::text as record, ${texts(query)} from (${walks.join(' union all ')}) u order by ${overall}, part`,
    values: parameters.values,
    windowed,
  };
}

/**
 * Whether the walked index also serves the clause: a bound of the sort key, or a fixed value whose index includes that
 * key.
 */
function isServed({ sort }: SurfaceQuery, surface: SurfaceDefinition, clause: Clause): boolean {
  const [{ field }] = sort;
  if (clause.field === field.name) return true;
  const fixed = surface.fields.find(({ name }) => name === clause.field);
  return clause.fixes && fixed !== undefined && carriesSort(fixed) && field.name === surface.defaultSort;
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
