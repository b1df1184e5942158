/** One item of a section, or an object section: names and values as they came. */
export type Item = Readonly<Record<string, unknown>>;

/** How the items of a section are set out as a table. */
export interface TableShape {
  /** Fields that have a column each. */
  readonly columns: readonly string[];
  /** Whether there are fields besides them: each row then opens to all of its fields. */
  readonly more: boolean;
}

/** Most columns that can be read beside each other. */
const MOST_COLUMNS = 6;

/** Of interest to machines; they stand in the opened row. */
const TECHNICAL: ReadonlySet<string> = new Set([
  'sid',
  'source_updated_at',
  'asset_snapshot',
  'publicacion_id',
  'scafid',
]);

/** What says most stands first; the others in the order of the schema. */
const FIRST = ['nombre', 'titulo', 'descripcion', 'acto', 'lista', 'cargo', 'fecha'] as const;

/**
 * The columns of a table: the fields that say something in any row, those that say most first. Nothing is dropped: what has
 * no column is shown by opening the row.
 */
export function tableShape(items: readonly Item[]): TableShape {
  const fields = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const telling = fields.filter(
    (field) => !TECHNICAL.has(field) && !isTypedId(field, items) && items.some((item) => isPlain(item[field])),
  );
  const rank = (field: string) => {
    const place = (FIRST as readonly string[]).indexOf(field);
    return place === -1 ? FIRST.length : place;
  };
  const columns = telling
    .map((field, index) => ({ field, index }))
    .sort((a, b) => rank(a.field) - rank(b.field) || a.index - b.index)
    .slice(0, MOST_COLUMNS)
    .map(({ field }) => field);
  return { columns, more: fields.some((field) => !columns.includes(field)) };
}

/** Text, number or yes and no: what a cell can show. */
export const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether nothing is said: null, an empty text, an empty list. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What a value is, by the name of its field and what it looks like. */
export type ValueKind = 'entity' | 'url' | 'money' | 'share' | 'day' | 'time' | 'yes_no' | 'number' | 'text';

const MONEY: ReadonlySet<string> = new Set(['monto', 'valor_cif', 'total', 'precio']);
const SHARES: ReadonlySet<string> = new Set(['score', 'pep_score']);

/** How a value is shown. What it is not sure of is text, as it came. */
export function kindOf(field: string, value: string | number | boolean): ValueKind {
  if (typeof value === 'boolean') return 'yes_no';
  if (typeof value === 'number') return MONEY.has(field) ? 'money' : SHARES.has(field) ? 'share' : 'number';
  // Only these fields hold ids of entities; nothing is made of an id that stands elsewhere.
  if (field === 'person_id' || field === 'organization_id') return 'entity';
  if (/^https?:\/\/\S+$/.test(value)) return 'url';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'day';
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return 'time';
  return 'text';
}

/** A typed id of a record is of use for opening it, and tells a reader nothing. */
function isTypedId(field: string, items: readonly Item[]): boolean {
  return (
    field === 'id' &&
    items.every(({ id }) => typeof id === 'number' || (typeof id === 'string' && /^[a-z]{2}_[a-z]+_\d+$/.test(id)))
  );
}
