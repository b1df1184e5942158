import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { Page } from '../page.js';
import type { AccountId, EntryId } from '../ids.js';
import type { TopUpId } from '../payments/ids.js';

export const TOP_UP_METHODS = ['card', 'bank_transfer'] as const;
export type TopUpMethod = (typeof TOP_UP_METHODS)[number];

/** pending: not paid; processing: the payer's bank has not answered yet. Only `paid` is always final. */
export const TOP_UP_STATUSES = ['pending', 'processing', 'paid', 'expired', 'failed', 'cancelled', 'rejected'] as const;
export type TopUpStatus = (typeof TOP_UP_STATUSES)[number];

export type DisputeState = 'open' | 'won' | 'lost';

/** An order to add money, and its state. Amounts in micro-USD. */
export interface TopUpRow {
  id: TopUpId;
  accountId: AccountId;
  method: TopUpMethod;
  /** The ordered amount; whole cents. */
  amount: MicroUsd;
  status: TopUpStatus;
  /** Payment reference of a bank transfer; shown to customer and operator. */
  reference: string;
  /** The user who ordered it. */
  requestedBy: string | null;
  requestedName: string;
  sessionId: string | null;
  sessionUrl: string | null;
  paymentId: string | null;
  /** The amount credited; null: nothing. */
  received: MicroUsd | null;
  /** Total refunded to the payer so far. */
  refunded: MicroUsd;
  /** Lost to the payer's bank in a dispute. */
  lost: MicroUsd;
  /** The part of both that was taken from the account. */
  takenBack: MicroUsd;
  dispute: DisputeState | null;
  reason: string | null;
  entryId: EntryId | null;
  createdAt: Date;
  paidAt: Date | null;
  /** When it ended without being paid. */
  closedAt: Date | null;
}

const columns = `t.id, t.account_id as "accountId", t.method, t.amount_micro as amount, t.status, t.reference,
  t.requested_by as "requestedBy", t.requested_name as "requestedName", t.session_id as "sessionId",
  t.session_url as "sessionUrl", t.payment_id as "paymentId", t.received_micro as received, t.refunded_micro as refunded,
  t.lost_micro as lost, t.taken_back_micro as "takenBack", t.dispute, t.reason, t.entry_id as "entryId",
  t.created_at as "createdAt", t.paid_at as "paidAt", t.closed_at as "closedAt"`;

export interface NewTopUp {
  accountId: AccountId;
  method: TopUpMethod;
  amount: MicroUsd;
  reference: string;
  requestedBy: string | null;
  requestedName: string;
  /** When to ask the provider for its state if no event reports it; null: never. */
  checkAt: Date | null;
  now: Date;
}

export async function insertTopUp(tx: Queryable, topUp: NewTopUp): Promise<TopUpRow> {
  const { rows } = await tx.query<TopUpRow>(
    `insert into top_up as t
       (account_id, method, amount_micro, reference, requested_by, requested_name, check_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      topUp.accountId,
      topUp.method,
      topUp.amount,
      topUp.reference,
      topUp.requestedBy,
      topUp.requestedName,
      topUp.checkAt,
      topUp.now,
    ],
  );
  return rows[0] as TopUpRow;
}

/** Number of the account's unpaid open top-ups. */
export async function countOpenTopUps(db: Queryable, accountId: AccountId): Promise<number> {
  const { rows } = await db.query<{ open: bigint }>(
    `select count(*) as open from top_up where account_id = $1 and status in ('pending', 'processing')`,
    [accountId],
  );
  return Number(rows[0]?.open ?? 0n);
}

/** One top-up of the account; null: unknown. */
export async function findTopUp(db: Queryable, accountId: AccountId, id: bigint): Promise<TopUpRow | null> {
  const { rows } = await db.query<TopUpRow>(`select ${columns} from top_up t where t.id = $2 and t.account_id = $1`, [
    accountId,
    id,
  ]);
  return rows[0] ?? null;
}

/** The account's top-ups, newest first. */
export async function listTopUps(db: Queryable, accountId: AccountId, page: Page): Promise<TopUpRow[]> {
  const { rows } = await db.query<TopUpRow>(
    `select ${columns} from top_up t
      where t.account_id = $1 and ($2::bigint is null or t.id < $2) order by t.id desc limit $3`,
    [accountId, page.before, page.limit],
  );
  return rows;
}

/** Locks a top-up of any account until the transaction ends, and returns its current state; null: unknown. */
export async function lockTopUp(tx: Queryable, id: bigint): Promise<TopUpRow | null> {
  const { rows } = await tx.query<TopUpRow>(`select ${columns} from top_up t where t.id = $1 for no key update`, [id]);
  return rows[0] ?? null;
}

/** The top-up that a payment paid, locked; null: none yet. */
export async function lockTopUpOfPayment(tx: Queryable, paymentId: string): Promise<TopUpRow | null> {
  const { rows } = await tx.query<TopUpRow>(
    `select ${columns} from top_up t where t.payment_id = $1 for no key update`,
    [paymentId],
  );
  return rows[0] ?? null;
}

/**
 * Serializes everything about one payment until the transaction ends: a refund that comes before the top-up is known has no
 * row to lock.
 */
export async function lockPayment(tx: Queryable, paymentId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('payment:' || $1, 0))`, [paymentId]);
}

