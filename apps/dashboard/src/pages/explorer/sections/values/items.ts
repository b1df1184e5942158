import { lookup } from '../../../../lookup.js';

/** An item of a section, or an object section: names and values, unchanged. */
export type Item = Readonly<Record<string, unknown>>;

/** The table layout of a section's items. */
export interface TableShape {
  /** Fields with their own column. */
  readonly columns: readonly string[];
  /** Whether there are other fields: each row then expands to all of its fields. */
  readonly more: boolean;
}

/** Maximum columns that fit side by side. */
const MAX_COLUMNS = 6;

/** Technical fields, shown only in the expanded row. */
const TECHNICAL: ReadonlySet<string> = new Set([
  'sid',
  'source_updated_at',
  'asset_snapshot',
  'publicacion_id',
  'scafid',
]);

/** The basis and confidence of a record's match with the entity: has its own column wherever it is known. */
export const MATCH_FIELDS: ReadonlySet<string> = new Set(['match', 'link']);

/** The most informative fields come first; the others follow in schema order. */
const FIRST = ['nombre', 'titulo', 'descripcion', 'acto', 'lista', 'match', 'link', 'cargo', 'fecha'] as const;

/**
 * The columns of a table: fields with a value in any row, the most informative first. Nothing is dropped: expanding a row shows
 * the fields without a column.
 */
export function tableShape(items: readonly Item[]): TableShape {
  const fields = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const isShown = (field: string, value: unknown) => isPlain(value) || (MATCH_FIELDS.has(field) && isItem(value));
  const telling = fields.filter(
    (field) =>
      !TECHNICAL.has(field) && !isTypedId(field, items) && items.some((item) => isShown(field, lookup(item, field))),
  );
  const rank = (field: string) => {
    const place = (FIRST as readonly string[]).indexOf(field);
    return place === -1 ? FIRST.length : place;
  };
  const columns = telling
    .map((field, index) => ({ field, index }))
    .sort((a, b) => rank(a.field) - rank(b.field) || a.index - b.index)
    .slice(0, MAX_COLUMNS)
    .map(({ field }) => field);
  return { columns, more: fields.some((field) => !columns.includes(field)) };
}

/** String, number or boolean: the values that a cell can show. */
export const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is empty: null, an empty string, an empty list. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The type of a value, from its field name and its format. */
export type ValueKind =
  'entity' | 'url' | 'money' | 'share' | 'day' | 'time' | 'yes_no' | 'number' | 'country' | 'tariff' | 'text';

const MONEY: ReadonlySet<string> = new Set(['monto', 'valor_cif', 'total', 'precio']);
const SHARES: ReadonlySet<string> = new Set(['score', 'pep_score']);
const COUNTRIES: ReadonlySet<string> = new Set(['procedencia', 'destino', 'pais']);

/**
 * The day of a date in the registers' formats, `2026-02-03` or `03/02/2026`, day first as everywhere in these countries; null:
 * not a date.
 */
export function isoDay(value: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(value) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31
    ? `${String(year)}-${String(month)}-${String(day)}`
    : null;
}

/** The display type of a value. In doubt it is text, shown unchanged. */
export function kindOf(field: string, value: string | number | boolean): ValueKind {
  if (typeof value === 'boolean') return 'yes_no';
  if (typeof value === 'number') return MONEY.has(field) ? 'money' : SHARES.has(field) ? 'share' : 'number';
  // Only these fields contain entity ids; ids in other fields are not linked.
  if (field === 'person_id' || field === 'organization_id') return 'entity';
  if (/^https?:\/\/\S+$/.test(value)) return 'url';
  if (isoDay(value) !== null) return 'day';
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return 'time';
  if (field === 'fraccion_arancelaria') return 'tariff';
  if (COUNTRIES.has(field)) return 'country';
  return 'text';
}

/** A record's typed id is only useful for opening it, and tells users nothing. */
function isTypedId(field: string, items: readonly Item[]): boolean {
  return (
    field === 'id' &&
    items.every(({ id }) => typeof id === 'number' || (typeof id === 'string' && /^[a-z]{2}_[a-z]+_\d+$/.test(id)))
  );
}
