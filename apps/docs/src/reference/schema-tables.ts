import { code, prose, table } from './markdown.js';

/** The part of JSON Schema that the catalog and the OpenAPI documents use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly deprecated?: boolean;
}

/** Resolves a `$ref`. */
export type Resolve = (ref: string) => JsonSchema;

/** A field as a table row. */
export interface FieldRow {
  /** Dotted path; `[]` after a list. */
  readonly name: string;
  /** The type in words, such as `string` or `list of Hipoteca`. */
  readonly type: string;
  readonly nullable: boolean;
  readonly required: boolean;
  readonly description: string;
}

/** The fields of an object, including those of unnamed objects inside it by path; and the named objects that it refers to. */
export interface ObjectFields {
  readonly rows: readonly FieldRow[];
  readonly named: ReadonlyMap<string, JsonSchema>;
}

const NO_REFS: Resolve = (ref) => {
  throw new Error(`${ref} is not defined`);
};

/** Reads the fields of an object schema. Throws for a `$ref` that `resolve` does not know. */
export function fieldsOf(schema: JsonSchema, resolve: Resolve = NO_REFS): ObjectFields {
  const rows: FieldRow[] = [];
  const named = new Map<string, JsonSchema>();
  const visit = (object: JsonSchema, prefix: string) => {
    for (const [name, property] of Object.entries(object.properties ?? {})) {
      const { schema: value, nullable } = withoutNull(property);
      const path = `${prefix}${name}`;
      const inner = innermost(value, resolve);
      if (inner.name !== null) named.set(inner.name, inner.schema);
      rows.push({
        name: path,
        type: typeText(value, resolve),
        nullable,
        required: object.required?.includes(name) ?? false,
        description: describe(property, value),
      });
      if (inner.name === null && inner.schema.properties !== undefined) {
        visit(inner.schema, `${path}${'[]'.repeat(inner.depth)}.`);
      }
    }
  };
  visit(schema, '');
  return { rows, named };
}

/** A table of a response's fields. */
export function responseTable(rows: readonly FieldRow[]): string {
  return table(
    ['field', 'type', 'description'],
    rows.map((row) => [code(row.name), `${row.type}${row.nullable ? ' or null' : ''}`, prose(row.description)]),
  );
}

/** A table of request fields. */
export function requestTable(rows: readonly FieldRow[]): string {
  return table(
    ['member', 'type', 'description'],
    rows.map((row) => [
      `${code(row.name)}${row.required ? ' <Badge type="warning" text="required" />' : ''}`,
      `${row.type}${row.nullable ? ' or null' : ''}`,
      prose(row.description),
    ]),
  );
}

/** A schema without its null, and whether it had one. */
export function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const given = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (given.length > 1 && given.includes('null')) {
    const types = given.filter((type) => type !== 'null');
    const [only = 'null'] = types;
    return { schema: { ...schema, type: types.length === 1 ? only : types }, nullable: true };
  }
  const options = schema.anyOf ?? schema.oneOf;
  const others = options?.filter(({ type }) => type !== 'null');
  if (options === undefined || others === undefined || others.length === options.length)
    return { schema, nullable: false };
  if (others.length !== 1) return { schema: { ...schema, anyOf: others }, nullable: true };
  return { schema: { ...others[0], ...(schema.default !== undefined && { default: schema.default }) }, nullable: true };
}

/** The type of a value in words. */
export function typeText(schema: JsonSchema, resolve: Resolve = NO_REFS): string {
  const { $ref, anyOf, oneOf, items, type } = schema;
  if ($ref !== undefined) return code(nameOf($ref));
  const options = anyOf ?? oneOf;
  if (options !== undefined) {
    return [...new Set(options.map((option) => typeText(withoutNull(option).schema, resolve)))].join(' or ');
  }
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum !== undefined) return schema.enum.map((one) => code(String(one))).join(', ');
  if (type === 'array') {
    const inner = items === undefined ? 'anything' : withoutNull(items);
    return typeof inner === 'string' ? 'list' : `list of ${typeText(inner.schema, resolve)}`;
  }
  if (schema.title !== undefined && type === 'object') return code(schema.title);
  if (schema.format !== undefined) return `${String(type)} (${schema.format})`;
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'anything');
}

/** The type inside the lists of a schema, its name if it has one, and the number of nested lists. */
function innermost(schema: JsonSchema, resolve: Resolve): { schema: JsonSchema; name: string | null; depth: number } {
  if (schema.$ref !== undefined) return { schema: resolve(schema.$ref), name: nameOf(schema.$ref), depth: 0 };
  if (schema.type === 'array' && schema.items !== undefined) {
    const inner = innermost(withoutNull(schema.items).schema, resolve);
    return { ...inner, depth: inner.depth + 1 };
  }
  const name = schema.type === 'object' && schema.title !== undefined ? schema.title : null;
  return { schema, name, depth: 0 };
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function describe(property: JsonSchema, value: JsonSchema): string {
  const text = property.description ?? value.description ?? '';
  const limits = bounds(value);
  if (limits === '') return text;
  const sentence = `${limits.charAt(0).toUpperCase()}${limits.slice(1)}`;
  if (text === '') return sentence;
  return text.endsWith('.') ? `${text} ${sentence}.` : `${text}; ${limits}`;
}

function bounds(schema: JsonSchema): string {
  const { minimum, maximum, maxLength, maxItems } = schema;
  const parts: string[] = [];
  if (minimum !== undefined && maximum !== undefined) parts.push(`${String(minimum)} to ${String(maximum)}`);
  else if (minimum !== undefined && minimum !== 0) parts.push(`at least ${String(minimum)}`);
  if (maxLength !== undefined) parts.push(`at most ${String(maxLength)} characters`);
  if (maxItems !== undefined) parts.push(`at most ${String(maxItems)} items`);
  if (schema.default !== undefined) parts.push(`default \`${JSON.stringify(schema.default)}\``);
  return parts.join('; ');
}
