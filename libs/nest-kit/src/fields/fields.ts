import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, ValidateIf } from 'class-validator';

/** Why a value is refused, to be read after the field's name, with the remedy; null: it is not. */
export type Check = (value: unknown) => string | null;

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
  return applyDecorators(
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

const missing = (value: unknown): boolean => value === undefined;

/**
 * A line of text of `min` to `max` characters. Format characters (Cf) are refused with the controls: one that turns the
 * direction of writing would turn what stands beside it in lists, logs and files.
 */
export function Text(options: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  const { min = 1, max } = options;
  const check: Check = (value) => {
    if (missing(value)) return 'is required';
    if (typeof value !== 'string') return 'must be text';
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value)) return 'must be one line of printable text';
    if (value.trim() !== value) return 'must not begin or end with a blank';
    if (value.length < min || value.length > max) return `must have ${String(min)} to ${String(max)} characters`;
    return null;
  };
  return Field({ type: 'string', minLength: min, maxLength: max }, check, options);
}

/** One of a few words. */
export function OneOf(values: readonly string[], options: FieldOptions): PropertyDecorator {
  const check: Check = (value) =>
    typeof value === 'string' && values.includes(value) ? null : `must be one of ${values.join(', ')}`;
  return Field({ type: 'string', enum: [...values] }, check, options);
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

/** An array of at most `max` different texts, each of which passes `item`. */
export function ListOf(item: Check, options: FieldOptions & { max: number; items?: object }): PropertyDecorator {
  const check: Check = (value) => {
    if (missing(value)) return 'is required';
    if (!Array.isArray(value)) return 'must be an array';
    if (value.length > options.max) return `must have at most ${String(options.max)} items`;
    if (new Set(value).size < value.length) return 'must not hold an item twice';
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
