import { DomainError } from '@entity-registry/domain';
import { Field, OneOf } from './fields.js';
import type { Check, FieldOptions } from './fields.js';

const ID = /^[1-9]\d{0,17}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const MAX_LIMIT = 200;
const DEFAULT_LIMIT = 50;

const checkId: Check = (value) =>
  typeof value === 'string' && ID.test(value) ? null : 'must be a positive integer of at most 18 digits';

const checkLimit: Check = (value) =>
  typeof value === 'string' && /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_LIMIT
    ? null
    : `must be an integer from 1 to ${String(MAX_LIMIT)}`;

const checkDay: Check = (value) =>
  typeof value === 'string' && DAY.test(value) && toDay(value) !== null ? null : 'must be a UTC day such as 2026-11-21';

/** The start of a UTC day; null for a day that doesn't exist, such as 2026-02-30. */
function toDay(text: string): Date | null {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null;
}

/** An id in a query. */
export const Id = (options: FieldOptions): PropertyDecorator =>
  Field({ type: 'integer', minimum: 1 }, checkId, { ...options, optional: true });

/** A UTC day in a query. */
export const Day = (options: FieldOptions): PropertyDecorator =>
  Field({ type: 'string', format: 'date', example: '2026-11-21' }, checkDay, { ...options, optional: true });

/** Free text in a query, of at most `max` characters. */
export function QueryText({
  max,
  schema,
  ...options
}: FieldOptions & { max: number; schema?: object }): PropertyDecorator {
  return Field({ type: 'string', maxLength: max, ...schema }, atMost(max), options);
}

/** Accepts texts of at most `max` characters. */
export const atMost =
  (max: number): Check =>
  (value) => {
    if (value === undefined) return 'is required';
    if (typeof value !== 'string') return 'must be text';
    return value.length <= max ? null : `must have at most ${String(max)} characters`;
  };

/** The bounds of an integer, and its value if omitted. */
export interface IntegerRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly default?: number;
}

/** An integer in a query, in plain digits. */
export function QueryInteger({ range, ...options }: FieldOptions & { range: IntegerRange }): PropertyDecorator {
  const { minimum, maximum } = range;
  const check: Check = (value) =>
    isIntegerText(value, range) ? null : `must be an integer from ${String(minimum)} to ${String(maximum)}`;
  return Field({ type: 'integer', ...range }, check, { ...options, optional: true });
}

/** Whether `value` is an integer of this range in plain digits: no sign, no leading zero. */
export function isIntegerText(value: unknown, { minimum, maximum }: IntegerRange): boolean {
  return typeof value === 'string' && /^(0|[1-9]\d{0,14})$/.test(value) && +value >= minimum && +value <= maximum;
}

/** Text in a query that matches `pattern`, which is anchored. */
export function QueryPattern({
  pattern,
  message,
  ...options
}: FieldOptions & { pattern: RegExp; message: string }): PropertyDecorator {
  const check: Check = (value) => (typeof value === 'string' && pattern.test(value) ? null : message);
  return Field({ type: 'string', pattern: pattern.source }, check, options);
}

/** One page of a list, newest first: the number of rows, and the row to continue after (null: from the newest). */
export interface PageWindow {
  limit: number;
  before: bigint | null;
}

/** The parameters of every list: the number of rows, and the row to continue after. */
export class PageQuery {
  @Field({ type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT }, checkLimit, {
    description: 'rows of a page',
    optional: true,
  })
  readonly limit?: string;

  @Id({ description: 'only rows older than this one: the `next` of the page before' })
  readonly before?: string;
}

/** A list that is also available as a file. */
export class ExportQuery extends PageQuery {
  @OneOf(['json', 'csv'], { description: 'json: one page; csv: everything, as a file', optional: true })
  readonly format?: 'json' | 'csv';
}

/** The page requested in a query. */
export function pageOf({ limit, before }: PageQuery): PageWindow {
  return { limit: limit === undefined ? DEFAULT_LIMIT : Number(limit), before: idOf(before) };
}

/** The id in a query; null: none. */
export function idOf(text: string | undefined): bigint | null {
  return text === undefined ? null : BigInt(text);
}

const MAX_DAYS = 366;

/** The start of the UTC day `day` (an already checked text), `days` later. */
export function startOfDay(day: string, days = 0): Date {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS);
}

/**
 * From the start of the day `from` to the end of the day `to`, both UTC and inclusive; by default up to today, and `assumedDays`
 * days long. Throws `invalid_parameter` for an end before its start and for more than 366 days.
 */
export function rangeOf(
  { from, to }: { from?: string; to?: string },
  now: Date,
  assumedDays: number,
): { from: Date; to: Date } {
  const end = startOfDay(to ?? now.toISOString().slice(0, 10), 1);
  const start = from === undefined ? new Date(end.getTime() - assumedDays * DAY_MS) : startOfDay(from);
  if (start >= end) throw new DomainError('invalid_parameter', { parameter: 'from', message: 'must not be after to' });
  if (end.getTime() - start.getTime() > MAX_DAYS * DAY_MS) {
    const message = `must be at most ${String(MAX_DAYS)} days before the end of to`;
    throw new DomainError('invalid_parameter', { parameter: 'from', message });
  }
  return { from: start, to: end };
}
