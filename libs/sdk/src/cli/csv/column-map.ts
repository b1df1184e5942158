import { usageError } from '../exit.js';
import { pluralize } from '../output/text.js';

/** The fields that a file can have, and how its columns are found. */
export interface ColumnSpec<Field extends string> {
  readonly fields: readonly Field[];
  /** Titles by which a field is found if no `--column` names its column; ignores case and accents. */
  readonly titles: ReadonlyMap<Field, readonly string[]>;
  /** Fields whose own name is taken before their other titles: the file of a watchlist has an id besides the reference. */
  readonly byNameFirst?: readonly Field[];
  /** At least one of these is needed. */
  readonly needed: readonly Field[];
}

/** The position of the column for each field. */
export type ColumnMap<Field extends string> = ReadonlyMap<Field, number>;

/**
 * Finds the columns of a file. `assignments` are the values of `--column`: `name="Razón social"`, or `type=` for a column to
 * ignore. Throws a usage failure that names the column and lists the existing ones.
 */
export function mapFields<Field extends string>(
  spec: ColumnSpec<Field>,
  columns: readonly string[],
  assignments: readonly string[],
  file: string,
): ColumnMap<Field> {
  const mapping = new Map<Field, number>();
  const seen = new Set<Field>();
  for (const text of assignments) {
    const { field, title } = assignment(spec, text);
    if (seen.has(field)) throw usageError(`--column: ${field} is given twice.`);
    seen.add(field);
    if (title === '') continue;
    const at = columns.findIndex((column) => column.trim() === title.trim());
    if (at < 0) throw usageError(`--column ${field}: ${file} has no column "${title}". It has: ${listed(columns)}.`);
    mapping.set(field, at);
  }
  for (const field of spec.fields) {
    const at = seen.has(field) ? undefined : columnByTitle(spec, columns, field, file);
    if (at !== undefined) mapping.set(field, at);
  }
  if (!spec.needed.some((field) => mapping.has(field))) {
    throw usageError(
      `${file} has no column ${choices(spec.needed)}. Choose one, such as --column ${String(spec.needed[0])}=${JSON.stringify(
        columns[0]?.trim() ?? '',
      )}. It has: ${listed(columns)}.`,
    );
  }
  return mapping;
}

/** The one column whose title is the field's. Of two, nobody knows which one is meant. */
function columnByTitle<Field extends string>(
  { titles, byNameFirst = [] }: ColumnSpec<Field>,
  columns: readonly string[],
  field: Field,
  file: string,
): number | undefined {
  const named = columns.flatMap((column, at) => (normalizeTitle(column) === field ? [at] : []));
  if (byNameFirst.includes(field) && named.length === 1) return named[0];
  const places = columns.flatMap((column, at) => (titles.get(field)?.includes(normalizeTitle(column)) ? [at] : []));
  const [first, second] = places.map((at) => JSON.stringify(columns[at]?.trim()));
  if (first !== undefined && second !== undefined) {
    throw usageError(
      `${file} has two columns for ${field}: ${first} and ${second}. Choose one, such as --column ${field}=${first}.`,
    );
  }
  return places[0];
}

/** `name from "Razón social", ruc` for the preview. */
export function describeFields<Field extends string>(
  { fields }: ColumnSpec<Field>,
  mapping: ColumnMap<Field>,
  columns: readonly string[],
): string {
  return fields
    .flatMap((field) => {
      const at = mapping.get(field);
      if (at === undefined) return [];
      const title = columns[at]?.trim() ?? '';
      return [title === field ? field : `${field} from "${title}"`];
    })
    .join(', ');
}

/** The columns by position, from 1, to recognize the run. */
export function placesOf<Field extends string>({ fields }: ColumnSpec<Field>, mapping: ColumnMap<Field>): string {
  return fields
    .flatMap((field) => {
      const at = mapping.get(field);
      return at === undefined ? [] : [`${field}=${String(at + 1)}`];
    })
    .join(',');
}

function assignment<Field extends string>(
  { fields }: ColumnSpec<Field>,
  text: string,
): { field: Field; title: string } {
  const at = text.indexOf('=');
  const field = fields.find((name) => name === text.slice(0, Math.max(at, 0)));
  if (field === undefined) {
    throw usageError(
      `--column: "${text}" is not in the form FIELD="Column title", where FIELD is one of ${fields.join(', ')}.`,
    );
  }
  return { field, title: text.slice(at + 1) };
}

function choices(fields: readonly string[]): string {
  const [last, ...others] = fields.toReversed();
  return others.length === 0 ? String(last) : `${others.toReversed().join(', ')} or ${String(last)}`;
}

function listed(columns: readonly string[]): string {
  const shown = columns.slice(0, 20).map((column) => `"${column.trim()}"`);
  const more = columns.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${pluralize(more, 'more', 'more')}` : shown.join(', ');
}

function normalizeTitle(title: string): string {
  return title.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
