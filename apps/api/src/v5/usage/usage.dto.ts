import { DomainError } from '@entity-registry/domain';
import { IsIn, IsOptional, IsString } from 'class-validator';

/** Query of `GET /v5/usage`. */
export class UsageQuery {
  /** First UTC day, such as 2026-11-01; 30 days up to `to` when absent. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly from?: string;

  /** Last UTC day, included; today when absent. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly to?: string;

  /** `json`: one page; `csv`: all of them, as a file. */
  @IsOptional()
  @IsIn(['json', 'csv'], { message: 'must be json or csv' })
  readonly format?: 'json' | 'csv';

  /** Most calls of a page: 1 to 100, 50 when absent. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly limit?: string;

  /** `page.next_cursor` of the page before. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly cursor?: string;

  /** true or 1: answers the price, which is nothing; false or 0: the call itself. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly dry_run?: string;
}

/** UTC days, both included, and the instants between which their calls lie. */
export interface UsageDays {
  readonly first: string;
  readonly last: string;
  readonly from: Date;
  /** Excluded. */
  readonly to: Date;
}

const DAY_MS = 86_400_000;
const ASSUMED_DAYS = 30;
const MAX_DAYS = 366;

/** The days that a query asks for. Throws `invalid_parameter`. */
export function daysOf({ from, to }: Pick<UsageQuery, 'from' | 'to'>, now: Date): UsageDays {
  const last = startOf('to', to ?? dayOf(now));
  const end = new Date(last.getTime() + DAY_MS);
  const start = from === undefined ? new Date(end.getTime() - ASSUMED_DAYS * DAY_MS) : startOf('from', from);
  if (start > last) throw refusal('from', 'must not be after to');
  if (end.getTime() - start.getTime() > MAX_DAYS * DAY_MS) {
    throw refusal('from', `must be at most ${String(MAX_DAYS)} days before the end of to`);
  }
  return { first: dayOf(start), last: dayOf(last), from: start, to: end };
}

function startOf(parameter: 'from' | 'to', text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  const known = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && dayOf(day) === text;
  if (!known) throw refusal(parameter, 'must be a UTC day such as 2026-11-21');
  return day;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
const refusal = (parameter: string, message: string) => new DomainError('invalid_parameter', { parameter, message });
