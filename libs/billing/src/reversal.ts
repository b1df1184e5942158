import { microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import {
  addToBalance,
  addToLot,
  deleteRecordOfEntry,
  findEntry,
  findEntryByKey,
  giveBackQuota,
  inTransaction,
  insertEntry,
  insertGivenBack,
  lockAccount,
  lowerKeyMonthSpent,
  lowerMonthSpent,
} from '@entity-registry/persistence';
import type { AccountId, Database, EntryId, EntryRow, Queryable } from '@entity-registry/persistence';
import { readAccount } from './accounts.js';
import { keyReused } from './credit.js';
import type { Booking } from './credit.js';
import { BillingError } from './errors.js';
import { opposite } from './postings.js';

export interface Reversal extends Booking {
  /** What was given back; zero for a free call. */
  amount: MicroUsd;
}

/**
 * Gives a charge back whole, to where it was taken from (trial credit to its lot, expired or not), out of its month's
 * spend and out of the free quotas while those still stand for its month and day. The stored answer of its
 * Idempotency-Key goes with it, so that a retry is charged anew instead of being answered for nothing.
 *
 * For a charge whose answer never left (invariant I3). Once per charge: again answers `replayed`. Throws `unknown_entry`,
 * `not_a_charge` for any other kind, `idempotency_key_reused` when the reversal's own key belongs to something else, and
 * `already_answered` for a charge whose answer has left or whose refresh is done: to be kind to a customer there are
 * adjustments.
 */
export async function reverseCharge(
  db: Database,
  accountId: AccountId,
  entryId: EntryId,
  now: Date,
): Promise<Reversal> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const charge = await findEntry(tx, accountId, entryId);
    if (charge === null) throw new BillingError({ code: 'unknown_entry' });
    if (charge.kind !== 'charge') throw new BillingError({ code: 'not_a_charge', kind: charge.kind });
    const idempotencyKey = `reversal:${entryId}`;
    const seen = await findEntryByKey(tx, accountId, idempotencyKey);
    // Whatever else took that name gave nothing back.
    if (seen !== null && seen.kind !== 'reversal') throw keyReused(seen);
    const reversalId = seen?.id ?? (await giveBack(tx, accountId, charge, idempotencyKey, now));
    const { balance, trial } = await readAccount(tx, accountId, now);
    const amount = microUsd(opposite(charge.amount));
    return { entryId: reversalId, replayed: seen !== null, balance: microUsd(balance + trial), amount };
  });
}

async function giveBack(
  tx: Queryable,
  accountId: AccountId,
  charge: EntryRow,
  idempotencyKey: string,
  now: Date,
): Promise<EntryId> {
  const refreshed = charge.idempotencyKey.startsWith('update_request:');
  if (refreshed || !(await insertGivenBack(tx, charge.id))) throw new BillingError({ code: 'already_answered' });
  await deleteRecordOfEntry(tx, charge.id);
  await giveBackQuota(tx, accountId, charge.id);
  const postings = charge.postings.map((posting) => ({ ...posting, amount: opposite(posting.amount) }));
  for (const posting of postings) {
    if (posting.lotId !== null) await addToLot(tx, posting.lotId, posting.amount);
    else if (posting.ledger === 'wallet') await addToBalance(tx, accountId, posting.amount);
  }
  const amount = opposite(charge.amount);
  if (charge.month !== null) {
    await lowerMonthSpent(tx, accountId, charge.month, amount);
    if (charge.keyId !== null) await lowerKeyMonthSpent(tx, charge.keyId, charge.month, amount);
  }
  return insertEntry(tx, {
    ...{ accountId, kind: 'reversal', idempotencyKey, amount, postings, now },
    ...{ requestId: charge.requestId, lines: charge.lines, month: charge.month },
  });
}
