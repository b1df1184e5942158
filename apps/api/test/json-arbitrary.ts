import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Json, JsonObject } from '../src/openapi/json.js';

/** Follows a `$ref` of the document. */
export type Follow = (ref: string) => JsonObject;

export interface ArbitraryOptions {
  readonly follow: Follow;
  /** Texts with a meaning for the service, tried wherever any text is allowed. */
  readonly words: readonly string[];
}

const MOST_ITEMS = 4;
const MOST_CHARACTERS = 40;

const MOST_MISSES = 2_000;

/** The values of `arbitrary` that are `fit`. Throws if almost none is, instead of searching forever. */
export function only<T>(arbitrary: Arbitrary<T>, fit: (value: T) => boolean): Arbitrary<T> {
  let misses = 0;
  return arbitrary.filter((value) => {
    if (fit(value)) {
      misses = 0;
      return true;
    }
    misses += 1;
    if (misses > MOST_MISSES)
      throw new Error(`none of ${String(misses)} values fits, such as ${JSON.stringify(value)}`);
    return false;
  });
}

/** Values of a JSON Schema as our documents write them; keywords it does not support are applied by validating. */
export function valuesOf(schema: JsonObject, options: ArbitraryOptions): Arbitrary<Json> {
  const { $ref, anyOf, oneOf, type, examples } = schema;
  if (typeof $ref === 'string') return valuesOf(options.follow($ref), options);
  if ('const' in schema) return fc.constant(schema['const'] ?? null);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as readonly Json[]));
  const choices = (anyOf ?? oneOf) as readonly JsonObject[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, options)));
  const types = (Array.isArray(type) ? type : [type]) as readonly (string | undefined)[];
  const typed = fc.oneof(...types.map((name) => valuesOfType(name, schema, options)));
  return Array.isArray(examples) ? fc.oneof(fc.constantFrom(...(examples as readonly Json[])), typed) : typed;
}

function valuesOfType(type: string | undefined, schema: JsonObject, options: ArbitraryOptions): Arbitrary<Json> {
  switch (type) {
    case 'string':
      return texts(schema, options);
    case 'integer':
    case 'number':
      return numbers(type, schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(schema, options);
    case 'object':
      return objects(schema, options);
    default:
      return fc.jsonValue({ maxDepth: 1 }) as Arbitrary<Json>;
  }
}

function texts(schema: JsonObject, { words }: ArbitraryOptions): Arbitrary<Json> {
  const {
    minLength = 0,
    maxLength = Infinity,
    pattern,
    format,
  } = schema as {
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly pattern?: string;
    readonly format?: string;
  };
  if (pattern !== undefined) {
    const form = new RegExp(pattern, 'u');
    const known = words.filter((word) => word.length >= minLength && word.length <= maxLength && form.test(word));
    const written = only(fc.stringMatching(form), ({ length }) => length >= minLength && length <= maxLength);
    return known.length === 0 ? written : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, written);
  }
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  if (format === 'date') return instants.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return instants.map((date) => date.toISOString());
  const longest = Math.max(minLength, Math.min(maxLength, MOST_CHARACTERS));
  const fitting = words.filter((word) => word.length >= minLength && word.length <= maxLength);
  const any = fc.string({ minLength, maxLength: longest });
  return fitting.length === 0 ? any : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, any);
}

function numbers(type: 'integer' | 'number', schema: JsonObject): Arbitrary<Json> {
  const { minimum = -1_000_000, maximum = 1_000_000 } = schema as { minimum?: number; maximum?: number };
  return type === 'integer'
    ? fc.integer({ min: minimum, max: maximum })
    : fc.double({ min: minimum, max: maximum, noNaN: true });
}

function lists(schema: JsonObject, options: ArbitraryOptions): Arbitrary<Json> {
  const {
    minItems = 0,
    maxItems = MOST_ITEMS,
    items,
  } = schema as {
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly items?: JsonObject;
  };
  const maxLength = Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
  return fc.array(valuesOf(items ?? {}, options), { minLength: minItems, maxLength });
}

function objects(schema: JsonObject, options: ArbitraryOptions): Arbitrary<Json> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonObject>>;
  const required = (schema['required'] ?? []) as readonly string[];
  const listed = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valuesOf(part, options)])),
    { requiredKeys: Object.keys(properties).filter((name) => required.includes(name)) },
  );
  const rest = schema['additionalProperties'];
  if (typeof rest !== 'object') return listed;
  const names = fc.oneof(fc.constantFrom('fecha', 'estado', 'nombre', 'x'), fc.stringMatching(/^[a-z_]{1,12}$/));
  const others = fc.dictionary(names, valuesOf(rest as JsonObject, options), { maxKeys: 3 });
  return fc.tuple(others, listed).map(([more, known]) => ({ ...more, ...known }));
}
