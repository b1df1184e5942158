import { microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

export interface BalanceAlertRow {
  threshold: MicroUsd;
  /** False: the mail was sent. The next one is sent when the balance has recovered and falls again. */
  armed: boolean;
  alertedAt: Date | null;
}

/** The account's alert; null: none is set. */
export async function findBalanceAlert(db: Queryable, accountId: AccountId): Promise<BalanceAlertRow | null> {
  const row = await withPrisma(db, (prisma) => prisma.balanceAlert.findUnique({ where: { accountId } }));
  return row && { threshold: microUsd(row.thresholdMicro), armed: row.armed, alertedAt: row.alertedAt };
}

export async function upsertBalanceAlert(
  tx: Queryable,
  accountId: AccountId,
  alert: { threshold: MicroUsd; armed: boolean; now: Date },
): Promise<void> {
  const values = { thresholdMicro: alert.threshold, armed: alert.armed, changedAt: alert.now };
  await withPrisma(tx, (prisma) =>
    prisma.balanceAlert.upsert({ where: { accountId }, create: { accountId, ...values }, update: values }),
  );
}

export async function deleteBalanceAlert(tx: Queryable, accountId: AccountId): Promise<void> {
  await withPrisma(tx, (prisma) => prisma.balanceAlert.deleteMany({ where: { accountId } }));
}

/** Spendable amount of account b.account_id at $1. */
const SPENDABLE = `(select a.balance_micro + (select coalesce(sum(l.remaining_micro), 0) from credit_lot l
    where l.account_id = a.id and l.expires_at > $1) from account a where a.id = b.account_id)::bigint`;

/** Arms the alerts of accounts whose spendable amount has reached the threshold again; returns how many. */
export async function armBalanceAlerts(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `update balance_alert b set armed = true where not b.armed and ${SPENDABLE} >= b.threshold_micro`,
    [now],
  );
  return rowCount ?? 0;
}

export interface LowBalance {
  accountId: AccountId;
  threshold: MicroUsd;
  spendable: MicroUsd;
}

/** Claims the alerts of balances that fell below their threshold. The caller must queue the mails in the same transaction. */
export async function claimLowBalances(tx: Queryable, now: Date, limit: number): Promise<LowBalance[]> {
  const { rows } = await tx.query<LowBalance>(
    `update balance_alert b set armed = false, alerted_at = $1
      where b.account_id in (
        select b.account_id from balance_alert b where b.armed and ${SPENDABLE} < b.threshold_micro
         limit $2 for no key update skip locked)
      returning b.account_id as "accountId", b.threshold_micro as threshold, ${SPENDABLE} as spendable`,
    [now, limit],
  );
  return rows;
}

/** Contacts of an account: the owners of its organization, and their languages. */
export interface AccountOwner {
  name: string;
  email: string;
  language: 'en' | 'es';
}

/** Owners of the account's organization with confirmed addresses. */
export async function listOwners(db: Queryable, accountId: AccountId): Promise<AccountOwner[]> {
  const { rows } = await db.query<AccountOwner>(
    `select u.name, u.email, u.language
       from organization o
       join organization_member m on m.organization_id = o.id and m.role = 'owner'
       join auth_user u on u.id = m.user_id
      where o.account_id = $1 and u.email_verified order by m.joined_at, u.id`,
    [accountId],
  );
  return rows;
}
