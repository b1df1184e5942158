import { parseTypedId } from '../ids/typed-id.js';
import type { IdType } from '../ids/typed-id.js';
import { DEFAULT_JURISDICTION } from '../jurisdictions/jurisdictions.js';
import { isCalendarDay } from './calendar-day.js';
import { SEARCH_LIMITS } from './limits.js';
import { throwInvalidSearch } from './invalid-search.js';
import { OPERATORS, valuesOf } from './surface.js';
import type { Operator, SurfaceField } from './surface.js';
import { lengthOf, queryWords } from './words.js';

/** One side of a range: numbers as decimal text, days as YYYY-MM-DD. */
export interface Bound {
  readonly value: string;
  readonly inclusive: boolean;
}

/** One condition of a filter, in the form that the engine runs; all conditions of a search must hold. */
export type Condition = { readonly field: SurfaceField } & (
  | { readonly is: 'one of' | 'none of'; readonly values: readonly string[] }
  | { readonly is: 'beginning'; readonly value: string }
  | { readonly is: 'with words'; readonly words: readonly string[] }
  | { readonly is: 'between'; readonly from: Bound | null; readonly to: Bound | null }
  | { readonly is: 'flag'; readonly value: boolean }
  /** Keys of entities or properties; `type` is that of the id. */
  | { readonly is: 'key'; readonly keys: readonly { readonly type: IdType; readonly pk: bigint }[] }
);

/** The conditions of one filter. Throws `invalid_search_query` naming field, expected type and an example. */
export function conditionOf(field: SurfaceField, value: unknown): Condition[] {
  const place = `filters.${field.name}`;
  switch (field.type) {
    case 'keyword':
      return keywordConditions(field, value, place);
    case 'text':
      return [textCondition(field, value, place)];
    case 'date':
      return [{ field, is: 'between', ...range(field, value, place, dayOf) }];
    case 'number':
      return [{ field, is: 'between', ...range(field, value, place, numberOf) }];
    case 'boolean':
      return [flagCondition(field, value, place)];
    case 'entity':
      return [keyCondition(field, value, place, ['own'])];
    case 'property':
      return [keyCondition(field, value, place, ['finca', 'ph'])];
  }
}

/** Describes what a filter on the field accepts, with an example of each form. */
const EXPECTED: Readonly<Record<SurfaceField['type'], (example: string) => string>> = {
  keyword: (one) => `a text, a list of texts, or an object such as {"in":[${one}]}`,
  text: (one) => `a text or an object such as {"contains":${one}}`,
  date: (one) => `a day (YYYY-MM-DD) or a range such as {"gte":${one}}`,
  number: (one) => `a number or a range such as {"gte":${one}}`,
  boolean: () => 'true or false',
  entity: (one) => `an id or a list of ids such as [${one}]`,
  property: (one) => `an id or a list of ids such as [${one}]`,
};

function throwInvalidValue(field: SurfaceField, place: string): never {
  return throwInvalidSearch(`${place} must be ${EXPECTED[field.type](JSON.stringify(field.example))}`);
}

/** The operators of a filter that is an object; undefined for a bare value. Throws for one that the type doesn't support. */
function operatorsOf(field: SurfaceField, value: unknown, place: string): [Operator, unknown][] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const known = OPERATORS[field.type];
  const given = Object.entries(value as Record<string, unknown>);
  // A filter on ids has one id or a list of ids, never both.
  const most = field.type === 'entity' || field.type === 'property' ? 1 : known.length;
  if (given.length === 0 || given.length > most) throwInvalidValue(field, place);
  const operators = given.map(([name, operand]): [Operator, unknown] => {
    const operator = known.find((one) => one === name);
    if (operator === undefined) throwInvalidSearch(`${place} has no operator ${name}: it takes ${known.join(', ')}`);
    return [operator, operand];
  });
  // In one order, so that equivalent searches are identical.
  return operators.toSorted(([one], [other]) => known.indexOf(one) - known.indexOf(other));
}

function keywordConditions(field: SurfaceField, value: unknown, place: string): Condition[] {
  const operators = operatorsOf(field, value, place) ?? [[Array.isArray(value) ? 'in' : 'eq', value]];
  return operators.map(([operator, operand]) => {
    if (operator === 'in') return { field, is: 'one of', values: textsOf(field, operand, place) };
    if (operator === 'not') {
      const values = Array.isArray(operand) ? textsOf(field, operand, place) : [knownText(field, operand, place)];
      return { field, is: 'none of', values };
    }
    if (operator === 'prefix') return { field, is: 'beginning', value: textOf(field, operand, place) };
    return { field, is: 'one of', values: [knownText(field, operand, place)] };
  });
}

