import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId } from '../ids.js';

/**
 * Why no byte of a response was sent. caller_left: the caller closed the connection first. service_failed: nothing is
 * recorded, so the process that charged died before it could send the response or record it.
 */
export type UnsentCause = 'caller_left' | 'service_failed';

/** A charge of a request whose response isn't known to have been sent. */
export interface UnsentChargeRow {
  id: EntryId;
  accountId: AccountId;
  cause: UnsentCause;
}

/** Ledger keys of charges whose response is sent by the process that charged; a refresh has its update request instead. */
export const REQUEST_KEYS = 'request:%';
/** The same for calls with an Idempotency-Key, whose record can be replayed for as long as it is stored. */
export const RECORD_KEYS = 'idempotency:%';

/** When charges were made: `requests` without an Idempotency-Key; `records` with one, whose record has expired. */
export interface UnsentRange {
  requests: { since: Date | null; before: Date };
  records: { since: Date | null; before: Date };
}

const rangeParameters = ({ requests, records }: UnsentRange): unknown[] => [
  ...[REQUEST_KEYS, requests.since, requests.before],
  ...[RECORD_KEYS, records.since, records.before],
];

/** Charges of requests without a row: the process that made them died, or still holds its note. */
const unknownSql = (key: string, since: string, before: string): string => `
  select e.id, e.account_id, 'service_failed' as cause
    from journal_entry e left join response_delivery d on d.entry_id = e.id
   where e.kind = 'charge' and e.idempotency_key like ${key} and e.created_at >= coalesce(${since}, '-infinity'::timestamptz)
     and e.created_at < ${before} and d.entry_id is null`;

/** $1 to $6 are `rangeParameters`. Charges marked as unsent are found at any age, by an index. */
const unsentSql = `
  ${unknownSql('$1', '$2', '$3')}
  union all
  ${unknownSql('$4', '$5', '$6')}
  union all
  select e.id, e.account_id, 'caller_left' as cause
    from response_delivery d join journal_entry e on e.id = d.entry_id
   where d.state = 'unsent'
     and (e.idempotency_key like $1 and e.created_at < $3 or e.idempotency_key like $4 and e.created_at < $6)`;

/** Charges whose credit is due: the first `limit` of them by id. Without `since` it reads the whole journal. */
export async function findUnsentCharges(db: Queryable, range: UnsentRange, limit: number): Promise<UnsentChargeRow[]> {
  const { rows } = await db.query<UnsentChargeRow>(
    `select id, account_id as "accountId", cause from (${unsentSql}) u order by id limit $7`,
    [...rangeParameters(range), limit],
  );
  return rows;
}

/** How many charges wait, their total and the time of the oldest. */
export interface ChargeCount {
  charges: bigint;
  amount: MicroUsd;
  /** When the oldest of them was made. */
  since: Date;
}

/** Charges whose response isn't known to have been sent and that aren't credited yet; null: none. */
export async function countUnsentCharges(db: Queryable, range: UnsentRange): Promise<ChargeCount | null> {
  const { rows } = await db.query<ChargeCount>(
    `select count(*) as charges, -sum(e.amount_micro)::bigint as amount, min(e.created_at) as since
       from (${unsentSql}) u join journal_entry e on e.id = u.id
     having count(*) > 0`,
    rangeParameters(range),
  );
  return rows[0] ?? null;
}

/** Charges whose credit waits for an operator; null: none. */
export async function countAwaitingOperator(db: Queryable): Promise<ChargeCount | null> {
  const { rows } = await db.query<ChargeCount>(
    `select count(*) as charges, -sum(e.amount_micro)::bigint as amount, min(e.created_at) as since
       from response_delivery d join journal_entry e on e.id = d.entry_id
      where d.state = 'awaiting_operator'
     having count(*) > 0`,
  );
  return rows[0] ?? null;
}

/** A charge whose credit waits for an operator. */
export interface AwaitingCreditRow {
  id: EntryId;
  accountId: AccountId;
  accountName: string;
  /** The amount charged, positive. */
  amount: MicroUsd;
  route: string | null;
  requestId: string | null;
  at: Date;
}

/** Charges whose credit waits for an operator, newest first. */
export async function listAwaitingOperator(
  db: Queryable,
  filter: { accountId: AccountId | null },
  page: { before: bigint | null; limit: number },
): Promise<AwaitingCreditRow[]> {
  const { rows } = await db.query<AwaitingCreditRow>(
    `select e.id, e.account_id as "accountId", a.name as "accountName", -e.amount_micro as amount, e.route,
            e.request_id as "requestId", e.created_at as at
       from response_delivery d join journal_entry e on e.id = d.entry_id join account a on a.id = e.account_id
      where d.state = 'awaiting_operator' and ($1::bigint is null or e.account_id = $1)
        and ($2::bigint is null or d.entry_id < $2)
      order by d.entry_id desc limit $3`,
    [filter.accountId, page.before, page.limit],
  );
  return rows;
}

/**
 * Subtracts a charge from the account's free quotas and estimator rows, as long as the counters are still those of the UTC
 * day and month of the charge.
 */
export async function restoreQuota(tx: Queryable, accountId: AccountId, entryId: EntryId): Promise<void> {
  await tx.query(
    `update account a
        set quota_day_used = greatest(0, a.quota_day_used - case when a.quota_day = t.day then e.quota_units else 0 end),
            quota_month_used =
              greatest(0, a.quota_month_used - case when a.quota_month = t.month then e.quota_units else 0 end),
            estimator_used =
              greatest(0, a.estimator_used - case when a.estimator_month = t.month then e.estimator_rows else 0 end)
       from journal_entry e,
            lateral (select (e.created_at at time zone 'UTC')::date as day,
                            date_trunc('month', e.created_at at time zone 'UTC')::date as month) t
      where a.id = $1 and e.account_id = $1 and e.id = $2 and e.quota_units + e.estimator_rows > 0`,
    [accountId, entryId],
  );
}
