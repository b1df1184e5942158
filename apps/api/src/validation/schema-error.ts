import { DomainError, lookup } from '@entity-registry/domain';
import {
  IsArray,
  IsInteger,
  IsLiteral,
  IsNull,
  IsNumber,
  IsObject,
  IsOptional,
  IsRecord,
  IsString,
  IsUnion,
  RecordValue,
} from 'typebox';
import type { TArray, TObject, TRecord, TSchema } from 'typebox';
import { Check } from 'typebox/value';

/**
 * Refuses a value that does not match `schema`, naming the first invalid member, such as `rows[3].limit`, and what it must be.
 * The schema is the one in the OpenAPI document, so that the service accepts what is documented. Supports the schemas of
 * bodies: objects with named members or with members by any key, lists, and single values. The keyword `remedy` of a list says what to
 * do if it is too long. Throws `invalid_parameter`.
 */
export function assertSchema(schema: TSchema, value: unknown): void {
  const error = schemaErrorOf(schema, value, '');
  if (error !== null) throw new DomainError('invalid_parameter', error);
}

interface SchemaError {
  readonly parameter: string;
  readonly message: string;
}

function schemaErrorOf(schema: TSchema, value: unknown, path: string): SchemaError | null {
  if (Check(schema, value)) return null;
  const matching = membersOf(schema).find((member) => isSameShape(member, value)) ?? schema;
  if (IsObject(matching) && isRecord(value)) return objectError(matching, value, path);
  if (IsRecord(matching) && isRecord(value)) return recordError(matching, value, path);
  if (IsArray(matching) && Array.isArray(value)) return listError(matching, value, path);
  return { parameter: path || 'body', message: `must be ${described(schema)}` };
}

function objectError(schema: TObject, value: Readonly<Record<string, unknown>>, path: string): SchemaError {
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(schema.properties, name)) {
      return { parameter: at(name), message: 'is not a parameter of this route' };
    }
  }
  for (const [name, member] of Object.entries(schema.properties)) {
    const given = Object.hasOwn(value, name);
    if (!given && !IsOptional(member)) {
      return { parameter: at(name), message: `is required: ${described(member)}` };
    }
    const error = given ? schemaErrorOf(member, lookup(value, name), at(name)) : null;
    if (error !== null) return error;
  }
  return { parameter: path || 'body', message: 'is not valid' };
}

/** Longest key of a caller that an error repeats. */
const LONGEST_KEY = 64;

function recordError(schema: TRecord, value: Readonly<Record<string, unknown>>, path: string): SchemaError {
  const prefix = path === '' ? '' : `${path}.`;
  for (const [key, member] of Object.entries(value)) {
    const error = schemaErrorOf(RecordValue(schema), member, `${prefix}${key.slice(0, LONGEST_KEY)}`);
    if (error !== null) return error;
  }
  return { parameter: path || 'body', message: 'is not valid' };
}

function listError(schema: TArray, value: readonly unknown[], path: string): SchemaError {
  const { minItems: least = 0, maxItems: most = Infinity } = boundsOf(schema);
  if (value.length >= least && value.length <= most) {
    for (const [index, item] of value.entries()) {
      const error = schemaErrorOf(schema.items, item, `${path}[${String(index)}]`);
      if (error !== null) return error;
    }
  }
  const { remedy } = schema as { readonly remedy?: string };
  const what = remedy !== undefined && value.length > most ? `: ${remedy}` : '';
  return { parameter: path, message: `must be ${described(schema)}${what}` };
}

function isSameShape(schema: TSchema, value: unknown): boolean {
  return ((IsObject(schema) || IsRecord(schema)) && isRecord(value)) || (IsArray(schema) && Array.isArray(value));
}

/** The alternatives of a schema, also those of its alternatives; of any other schema, itself. */
function membersOf(schema: TSchema): readonly TSchema[] {
  return IsUnion(schema) ? schema.anyOf.flatMap(membersOf) : [schema];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The bounds that a schema of any type may set. */
interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

function boundsOf(schema: TSchema): Bounds {
  return schema;
}

/** Describes a value of the schema in words. */
function described(schema: TSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = boundsOf(schema);
  if (IsUnion(schema)) return alternatives(schema.anyOf);
  if (IsLiteral(schema)) return JSON.stringify(schema.const);
  if (IsNull(schema)) return 'null';
  if (IsString(schema)) return `text${sized(minLength, maxLength, 'characters')}`;
  if (IsInteger(schema)) return `an integer${ranged(minimum, maximum)}`;
  if (IsNumber(schema)) return `a number${ranged(minimum, maximum)}`;
  if (IsArray(schema)) return `a list${sized(minItems, maxItems, 'items')}`;
  return IsObject(schema) || IsRecord(schema) ? 'an object' : 'true or false';
}

function alternatives(members: readonly TSchema[]): string {
  const words = members.flatMap(membersOf).map(described);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

function ranged(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined && maximum === undefined) return '';
  if (maximum === undefined) return ` of ${String(minimum)} or more`;
  return minimum === undefined ? ` of ${String(maximum)} or less` : ` from ${String(minimum)} to ${String(maximum)}`;
}

function sized(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return least === undefined ? '' : ` of ${String(least)} ${unit} or more`;
  return least === undefined || least === 0
    ? ` of at most ${String(most)} ${unit}`
    : ` of ${String(least)} to ${String(most)} ${unit}`;
}
