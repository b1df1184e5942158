import type { AccountPlan, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

/** One account at the time of the read; counters of an earlier month read as zero. */
export interface AccountRow {
  id: AccountId;
  name: string;
  email: string;
  /** Purchased balance, without trial credit. */
  balance: MicroUsd;
  /** Unexpired trial credit. */
  trial: MicroUsd;
  /** Spending limit of a UTC month; null: none. */
  cap: MicroUsd | null;
  monthSpent: MicroUsd;
  jurisdictions: Jurisdiction[];
  /** How often its keys may call. */
  plan: AccountPlan;
  firstPurchaseAt: Date | null;
  /** When it was confirmed, and got its first key and trial credit; null: not yet, or manually. */
  confirmedAt: Date | null;
  createdAt: Date;
}

/** The columns read from `account a`; $1 is the time of the read. */
export const columns = `
  a.id, a.name, a.email, a.balance_micro as balance, a.cap_micro as cap,
  case when a.month >= date_trunc('month', $1::timestamptz at time zone 'UTC')::date then a.month_spent_micro else 0 end
    as "monthSpent",
  (select coalesce(sum(l.remaining_micro), 0)::bigint from credit_lot l
    where l.account_id = a.id and l.expires_at > $1) as trial,
  a.jurisdictions, a.plan, a.first_purchase_at as "firstPurchaseAt", a.confirmed_at as "confirmedAt", a.created_at as "createdAt"`;

/** Adds an account without credit or keys; returns its id. */
export async function insertAccount(
  db: Queryable,
  account: { name: string; email: string; jurisdictions: readonly Jurisdiction[]; cap: MicroUsd | null; now: Date },
): Promise<AccountId> {
  const { rows } = await db.query<{ id: AccountId }>(
    `insert into account (name, email, jurisdictions, cap_micro, created_at) values ($1, $2, $3, $4, $5) returning id`,
    [account.name, account.email, account.jurisdictions, account.cap, account.now],
  );
  return (rows[0] as { id: AccountId }).id;
}

/** The account with its trial credit and month's spend at `now`; null: unknown. */
export async function findAccount(db: Queryable, id: AccountId, now: Date): Promise<AccountRow | null> {
  const { rows } = await db.query<AccountRow>(`select ${columns} from account a where a.id = $2`, [now, id]);
  return rows[0] ?? null;
}

/** All accounts, oldest first. */
export async function listAccounts(db: Queryable, now: Date): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow>(`select ${columns} from account a order by a.id`, [now]);
  return rows;
}

/**
 * Locks the account's row until the transaction ends, as `charge` and every other movement of money do. False: no such
 * account. Read the account only afterwards, in a separate statement.
 */
export async function lockAccount(tx: Queryable, id: AccountId): Promise<boolean> {
  const { rowCount } = await tx.query('select from account where id = $1 for no key update', [id]);
  return rowCount === 1;
}

/** Adds `amount` (may be negative) to the purchased balance; CHECK refuses a balance below zero. */
export async function addToBalance(tx: Queryable, id: AccountId, amount: bigint): Promise<void> {
  await tx.query('update account set balance_micro = balance_micro + $2 where id = $1', [id, amount]);
}

/** Returns `amount` to the spend of `month` (a date, first of the month); changes nothing for any other month. */
export async function lowerMonthSpent(tx: Queryable, id: AccountId, month: string, amount: bigint): Promise<void> {
  await tx.query('update account set month_spent_micro = month_spent_micro - $3 where id = $1 and month = $2', [
    id,
    month,
    amount,
  ]);
}

/** Confirms an account; false: it was confirmed before, or is unknown. Only one of two concurrent calls gets true. */
export async function markConfirmed(tx: Queryable, id: AccountId, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query('update account set confirmed_at = $2 where id = $1 and confirmed_at is null', [
    id,
    now,
  ]);
  return rowCount === 1;
}

/** Stores the time of the first purchase; later ones change nothing. */
export async function markPurchased(tx: Queryable, id: AccountId, now: Date): Promise<void> {
  await tx.query('update account set first_purchase_at = $2 where id = $1 and first_purchase_at is null', [id, now]);
}

/** Sets the monthly spending limit (null: none); false: no such account. */
export async function updateSpendingLimit(db: Queryable, id: AccountId, limit: MicroUsd | null): Promise<boolean> {
  const { rowCount } = await db.query('update account set cap_micro = $2 where id = $1', [id, limit]);
  return rowCount === 1;
}

/** Sets the jurisdictions that the account may read; false: no such account. */
export async function updateJurisdictions(
  db: Queryable,
  id: AccountId,
  jurisdictions: readonly Jurisdiction[],
): Promise<boolean> {
  const { rowCount } = await db.query('update account set jurisdictions = $2 where id = $1', [id, jurisdictions]);
  return rowCount === 1;
}

/** Sets the account's plan; false: no such account. */
export async function updatePlan(db: Queryable, id: AccountId, plan: AccountPlan): Promise<boolean> {
  const { rowCount } = await db.query('update account set plan = $2 where id = $1', [id, plan]);
  return rowCount === 1;
}
