import type { ScreenBody } from '../../index.js';
import { bytesOf } from '../batch/input.js';
import { sha256 } from '../batch/purchase.js';
import { describeFields, mapFields, placesOf } from '../csv/column-map.js';
import type { ColumnMap, ColumnSpec } from '../csv/column-map.js';
import { readCsv } from '../csv/read-csv.js';
import type { CsvFile } from '../csv/read-csv.js';
import { usageError } from '../exit.js';

const FIELDS = [
  ...(['reference', 'name', 'aliases', 'type', 'birth_date', 'nationalities'] as const),
  ...(['cedula', 'ruc', 'passport', 'country', 'entity_id'] as const),
] as const;
type Field = (typeof FIELDS)[number];

const COLUMNS: ColumnSpec<Field> = {
  fields: FIELDS,
  titles: new Map<Field, readonly string[]>([
    ['reference', ['reference', 'referencia', 'id']],
    ['name', ['name', 'nombre']],
    ['aliases', ['aliases', 'alias']],
    ['type', ['type', 'tipo']],
    ['birth_date', ['birth_date', 'fecha_nacimiento']],
    ['nationalities', ['nationalities', 'nationality', 'nacionalidad', 'nacionalidades']],
    ['cedula', ['cedula']],
    ['ruc', ['ruc']],
    ['passport', ['passport', 'pasaporte']],
    ['country', ['country', 'pais']],
    ['entity_id', ['entity_id']],
  ]),
  needed: ['name', 'entity_id'],
};
const NUMBERS = ['cedula', 'ruc', 'passport'] as const;

export type Subject = ScreenBody['subjects'][number];

/** A subject and its row in the file, counted from 0. */
export interface SubjectRow {
  readonly row: number;
  readonly subject: Subject;
}

/** A row of the file: its subject, or why it can't be sent. */
export type ParsedSubject =
  | { readonly subject: Subject; readonly error: null }
  | { readonly subject: null; readonly error: { readonly message: string } };

/** The file of a screening, and the subject of each row. */
export interface ScreenInput {
  readonly file: string;
  /** SHA-256 of its bytes. */
  readonly digest: string;
  readonly csv: CsvFile;
  /** One for each row. */
  readonly parsedRows: readonly ParsedSubject[];
  /** The rows to send, in order. */
  readonly subjects: readonly SubjectRow[];
  /** Describes the columns that are used. */
  readonly mapping: string;
  /** The columns by position, to recognize the run. */
  readonly places: string;
}

/** Values for rows whose own cell is blank. */
export interface SubjectDefaults {
  readonly type?: string;
  readonly country?: string;
}

// The limits of the call: one row that exceeds them would cause the whole call to be refused.
const MAX_LENGTHS: Readonly<Partial<Record<Field, number>>> = {
  ...{ reference: 100, name: 300, birth_date: 20, cedula: 64, ruc: 64, passport: 64, country: 10, entity_id: 40 },
};
const MAX_ALIAS = 300;
const MAX_ALIASES = 3;
const MAX_NATIONALITIES = 10;
const MAX_NATIONALITY = 10;
const TYPES = ['Organization', 'NaturalPerson'] as const;
/** Characters that the call refuses: all control characters except tabs and line ends. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Reads the file of a screening. Throws a usage failure with the reason if it can't be used. */
export function readScreenInput(file: string, columns: readonly string[], defaults: SubjectDefaults): ScreenInput {
  const bytes = bytesOf(file);
  const csv = readCsv(bytes, file);
  const mapping = mapFields(COLUMNS, csv.columns, columns, file);
  const seen = new Map<string, number>();
  const parsedRows = csv.rows.map((row, at) => parseSubject(cellsOf(row, mapping, defaults), at, seen));
  const subjects = parsedRows.flatMap(({ subject }, row) => (subject === null ? [] : [{ row, subject }]));
  if (subjects.length === 0) {
    const first = parsedRows.find(({ error }) => error !== null)?.error?.message ?? 'there are no rows';
    throw usageError(`${file}: no row can be screened; in the first, ${first}.`);
  }
  return {
    ...{ file, digest: sha256(bytes), csv, parsedRows, subjects },
    ...{ mapping: describeFields(COLUMNS, mapping, csv.columns), places: placesOf(COLUMNS, mapping) },
  };
}

type Cells = Readonly<Partial<Record<Field, string>>>;

function cellsOf(row: readonly string[], mapping: ColumnMap<Field>, defaults: SubjectDefaults): Cells {
  const cells: Partial<Record<Field, string>> = { ...defaults };
  for (const field of FIELDS) {
    const at = mapping.get(field);
    const text = at === undefined ? '' : (row[at] ?? '').trim();
    if (text !== '') cells[field] = text;
  }
  return cells;
}

function parseSubject(cells: Cells, row: number, seen: Map<string, number>): ParsedSubject {
  // Each row needs a name of its own in its call, by which its decisions are found again.
  const reference = cells.reference ?? `row ${String(row + 1)}`;
  const lists = { aliases: listOf(cells.aliases, /;/), nationalities: listOf(cells.nationalities, /[;,\s]/) };
  const type = TYPES.find((one) => one.toLowerCase() === cells.type?.toLowerCase());
  const earlier = seen.get(reference);
  const problem =
    problemOf(cells, lists, type) ??
    (earlier === undefined ? null : `reference "${reference}" is that of row ${String(earlier + 1)}`);
  if (problem !== null) return { subject: null, error: { message: problem } };
  seen.set(reference, row);
  const { name, birth_date, entity_id, country = null } = cells;
  const identifiers = NUMBERS.flatMap((kind) => {
    const value = cells[kind];
    return value === undefined ? [] : [{ kind, value, country }];
  });
  return {
    subject: {
      reference,
      ...(name !== undefined && { name }),
      ...(lists.aliases.length > 0 && { aliases: lists.aliases }),
      ...(type !== undefined && { type }),
      ...(birth_date !== undefined && { birth_date }),
      ...(lists.nationalities.length > 0 && { nationalities: lists.nationalities }),
      ...(identifiers.length > 0 && { identifiers }),
      ...(entity_id !== undefined && { entity_id }),
    },
    error: null,
  };
}

function listOf(text: string | undefined, separator: RegExp): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function problemOf(
  cells: Cells,
  { aliases, nationalities }: { readonly aliases: readonly string[]; readonly nationalities: readonly string[] },
  type: string | undefined,
): string | null {
  if (cells.name === undefined && cells.entity_id === undefined) return 'name and entity_id are blank';
  for (const field of FIELDS) {
    const text = cells[field] ?? '';
    if (CONTROL.test(text)) return `${field} has control characters`;
    if (text.length > (MAX_LENGTHS[field] ?? Infinity))
      return `${field} is longer than ${String(MAX_LENGTHS[field])} characters`;
  }
  if (aliases.some((alias) => alias.length > MAX_ALIAS))
    return `an alias is longer than ${String(MAX_ALIAS)} characters`;
  if (nationalities.some((code) => code.length > MAX_NATIONALITY)) return 'nationalities must be codes of two letters';
  if (aliases.length > MAX_ALIASES)
    return `there are more than ${String(MAX_ALIASES)} aliases: screen further names as rows of their own`;
  if (nationalities.length > MAX_NATIONALITIES) return `there are more than ${String(MAX_NATIONALITIES)} nationalities`;
  if (cells.type !== undefined && type === undefined) return `type "${cells.type}" is neither ${TYPES.join(' nor ')}`;
  return null;
}
