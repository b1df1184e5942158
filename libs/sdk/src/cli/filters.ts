import type { SurfaceSchema } from '../index.js';
import { usageError } from './exit.js';
import { lookup } from './lookup.js';

const OPERATORS = {
  '>=': 'gte',
  '<=': 'lte',
  '!=': 'not',
  '^=': 'prefix',
  '=': 'eq',
  '>': 'gt',
  '<': 'lt',
} as const;

type Operator = (typeof OPERATORS)[keyof typeof OPERATORS];
type Value = string | number | boolean;
type FieldType = SurfaceSchema['filters'][number]['type'];

interface Term {
  readonly field: string;
  readonly operator: Operator;
  readonly text: string;
}

/**
 * The `filters` of a search from `--filter` options: `field=value`, and `!=`, `>=`, `<=`, `>`, `<` and `^=` (begins with).
 * Several values of one field with `=` are any of them. `types` are those of the fields; unknown fields are left to the
 * service, which lists the known ones. Throws a usage failure that names the filter.
 */
export function filtersOf(
  filterTexts: readonly string[],
  types: ReadonlyMap<string, FieldType>,
): Record<string, unknown> {
  const filters = new Map<string, unknown>();
  for (const [field, terms] of groupTerms(filterTexts.map(termOf))) {
    const type = types.get(field);
    const conditions: Record<string, unknown> = {};
    for (const [operator, texts] of terms) {
      const values = texts.map((text) => valueOf(field, type, text));
      const several = operator === 'eq' ? 'in' : operator;
      if (values.length > 1 && several !== 'in' && several !== 'not') {
        throw usageError(`--filter: ${field} has this operator more than once.`);
      }
      conditions[values.length > 1 ? several : operator] = values.length > 1 ? values : values[0];
    }
    // A bare value is matched by the field's type: as a whole, or by its words.
    filters.set(field, Object.keys(conditions).length === 1 && 'eq' in conditions ? conditions['eq'] : conditions);
  }
  return Object.fromEntries(filters);
}

function termOf(text: string): Term {
  const [, field = '', sign = '', value = ''] = /^([^=<>!^]+)(>=|<=|!=|\^=|=|>|<)([\s\S]*)$/.exec(text) ?? [];
  const operator = lookup(OPERATORS, sign);
  if (operator === undefined || field.trim() === '' || value === '') {
    throw usageError(
      `--filter: "${text}" is not in the form field=value, such as procedencia=CHINA or 'fecha>=2025-01-01'.`,
    );
  }
  return { field: field.trim(), operator, text: value };
}

function groupTerms(terms: readonly Term[]): Map<string, Map<Operator, string[]>> {
  const fields = new Map<string, Map<Operator, string[]>>();
  for (const { field, operator, text } of terms) {
    const operators = fields.get(field) ?? new Map<Operator, string[]>();
    operators.set(operator, [...(operators.get(operator) ?? []), text]);
    fields.set(field, operators);
  }
  return fields;
}

function valueOf(field: string, type: FieldType | undefined, text: string): Value {
  if (type === 'number') {
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw usageError(`--filter: ${field} must be a number, not "${text}".`);
    return Number(text);
  }
  if (type === 'boolean') {
    if (text !== 'true' && text !== 'false')
      throw usageError(`--filter: ${field} must be true or false, not "${text}".`);
    return text === 'true';
  }
  return text;
}

/** `field` or `field:desc` as one member of `sort`. */
export function sortOf(text: string): { field: string; dir: 'asc' | 'desc' } {
  const [field = '', dir = 'asc', ...more] = text.split(':');
  if (field === '' || more.length > 0 || (dir !== 'asc' && dir !== 'desc')) {
    throw usageError(`--sort: "${text}" is not a field with an optional direction, such as fecha:desc.`);
  }
  return { field, dir };
}
