import type { TSchema } from 'typebox';

/** A JSON value, as documents are made of. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [member: string]: Json;
}

/**
 * The schema components of one document. TypeBox schemas with an `$id` or a `title` become components, each once; two that
 * differ under one name are an error, because a reader could be given the wrong one.
 */
export class SchemaComponents {
  private readonly components = new Map<string, JsonObject>();

  /** The components, by name in alphabetical order. */
  get all(): JsonObject {
    return Object.fromEntries([...this.components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** `schema` as the document holds it: JSON Schema 2020-12, with named parts behind references. */
  add(schema: TSchema): JsonObject {
    // TypeBox keeps its own marks in members that do not print.
    return this.convert(JSON.parse(JSON.stringify(schema)) as JsonObject);
  }

  /** Adds a component that is written in JSON Schema already and gives its reference. */
  name(name: string, schema: JsonObject): JsonObject {
    const known = this.components.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`two schemas are named ${name}`);
    }
    this.components.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  private convert(schema: JsonObject): JsonObject {
    const { $id, ...rest } = schema;
    const name = $id ?? (rest['type'] === 'object' ? rest['title'] : undefined);
    const inner = this.inner(name === undefined ? rest : without(rest, 'title'));
    if (typeof name !== 'string') return inner;
    return this.name(name, inner);
  }

  private inner(schema: JsonObject): JsonObject {
    const converted: Record<string, Json> = {};
    for (const [keyword, value] of Object.entries(schema)) converted[keyword] = this.keyword(keyword, value);
    return simpler(converted);
  }

  private keyword(keyword: string, value: Json): Json {
    switch (keyword) {
      case 'properties':
      case 'patternProperties':
        return Object.fromEntries(
          Object.entries(value as JsonObject).map(([name, part]) => [name, this.convert(part as JsonObject)]),
        );
      case 'anyOf':
      case 'oneOf':
      case 'allOf':
      case 'prefixItems':
        return (value as readonly JsonObject[]).map((part) => this.convert(part));
      case 'items':
      case 'not':
      case 'additionalProperties':
      case 'propertyNames':
        return typeof value === 'object' ? this.convert(value as JsonObject) : value;
      default:
        return value;
    }
  }
}

/** A union as readers expect it: of constants, an `enum`; of one type and null, that type with null beside it. */
function simpler(schema: Record<string, Json>): JsonObject {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const parts = anyOf as readonly JsonObject[];
  const others = parts.filter(({ type }) => type !== 'null');
  const nullable = others.length < parts.length;
  if (others.length > 0 && others.every((part) => 'const' in part && isPlain(part))) {
    const types = [...new Set(others.map(({ type }) => type as string))];
    const all = nullable ? [...types, 'null'] : types;
    const values = others.map((part) => part['const'] as Json);
    const type = all.length === 1 ? (all[0] as string) : all;
    return { type, enum: nullable ? [...values, null] : values, ...rest };
  }
  const [only] = others;
  if (!nullable || others.length !== 1 || only === undefined) return schema;
  if (typeof only['type'] !== 'string' || 'const' in only || 'enum' in only) return schema;
  return { ...only, ...rest, type: [only['type'], 'null'] };
}

/** A constant that says no more than itself. */
function isPlain(schema: JsonObject): boolean {
  return Object.keys(schema).every((keyword) => keyword === 'const' || keyword === 'type');
}

function without(schema: JsonObject, keyword: string): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));
}
