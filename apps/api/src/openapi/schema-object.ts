import type { TSchema } from 'typebox';
import type { Json, JsonObject } from './json.js';
import { withTextRule } from './text-rules.js';
import type { TextRule } from './text-rules.js';

/**
 * The schema components of one document. TypeBox schemas with an `$id` or a `title` become components, each once. Two different
 * ones with the same name are an error, because a reader could get the wrong one.
 */
export class SchemaComponents {
  private readonly components = new Map<string, JsonObject>();

  /** The components, by name in alphabetical order. */
  get all(): JsonObject {
    return Object.fromEntries([...this.components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /**
   * `schema` as the document has it: JSON Schema 2020-12, with named parts behind references. Its keyword `documented` holds
   * keywords for the document only: body validation ignores it, so a value that they rule out keeps its own error code, such as
   * `malformed_id` (ADR 0100). `rule`: for text in requests.
   */
  add(schema: TSchema, rule?: TextRule): JsonObject {
    // TypeBox keeps its own metadata in members that are not serialized.
    return this.convert(JSON.parse(JSON.stringify(schema)) as JsonObject, rule);
  }

  /** Adds a component that is already written in JSON Schema and returns its reference. */
  name(name: string, schema: JsonObject): JsonObject {
    const known = this.components.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`two schemas are named ${name}`);
    }
    this.components.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  private convert(schema: JsonObject, rule?: TextRule): JsonObject {
    const { $id, documented, ...accepted } = schema;
    const rest = indexed({ ...without(accepted, 'remedy'), ...(documented as JsonObject | undefined) });
    const name = $id ?? (rest['type'] === 'object' ? rest['title'] : undefined);
    const inner = this.inner(name === undefined ? rest : without(rest, 'title'), rule);
    if (typeof name !== 'string') return inner;
    return this.name(name, inner);
  }

  private inner(schema: JsonObject, rule: TextRule | undefined): JsonObject {
    const keywords = Object.entries(schema).map(
      ([keyword, value]) => [keyword, this.keyword(keyword, value, rule)] as const,
    );
    const written = simpler(Object.fromEntries(keywords));
    return rule === undefined ? written : withTextRule(written, rule);
  }

  private keyword(keyword: string, value: Json, rule: TextRule | undefined): Json {
    switch (keyword) {
      case 'properties':
      case 'patternProperties':
        return Object.fromEntries(
          Object.entries(value as JsonObject).map(([name, part]) => [name, this.convert(part as JsonObject, rule)]),
        );
      case 'anyOf':
      case 'oneOf':
      case 'allOf':
      case 'prefixItems':
        return (value as readonly JsonObject[]).map((part) => this.convert(part, rule));
      case 'items':
      case 'not':
      case 'additionalProperties':
      case 'propertyNames':
      case 'contentSchema':
        return typeof value === 'object' ? this.convert(value as JsonObject, rule) : value;
      default:
        return value;
    }
  }
}

/** A record as readers expect it: for arbitrary names TypeBox writes a pattern, which a name with a line break would bypass. */
function indexed(schema: JsonObject): JsonObject {
  const { patternProperties, ...rest } = schema;
  const ofAny = (patternProperties as JsonObject | undefined)?.['^.*$'];
  return ofAny === undefined ? schema : { ...rest, additionalProperties: ofAny };
}

/** A union as readers expect it: constants become an `enum`; one type and null become that type with null beside it. */
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

/** A constant without any other keywords. */
function isPlain(schema: JsonObject): boolean {
  return Object.keys(schema).every((keyword) => keyword === 'const' || keyword === 'type');
}

function without(schema: JsonObject, keyword: string): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));
}
