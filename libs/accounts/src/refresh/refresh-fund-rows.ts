import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, KeyId } from '../ids.js';

/** A limit that no month reaches, for the column that can't be null. */
const MAX_CAP = '9000000000000000';

/** The spending limits that apply to a request: the higher of the current one and the one with which it was accepted. */
const higherCap = (current: string, accepted: string): string =>
  `case when ${current} is null or ${accepted} is null then null else greatest(${current}, ${accepted}) end`;

/** What the account and the key of a request could spend at a moment. */
export interface AcceptedRefreshFunds {
  price: MicroUsd;
  spendable: MicroUsd;
  /**
   * Remaining spending limit of the account, and of the key if it still works, counting limits lowered since acceptance at
   * their old value; null: no limit.
   */
  capLeft: bigint | null;
  keyCapLeft: bigint | null;
}

/** What an account and a key can spend on another refresh, and what open refreshes have reserved of it. */
export interface AvailableRefreshFunds {
  spendable: MicroUsd;
  cap: MicroUsd | null;
  monthSpent: MicroUsd;
  keyCap: MicroUsd | null;
  keyMonthSpent: MicroUsd;
  /** Open refreshes of the account, and their prices; of those, the prices of keys that share the key's limit. */
  open: number;
  reserved: MicroUsd;
  reservedByKey: MicroUsd;
}

/** Call it with the account locked, so that nobody else reserves at the same time. */
export async function readAvailableRefreshFunds(
  tx: Queryable,
  { accountId, keyId, now }: { accountId: AccountId; keyId: KeyId | null; now: Date },
): Promise<AvailableRefreshFunds> {
  const { rows } = await tx.query<AvailableRefreshFunds>(
    `select a.balance_micro + (select coalesce(sum(l.remaining_micro), 0)::bigint from credit_lot l
                                where l.account_id = a.id and l.expires_at > $3) as spendable,
            a.cap_micro as cap, case when a.month >= m.month then a.month_spent_micro else 0 end as "monthSpent",
            c.cap_micro as "keyCap",
            coalesce(case when c.month >= m.month then c.month_spent_micro end, 0) as "keyMonthSpent", o.*
       from account a
      cross join (select date_trunc('month', $3::timestamptz at time zone 'UTC')::date as month) m
       left join api_key k on k.id = $2
       left join key_cap c on c.id = k.key_cap_id
      cross join lateral (
        select count(*)::integer as open, coalesce(sum(u.price_micro), 0)::bigint as reserved,
               coalesce(sum(u.price_micro) filter (where other.key_cap_id = c.id), 0)::bigint as "reservedByKey"
          from update_request u left join api_key other on other.id = u.api_key_id
         where u.account_id = a.id and u.status = 'pending'
      ) o
      where a.id = $1`,
    [accountId, keyId, now],
  );
  return rows[0] as AvailableRefreshFunds;
}

/**
 * Raises the spending limits of the request's account and key to those with which it was accepted, for a charge in this
 * transaction; the returned function restores them. Call it with the account locked, so that nobody else uses the raised
 * limits.
 */
export async function raiseToAcceptedSpendingLimits(tx: Queryable, id: bigint): Promise<() => Promise<void>> {
  const { rows } = await tx.query<{
    accountId: AccountId;
    cap: bigint | null;
    keyCapId: bigint | null;
    keyCap: bigint | null;
  }>(
    `select a.id as "accountId", a.cap_micro as cap, c.id as "keyCapId", c.cap_micro as "keyCap"
       from update_request u join account a on a.id = u.account_id
       left join api_key k on k.id = u.api_key_id left join key_cap c on c.id = k.key_cap_id where u.id = $1`,
    [id],
  );
  const before = rows[0];
  if (before === undefined) return () => Promise.resolve();
  await tx.query(
    `update account a set cap_micro = ${higherCap('a.cap_micro', 'u.accepted_cap_micro')}
       from update_request u where u.id = $1 and a.id = u.account_id`,
    [id],
  );
  await tx.query(
    `update key_cap c set cap_micro = coalesce(${higherCap('c.cap_micro', 'u.accepted_key_cap_micro')}, ${MAX_CAP})
       from update_request u where u.id = $2 and c.id = $1`,
    [before.keyCapId, id],
  );
  return async () => {
    await tx.query('update account set cap_micro = $2 where id = $1', [before.accountId, before.cap]);
    await tx.query('update key_cap set cap_micro = $2 where id = $1', [before.keyCapId, before.keyCap]);
  };
}

/** Null: the request isn't pending, or is unknown. */
export async function readAcceptedRefreshFunds(
  db: Queryable,
  id: bigint,
  now: Date,
): Promise<AcceptedRefreshFunds | null> {
  const { rows } = await db.query<AcceptedRefreshFunds>(
    `select u.price_micro as price,
            a.balance_micro + (select coalesce(sum(l.remaining_micro), 0)::bigint from credit_lot l
                                where l.account_id = a.id and l.expires_at > $2) as spendable,
            ${higherCap('a.cap_micro', 'u.accepted_cap_micro')}
              - case when a.month >= m.month then a.month_spent_micro else 0 end as "capLeft",
            ${higherCap('c.cap_micro', 'u.accepted_key_cap_micro')}
              - case when c.month >= m.month then c.month_spent_micro else 0 end as "keyCapLeft"
       from update_request u
       join account a on a.id = u.account_id
      cross join (select date_trunc('month', $2::timestamptz at time zone 'UTC')::date as month) m
       left join api_key k on k.id = u.api_key_id and coalesce(k.revoked_at > $2, true) and coalesce(k.expires_at > $2, true)
       left join key_cap c on c.id = k.key_cap_id
      where u.id = $1 and u.status = 'pending'`,
    [id, now],
  );
  return rows[0] ?? null;
}
