import { applyDecorators } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, ValidateIf } from 'class-validator';

/**
 * Returns why a value is invalid, worded to follow the field's name, or null if it is valid. May throw a DomainError instead,
 * for a field with its own error code.
 */
export type Check = (value: unknown) => string | null;

/** A field as an OpenAPI document shows it. */
export interface FieldDeclaration {
  /** JSON Schema. */
  readonly schema: object;
  readonly description: string;
  readonly example?: unknown;
  readonly required: boolean;
}

const FIELDS = Symbol('declared fields');

export interface FieldOptions {
  description: string;
  example?: unknown;
  /** May be left out. */
  optional?: true;
  /** May be null. */
  nullable?: true;
}

/** One field of a body or query: its rule and its place in the OpenAPI document, so that the two cannot differ. */
export function Field(schema: ApiPropertyOptions, check: Check, options: FieldOptions): PropertyDecorator {
  const { description, example, optional = false, nullable = false } = options;
  const { example: usual, ...shape } = schema as { example?: unknown };
  const shown = example ?? usual;
  return applyDecorators(
    declare({ schema: shape, description, required: !optional, ...(shown !== undefined && { example: shown }) }),
    ApiProperty({
      ...schema,
      description,
      required: !optional,
      ...(example !== undefined && { example }),
      ...(nullable && { nullable }),
    } as ApiPropertyOptions),
    ValidateIf((_object, value: unknown) => !(optional && value === undefined) && !(nullable && value === null)),
    ValidateBy({
      name: 'field',
      validator: {
        validate: (value) => check(value) === null,
        defaultMessage: (given) => check(given?.value) ?? 'is not valid',
      },
    }),
  );
}

const declare =
  (field: FieldDeclaration): PropertyDecorator =>
  (target, name) => {
    Reflect.defineMetadata(FIELDS, new Map([...ownFields(target), [name as string, field]]), target);
  };

const ownFields = (prototype: object): ReadonlyMap<string, FieldDeclaration> =>
  (Reflect.getOwnMetadata(FIELDS, prototype) as ReadonlyMap<string, FieldDeclaration> | undefined) ?? new Map();

/**
 * The fields of a DTO class by name: its own in the order of declaration, then those that it inherits. Throws for a class
 * that declares none.
 */
export function fieldsOf(type: Type<object>): Readonly<Record<string, FieldDeclaration>> {
  const fields = new Map<string, FieldDeclaration>();
  let prototype = type.prototype as object | null;
  while (prototype !== null) {
    for (const [name, field] of ownFields(prototype)) if (!fields.has(name)) fields.set(name, field);
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  if (fields.size === 0) throw new Error(`${type.name} declares no fields`);
  return Object.fromEntries(fields);
}

const missing = (value: unknown): boolean => value === undefined;

/**
 * A line of text of `min` to `max` characters. Format characters (Cf) are rejected like control characters: one that changes
 * the text direction would also change that of neighboring text in lists, logs and files.
 */
export function Text(options: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  const { min = 1, max } = options;
  const check: Check = (value) => {
    if (missing(value)) return 'is required';
    if (typeof value !== 'string') return 'must be text';
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value)) return 'must be one line of printable text';
    if (value.trim() !== value) return 'must not begin or end with whitespace';
    if (value.length < min || value.length > max) return `must have ${String(min)} to ${String(max)} characters`;
    return null;
  };
  return Field({ type: 'string', minLength: min, maxLength: max }, check, options);
}

/** One of a few words. */
export function OneOf(values: readonly string[], options: FieldOptions & { default?: string }): PropertyDecorator {
  const { default: assumed } = options;
  const check: Check = (value) =>
    typeof value === 'string' && values.includes(value) ? null : `must be one of ${values.join(', ')}`;
  const schema = { type: 'string', enum: [...values], ...(assumed !== undefined && { default: assumed }) };
  return Field(schema as ApiPropertyOptions, check, options);
}

/** A JSON integer from `min` to `max`. */
export function WholeNumber(options: FieldOptions & { min: number; max: number; default: number }): PropertyDecorator {
  const { min, max, default: assumed } = options;
  const check: Check = (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? null
      : `must be an integer from ${String(min)} to ${String(max)}`;
  return Field({ type: 'integer', minimum: min, maximum: max, default: assumed }, check, options);
}

/** `true` or `false`. */
export function Flag(options: FieldOptions): PropertyDecorator {
  const check: Check = (value) => (typeof value === 'boolean' ? null : 'must be true or false');
  return Field({ type: 'boolean' }, check, options);
}

/** An array of at most `max` distinct texts that all pass `item`. */
export function ListOf(item: Check, options: FieldOptions & { max: number; items?: object }): PropertyDecorator {
  const check: Check = (value) => {
    if (missing(value)) return 'is required';
    if (!Array.isArray(value)) return 'must be an array';
    if (value.length > options.max) return `must have at most ${String(options.max)} items`;
    if (new Set(value).size < value.length) return 'must not contain duplicate items';
    for (const [index, one] of value.entries()) {
      const problem = item(one);
      if (problem !== null) return `${problem} (item ${String(index + 1)})`;
    }
    return null;
  };
  const schema = {
    type: 'array',
    maxItems: options.max,
    uniqueItems: true,
    items: { type: 'string', ...options.items },
  };
  return Field(schema as ApiPropertyOptions, check, options);
}
