import { TRIAL_CREDIT } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { findAccountTrial, updateTrialReason } from './account-trial-rows.js';
import { insertTrialClaim } from './claim-rows.js';
import type { AccountId } from '../ids.js';
import type { Booking } from '../ledger/booking.js';
import { bookGrant } from './grant.js';

/** The smallest payment that releases a withheld trial, so that nobody pays less than they get. */
export const RELEASING_PAYMENT: MicroUsd = TRIAL_CREDIT.amount;

/**
 * Releases the withheld trial of an account with its first payment of at least `RELEASING_PAYMENT`, once; null: nothing is
 * released. A mailbox still gets only one trial: if it had one, a payment changes nothing (ADR 0006). Under the account's
 * lock, in the transaction of the purchase.
 */
export async function releaseByPayment(
  tx: Queryable,
  { accountId, paid }: { accountId: AccountId; paid: MicroUsd },
  now: Date,
): Promise<Booking | null> {
  if (paid < RELEASING_PAYMENT) return null;
  const trial = await findAccountTrial(tx, accountId);
  if (trial?.state !== 'withheld' || trial.reason === 'mailbox' || trial.mailboxHash === null) return null;
  const { mailboxHash } = trial;
  if (!(await insertTrialClaim(tx, { mailboxHash, domainHash: null, networkHash: null }, now))) {
    await updateTrialReason(tx, accountId, 'mailbox');
    return null;
  }
  return bookGrant(tx, accountId, 'payment', now);
}