/** Stores the provider's page of a top-up, unless it has one. */
export async function setTopUpSession(
  db: Queryable,
  id: TopUpId,
  session: { id: string; url: string | null },
): Promise<void> {
  await db.query('update top_up set session_id = $2, session_url = $3 where id = $1 and session_id is null', [
    id,
    session.id,
    session.url,
  ]);
}

export interface TopUpPaid {
  received: MicroUsd;
  entryId: EntryId;
  /** Null: a bank transfer. */
  paymentId: string | null;
  checkAt: Date | null;
  now: Date;
}

export async function markTopUpPaid(tx: Queryable, id: TopUpId, paid: TopUpPaid): Promise<void> {
  await tx.query(
    `update top_up set status = 'paid', received_micro = $2, entry_id = $3, payment_id = $4, check_at = $5, paid_at = $6,
            closed_at = null, reason = null, checks = 0
      where id = $1`,
    [id, paid.received, paid.entryId, paid.paymentId, paid.checkAt, paid.now],
  );
}

/** Ends a top-up without a payment, or (`processing`) records that one is in progress. */
export async function markTopUpEnded(
  tx: Queryable,
  id: TopUpId,
  end: { status: Exclude<TopUpStatus, 'pending' | 'paid'>; reason: string | null; now: Date },
): Promise<void> {
  const closed = end.status !== 'processing';
  await tx.query(
    `update top_up set status = $2, reason = $3, closed_at = $4, check_at = case when $5 then null else check_at end
      where id = $1`,
    [id, end.status, end.reason, closed ? end.now : null, closed],
  );
}

/** Sets a top-up's total refunded and lost, and the amount taken from the account. */
export async function setTopUpReturns(
  tx: Queryable,
  id: TopUpId,
  returns: Pick<TopUpRow, 'refunded' | 'lost' | 'takenBack' | 'dispute'>,
): Promise<void> {
  await tx.query(
    'update top_up set refunded_micro = $2, lost_micro = $3, taken_back_micro = $4, dispute = $5 where id = $1',
    [id, returns.refunded, returns.lost, returns.takenBack, returns.dispute],
  );
}

export interface DueCheck {
  id: TopUpId;
  sessionId: string | null;
  status: TopUpStatus;
  createdAt: Date;
  paidAt: Date | null;
  /** How often it was checked before. */
  checks: number;
}

/**
 * Claims top-ups that are due for a check, and postpones them to `nextCheckAt`. Processes claim different ones, and those of a
 * process that dies become due again.
 */
export async function claimDueChecks(db: Queryable, now: Date, nextCheckAt: Date, limit: number): Promise<DueCheck[]> {
  const { rows } = await db.query<DueCheck>(
    `update top_up t set check_at = $2, checks = t.checks + 1
      where t.id in (select id from top_up where check_at <= $1 order by check_at limit $3 for no key update skip locked)
      returning t.id, t.session_id as "sessionId", t.status, t.created_at as "createdAt", t.paid_at as "paidAt",
                t.checks - 1 as checks`,
    [now, nextCheckAt, limit],
  );
  return rows;
}

/** Sets when the top-up is checked next; null: never. */
export async function setNextCheck(db: Queryable, id: TopUpId, checkAt: Date | null): Promise<void> {
  await db.query('update top_up set check_at = $2 where id = $1', [id, checkAt]);
}

/** A top-up with its account, for operators. */
export interface ManagedTopUpRow extends TopUpRow {
  accountName: string;
  accountEmail: string;
}

export interface TopUpFilter {
  status: TopUpStatus | null;
  method: TopUpMethod | null;
  accountId: AccountId | null;
  /** Only those with a refund that the account could no longer cover. */
  owed: boolean;
}

const OWED = `least(t.received_micro, t.refunded_micro + t.lost_micro) > t.taken_back_micro`;

/** Top-ups of all accounts, newest first. */
export async function listAllTopUps(db: Queryable, filter: TopUpFilter, page: Page): Promise<ManagedTopUpRow[]> {
  const { rows } = await db.query<ManagedTopUpRow>(
    `select ${columns}, a.name as "accountName", a.email as "accountEmail"
       from top_up t join account a on a.id = t.account_id
      where ($1::text is null or t.status = $1) and ($2::text is null or t.method = $2)
        and ($3::bigint is null or t.account_id = $3) and (not $4 or ${OWED})
        and ($5::bigint is null or t.id < $5)
      order by t.id desc limit $6`,
    [filter.status, filter.method, filter.accountId, filter.owed, page.before, page.limit],
  );
  return rows;
}

/** One top-up of any account; null: unknown. */
export async function findAnyTopUp(db: Queryable, id: bigint): Promise<ManagedTopUpRow | null> {
  const { rows } = await db.query<ManagedTopUpRow>(
    `select ${columns}, a.name as "accountName", a.email as "accountEmail"
       from top_up t join account a on a.id = t.account_id where t.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
