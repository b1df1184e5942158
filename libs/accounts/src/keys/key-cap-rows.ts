import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId, KeySpendingLimitId, KeyId } from '../ids.js';

/**
 * The monthly cap of a key is a row shared with the keys rolled from it. Everything here that writes must be called under the
 * account's lock (`lockAccount`), like `charge`, and so must the reads that a write depends on.
 */
export interface NewKeySpendingLimit {
  accountId: AccountId;
  limit: MicroUsd;
  /** First of the month that `monthSpent` counts, 'YYYY-MM-DD'. */
  month: string;
  monthSpent: bigint;
}

/** Adds a cap; it limits no key until `assignKeySpendingLimit`. */
export async function insertKeySpendingLimit(
  tx: Queryable,
  spendingLimit: NewKeySpendingLimit,
): Promise<KeySpendingLimitId> {
  const { rows } = await tx.query<{ id: KeySpendingLimitId }>(
    'insert into key_cap (account_id, cap_micro, month, month_spent_micro) values ($1, $2, $3, $4) returning id',
    [spendingLimit.accountId, spendingLimit.limit, spendingLimit.month, spendingLimit.monthSpent],
  );
  return (rows[0] as { id: KeySpendingLimitId }).id;
}

/** Changes the limit, but not the spend so far. */
export async function updateKeySpendingLimit(tx: Queryable, id: KeySpendingLimitId, limit: MicroUsd): Promise<void> {
  await tx.query('update key_cap set cap_micro = $2 where id = $1', [id, limit]);
}

/** Deletes a cap that no longer limits any key. */
export async function deleteKeySpendingLimit(tx: Queryable, id: KeySpendingLimitId): Promise<void> {
  await tx.query('delete from key_cap where id = $1', [id]);
}

/**
 * Sets the cap of keys, or removes it (null). Every process is notified to drop its cached state of them, even if nothing
 * changed.
 */
export async function assignKeySpendingLimit(
  tx: Queryable,
  keyIds: readonly KeyId[],
  id: KeySpendingLimitId | null,
): Promise<void> {
  await tx.query('update api_key set key_cap_id = $2 where id = any($1)', [keyIds, id]);
}

/** The key and all keys it was rolled from or into, oldest first. They share one cap. */
export async function readKeyFamily(db: Queryable, accountId: AccountId, keyId: KeyId): Promise<KeyId[]> {
  const { rows } = await db.query<{ id: KeyId }>(
    `with recursive own as materialized (select id, rolled_from from api_key where account_id = $1),
     older (id, rolled_from) as (
       select id, rolled_from from own where id = $2
       union select k.id, k.rolled_from from own k join older o on k.id = o.rolled_from
     ), newer (id) as (
       select $2::bigint union select k.id from own k join newer n on k.rolled_from = n.id
     )
     select id from older union select id from newer order by id`,
    [accountId, keyId],
  );
  return rows.map((row) => row.id);
}

/**
 * Makes sure that the account counts the month of `now`, and returns the month that it counts: the later of the two, as in
 * `charge`. A cap created now for that month is then never ahead of its account.
 */
export async function rollAccountMonth(tx: Queryable, accountId: AccountId, now: Date): Promise<string> {
  await tx.query(
    `update account set month = t.month, month_spent_micro = 0
       from (select date_trunc('month', $2::timestamptz at time zone 'UTC')::date as month) t
      where id = $1 and account.month < t.month`,
    [accountId, now],
  );
  const { rows } = await tx.query<{ month: string }>('select month from account where id = $1', [accountId]);
  return (rows[0] as { month: string }).month;
}

/**
 * What these keys spent in `month`, in entries after `after` (null: in all), charges less their reversals, and the account's
 * newest entry. Entries of one account get their ids under its lock: a sum up to an entry never changes, and a later call can
 * add what came after it.
 */
export async function sumKeySpending(
  db: Queryable,
  accountId: AccountId,
  keyIds: readonly KeyId[],
  month: string,
  after: EntryId | null,
): Promise<{ spent: bigint; newest: EntryId | null }> {
  const { rows } = await db.query<{ spent: bigint; newest: EntryId | null }>(
    `select coalesce(-sum(e.amount_micro) filter (where coalesce(c.api_key_id, e.api_key_id) = any($2)), 0)::bigint
              as spent,
            (select max(id) from journal_entry where account_id = $1) as newest
       from journal_entry e
       left join journal_entry c
         on c.account_id = e.account_id
        and c.id = case when e.kind = 'reversal' then split_part(e.idempotency_key, ':', 2)::bigint end
      where e.account_id = $1 and e.month = $3 and e.kind in ('charge', 'reversal') and e.id > $4`,
    [accountId, keyIds, month, after ?? 0n],
  );
  return rows[0] as { spent: bigint; newest: EntryId | null };
}

/** Subtracts `amount` from the spend of a key's cap in `month` (first of the month); changes nothing without a cap. */
export async function lowerKeyMonthSpent(tx: Queryable, keyId: KeyId, month: string, amount: bigint): Promise<void> {
  await tx.query(
    `update key_cap c set month_spent_micro = c.month_spent_micro - $3
       from api_key k where k.id = $1 and c.id = k.key_cap_id and c.month = $2`,
    [keyId, month, amount],
  );
}
