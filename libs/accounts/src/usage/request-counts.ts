import { WITHOUT_COMMIT_WAIT } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import type { AccountId, KeyId } from '../ids.js';
import { Parameters } from './parameters.js';
import { dayOf } from './selection.js';
import type { UsageRange } from './selection.js';

/** Requests of one key with the same response on one UTC day. */
export interface RequestCount {
  accountId: AccountId;
  /** 'YYYY-MM-DD'. */
  day: string;
  keyId: KeyId;
  route: string;
  /** 0: the caller closed the connection before the response was sent. */
  status: number;
  /** Error code; empty: none. */
  code: string;
  requests: number;
  /** Total response time, in milliseconds. */
  totalMs: number;
  lastAt: Date;
  lastRequestId: string;
}

/**
 * Adds to the counts, all in one statement. Not within a transaction. If the server is lost with it, these requests aren't counted; no money
 * depends on it (ADR 0136).
 */
export async function addRequestCounts(pool: pg.Pool, counts: readonly RequestCount[]): Promise<void> {
  // Ordered by key, so that two processes counting the same can't deadlock.
  await pool.query(
    `insert into request_count as c
       (account_id, day, api_key_id, route, status, code, requests, total_ms, last_at, last_request_id)
     select * from unnest($1::bigint[], $2::date[], $3::bigint[], $4::text[], $5::smallint[], $6::text[], $7::bigint[],
                          $8::bigint[], $9::timestamptz[], $10::text[]) t
      where ${WITHOUT_COMMIT_WAIT} order by 1, 2, 3, 4, 5, 6
     on conflict (account_id, day, api_key_id, route, status, code) do update
        set requests = c.requests + excluded.requests, total_ms = c.total_ms + excluded.total_ms,
            last_at = greatest(c.last_at, excluded.last_at),
            last_request_id = case when excluded.last_at >= c.last_at then excluded.last_request_id else c.last_request_id end`,
    [
      ...[counts.map((count) => count.accountId), counts.map((count) => count.day), counts.map((count) => count.keyId)],
      ...[counts.map((count) => count.route), counts.map((count) => count.status), counts.map((count) => count.code)],
      ...[counts.map((count) => count.requests), counts.map((count) => Math.round(count.totalMs))],
      ...[counts.map((count) => count.lastAt), counts.map((count) => count.lastRequestId)],
    ],
  );
}

/** How the requests of a day were answered. */
export interface DailyRequests {
  /** UTC, 'YYYY-MM-DD'. */
  day: string;
  /** Answered with data or "not modified". */
  answered: bigint;
  /** 4xx except 429, and connections that the caller closed. */
  refused: bigint;
  /** 429. */
  limited: bigint;
  /** 5xx. */
  failed: bigint;
  totalMs: bigint;
}

/** Requests of the range by day, in order; days without any are absent. Filters by key and route only. */
export async function sumRequests(db: Queryable, range: UsageRange): Promise<DailyRequests[]> {
  const { add, values } = new Parameters();
  const { rows } = await db.query<DailyRequests>(
    `select to_char(day, 'YYYY-MM-DD') as day,
            coalesce(sum(requests) filter (where status between 200 and 399), 0)::bigint as answered,
            coalesce(sum(requests) filter (where status < 200 or (status between 400 and 499 and status <> 429)), 0)::bigint
              as refused,
            coalesce(sum(requests) filter (where status = 429), 0)::bigint as limited,
            coalesce(sum(requests) filter (where status >= 500), 0)::bigint as failed, sum(total_ms)::bigint as "totalMs"
       from request_count where ${condition(range, add)} group by day order by day`,
    values,
  );
  return rows;
}

/** Failed requests of one route with one code. */
export interface FailureTotal {
  route: string;
  status: number;
  code: string;
  requests: bigint;
  lastAt: Date;
  lastRequestId: string;
  /** The key of the last request. */
  lastKeyId: KeyId;
}

/** Why requests of the range failed: the most frequent first, at most `limit`. Filters by key and route only. */
export async function sumFailures(db: Queryable, range: UsageRange, limit: number): Promise<FailureTotal[]> {
  const { add, values } = new Parameters();
  const newest = (column: string): string => `(array_agg(${column} order by last_at desc))[1]`;
  const { rows } = await db.query<FailureTotal>(
    `select route, status, code, sum(requests)::bigint as requests, max(last_at) as "lastAt",
            ${newest('last_request_id')} as "lastRequestId", ${newest('api_key_id')} as "lastKeyId"
       from request_count where ${condition(range, add)} and (status < 200 or status >= 400)
      group by route, status, code order by requests desc, "lastAt" desc limit ${add(limit)}`,
    values,
  );
  return rows;
}

/** Error codes of limits. */
const LIMIT_CODES = [
  ...['rate_limited', 'free_tier_limit', 'spending_limit_exceeded', 'refresh_backlog', 'estimator_rows_exhausted'],
  ...['search_backend_error', 'insufficient_credits'],
];

/** A limit that requests of an account reached. */
export interface LimitMetRow {
  accountId: AccountId;
  accountName: string;
  limit: string;
  requests: bigint;
  lastAt: Date;
}

/** Limits reached since the UTC day of `since`: the most frequent first, at most `limit`. */
export async function listLimitsMet(db: Queryable, since: Date, limit: number): Promise<LimitMetRow[]> {
  const { rows } = await db.query<LimitMetRow>(
    `select c.account_id as "accountId", a.name as "accountName", c.code as limit, sum(c.requests)::bigint as requests,
            max(c.last_at) as "lastAt"
       from request_count c join account a on a.id = c.account_id
      where c.day >= $1 and c.code <> '' and c.code = any($2)
      group by c.account_id, a.name, c.code order by requests desc, "lastAt" desc limit $3`,
    [dayOf(since), LIMIT_CODES, limit],
  );
  return rows;
}

/**
 * Deletes counts of days before `day` ('YYYY-MM-DD') from the partition that the table started with; returns how many. The
 * months after it are dropped whole (`rollMonthPartitions`).
 */
export async function deleteRequestCounts(db: Queryable, day: string): Promise<number> {
  const { rowCount } = await db.query('delete from request_count_start where day < $1', [day]);
  return rowCount ?? 0;
}

function condition({ accountId, from, to, filter = {} }: UsageRange, add: Parameters['add']): string {
  const conditions = [`account_id = ${add(accountId)}`, `day >= ${add(dayOf(from))}`, `day < ${add(dayOf(to))}`];
  if (filter.keyId !== undefined) conditions.push(`api_key_id = ${add(filter.keyId)}`);
  if (filter.route !== undefined) conditions.push(`route = ${add(filter.route)}`);
  return conditions.join(' and ');
}
