import type { MicroUsd } from '@entity-registry/domain';
import type { AccountId, EntryId, KeyId } from '../ledger/ids.js';
import type { Queryable } from '../pool.js';

/** By what usage is added up. */
export const USAGE_GROUPS = ['day', 'code', 'key', 'route', 'client_reference'] as const;
export type UsageGroup = (typeof USAGE_GROUPS)[number];

/** Calls of an account from `from` on and before `to`. */
export interface UsageRange {
  accountId: AccountId;
  from: Date;
  to: Date;
}

export interface UsageTotal {
  /** A UTC day ('YYYY-MM-DD'), a product code or `base`, a key's id, a route, a client reference; null: none was given. */
  value: string | null;
  calls: bigint;
  amount: MicroUsd;
  /** What free calls counted against the free quotas; null by code, where a call counts in several rows. */
  quotaUnits: bigint | null;
}

/** One charged or free call, as it was booked. */
export interface CallRow {
  id: EntryId;
  at: Date;
  keyId: KeyId | null;
  route: string | null;
  clientReference: string | null;
  requestId: string | null;
  /** What it cost, zero or more. */
  amount: MicroUsd;
  lines: { code: string; price: string }[];
  quotaUnits: number;
  estimatorRows: number;
  /** Given back later: its answer never left. */
  reversed: boolean;
}

const inRange = `e.account_id = $1 and e.kind = 'charge' and e.created_at >= $2 and e.created_at < $3`;

/**
 * A call that was given back is no usage. There are few such calls: they are read once, instead of a look for a reversal
 * of every call.
 */
const usedInRange = `${inRange} and e.id not in (
  select split_part(r.idempotency_key, ':', 2)::bigint from journal_entry r
   where r.account_id = $1 and r.kind = 'reversal' and r.created_at >= $2)`;

const VALUES: Record<Exclude<UsageGroup, 'code'>, string> = {
  day: `to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD')`,
  key: 'e.api_key_id::text',
  route: 'e.route',
  client_reference: 'e.client_reference',
};

/**
 * Usage added up by `group`, calls that were given back left out. Days in order of time, everything else by amount,
 * largest first. At most `limit` rows.
 */
export async function sumUsage(
  db: Queryable,
  { accountId, from, to }: UsageRange,
  group: UsageGroup,
  limit: number,
): Promise<UsageTotal[]> {
  const sql = group === 'code' ? sumByCode : sumBy(VALUES[group], group === 'day' ? '1' : 'amount desc, value');
  const { rows } = await db.query<UsageTotal>(sql, [accountId, from, to, limit]);
  return rows;
}

const sumBy = (value: string, order: string): string => `
  select ${value} as value, count(*) as calls, coalesce(-sum(e.amount_micro), 0)::bigint as amount,
         sum(e.quota_units)::bigint as "quotaUnits"
    from journal_entry e where ${usedInRange}
   group by 1 order by ${order} limit $4`;

/** The lines of a free call tell what it asked for; it paid none of them. */
const sumByCode = `
  select l.line ->> 'code' as value, count(*) as calls, null::bigint as "quotaUnits",
         coalesce(sum(case when e.amount_micro = 0 then 0 else (l.line ->> 'price')::numeric * 1000000 end), 0)::bigint
           as amount
    from journal_entry e cross join jsonb_array_elements(e.lines) l (line)
   where ${usedInRange}
   group by 1 order by amount desc, value limit $4`;

/** Calls of the range, newest first; `before`: only those older than that one. */
export async function listCalls(
  db: Queryable,
  { accountId, from, to }: UsageRange,
  page: { limit: number; before: bigint | null },
): Promise<CallRow[]> {
  const { rows } = await db.query<CallRow>(
    `select e.id, e.created_at as at, e.api_key_id as "keyId", e.route, e.client_reference as "clientReference",
            e.request_id as "requestId", -e.amount_micro as amount, e.lines, e.quota_units as "quotaUnits",
            e.estimator_rows as "estimatorRows",
            exists (select from journal_entry r where r.account_id = $1 and r.idempotency_key = 'reversal:' || e.id)
              as reversed
       from journal_entry e where ${inRange} and ($4::bigint is null or e.id < $4) order by e.id desc limit $5`,
    [accountId, from, to, page.before, page.limit],
  );
  return rows;
}
