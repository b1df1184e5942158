import type { SortKey, SurfacePart } from '@entity-registry/domain';
import { comparedAs, comparedSql, hasField } from './values.js';
import type { Parameters } from './where.js';

/** The end of a page: the sort key values as compared, and the record. */
export interface Position {
  readonly keys: readonly (string | null)[];
  readonly pk: string;
  /** Index of the record's part in the surface. */
  readonly part: number;
}

/** Whether the first sort key of the requested records has a value or is null. Records with a value come first. */
export type Phase = 'keyed' | 'null';

/** One sort key within one part. */
interface Key {
  readonly sql: string;
  readonly type: string;
  readonly descending: boolean;
}

/** The sort keys in SQL. If the part doesn't have the field, the key is null. */
export function keysOf(sort: readonly SortKey[], part: SurfacePart): readonly Key[] {
  return sort.map(({ field, descending }) => {
    const type = comparedAs(part, field);
    return { sql: hasField(part, field) ? comparedSql(part, field) : `null::${type}`, type, descending };
  });
}

/** `order by` over the columns k0, k1, ... of one phase. Ties are ordered by the record's key, then by the part. */
export function orderSql(sort: readonly SortKey[], columns: readonly string[]): string {
  const [first] = sort;
  const pk = first?.descending ? 'pk desc' : 'pk asc';
  // Within a phase, the first key is either always or never null, so its index serves both directions.
  const keys = sort.map(({ descending }, at) => {
    const direction = descending ? 'desc' : 'asc';
    return `${columns[at] ?? ''} ${direction}${at === 0 ? '' : ' nulls last'}`;
  });
  return [...keys, pk].join(', ');
}

/** The condition for records after a position, within the phase of its first key (null or not), in one part. */
export function afterSql(position: Position, keys: readonly Key[], partIndex: number, parameters: Parameters): string {
  const descending = keys[0]?.descending ?? false;
  const sign = descending ? '<' : '>';
  // Records with the same key as the position are ordered by part.
  const pkSign = partIndex > position.part ? `${sign}=` : sign;
  const pk = parameters.add(position.pk, 'bigint');
  const [first, ...rest] = keys;
  if (first === undefined) throw new Error('the search has no sort key');
  const held = position.keys.map((value, at) =>
    value === null ? null : parameters.add(value, keys[at]?.type ?? 'text'),
  );
  const start = held[0] ?? null;
  if (rest.length === 0) {
    // A single row comparison is one range of the index.
    return start === null ? `pk ${pkSign} ${pk}` : `(${first.sql}, pk) ${pkSign} (${start}, ${pk})`;
  }
  const branches = keys.map((key, at) => {
    const equal = keys.slice(0, at).map((one, place) => equalSql(one, held[place] ?? null));
    return [...equal, laterSql(key, held[at] ?? null)].join(' and ');
  });
  const same = keys.map((one, place) => equalSql(one, held[place] ?? null)).join(' and ');
  const bound = start === null ? '' : `${first.sql} ${sign}= ${start} and `;
  return `${bound}(${[...branches, `${same} and pk ${pkSign} ${pk}`].map((branch) => `(${branch})`).join(' or ')})`;
}

function equalSql({ sql }: Key, held: string | null): string {
  return held === null ? `${sql} is null` : `${sql} = ${held}`;
}

/** The condition for being later in the order of one key. Nulls are last in both directions. */
function laterSql({ sql, descending }: Key, held: string | null): string {
  return held === null ? 'false' : `(${sql} ${descending ? '<' : '>'} ${held} or ${sql} is null)`;
}
