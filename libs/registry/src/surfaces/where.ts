import { DEFAULT_JURISDICTION, foldKeyword } from '@entity-registry/domain';
import type { Condition, SurfaceField, SurfacePart, SurfaceQuery } from '@entity-registry/domain';
import { hasPresence } from './indexes.js';
import {
  bothForSql,
  comparedAs,
  comparedSql,
  documentSql,
  hasField,
  originOf,
  presenceSql,
  scopeOf,
  wordsSql,
} from './values.js';

/** The parameters of a statement, in the order of their numbers. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  add(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }

  /** The result of `write`. If it is null, removes the values that it added, because a statement can't have unused ones. */
  unlessNull<Result>(write: () => Result | null): Result | null {
    const before = this.values.length;
    const result = write();
    if (result === null) this.values.length = before;
    return result;
  }
}

/** A condition in SQL. `field` is null for the words of `q`. */
export interface Clause {
  readonly field: string | null;
  readonly sql: string;
  /**
   * `value`: the field's value is compared. `tag` and `excludes`: the same, but other clauses must find the records, because no index starts
   * with the tag, or can find all values but one. `words`: words are extracted from each checked record, or found in an index. `index`: an
   * index serves it, and a narrower clause follows. `record`: no index serves it. `present`: implied by another clause, and only useful where
   * an index has it.
   */
  readonly kind: 'value' | 'tag' | 'excludes' | 'words' | 'index' | 'record' | 'present';
}

/**
 * The conditions on the records of a part, in addition to its scope. Null if no record can match, because the part doesn't
 * have the field or has another constant value for it.
 */
export function clausesOf(query: SurfaceQuery, part: SurfacePart, parameters: Parameters): Clause[] | null {
  return parameters.unlessNull(() => writeClauses(query, part, parameters));
}

function writeClauses(query: SurfaceQuery, part: SurfacePart, parameters: Parameters): Clause[] | null {
  const clauses: Clause[] = [];
  for (const condition of query.conditions) {
    if (!hasField(part, condition.field)) {
      // A record without the field has none of the excluded values.
      if (condition.is === 'none of') continue;
      return null;
    }
    const field = condition.field.name;
    if (condition.is === 'with words') {
      clauses.push(...wordsClauses(condition, part, parameters));
      continue;
    }
    const sql = clauseSql(condition, part, parameters);
    if (sql === 'false') return null;
    if (sql === 'true') continue;
    clauses.push({ field, sql, kind: kindOf(condition, part) });
  }
  if (query.words.length > 0) {
    const sql = `${documentSql(part)} @@ ${wordQuery(query.words, false, parameters)}`;
    clauses.push({ field: null, sql, kind: 'words' });
  }
  const both = bothForSql(part, fieldsWithValue(query));
  // Implied by the others, with an index that hardly any record is in.
  if (both !== null) clauses.push({ field: null, sql: `(${both})`, kind: 'value' });
  return clauses;
}

/** The fields in which every match has a value. */
export function fieldsWithValue({ conditions }: SurfaceQuery): readonly SurfaceField[] {
  return conditions.flatMap(({ field, is }) => (is === 'none of' ? [] : [field]));
}

function kindOf(condition: Condition, part: SurfacePart): Clause['kind'] {
  if (originOf(part, condition.field).from === 'tag') return 'tag';
  return condition.is === 'none of' ? 'excludes' : 'value';
}

/** Scope and clauses as one condition. */
export function whereSql(part: SurfacePart, clauses: readonly (Clause | string)[]): string {
  return [scopeOf(part), ...clauses.map((clause) => (typeof clause === 'string' ? clause : clause.sql))].join(' and ');
}

function clauseSql(
  condition: Exclude<Condition, { is: 'with words' }>,
  part: SurfacePart,
  parameters: Parameters,
): string {
  const { field } = condition;
  const origin = originOf(part, field);
  if (origin.from === 'tag') return tagClause(condition, part);
  const value = comparedSql(part, field);
  switch (condition.is) {
    case 'one of':
    case 'none of': {
      const folded = condition.values.map((text) => (field.exactCase ? text : foldKeyword(text)));
      const wanted = folded.length === 1 ? parameters.add(folded[0], 'text') : parameters.add(folded, 'text[]');
      const equal = folded.length === 1 ? `${value} = ${wanted}` : `${value} = any(${wanted})`;
      return condition.is === 'one of' ? `(${equal})` : `(${equal}) is not true`;
    }
    case 'beginning': {
      const start = field.exactCase ? condition.value : foldKeyword(condition.value);
      // The last Unicode character ends the range of values with this prefix.
      return `(${value} >= ${parameters.add(start, 'text')} and ${value} < ${parameters.add(`${start}\u{10ffff}`, 'text')})`;
    }
    case 'between':
      return rangeClause(condition, value, comparedAs(part, field), parameters);
    case 'flag':
      return condition.value ? `(${value})` : `not (${value})`;
    case 'key':
      return keyClause(condition, value, parameters);
  }
}

