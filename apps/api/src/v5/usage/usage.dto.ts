import { Day, OneOf, rangeOf } from '@entity-registry/http';
import { PageQuery } from '../page-query.dto.js';

/** Days up to `to` if `from` is omitted. */
const DEFAULT_DAYS = 30;

/** Query of `GET /v5/usage`. */
export class UsageQuery extends PageQuery {
  @Day({
    description: 'First UTC day, at most 366 days before the end of `to`. Defaults to a period of 30 days up to `to`.',
    example: '2026-11-01',
  })
  readonly from?: string;

  @Day({ description: 'Last UTC day, included. Defaults to today.' })
  readonly to?: string;

  @OneOf(['json', 'csv'], {
    optional: true,
    default: 'json',
    description: '`json` returns one page, `csv` returns everything as a file.',
    example: 'json',
  })
  readonly format?: 'json' | 'csv';
}

/** UTC days, both included, and the instants that bound their calls. */
export interface UsageDays {
  readonly first: string;
  readonly last: string;
  readonly from: Date;
  /** Excluded. */
  readonly to: Date;
}

/** The days that a query requests. Throws `invalid_parameter` for more than 366 days and for an end before its start. */
export function daysOf(query: Pick<UsageQuery, 'from' | 'to'>, now: Date): UsageDays {
  const { from, to } = rangeOf(query, now, DEFAULT_DAYS);
  return { first: dayOf(from), last: dayOf(new Date(to.getTime() - 1)), from, to };
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
