import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import {
  deleteKeySpendingLimit,
  insertKeySpendingLimit,
  readKeyFamily,
  rollAccountMonth,
  assignKeySpendingLimit,
  sumKeySpending,
  updateKeySpendingLimit,
} from './key-cap-rows.js';
import type { AccountId, EntryId, KeySpendingLimitId, KeyId } from '../ids.js';
import type { LockedKey } from './key-rows.js';

/** What a key and those it was rolled from and into spent in `month`, in entries up to `upTo`. */
export interface PriorSpending {
  month: string;
  spent: bigint;
  upTo: EntryId | null;
}

/**
 * Adds up what a key has spent this month before its account is locked, so that charges do not wait while a month is read.
 * Charges and reversals made meanwhile are added under the lock: entries get their ids there, so the sum up to an id is
 * final.
 */
export async function readPriorSpending(
  db: Queryable,
  accountId: AccountId,
  keyId: KeyId,
  now: Date,
): Promise<PriorSpending> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const family = await readKeyFamily(db, accountId, keyId);
  const { spent, newest } = await sumKeySpending(db, accountId, family, month, null);
  return { month, spent, upTo: newest };
}

/**
 * Sets the monthly cap of a key and of those it was rolled from and into, or removes it (null). A new cap starts from what
 * they have spent this month. The caller holds the account's lock. `before` comes from `readPriorSpending`; null: the whole month
 * is added up here.
 */
export async function setFamilySpendingLimit(
  tx: Queryable,
  key: LockedKey,
  limit: MicroUsd | null,
  before: PriorSpending | null,
  now: Date,
): Promise<void> {
  const family = await readKeyFamily(tx, key.accountId, key.id);
  if (limit === null) {
    await assignKeySpendingLimit(tx, family, null);
    if (key.keyCapId !== null) await deleteKeySpendingLimit(tx, key.keyCapId);
    return;
  }
  if (key.keyCapId !== null) await updateKeySpendingLimit(tx, key.keyCapId, limit);
  await assignKeySpendingLimit(
    tx,
    family,
    key.keyCapId ?? (await startKeySpendingLimit(tx, key.accountId, family, limit, before, now)),
  );
}

/** Creates the cap of a new key, which has spent nothing. */
export async function createKeySpendingLimit(
  tx: Queryable,
  accountId: AccountId,
  limit: MicroUsd,
  now: Date,
): Promise<KeySpendingLimitId> {
  const month = await rollAccountMonth(tx, accountId, now);
  return insertKeySpendingLimit(tx, { accountId, limit, month, monthSpent: 0n });
}

async function startKeySpendingLimit(
  tx: Queryable,
  accountId: AccountId,
  family: readonly KeyId[],
  limit: MicroUsd,
  before: PriorSpending | null,
  now: Date,
): Promise<KeySpendingLimitId> {
  const month = await rollAccountMonth(tx, accountId, now);
  // A different month from the one added up: the account has moved on, or this clock is behind.
  const known = before?.month === month ? before : { spent: 0n, upTo: null };
  const since = await sumKeySpending(tx, accountId, family, month, known.upTo);
  return insertKeySpendingLimit(tx, { accountId, limit, month, monthSpent: known.spent + since.spent });
}
