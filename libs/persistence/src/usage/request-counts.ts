import type { AccountId, KeyId } from '../ledger/ids.js';
import type { Queryable } from '../pool.js';
import { Parameters } from './parameters.js';
import { dayOf } from './selection.js';
import type { UsageRange } from './selection.js';

/** Requests of one key that were answered alike on one UTC day. */
export interface RequestCount {
  accountId: AccountId;
  /** 'YYYY-MM-DD'. */
  day: string;
  keyId: KeyId;
  route: string;
  /** 0: the caller closed the connection before the answer had left. */
  status: number;
  /** Of the refusal; empty: none. */
  code: string;
  requests: number;
  /** Time to answer them, added up, in milliseconds. */
  totalMs: number;
  lastAt: Date;
  lastRequestId: string;
}

/** Adds to what is counted, all in one statement. */
export async function addRequestCounts(db: Queryable, counts: readonly RequestCount[]): Promise<void> {
  // In the order of the key, so that two processes that count the same do not wait for each other in a circle.
  await db.query(
    `insert into request_count as c
       (account_id, day, api_key_id, route, status, code, requests, total_ms, last_at, last_request_id)
     select * from unnest($1::bigint[], $2::date[], $3::bigint[], $4::text[], $5::smallint[], $6::text[], $7::bigint[],
                          $8::bigint[], $9::timestamptz[], $10::text[]) t order by 1, 2, 3, 4, 5, 6
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
  /** With what was asked for, or that it has not changed. */
  answered: bigint;
  /** 4xx but 429, and connections that the caller closed. */
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

/** Requests that got no answer, of one route and with one code. */
export interface FailureTotal {
  route: string;
  status: number;
  code: string;
  requests: bigint;
  lastAt: Date;
  lastRequestId: string;
  /** The key of the last of them. */
  lastKeyId: KeyId;
}

/** Why requests of the range got no answer: the most frequent first, at most `limit`. Filters by key and route only. */
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

/** Deletes counts of days before `day` ('YYYY-MM-DD'); answers how many. */
export async function deleteRequestCounts(db: Queryable, day: string): Promise<number> {
  const { rowCount } = await db.query('delete from request_count where day < $1', [day]);
  return rowCount ?? 0;
}

function condition({ accountId, from, to, filter = {} }: UsageRange, add: Parameters['add']): string {
  const conditions = [`account_id = ${add(accountId)}`, `day >= ${add(dayOf(from))}`, `day < ${add(dayOf(to))}`];
  if (filter.keyId !== undefined) conditions.push(`api_key_id = ${add(filter.keyId)}`);
  if (filter.route !== undefined) conditions.push(`route = ${add(filter.route)}`);
  return conditions.join(' and ');
}
