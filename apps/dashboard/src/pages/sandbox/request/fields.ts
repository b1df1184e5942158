import type { FieldSchema, SandboxOperation } from './operation.js';

/** The input type of a value. */
export type FieldKind = 'text' | 'integer' | 'number' | 'boolean' | 'choice' | 'codes' | 'list' | 'json';

export interface Field {
  /** Its key in the draft: `path.id`, `query.include`, `header.If-None-Match`, `body.name`. */
  readonly key: string;
  readonly place: 'path' | 'query' | 'header' | 'body';
  readonly name: string;
  readonly required: boolean;
  readonly kind: FieldKind;
  readonly schema: FieldSchema;
  /** Of a choice or of codes. */
  readonly options: readonly string[];
}

const PLACES = ['path', 'query', 'header'] as const;

/** The fields of an operation's form, in the order of its document. */
export function fieldsOf({ parameters, body }: SandboxOperation): Field[] {
  const inHead = parameters.flatMap(({ name, in: given, required, schema, description }): Field[] => {
    const place = PLACES.find((one) => one === given);
    return place === undefined ? [] : [field(place, name, required, { description: description ?? '', ...schema })];
  });
  const members = Object.entries(body?.schema.properties ?? {});
  const inBody = members.map(([name, schema]) =>
    field('body', name, body?.schema.required?.includes(name) === true, schema),
  );
  return [...inHead, ...inBody];
}

function field(place: Field['place'], name: string, required: boolean, schema: FieldSchema): Field {
  const options = optionsOf(name, schema);
  return { key: `${place}.${name}`, place, name, required, schema, options, kind: kindOf(name, schema, options) };
}

/** The possible values; of `include`, the codes of its jurisdiction and version. */
function optionsOf(name: string, { enum: allowed, const: only, items }: FieldSchema): readonly string[] {
  if (allowed !== undefined) return allowed.map(String);
  if (typeof only === 'string') return [only];
  return name === 'include' ? (items?.enum ?? []).map(String) : [];
}

function kindOf(name: string, { type, items, keys }: FieldSchema, options: readonly string[]): FieldKind {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (name === 'include') return options.length > 0 ? 'codes' : 'list';
  if (options.length > 0) return 'choice';
  if (types.includes('array')) return items?.type === 'string' && keys === undefined ? 'list' : 'json';
  if (types.includes('object')) return 'json';
  for (const kind of ['boolean', 'integer', 'number'] as const) if (types.includes(kind)) return kind;
  return 'text';
}

/** The value of a field, or what is wrong with its input. */
export type ParsedField = { value: unknown } | { fault: 'required' | 'integer' | 'number' | 'json' };

/** The value of an input; undefined: it is left out. */
export function readField({ kind, required }: Pick<Field, 'kind' | 'required'>, written: string): ParsedField {
  const text = kind === 'text' ? written : written.trim();
  if (text === '') return required ? { fault: 'required' } : { value: undefined };
  switch (kind) {
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? { value: Number(text) } : { fault: 'integer' };
    case 'number':
      return Number.isFinite(Number(text)) ? { value: Number(text) } : { fault: 'number' };
    case 'boolean':
      return { value: text === 'true' };
    case 'codes':
    case 'list':
      return { value: listOf(text) };
    case 'json':
      return readJson(text);
    default:
      return { value: text };
  }
}

/** The input for a value; the inverse of `readField`. */
export function writeField(kind: FieldKind, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const listOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

function readJson(text: string): ParsedField {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { fault: 'json' };
  }
}
