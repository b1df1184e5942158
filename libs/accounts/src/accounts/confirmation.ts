import { inTransaction } from '@entity-registry/database';
import type { Database } from '@entity-registry/database';
import type pg from 'pg';
import { lockAccount, markConfirmed } from './account-rows.js';
import type { AccountId } from '../ids.js';
import type { AccountRow } from './account-rows.js';
import { readAccount } from './accounts.js';
import type { Booking } from '../ledger/booking.js';
import { BillingError } from '../errors.js';
import { createKeyUnderLock } from '../keys/keys.js';
import type { CreatedKey, HashKey } from '../keys/keys.js';
import { grantAtSignUp, grantByOperator } from '../trials/grant.js';
import type { TrialOrigin, TrialOutcome } from '../trials/grant.js';
import { TrialHashes } from '../trials/trial-hashes.js';

/**
 * Confirms an account by an operator's decision: adds its first key and the trial credit of the specification (10 for 30
 * days), in one transaction, once. Throws `unknown_account`; `already_confirmed` if it was confirmed before, or by another
 * call at the same moment.
 */
export function confirmAccount(
  db: Database,
  hashKey: HashKey,
  accountId: AccountId,
  now: Date,
): Promise<{ key: CreatedKey; trial: Booking }> {
  const hashes = new TrialHashes(hashKey);
  return confirmWith(db, { hashKey, accountId, now }, (tx, { email }) =>
    grantByOperator(tx, { accountId, mailboxHash: hashes.mailbox(email) }, now),
  );
}

/** Confirms an account that its owner created at sign-up. Like `confirmAccount`, but the trial has limits (ADR 0006). */
export function confirmSignUp(
  db: Database,
  hashKey: HashKey,
  { accountId, origin }: { accountId: AccountId; origin: TrialOrigin },
  now: Date,
): Promise<{ key: CreatedKey; trial: TrialOutcome }> {
  const hashes = new TrialHashes(hashKey);
  return confirmWith(db, { hashKey, accountId, now }, (tx, { email }) =>
    grantAtSignUp(tx, { accountId, email, hashes }, origin, now),
  );
}

function confirmWith<Trial>(
  db: Database,
  { hashKey, accountId, now }: { hashKey: HashKey; accountId: AccountId; now: Date },
  grant: (tx: pg.PoolClient, account: AccountRow) => Promise<Trial>,
): Promise<{ key: CreatedKey; trial: Trial }> {
  return inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw new BillingError({ code: 'unknown_account' });
    if (!(await markConfirmed(tx, accountId, now))) throw new BillingError({ code: 'already_confirmed' });
    const key = await createKeyUnderLock(tx, hashKey, { accountId, name: 'first key' }, now);
    return { key, trial: await grant(tx, await readAccount(tx, accountId, now)) };
  });
}