function textOf(field: SurfaceField, value: unknown, place: string): string {
  if (typeof value !== 'string') throwInvalidValue(field, place);
  if (value === '' || lengthOf(value) > SEARCH_LIMITS.text) {
    throwInvalidSearch(`${place} must have 1 to ${SEARCH_LIMITS.text} characters`);
  }
  // Stored texts are composed, too.
  return value.normalize('NFC');
}

/** A value of the field, checked against the known values if there are any. */
function knownText(field: SurfaceField, value: unknown, place: string): string {
  const text = textOf(field, value, place);
  const values = valuesOf(field);
  if (values !== undefined && !values.includes(text))
    throwInvalidSearch(`${place} must be one of ${values.join(', ')}`);
  return text;
}

function textsOf(field: SurfaceField, value: unknown, place: string): string[] {
  return listOf(field, value, place).map((one) => knownText(field, one, place));
}

function listOf(field: SurfaceField, value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throwInvalidValue(field, place);
  if (value.length === 0 || value.length > SEARCH_LIMITS.listValues) {
    throwInvalidSearch(`${place} must list 1 to ${SEARCH_LIMITS.listValues} values`);
  }
  return value;
}

function textCondition(field: SurfaceField, value: unknown, place: string): Condition {
  const text = operatorsOf(field, value, place)?.[0]?.[1] ?? value;
  if (typeof text !== 'string') throwInvalidValue(field, place);
  return { field, is: 'with words', words: queryWords(place, text) };
}

type Read = (field: SurfaceField, value: unknown, place: string) => string;

function range(
  field: SurfaceField,
  value: unknown,
  place: string,
  read: Read,
): { readonly from: Bound | null; readonly to: Bound | null } {
  const operators = operatorsOf(field, value, place) ?? [['eq', value]];
  const bounds: { from: Bound | null; to: Bound | null } = { from: null, to: null };
  const put = (side: 'from' | 'to', bound: Bound) => {
    if (bounds[side] !== null) throwInvalidSearch(`${place} must name each end of the range once`);
    bounds[side] = bound;
  };
  for (const [operator, operand] of operators) {
    const bound = { value: read(field, operand, place), inclusive: operator !== 'gt' && operator !== 'lt' };
    if (operator !== 'lt' && operator !== 'lte') put('from', bound);
    if (operator !== 'gt' && operator !== 'gte') put('to', bound);
  }
  return bounds;
}

function dayOf(field: SurfaceField, value: unknown, place: string): string {
  return typeof value === 'string' && isCalendarDay(value) ? value : throwInvalidValue(field, place);
}

function numberOf(field: SurfaceField, value: unknown, place: string): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) throwInvalidValue(field, place);
  return String(value);
}

function flagCondition(field: SurfaceField, value: unknown, place: string): Condition {
  const flag = operatorsOf(field, value, place)?.[0]?.[1] ?? value;
  return typeof flag === 'boolean' ? { field, is: 'flag', value: flag } : throwInvalidValue(field, place);
}

function keyCondition(field: SurfaceField, value: unknown, place: string, types: readonly IdType[]): Condition {
  const [operator, operand] = operatorsOf(field, value, place)?.[0] ?? [Array.isArray(value) ? 'in' : 'eq', value];
  const given = operator === 'in' ? listOf(field, operand, place) : [operand];
  return { field, is: 'key', keys: given.map((id) => keyOf(field, id, place, types)) };
}

function keyOf(field: SurfaceField, id: unknown, place: string, types: readonly IdType[]) {
  if (typeof id !== 'string') throwInvalidValue(field, place);
  const parsed = parseIdOrThrow(field, id, place);
  if (!types.includes(parsed.type) || parsed.jurisdiction !== DEFAULT_JURISDICTION) throwInvalidValue(field, place);
  return { type: parsed.type, pk: parsed.pk };
}

function parseIdOrThrow(field: SurfaceField, id: string, place: string) {
  try {
    return parseTypedId(id);
  } catch {
    return throwInvalidValue(field, place);
  }
}
