import { formatMoney } from '@entity-registry/domain';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import {
  countAccountTrials,
  findAccountTrial,
  findUnpaidWithheldReason,
  listWithheldTrials,
  markTrialDeclined,
  markTrialRequested,
} from './account-trial-rows.js';
import type { AccountId } from '../ids.js';
import type { AccountTrialRow, TrialReason, WithheldTrialRow } from './account-trial-rows.js';
import { readAccount } from '../accounts/accounts.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import type { Booking } from '../ledger/booking.js';
import { BillingError } from '../errors.js';
import type { HashKey } from '../keys/keys.js';
import { grantByOperator } from './grant.js';
import { TrialHashes } from './trial-hashes.js';

/** Trials for account owners to request and operators to decide; every change is in the audit log. */
export class ManagedTrials {
  private readonly hashes: TrialHashes;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { hashKey: HashKey; now: () => Date },
  ) {
    this.hashes = new TrialHashes(options.hashKey);
  }

  /** The state of an account's trial; null: undecided. */
  find(accountId: AccountId): Promise<AccountTrialRow | null> {
    return findAccountTrial(this.pool, accountId);
  }

  /**
   * Why an account gets no free access to paid content, such as the sandbox: its trial is withheld, and it has never topped
   * up. Null: it has access (ADR 0140).
   */
  unpaidWithheldReason(accountId: AccountId): Promise<TrialReason | null> {
    return findUnpaidWithheldReason(this.pool, accountId);
  }

  /** Withheld trials, newest accounts first; `requested`: only those with a request to an operator. */
  withheld(query: { requested: boolean; before: bigint | null; limit: number }): Promise<WithheldTrialRow[]> {
    return listWithheldTrials(this.pool, query);
  }

  /** Counts by state and cause, and the number of waiting requests. */
  counts(): ReturnType<typeof countAccountTrials> {
    return countAccountTrials(this.pool);
  }

  /** Requests a withheld trial from an operator; repeating it changes nothing. Throws `trial_not_withheld`. */
  request(accountId: AccountId, note: string | null, actor: Actor): Promise<AccountTrialRow> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      const isNew = await markTrialRequested(tx, accountId, { note, now });
      const trial = await findAccountTrial(tx, accountId);
      if (trial?.state !== 'withheld') throw new BillingError({ code: 'trial_not_withheld' });
      if (isNew) await recordChange({ action: 'trial.request', accountId, target: `account:${String(accountId)}` });
      return trial;
    });
  }

  /**
   * Grants an account its trial, regardless of why it was withheld. Throws `unknown_account`; `trial_granted` if it had one.
   */
  approve(accountId: AccountId, actor: Actor): Promise<Booking> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      const { email } = await readAccount(tx, accountId, now);
      const before = await findAccountTrial(tx, accountId);
      const mailboxHash = before?.mailboxHash ?? this.hashes.mailbox(email);
      const booking = await grantByOperator(tx, { accountId, mailboxHash }, now);
      if (booking.replayed) throw new BillingError({ code: 'trial_granted' });
      await recordChange({
        ...{ action: 'trial.approve', accountId, target: `entry:${String(booking.entryId)}` },
        ...(before?.reason && { before: { withheld: before.reason } }),
        after: { balance: formatMoney(booking.balance) },
      });
      return booking;
    });
  }

  /** Declines the request of an account's owner. Throws `trial_not_requested`. */
  decline(accountId: AccountId, actor: Actor): Promise<AccountTrialRow> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      const declined = await markTrialDeclined(tx, accountId, now);
      const trial = await findAccountTrial(tx, accountId);
      if (!declined || trial === null) throw new BillingError({ code: 'trial_not_requested' });
      await recordChange({ action: 'trial.decline', accountId, target: `account:${String(accountId)}` });
      return trial;
    });
  }
}
