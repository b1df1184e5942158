import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, LotId } from '../ids.js';

export interface LotRow {
  id: LotId;
  accountId: AccountId;
  granted: MicroUsd;
  remaining: MicroUsd;
  expiresAt: Date;
  createdAt: Date;
}

const lotColumns = `id, account_id as "accountId", granted_micro as granted, remaining_micro as remaining,
  expires_at as "expiresAt", created_at as "createdAt"`;

/** Adds a lot of trial credit, all of it remaining. */
export async function insertLot(
  tx: Queryable,
  lot: { accountId: AccountId; amount: bigint; expiresAt: Date; now: Date },
): Promise<LotId> {
  const { rows } = await tx.query<{ id: LotId }>(
    `insert into credit_lot (account_id, granted_micro, remaining_micro, expires_at, created_at)
     values ($1, $2, $2, $3, $4) returning id`,
    [lot.accountId, lot.amount, lot.expiresAt, lot.now],
  );
  return (rows[0] as { id: LotId }).id;
}

/** The account's lots with credit left, unexpired at `now`, in the order in which they are spent (ADR 0006). */
export async function openLots(db: Queryable, accountId: AccountId, now: Date): Promise<LotRow[]> {
  const { rows } = await db.query<LotRow>(
    `select ${lotColumns} from credit_lot
      where account_id = $1 and expires_at > $2 and remaining_micro > 0 order by expires_at, id`,
    [accountId, now],
  );
  return rows;
}

/** The account's lots with credit left that are expired at `now`. */
export async function expiredLots(db: Queryable, accountId: AccountId, now: Date): Promise<LotRow[]> {
  const { rows } = await db.query<LotRow>(
    `select ${lotColumns} from credit_lot
      where account_id = $1 and expires_at <= $2 and remaining_micro > 0 order by expires_at, id`,
    [accountId, now],
  );
  return rows;
}

/** Accounts that hold lots with credit left that are expired at `now`. */
export async function accountsWithExpiredLots(db: Queryable, now: Date): Promise<AccountId[]> {
  const { rows } = await db.query<{ id: AccountId }>(
    `select distinct account_id as id from credit_lot where expires_at <= $1 and remaining_micro > 0 order by 1`,
    [now],
  );
  return rows.map((row) => row.id);
}

/** Adds `amount` (may be negative) to the remaining credit of a lot; CHECK keeps it between zero and the granted amount. */
export async function addToLot(tx: Queryable, id: LotId, amount: bigint): Promise<void> {
  await tx.query('update credit_lot set remaining_micro = remaining_micro + $2 where id = $1', [id, amount]);
}
