import type { ScreenBody } from '@entity-registry/sdk';
import { readTable } from './read-table.js';
import type { TextTable } from './read-table.js';

export type Subject = ScreenBody['subjects'][number];

/** Why a row isn't sent. `row`: counted from 1, without the titles. */
export interface SkippedRow {
  readonly row: number;
  readonly problem: 'no_name' | 'too_long' | 'control' | 'aliases' | 'type' | 'reference' | 'entity';
  /** The row that already has its reference or entity. */
  readonly earlier?: number;
}

export interface Customers {
  readonly subjects: readonly Subject[];
  readonly skipped: readonly SkippedRow[];
  /** The text is a table without a column that says who is screened, so nothing is read. */
  readonly lacksColumn: boolean;
}

/** Longer files take many calls: the command line resumes them. */
export const MAX_CUSTOMERS = 1_000;

const TITLES = {
  reference: ['reference', 'referencia', 'id'],
  name: ['name', 'nombre'],
  aliases: ['aliases', 'alias'],
  type: ['type', 'tipo'],
  birth_date: ['birth_date', 'fecha_nacimiento'],
  nationalities: ['nationalities', 'nationality', 'nacionalidad', 'nacionalidades'],
  cedula: ['cedula'],
  ruc: ['ruc'],
  passport: ['passport', 'pasaporte'],
  country: ['country', 'pais'],
  entity_id: ['entity_id'],
} as const;
type Field = keyof typeof TITLES;
const FIELDS = Object.keys(TITLES) as Field[];
const NUMBERS = ['cedula', 'ruc', 'passport'] as const;
const TYPES = ['Organization', 'NaturalPerson'] as const;
const MAX_REFERENCE = 100;
const MAX_LENGTHS: readonly (readonly [Field, number])[] = [
  ...([
    ['reference', MAX_REFERENCE],
    ['name', 300],
    ['birth_date', 20],
    ['cedula', 64],
    ['ruc', 64],
  ] as const),
  ...([
    ['passport', 64],
    ['country', 10],
    ['entity_id', 40],
  ] as const),
];
const [MAX_ALIASES, MAX_ALIAS, MAX_NATIONALITIES] = [3, 300, 10];
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Reads text: a table whose first line has a column `name` (`nombre`) or `entity_id`, or, unless it is of a file, one name on each line
 * without commas, semicolons and tabs: a row of a table is no name, and would be found on no list. A customer without a reference of their own has their name as reference, so that decisions about their hits are found again.
 */
export function readCustomers(text: string, isFile: boolean): Customers {
  const table = readTable(text);
  const places = placesOf(table);
  if (places.has('name') || places.has('entity_id')) return read(table.rows.map((cells) => cellsOf(cells, places)));
  const isTable = isFile || /[,;\t]/.test(text);
  if (isTable && text.trim() !== '') return { subjects: [], skipped: [], lacksColumn: true };
  const names = text.split(/\r?\n/).map((line) => line.replace(/^\ufeff/, '').trim());
  return read(names.filter((name) => name !== '').map((name) => ({ name })));
}

type Cells = Partial<Record<Field, string>>;

function placesOf({ titles }: TextTable): ReadonlyMap<Field, number> {
  const plain = titles.map((title) => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '_'));
  return new Map(
    FIELDS.flatMap((field) => {
      const at = plain.findIndex((title) => (TITLES[field] as readonly string[]).includes(title));
      return at < 0 ? [] : [[field, at] as const];
    }),
  );
}

function cellsOf(cells: readonly string[], places: ReadonlyMap<Field, number>): Cells {
  return Object.fromEntries(
    [...places].flatMap(([field, at]) => {
      const text = (cells[at] ?? '').trim();
      return text === '' ? [] : [[field, text]];
    }),
  );
}

