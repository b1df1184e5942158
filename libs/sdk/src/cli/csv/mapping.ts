import { usageError } from '../exit.js';
import { pluralize } from '../output/text.js';

/** The fields of an entity in a row, named as in the resolve call. */
export const FIELDS = ['name', 'ruc', 'cedula', 'jurisdiction', 'type'] as const;

export type Field = (typeof FIELDS)[number];

/** The position of the column for each field. */
export type Mapping = Readonly<Partial<Record<Field, number>>>;

/** Titles by which a field is found if no `--column` names its column; ignores case and accents. */
const TITLES: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'nombre'],
  ruc: ['ruc'],
  cedula: ['cedula'],
  jurisdiction: ['jurisdiction', 'jurisdiccion'],
  type: ['type'],
};

/**
 * Finds the columns of a file. `given` are the values of `--column`: `name="Razón social"`, or `type=` for a column to
 * ignore. Throws a usage failure that names the column and lists the existing ones.
 */
export function mapColumns(columns: readonly string[], assignments: readonly string[], file: string): Mapping {
  const mapping: Partial<Record<Field, number>> = {};
  const seen = new Set<Field>();
  for (const text of assignments) {
    const { field, title } = assignment(text);
    if (seen.has(field)) throw usageError(`--column: ${field} is given twice.`);
    seen.add(field);
    if (title === '') {
      mapping[field] = undefined;
      continue;
    }
    const at = columns.findIndex((column) => column.trim() === title.trim());
    if (at < 0) throw usageError(`--column ${field}: ${file} has no column "${title}". It has: ${listed(columns)}.`);
    mapping[field] = at;
  }
  for (const field of FIELDS) if (!seen.has(field)) mapping[field] = columnByTitle(columns, field, file);
  if (mapping.name === undefined && mapping.ruc === undefined && mapping.cedula === undefined) {
    throw usageError(
      `${file} has no column name, ruc or cedula. Choose one, such as --column name=${JSON.stringify(
        columns[0]?.trim() ?? '',
      )}. It has: ${listed(columns)}.`,
    );
  }
  return mapping;
}

/** The one column whose title is the field's. Of two, nobody knows which one is meant. */
function columnByTitle(columns: readonly string[], field: Field, file: string): number | undefined {
  const places = columns.flatMap((column, at) => (TITLES[field].includes(normalizeTitle(column)) ? [at] : []));
  const [first, second] = places.map((at) => JSON.stringify(columns[at]?.trim()));
  if (first !== undefined && second !== undefined) {
    throw usageError(
      `${file} has two columns for ${field}: ${first} and ${second}. Choose one, such as --column ${field}=${first}.`,
    );
  }
  return places[0];
}

/** `name ← "Razón social", ruc` for the preview. */
export function describeMapping(mapping: Mapping, columns: readonly string[]): string {
  return FIELDS.flatMap((field) => {
    const at = mapping[field];
    if (at === undefined) return [];
    const title = columns[at]?.trim() ?? '';
    return [title === field ? field : `${field} from "${title}"`];
  }).join(', ');
}

function assignment(text: string): { field: Field; title: string } {
  const at = text.indexOf('=');
  const field = FIELDS.find((name) => name === text.slice(0, Math.max(at, 0)));
  if (field === undefined) {
    throw usageError(
      `--column: "${text}" is not in the form FIELD="Column title", where FIELD is one of ${FIELDS.join(', ')}.`,
    );
  }
  return { field, title: text.slice(at + 1) };
}

function listed(columns: readonly string[]): string {
  const shown = columns.slice(0, 20).map((column) => `"${column.trim()}"`);
  const more = columns.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${pluralize(more, 'more', 'more')}` : shown.join(', ');
}

function normalizeTitle(title: string): string {
  return title.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