/** The condition on a field that the tag determines: it is evaluated without reading records. */
function tagClause(condition: Condition, part: SurfacePart): string {
  const origin = originOf(part, condition.field);
  if (
    origin.from !== 'tag' ||
    (condition.is !== 'one of' && condition.is !== 'none of' && condition.is !== 'beginning')
  ) {
    throw new Error(`the constant ${condition.field.name} does not support '${condition.is}'`);
  }
  const tags = Object.keys(part.tags) as (keyof typeof origin.values)[];
  const holds = tags.filter((tag) => {
    const constant = origin.values[tag] ?? '';
    if (condition.is === 'beginning') return constant.startsWith(foldKeyword(condition.value));
    return condition.values.some((text) => foldKeyword(text) === constant) === (condition.is === 'one of');
  });
  if (holds.length === 0) return 'false';
  return holds.length === tags.length ? 'true' : `tag in (${holds.map((tag) => `'${tag}'`).join(', ')})`;
}

function wordsClauses(
  { field, words }: Extract<Condition, { is: 'with words' }>,
  part: SurfacePart,
  parameters: Parameters,
): readonly Clause[] {
  const origin = originOf(part, field);
  if (origin.from !== 'payload') throw new Error(`${field.name} has no words`);
  const query = wordQuery(words, true, parameters);
  const own = wordsSql(origin.path);
  const whole = documentSql(part);
  const about = { field: field.name };
  const present: Clause[] = hasPresence(part, field)
    ? [{ ...about, sql: presenceSql(part, field), kind: 'present' }]
    : [];
  if (own === whole) return [{ ...about, sql: `${own} @@ ${query}`, kind: 'words' }, ...present];
  // The index has the words of all fields together.
  return [
    { ...about, sql: `${whole} @@ ${query}`, kind: 'index' },
    { ...about, sql: `${own} @@ ${query}`, kind: 'record' },
    ...present,
  ];
}

/** Shorter prefixes match too many words to be looked up. */
const SHORTEST_BEGINNING = 3;

/**
 * A query for the parser that also extracted the words of the records. The words are letters and digits, without
 * operators.
 */
function wordQuery(words: readonly string[], beginnings: boolean, parameters: Parameters): string {
  const text = words
    .map((word) => `'${word}'${beginnings && word.length >= SHORTEST_BEGINNING ? ':*' : ''}`)
    .join(' & ');
  return `to_tsquery('pg_catalog.simple', ${parameters.add(text, 'text')})`;
}

function rangeClause(
  { from, to }: Extract<Condition, { is: 'between' }>,
  value: string,
  type: string,
  parameters: Parameters,
): string {
  if (from !== null && to !== null && from.value === to.value && from.inclusive && to.inclusive) {
    return `${value} = ${parameters.add(from.value, type)}`;
  }
  const bounds = [
    ...(from === null ? [] : [`${value} ${from.inclusive ? '>=' : '>'} ${parameters.add(from.value, type)}`]),
    ...(to === null ? [] : [`${value} ${to.inclusive ? '<=' : '<'} ${parameters.add(to.value, type)}`]),
  ];
  return `(${bounds.join(' and ')})`;
}

const PROPERTY_TAGS: Readonly<Record<string, string>> = { finca: 'fincas', ph: 'propiedades' };

function keyClause({ field, keys }: Extract<Condition, { is: 'key' }>, value: string, parameters: Parameters): string {
  if (field.type === 'entity') {
    const pks = keys.map(({ pk }) => pk.toString());
    const wanted = pks.length === 1 ? parameters.add(pks[0], 'bigint') : `any(${parameters.add(pks, 'bigint[]')})`;
    // The entity index begins with the jurisdiction.
    return `(jurisdiction = ${parameters.add(DEFAULT_JURISDICTION, 'text')} and ${value} = ${wanted})`;
  }
  const each = keys.map(({ type, pk }) => {
    const tag = parameters.add(PROPERTY_TAGS[type], 'text');
    return `(${value} = ${parameters.add(pk.toString(), 'numeric')} and payload ->> 'propiedad_tag' = ${tag})`;
  });
  return `(${each.join(' or ')})`;
}
