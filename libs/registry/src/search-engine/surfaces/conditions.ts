import { foldKeyword } from '@entity-registry/domain';
import type { Condition, SortKey, SurfaceField, SurfaceQuery } from '@entity-registry/domain';
import type { Position } from '../../surfaces/keyset.js';
import { comparedMember, wordsMember } from '../documents/surface-documents.js';

/** A clause of the engine's query language. */
export type Clause = object;

/** The terms of each word of a query: the same that the words of records were split into. */
export type WordTerms = (word: string) => readonly string[];

/** Shorter prefixes match too many words, in both engines. */
const SHORTEST_BEGINNING = 3;
const PROPERTY_TAGS: Readonly<Record<string, string>> = { finca: 'fincas', ph: 'propiedades' };

const NOTHING: Clause = { match_none: {} };
const not = (clause: Clause): Clause => ({ bool: { must_not: clause } });
const some = (clauses: readonly Clause[]): Clause => ({ bool: { should: clauses, minimum_should_match: 1 } });
const every = (clauses: readonly Clause[]): Clause => ({ bool: { filter: clauses } });

/** The condition for records that a search finds. A part that doesn't have a field has no value of it in its documents. */
export function matchClause({ conditions, words }: SurfaceQuery, terms: WordTerms): Clause {
  const clauses = [...conditions.flatMap((condition) => conditionClauses(condition, terms))];
  for (const word of words) clauses.push(...wordClauses('words', word, { terms, beginnings: false }));
  return { bool: { filter: clauses, must_not: { term: { gone: true } } } };
}

function conditionClauses(condition: Condition, terms: WordTerms): Clause[] {
  const member = comparedMember(condition.field);
  switch (condition.is) {
    case 'one of':
      return [{ terms: { [member]: condition.values.map(folded(condition.field)) } }];
    case 'none of':
      return [not({ terms: { [member]: condition.values.map(folded(condition.field)) } })];
    case 'beginning':
      return [{ prefix: { [member]: folded(condition.field)(condition.value) } }];
    case 'with words':
      // As in PostgreSQL, a word must also be among the words of the whole record, which is cut at some length.
      return condition.words.flatMap((word) =>
        ['words', wordsMember(condition.field)].flatMap((place) =>
          wordClauses(place, word, { terms, beginnings: true }),
        ),
      );
    case 'between':
      return [rangeClause(condition, member)];
    case 'flag':
      return [{ term: { [member]: condition.value } }];
    case 'key':
      return [{ terms: { [member]: keysOf(condition) } }];
  }
}

const folded =
  ({ exactCase }: SurfaceField) =>
  (text: string): string =>
    exactCase ? text : foldKeyword(text);

function keysOf({ field, keys }: Extract<Condition, { is: 'key' }>): string[] {
  return keys.map(({ type, pk }) => (field.type === 'entity' ? String(pk) : `${PROPERTY_TAGS[type] ?? ''}:${pk}`));
}

function wordClauses(
  member: string,
  word: string,
  { terms, beginnings }: { readonly terms: WordTerms; readonly beginnings: boolean },
): Clause[] {
  const found = terms(word);
  if (found.length === 0) return [NOTHING];
  const kind = beginnings && word.length >= SHORTEST_BEGINNING ? 'prefix' : 'term';
  return found.map((term) => ({ [kind]: { [member]: term } }));
}

function rangeClause({ field, from, to }: Extract<Condition, { is: 'between' }>, member: string): Clause {
  const value = (text: string) => (field.type === 'number' ? Number(text) : text);
  const bounds = {
    ...(from && { [from.inclusive ? 'gte' : 'gt']: value(from.value) }),
    ...(to && { [to.inclusive ? 'lte' : 'lt']: value(to.value) }),
  };
  return { range: { [member]: bounds } };
}

/** The order: the sort keys, nulls last, then the record's key in the direction of the first, then the part. */
export function sortClauses(sort: SurfaceQuery['sort']): Clause[] {
  const direction = (descending: boolean) => (descending ? 'desc' : 'asc');
  const keys = sort.map(({ field, descending }) => ({
    [comparedMember(field)]: { order: direction(descending), missing: '_last' },
  }));
  return [...keys, { pk: { order: direction(sort[0].descending) } }, { part: { order: 'asc' } }];
}

/**
 * The condition for records after a position in that order. Written out, because the engine's own `search_after` can't begin at a
 * number that is missing.
 */
export function afterClause(sort: SurfaceQuery['sort'], { keys, pk, part }: Position): Clause {
  const beyond = sort[0].descending ? 'lt' : 'gt';
  const equal = sort.map((key, at) => equalClause(key, keys[at] ?? null));
  const later = sort.map((key, at) => every([...equal.slice(0, at), laterClause(key, keys[at] ?? null)]));
  const samePk = every([...equal, { term: { pk } }, { range: { part: { gt: part } } }]);
  return some([...later, every([...equal, { range: { pk: { [beyond]: pk } } }]), samePk]);
}

function keyValue({ field }: SortKey, held: string): string | number {
  return field.type === 'number' ? Number(held) : held;
}

function equalClause(key: SortKey, held: string | null): Clause {
  const member = comparedMember(key.field);
  return held === null ? not({ exists: { field: member } }) : { term: { [member]: keyValue(key, held) } };
}

/** Later in the order of one key; nulls are last in both directions. */
function laterClause(key: SortKey, held: string | null): Clause {
  if (held === null) return NOTHING;
  const member = comparedMember(key.field);
  const range = { range: { [member]: { [key.descending ? 'lt' : 'gt']: keyValue(key, held) } } };
  return some([range, not({ exists: { field: member } })]);
}
