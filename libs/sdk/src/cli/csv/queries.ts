import { JURISDICTIONS } from '../../generated/constants.js';
import { FIELDS } from './mapping.js';
import type { Field, Mapping } from './mapping.js';

/** The query of one row of the file. */
export type RowQuery = Readonly<Partial<Record<Field, string>>>;

/** Why a row can't be sent: its result is `invalid`, and it is neither sent nor paid. */
export interface RowError {
  readonly field: Field;
  readonly message: string;
}

/** A row of the file: its query, or why it can't be sent. */
export type ParsedRow =
  { readonly query: RowQuery; readonly error: null } | { readonly query: null; readonly error: RowError };

// The limits of the resolve call: one row that exceeds them would cause the whole call to be refused.
const MAX_LENGTHS: Readonly<Partial<Record<Field, number>>> = { name: 300, ruc: 64, cedula: 64 };
/** Characters that the resolve call refuses: all control characters except tabs and line ends. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const TYPES = ['Organization', 'NaturalPerson'] as const;

/** Values for rows whose own cell is blank. */
export type Defaults = Readonly<Partial<Record<'jurisdiction' | 'type', string>>>;

/** The query of a row, by the mapping of the columns. Blank cells are ignored. */
export function parseRow(row: readonly string[], mapping: Mapping, defaults: Defaults): ParsedRow {
  const query: Partial<Record<Field, string>> = { ...defaults };
  for (const field of FIELDS) {
    const at = mapping[field];
    const text = at === undefined ? '' : (row[at] ?? '').trim();
    if (text !== '') query[field] = text;
  }
  if (query.type !== undefined) query.type = known(TYPES, query.type) ?? query.type;
  if (query.jurisdiction !== undefined)
    query.jurisdiction = known(JURISDICTIONS, query.jurisdiction) ?? query.jurisdiction;
  const error = rowErrorOf(query);
  return error === null ? { query, error } : { query: null, error };
}

function rowErrorOf(query: RowQuery): RowError | null {
  if (query.name === undefined && query.ruc === undefined && query.cedula === undefined) {
    return { field: 'name', message: 'name, ruc and cedula are blank' };
  }
  for (const field of FIELDS) {
    if (CONTROL.test(query[field] ?? '')) return { field, message: `${field} has control characters` };
    const longest = MAX_LENGTHS[field];
    if (longest !== undefined && (query[field]?.length ?? 0) > longest) {
      return { field, message: `${field} is longer than ${String(longest)} characters` };
    }
  }
  if (query.type !== undefined && !(TYPES as readonly string[]).includes(query.type)) {
    return { field: 'type', message: `type "${query.type}" is neither ${TYPES.join(' nor ')}` };
  }
  if (query.jurisdiction !== undefined && !(JURISDICTIONS as readonly string[]).includes(query.jurisdiction)) {
    return {
      field: 'jurisdiction',
      message: `jurisdiction "${query.jurisdiction}" is not one of ${JURISDICTIONS.join(', ')}`,
    };
  }
  return null;
}

function known(values: readonly string[], text: string): string | undefined {
  return values.find((value) => value.toLowerCase() === text.toLowerCase());
}
