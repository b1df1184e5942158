import type { ScreenBody } from '../../index.js';
import { bytesOf } from '../batch/input.js';
import { sha256 } from '../batch/purchase.js';
import { describeFields, mapFields, placesOf } from '../csv/column-map.js';
import type { ColumnMap, ColumnSpec } from '../csv/column-map.js';
import { readCsv } from '../csv/read-csv.js';
import type { CsvFile } from '../csv/read-csv.js';
import { identifierOf, referenceOf, splitCell, textOfCell } from '../csv/cells.js';
import { usageError } from '../exit.js';
import { pluralize } from '../output/text.js';

const FIELDS = [
  ...(['reference', 'name', 'aliases', 'type', 'birth_date', 'nationalities'] as const),
  ...(['cedula', 'ruc', 'passport', 'country', 'entity_id', 'identifiers'] as const),
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
    ['identifiers', ['identifiers']],
  ]),
  byNameFirst: ['reference'],
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
  /** What to know before paying. */
  readonly notes: readonly (readonly [name: string, text: string])[];
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
const MAX_IDENTIFIERS = 4;
const MAX_KIND = 20;
const MAX_NUMBER = 64;
const MAX_NATIONALITIES = 10;
const MAX_NATIONALITY = 10;
const TYPES = ['Organization', 'NaturalPerson'] as const;
/** Characters that the call refuses: all control characters except tabs and line ends. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Reads the file of a screening, whose `distinct` fields are different in each row. Throws a usage failure with the reason if it can't be
 * used.
 */
export function readScreenInput(
  file: string,
  columns: readonly string[],
  defaults: SubjectDefaults,
  distinct: readonly DistinctField[] = DISTINCT,
): ScreenInput {
  const bytes = bytesOf(file);
  const csv = readCsv(bytes, file);
  const mapping = mapFields(COLUMNS, csv.columns, columns, file);
  const seen: SeenSubjects = { reference: new Map(), entity_id: new Map() };
  const parsedRows = csv.rows.map((row, at) => parseSubject(cellsOf(row, mapping, defaults), at, seen, distinct));
  const subjects = parsedRows.flatMap(({ subject }, row) => (subject === null ? [] : [{ row, subject }]));
  if (subjects.length === 0) {
    const first = parsedRows.find(({ error }) => error !== null)?.error?.message ?? 'there are no rows';
    throw usageError(`${file}: no row can be screened; in the first, ${first}.`);
  }
  return {
    ...{ file, digest: sha256(bytes), csv, parsedRows, subjects },
    ...{ mapping: describeFields(COLUMNS, mapping, csv.columns), places: placesOf(COLUMNS, mapping) },
    notes: notesOf(subjects),
  };
}

type Cells = Readonly<Partial<Record<Field, string>>>;

function cellsOf(row: readonly string[], mapping: ColumnMap<Field>, defaults: SubjectDefaults): Cells {
  const cells: Partial<Record<Field, string>> = { ...defaults };
  for (const field of FIELDS) {
    const at = mapping.get(field);
    const text = at === undefined ? '' : textOfCell(row[at] ?? '');
    if (text !== '') cells[field] = field === 'reference' ? referenceOf(text) : text;
  }
  return cells;
}

const DISTINCT = ['reference', 'entity_id'] as const;
export type DistinctField = (typeof DISTINCT)[number];
/** The row of each reference and entity so far. */
type SeenSubjects = Readonly<Record<DistinctField, Map<string, number>>>;

function parseSubject(
  cells: Cells,
  row: number,
  seen: SeenSubjects,
  distinct: readonly DistinctField[],
): ParsedSubject {
  const { country = null } = cells;
  const lists = {
    aliases: splitCell(cells.aliases),
    nationalities: (cells.nationalities ?? '').split(/[;,\s]/).filter((code) => code !== ''),
    identifiers: [
      ...NUMBERS.flatMap((kind) => {
        const value = cells[kind];
        return value === undefined ? [] : [{ kind, value, country }];
      }),
      ...splitCell(cells.identifiers).map(identifierOf),
    ],
  };
  const type = TYPES.find((one) => one.toLowerCase() === cells.type?.toLowerCase());
  const problem = problemOf(cells, lists, type) ?? duplicateOf(cells, seen, distinct);
  if (problem !== null) return { subject: null, error: { message: problem } };
  for (const field of distinct) {
    const value = cells[field];
    if (value !== undefined) seen[field].set(value, row);
  }
  const { reference, name, birth_date, entity_id } = cells;
  return {
    subject: {
      ...(reference !== undefined && { reference }),
      ...(name !== undefined && { name }),
      ...(lists.aliases.length > 0 && { aliases: lists.aliases }),
      ...(type !== undefined && { type }),
      ...(birth_date !== undefined && { birth_date }),
      ...(lists.nationalities.length > 0 && { nationalities: lists.nationalities }),
      ...(lists.identifiers.length > 0 && { identifiers: lists.identifiers }),
      ...(entity_id !== undefined && { entity_id }),
    },
    error: null,
  };
}

/** Decisions under one reference would be mixed up, and an entity would be paid for twice. */
function duplicateOf(cells: Cells, seen: SeenSubjects, distinct: readonly DistinctField[]): string | null {
  for (const field of distinct) {
    const value = cells[field];
    const earlier = value === undefined ? undefined : seen[field].get(value);
    if (earlier !== undefined) return `${field} "${String(value)}" is that of row ${String(earlier + 1)}`;
  }
  return null;
}

/** A row number isn't used as a reference: in another version of the file, it would be somebody else's. */
function notesOf(subjects: readonly SubjectRow[]): ScreenInput['notes'] {
  const without = subjects.filter(({ subject }) => subject.reference === undefined && subject.entity_id === undefined);
  if (without.length === 0) return [];
  const text =
    `${pluralize(without.length, 'row')} without a reference: you can't record decisions about their hits. Add a column ` +
    'reference with your own id of each customer';
  return [['references', text]];
}

interface SubjectLists {
  readonly aliases: readonly string[];
  readonly nationalities: readonly string[];
  readonly identifiers: readonly { readonly kind: string; readonly value: string; readonly country: string | null }[];
}

function problemOf(
  cells: Cells,
  { aliases, nationalities, identifiers }: SubjectLists,
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
  if (identifiers.length > MAX_IDENTIFIERS) return `there are more than ${String(MAX_IDENTIFIERS)} numbers`;
  if (identifiers.some(({ kind, value }) => kind.length > MAX_KIND || value.length > MAX_NUMBER))
    return 'identifiers must be KIND:NUMBER:COUNTRY, separated by semicolons';
  if (nationalities.length > MAX_NATIONALITIES) return `there are more than ${String(MAX_NATIONALITIES)} nationalities`;
  if (cells.type !== undefined && type === undefined) return `type "${cells.type}" is neither ${TYPES.join(' nor ')}`;
  return null;
}
