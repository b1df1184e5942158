import { TRIAL_CREDIT } from '@entity-registry/domain';
import { inTransaction, lockAccount, markConfirmed } from '@entity-registry/persistence';
import type { AccountId, Database } from '@entity-registry/persistence';
import { bookTrial } from './credit.js';
import type { Booking } from './credit.js';
import { BillingError } from './errors.js';
import { createKeyUnderLock } from './keys.js';
import type { CreatedKey, HashKey } from './keys.js';

/** Of the grant that comes with the confirmation; the command line grants under it too, so that an account gets one. */
export const TRIAL_IDEMPOTENCY_KEY = 'trial';

/**
 * Confirms an account: its first key, and the trial credit of the specification (10 for 30 days), in one transaction and
 * once. Throws `unknown_account`; `already_confirmed` when it was before, or is by another call at this moment.
 */
export function confirmAccount(
  db: Database,
  hashKey: HashKey,
  accountId: AccountId,
  now: Date,
): Promise<{ key: CreatedKey; trial: Booking }> {
  return inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw new BillingError({ code: 'unknown_account' });
    if (!(await markConfirmed(tx, accountId, now))) throw new BillingError({ code: 'already_confirmed' });
    const key = await createKeyUnderLock(tx, hashKey, { accountId, name: 'first key' }, now);
    const grant = { accountId, amount: TRIAL_CREDIT.amount, idempotencyKey: TRIAL_IDEMPOTENCY_KEY };
    return { key, trial: await bookTrial(tx, grant, now) };
  });
}
