import { microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Database, Queryable } from '@entity-registry/database';
import { addToBalance, lockAccount, lowerMonthSpent } from '../accounts/account-rows.js';
import { deleteRecordOfEntry } from '../idempotency/idempotency-rows.js';
import { lowerKeyMonthSpent } from '../keys/key-cap-rows.js';
import { findEntry, findEntryByKey, insertEntry } from '../ledger/entry-rows.js';
import { countUnsentCredit, findResponseState, markUnsent } from '../response-deliveries/response-delivery-rows.js';
import { restoreQuota } from '../response-deliveries/unsent-charge-rows.js';
import { addToLot } from './lot-rows.js';
import type { AccountId, EntryId } from '../ids.js';
import type { EntryRow } from '../ledger/entry-rows.js';
import type { UnsentCause } from '../response-deliveries/unsent-charge-rows.js';
import { readAccount } from '../accounts/accounts.js';
import { keyReused } from '../ledger/booking.js';
import type { Booking } from '../ledger/booking.js';
import { BillingError } from '../errors.js';
import { negate } from '../ledger/postings.js';

/** Maximum credits for unsent responses per account and UTC day without an operator's decision (ADR 0049). */
export const UNSENT_CREDITS_PER_DAY = 20;

export interface Reversal extends Booking {
  /** Amount credited; zero for a free call. */
  amount: MicroUsd;
}

/** sent: the response was sent, or an operator upheld the charge; nothing changed. */
export type UnsentOutcome = ({ outcome: 'reversed' } & Reversal) | { outcome: 'awaiting_operator' | 'sent' };

/**
 * Credits a charge in full to where it was taken from (trial credit to its lot, expired or not), and lowers the month's spend
 * and the free quotas if they still count the same month and day. The stored response of its Idempotency-Key is deleted, so
 * that a retry is charged again instead of being free.
 *
 * For operators, so there is no daily limit. Once per charge: repeating it returns `replayed`. Throws `unknown_entry`,
 * `not_a_charge` for any other kind, `idempotency_key_reused` if another kind of entry has the reversal's key, `entry_archived`
 * if its month is in the archive, and `already_answered` for a charge whose response was sent or whose refresh is done: use an adjustment instead.
 */
export async function reverseCharge(
  db: Database,
  accountId: AccountId,
  entryId: EntryId,
  now: Date,
): Promise<Reversal> {
  return inTransaction(db, async (tx) => {
    const { charge, reversal } = await lockCharge(tx, accountId, entryId);
    return reversal ? replay(tx, charge, reversal, now) : reverse(tx, charge, now);
  });
}

/**
 * Credits a charge whose response was never sent (I3). If the caller disconnected first, it counts against the account's
 * limit of `UNSENT_CREDITS_PER_DAY` (UTC); over the limit the charge waits for an operator. Once per charge. Throws the same
 * errors as `reverseCharge`, except `already_answered`, which is the outcome `sent`.
 */
export async function creditUnsent(
  db: Database,
  { accountId, id }: { accountId: AccountId; id: EntryId },
  cause: UnsentCause,
  now: Date,
): Promise<UnsentOutcome> {
  try {
    return await inTransaction<UnsentOutcome>(db, async (tx) => {
      const { charge, reversal } = await lockCharge(tx, accountId, id);
      if (reversal) return { outcome: 'reversed', ...(await replay(tx, charge, reversal, now)) };
      const state = await findResponseState(tx, id);
      if (state === 'awaiting_operator') return { outcome: state };
      if (state !== null && state !== 'unsent') return { outcome: 'sent' };
      if (cause === 'caller_left' && !(await countUnsentCredit(tx, accountId, now, UNSENT_CREDITS_PER_DAY))) {
        return { outcome: (await markUnsent(tx, id, 'awaiting_operator')) ? 'awaiting_operator' : 'sent' };
      }
      return { outcome: 'reversed', ...(await reverse(tx, charge, now)) };
    });
  } catch (error) {
    // The response was sent at the last moment. Caught outside the transaction, so that the count is rolled back.
    if (error instanceof BillingError && error.detail.code === 'already_answered') return { outcome: 'sent' };
    throw error;
  }
}