function read(rows: readonly Cells[]): Customers {
  const subjects: Subject[] = [];
  const skipped: SkippedRow[] = [];
  const seen = { reference: new Map<string, number>(), entity: new Map<string, number>() };
  for (const [at, cells] of rows.entries()) {
    const row = at + 1;
    const reference = cells.reference ?? cells.name?.slice(0, MAX_REFERENCE);
    const problem = problemOf(cells) ?? duplicateOf(seen, reference, cells.entity_id);
    if (problem !== null) {
      skipped.push({ row, ...problem });
      continue;
    }
    if (reference !== undefined) seen.reference.set(reference, row);
    if (cells.entity_id !== undefined) seen.entity.set(cells.entity_id, row);
    subjects.push(subjectOf(cells, reference));
  }
  return { subjects, skipped, lacksColumn: false };
}

function problemOf(cells: Cells): Omit<SkippedRow, 'row'> | null {
  if (cells.name === undefined && cells.entity_id === undefined) return { problem: 'no_name' };
  if (Object.values(cells).some((cell) => CONTROL.test(cell))) return { problem: 'control' };
  const isLong = MAX_LENGTHS.some(([field, most]) => (cells[field]?.length ?? 0) > most);
  const [aliases, nationalities] = [aliasesOf(cells), nationalitiesOf(cells)];
  if (isLong || aliases.some((alias) => alias.length > MAX_ALIAS)) return { problem: 'too_long' };
  if (aliases.length > MAX_ALIASES || nationalities.length > MAX_NATIONALITIES) return { problem: 'aliases' };
  if (cells.type !== undefined && typeOf(cells) === undefined) return { problem: 'type' };
  return null;
}

function duplicateOf(
  seen: Readonly<Record<'reference' | 'entity', ReadonlyMap<string, number>>>,
  reference: string | undefined,
  entityId: string | undefined,
): Omit<SkippedRow, 'row'> | null {
  const sameReference = reference === undefined ? undefined : seen.reference.get(reference);
  if (sameReference !== undefined) return { problem: 'reference', earlier: sameReference };
  const sameEntity = entityId === undefined ? undefined : seen.entity.get(entityId);
  return sameEntity === undefined ? null : { problem: 'entity', earlier: sameEntity };
}

const listOf = (text: string | undefined, separator: RegExp): string[] =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const aliasesOf = ({ aliases }: Cells): string[] => listOf(aliases, /;/);
const nationalitiesOf = ({ nationalities }: Cells): string[] => listOf(nationalities, /[;,\s]/);
const typeOf = ({ type }: Cells) => TYPES.find((one) => one.toLowerCase() === type?.toLowerCase());

function subjectOf(cells: Cells, reference: string | undefined): Subject {
  const { name, birth_date, entity_id, country = null } = cells;
  const [aliases, nationalities, type] = [aliasesOf(cells), nationalitiesOf(cells), typeOf(cells)];
  const identifiers = NUMBERS.flatMap((kind) => {
    const value = cells[kind];
    return value === undefined ? [] : [{ kind, value, country }];
  });
  return {
    ...(reference !== undefined && { reference }),
    ...(name !== undefined && { name }),
    ...(aliases.length > 0 && { aliases }),
    ...(type !== undefined && { type }),
    ...(birth_date !== undefined && { birth_date }),
    ...(nationalities.length > 0 && { nationalities }),
    ...(identifiers.length > 0 && { identifiers }),
    ...(entity_id !== undefined && { entity_id }),
  };
}

/** Subjects of one call, and bytes of its body; the platform accepts 65,536. */
const [MAX_SUBJECTS, MAX_BYTES] = [100, 60_000];

/** The calls that screen these subjects. */
export function callsFor(subjects: readonly Subject[]): Subject[][] {
  const bytesOf = (subject: Subject): number => new TextEncoder().encode(JSON.stringify(subject)).length + 1;
  const calls: Subject[][] = [];
  let [room, bytes] = [0, 0];
  for (const subject of subjects) {
    const own = bytesOf(subject);
    if (room === 0 || bytes + own > MAX_BYTES) {
      calls.push([]);
      [room, bytes] = [MAX_SUBJECTS, 0];
    }
    calls.at(-1)?.push(subject);
    room -= 1;
    bytes += own;
  }
  return calls;
}
