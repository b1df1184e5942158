import { microUsd } from '@entity-registry/domain';
import {
  addToBalance,
  addToLot,
  findEntry,
  findEntryByKey,
  inTransaction,
  insertEntry,
  lockAccount,
  lowerMonthSpent,
} from '@entity-registry/persistence';
import type { AccountId, EntryId, EntryRow, Queryable } from '@entity-registry/persistence';
import type pg from 'pg';
import { readAccount } from './accounts.js';
import type { Booking } from './credit.js';
import { BillingError } from './errors.js';
import { opposite } from './postings.js';

/**
 * Gives a charge back whole, to where it was taken from (trial credit to its lot, expired or not), and out of its
 * month's spend while that month lasts. For a charge whose answer never left (invariant I3). Once per charge: again
 * answers `replayed`. Throws `unknown_entry`, and `not_a_charge` for any other kind and for a charge of nothing.
 */
export async function reverseCharge(
  pool: pg.Pool,
  accountId: AccountId,
  entryId: EntryId,
  now: Date,
): Promise<Booking> {
  return inTransaction(pool, async (tx) => {
    await lockAccount(tx, accountId);
    const charge = await findEntry(tx, accountId, entryId);
    if (charge === null) throw new BillingError({ code: 'unknown_entry' });
    if (charge.kind !== 'charge' || charge.amount === 0n) {
      throw new BillingError({ code: 'not_a_charge', kind: charge.kind });
    }
    const idempotencyKey = `reversal:${entryId}`;
    const seen = await findEntryByKey(tx, accountId, idempotencyKey);
    const reversalId = seen?.id ?? (await giveBack(tx, accountId, charge, idempotencyKey, now));
    const { balance, trial } = await readAccount(tx, accountId, now);
    return { entryId: reversalId, replayed: seen !== null, balance: microUsd(balance + trial) };
  });
}

async function giveBack(
  tx: Queryable,
  accountId: AccountId,
  charge: EntryRow,
  idempotencyKey: string,
  now: Date,
): Promise<EntryId> {
  const postings = charge.postings.map((posting) => ({ ...posting, amount: opposite(posting.amount) }));
  for (const posting of postings) {
    if (posting.lotId !== null) await addToLot(tx, posting.lotId, posting.amount);
    else if (posting.ledger === 'wallet') await addToBalance(tx, accountId, posting.amount);
  }
  const amount = opposite(charge.amount);
  if (charge.month !== null) await lowerMonthSpent(tx, accountId, charge.month, amount);
  return insertEntry(tx, {
    ...{ accountId, kind: 'reversal', idempotencyKey, amount, postings, now },
    ...{ requestId: charge.requestId, lines: charge.lines, month: charge.month },
  });
}