/**
 * Upholds a charge that waits for an operator. False: it is already upheld. Throws `unknown_entry`, `not_a_charge`, and
 * `not_awaiting_operator` if the charge doesn't wait for an operator or was reversed.
 */
export async function upholdCharge(db: Database, accountId: AccountId, entryId: EntryId): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockCharge(tx, accountId, entryId);
    const state = await findResponseState(tx, entryId);
    if (state === 'upheld') return false;
    if (state !== 'awaiting_operator' || !(await markUnsent(tx, entryId, 'upheld'))) {
      throw new BillingError({ code: 'not_awaiting_operator' });
    }
    return true;
  });
}

type Charge = EntryRow & { accountId: AccountId };

/** Locks the account, then reads the charge and what reversed it. */
async function lockCharge(
  tx: Queryable,
  accountId: AccountId,
  entryId: EntryId,
): Promise<{ charge: Charge; reversal: EntryRow | null }> {
  await lockAccount(tx, accountId);
  const charge = await findEntry(tx, accountId, entryId);
  if (charge === null) throw new BillingError({ code: 'unknown_entry' });
  if (charge.kind !== 'charge') throw new BillingError({ code: 'not_a_charge', kind: charge.kind });
  const reversal = await findEntryByKey(tx, accountId, reversalKey(charge));
  // Another kind of entry under that key credited nothing.
  if (reversal !== null && reversal.kind !== 'reversal') throw keyReused(reversal);
  return { charge: { ...charge, accountId }, reversal };
}

function replay(tx: Queryable, charge: Charge, reversal: EntryRow, now: Date): Promise<Reversal> {
  return toReversal(tx, charge, { entryId: reversal.id, replayed: true }, now);
}

async function reverse(tx: Queryable, charge: Charge, now: Date): Promise<Reversal> {
  if (isRefresh(charge) || !(await markUnsent(tx, charge.id, 'reversed'))) {
    throw new BillingError({ code: 'already_answered' });
  }
  if (charge.postings === null) throw new BillingError({ code: 'entry_archived' });
  const { accountId } = charge;
  await deleteRecordOfEntry(tx, charge.id);
  await restoreQuota(tx, accountId, charge.id);
  const postings = charge.postings.map((posting) => ({ ...posting, amount: negate(posting.amount) }));
  for (const posting of postings) {
    if (posting.lotId !== null) await addToLot(tx, posting.lotId, posting.amount);
    else if (posting.ledger === 'wallet') await addToBalance(tx, accountId, posting.amount);
  }
  const amount = negate(charge.amount);
  if (charge.month !== null) {
    await lowerMonthSpent(tx, accountId, charge.month, amount);
    if (charge.keyId !== null) await lowerKeyMonthSpent(tx, charge.keyId, charge.month, amount);
  }
  const entryId = await insertEntry(tx, {
    ...{ accountId, kind: 'reversal', idempotencyKey: reversalKey(charge), amount, postings, now },
    ...{ requestId: charge.requestId, lines: charge.lines, month: charge.month },
  });
  return toReversal(tx, charge, { entryId, replayed: false }, now);
}

async function toReversal(
  tx: Queryable,
  charge: Charge,
  booking: Pick<Reversal, 'entryId' | 'replayed'>,
  now: Date,
): Promise<Reversal> {
  const { balance, trial } = await readAccount(tx, charge.accountId, now);
  return { ...booking, balance: microUsd(balance + trial), amount: microUsd(negate(charge.amount)) };
}

const reversalKey = ({ id }: EntryRow): string => `reversal:${String(id)}`;

const isRefresh = ({ idempotencyKey }: EntryRow): boolean => idempotencyKey.startsWith('update_request:');
