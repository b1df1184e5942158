import type { Queryable } from '../pool.js';
import type { AccountId, EntryId } from './ids.js';

/** A charge of a request of which nobody has written down that its answer left. */
export interface OrphanRow {
  id: EntryId;
  accountId: AccountId;
}

/** Ledger keys of charges whose answer is sent by the process that charged; a refresh's charge has its request instead. */
export const ANSWERED_KEYS: readonly string[] = ['request:%', 'idempotency:%'];

/**
 * Charges of requests made from `since` to before `before` whose fate is not written down: the first `limit` of them in
 * the order of their ids. Without `since` it reads the whole journal.
 */
export async function findOrphans(
  db: Queryable,
  range: { since: Date | null; before: Date; limit: number },
): Promise<OrphanRow[]> {
  const { rows } = await db.query<OrphanRow>(
    `select e.id, e.account_id as "accountId"
       from journal_entry e left join delivery d on d.entry_id = e.id
      where e.kind = 'charge' and e.idempotency_key like any ($4::text[])
        and e.created_at >= coalesce($1, '-infinity'::timestamptz) and e.created_at < $2 and d.entry_id is null
      order by e.id limit $3`,
    [range.since, range.before, range.limit, ANSWERED_KEYS],
  );
  return rows;
}

export interface OrphanCount {
  charges: bigint;
  /** When the oldest of them was made. */
  since: Date;
}

/** How many such charges there are; null: none. */
export async function countOrphans(db: Queryable, range: { since: Date; before: Date }): Promise<OrphanCount | null> {
  const { rows } = await db.query<OrphanCount>(
    `select count(*) as charges, min(e.created_at) as since
       from journal_entry e left join delivery d on d.entry_id = e.id
      where e.kind = 'charge' and e.idempotency_key like any ($3::text[])
        and e.created_at >= $1 and e.created_at < $2 and d.entry_id is null
     having count(*) > 0`,
    [range.since, range.before, ANSWERED_KEYS],
  );
  return rows[0] ?? null;
}

/**
 * Takes back what a charge counted against the account's free quotas and estimator rows, as long as the counters still
 * stand for the UTC day and months of the charge.
 */
export async function giveBackQuota(tx: Queryable, accountId: AccountId, entryId: EntryId): Promise<void> {
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
