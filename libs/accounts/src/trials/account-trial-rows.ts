import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

/** Why a trial is withheld: the mailbox had one, or a limit of its domain or network is reached. */
export type TrialReason = 'mailbox' | 'domain' | 'network';
export type TrialGranter = 'sign_up' | 'operator' | 'payment';

/** The state of an account's trial. */
export interface AccountTrialRow {
  accountId: AccountId;
  state: 'granted' | 'withheld';
  /** Null: it is withheld. */
  grantedBy: TrialGranter | null;
  /** Null: it was never withheld. */
  reason: TrialReason | null;
  /** The keyed hash of the mailbox that a release claims. */
  mailboxHash: Buffer | null;
  /** When it was granted or withheld. */
  decidedAt: Date;
  /** When its owner requested it, and their note; null: no request. */
  requestedAt: Date | null;
  note: string | null;
  declinedAt: Date | null;
}

/** A withheld trial, for operators. */
export interface WithheldTrialRow extends AccountTrialRow {
  accountName: string;
  accountEmail: string;
}

const columns = `
  t.account_id as "accountId", t.state, t.granted_by as "grantedBy", t.reason, t.mailbox_hash as "mailboxHash",
  t.decided_at as "decidedAt", t.requested_at as "requestedAt", t.note, t.declined_at as "declinedAt"`;
const OPEN_REQUEST = 't.requested_at is not null and t.declined_at is null';

/** The state of an account's trial; null: the account isn't confirmed, or is older than this record. */
export async function findAccountTrial(db: Queryable, accountId: AccountId): Promise<AccountTrialRow | null> {
  const { rows } = await db.query<AccountTrialRow>(`select ${columns} from account_trial t where t.account_id = $1`, [
    accountId,
  ]);
  return rows[0] ?? null;
}

/**
 * Why the trial of an account that has bought no credit is withheld; null: it isn't withheld, or the account has bought
 * credit.
 */
export async function findUnpaidWithheldReason(db: Queryable, accountId: AccountId): Promise<TrialReason | null> {
  const { rows } = await db.query<{ reason: TrialReason }>(
    `select t.reason from account_trial t join account a on a.id = t.account_id
      where t.account_id = $1 and t.state = 'withheld' and a.first_purchase_at is null`,
    [accountId],
  );
  return rows[0]?.reason ?? null;
}

/**
 * Records that a trial is granted, whether or not it was withheld before. One row per account: the second of two concurrent
 * calls updates it.
 */
export async function upsertGrantedTrial(
  tx: Queryable,
  { accountId, grantedBy, now }: { accountId: AccountId; grantedBy: TrialGranter; now: Date },
): Promise<void> {
  await tx.query(
    `insert into account_trial (account_id, state, granted_by, decided_at) values ($1, 'granted', $2, $3)
     on conflict (account_id) do update
        set state = 'granted', granted_by = $2, decided_at = $3, mailbox_hash = null
      where account_trial.state = 'withheld'`,
    [accountId, grantedBy, now],
  );
}

/** Records that the trial of a new account is withheld. */
export async function insertWithheldTrial(
  tx: Queryable,
  trial: { accountId: AccountId; reason: TrialReason; mailboxHash: Buffer; now: Date },
): Promise<void> {
  await tx.query(
    `insert into account_trial (account_id, state, reason, mailbox_hash, decided_at)
     values ($1, 'withheld', $2, $3, $4)`,
    [trial.accountId, trial.reason, trial.mailboxHash, trial.now],
  );
}

/** Changes the reason of a withheld trial, if its mailbox has had one since. */
export async function updateTrialReason(tx: Queryable, accountId: AccountId, reason: TrialReason): Promise<void> {
  await tx.query(`update account_trial set reason = $2 where account_id = $1 and state = 'withheld'`, [
    accountId,
    reason,
  ]);
}

/** Records that the owner of an account requested the trial; false: it isn't withheld, or was requested before. */
export async function markTrialRequested(
  tx: Queryable,
  accountId: AccountId,
  { note, now }: { note: string | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update account_trial set requested_at = $3, note = $2
      where account_id = $1 and state = 'withheld' and requested_at is null`,
    [accountId, note, now],
  );
  return rowCount === 1;
}

/** Records that an operator declined the request; false: there is none. */
export async function markTrialDeclined(tx: Queryable, accountId: AccountId, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update account_trial t set declined_at = $2 where account_id = $1 and state = 'withheld' and ${OPEN_REQUEST}`,
    [accountId, now],
  );
  return rowCount === 1;
}

/** Withheld trials, newest accounts first; `requested`: only those with a request to an operator. */
export async function listWithheldTrials(
  db: Queryable,
  { requested, before, limit }: { requested: boolean; before: bigint | null; limit: number },
): Promise<WithheldTrialRow[]> {
  const { rows } = await db.query<WithheldTrialRow>(
    `select ${columns}, a.name as "accountName", a.email as "accountEmail"
       from account_trial t join account a on a.id = t.account_id
      where t.state = 'withheld' and ($1::bigint is null or t.account_id < $1) and (not $2 or (${OPEN_REQUEST}))
      order by t.account_id desc limit $3`,
    [before, requested, limit],
  );
  return rows;
}

/** Counts granted trials by granter, withheld trials by reason, and requests that wait for an operator. */
export async function countAccountTrials(
  db: Queryable,
): Promise<{ state: 'granted' | 'withheld'; cause: TrialGranter | TrialReason; requests: number; count: number }[]> {
  const { rows } = await db.query<{
    state: 'granted' | 'withheld';
    cause: TrialGranter | TrialReason;
    requests: number;
    count: number;
  }>(
    `select t.state, coalesce(t.granted_by, t.reason) as cause, count(*)::int as count,
            (count(*) filter (where t.state = 'withheld' and ${OPEN_REQUEST}))::int as requests
       from account_trial t group by 1, 2`,
  );
  return rows;
}

/** Accounts that were granted trial credit without a trial record, oldest first. */
export async function listUnrecordedTrials(
  db: Queryable,
  limit: number,
): Promise<{ accountId: AccountId; email: string }[]> {
  const { rows } = await db.query<{ accountId: AccountId; email: string }>(
    `select a.id as "accountId", a.email from account a
      where exists (select from credit_lot l where l.account_id = a.id)
        and not exists (select from account_trial t where t.account_id = a.id)
      order by a.id limit $1`,
    [limit],
  );
  return rows;
}
