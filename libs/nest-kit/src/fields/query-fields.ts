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

/** The start of a UTC day; null for a day that no calendar has, such as 2026-02-30. */
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

/** One page of a list, newest first: how many rows, and older than which (null: from the newest). */
export interface PageWindow {
  limit: number;
  before: bigint | null;
}

/** What every list takes: how many, and after which. */
export class PageQuery {
  @Field({ type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT }, checkLimit, {
    description: 'rows of a page',
    optional: true,
  })
  readonly limit?: string;

  @Id({ description: 'only rows older than this one: the `next` of the page before' })
  readonly before?: string;
}

/** A list that can be had as a file, too. */
export class ExportQuery extends PageQuery {
  @OneOf(['json', 'csv'], { description: 'json: one page; csv: everything, as a file', optional: true })
  readonly format?: 'json' | 'csv';
}

/** The page that a query asks for. */
export function pageOf({ limit, before }: PageQuery): PageWindow {
  return { limit: limit === undefined ? DEFAULT_LIMIT : Number(limit), before: idOf(before) };
}

/** The id that a query names; null: none. */
export function idOf(text: string | undefined): bigint | null {
  return text === undefined ? null : BigInt(text);
}

const MAX_DAYS = 366;

/** The start of the UTC day `day` (an already checked text), `days` later. */
export function startOfDay(day: string, days = 0): Date {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS);
}

/**
 * From the start of the day `from` to the end of the day `to`, both UTC and included; today when absent, and `assumedDays`
 * days in all. Throws `invalid_parameter` for an end before its start and for more than 366 days.
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
    const message = `must be at most ${String(MAX_DAYS)} days before to`;
    throw new DomainError('invalid_parameter', { parameter: 'from', message });
  }
  return { from: start, to: end };
}
