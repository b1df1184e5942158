import { randomUUID } from 'node:crypto';
import { microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import { accountsWithExpiredLots, addToLot, expiredLots } from '../credit/lot-rows.js';
import { insertEntry } from '../ledger/entry-rows.js';
import type { LotRow } from '../credit/lot-rows.js';
import type { AccountId } from '../ids.js';
import { housePosting, lotPosting, negate } from '../ledger/postings.js';

/** Writes off trial credit that is expired at `now`, each account in its own transaction; safe to repeat. */
export async function expireTrials(pool: pg.Pool, now: Date): Promise<{ lots: number; amount: MicroUsd }> {
  let lots = 0;
  let amount = 0n;
  for (const accountId of await accountsWithExpiredLots(pool, now)) {
    for (const lot of await inTransaction(pool, (tx) => expireLots(tx, accountId, now))) {
      lots += 1;
      amount += lot.remaining;
    }
  }
  return { lots, amount: microUsd(amount) };
}

/** Empties the account's expired lots; returns their state before. */
async function expireLots(tx: Queryable, accountId: AccountId, now: Date): Promise<LotRow[]> {
  await lockAccount(tx, accountId);
  const lots = await expiredLots(tx, accountId, now);
  for (const lot of lots) {
    const expired = negate(lot.remaining);
    await addToLot(tx, lot.id, expired);
    await insertEntry(tx, {
      accountId,
      kind: 'expiry',
      // A reversal can return credit to a lot that was already written off, even in the same millisecond. So this key is
      // random; the lock and the remaining amount ensure that nothing is written off twice.
      idempotencyKey: `expiry:${lot.id}:${randomUUID()}`,
      amount: expired,
      requestId: null,
      lines: [],
      month: null,
      now,
      postings: [lotPosting(lot.id, expired), housePosting('promotion', lot.remaining)],
    });
  }
  return lots;
}
