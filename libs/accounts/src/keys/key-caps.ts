import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import {
  deleteKeyCap,
  insertKeyCap,
  readKeyFamily,
  rollAccountMonth,
  setKeyCap,
  sumKeySpend,
  updateKeyCap,
} from './key-cap-rows.js';
import type { AccountId, EntryId, KeyCapId, KeyId } from '../ids.js';
import type { HeldKey } from './key-rows.js';

/** What a key and those it was rolled from and into spent in `month`, in entries up to `upTo`. */
export interface SpendBefore {
  month: string;
  spent: bigint;
  upTo: EntryId | null;
}

/**
 * Adds up what a key has spent this month before its account is locked, so that charges do not wait while a month is read.
 * Charges and reversals made meanwhile are added under the lock: entries get their ids there, so the sum up to an id is
 * final.
 */
export async function spendBefore(db: Queryable, accountId: AccountId, keyId: KeyId, now: Date): Promise<SpendBefore> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const family = await readKeyFamily(db, accountId, keyId);
  const { spent, newest } = await sumKeySpend(db, accountId, family, month, null);
  return { month, spent, upTo: newest };
}

/**
 * Sets the monthly cap of a key and of those it was rolled from and into, or removes it (null). A new cap starts from what
 * they have spent this month. The caller holds the account's lock. `before` comes from `spendBefore`; null: the whole month
 * is added up here.
 */
export async function setFamilyCap(
  tx: Queryable,
  key: HeldKey,
  cap: MicroUsd | null,
  before: SpendBefore | null,
  now: Date,
): Promise<void> {
  const family = await readKeyFamily(tx, key.accountId, key.id);
  if (cap === null) {
    await setKeyCap(tx, family, null);
    if (key.keyCapId !== null) await deleteKeyCap(tx, key.keyCapId);
    return;
  }
  if (key.keyCapId !== null) await updateKeyCap(tx, key.keyCapId, cap);
  await setKeyCap(tx, family, key.keyCapId ?? (await startCap(tx, key.accountId, family, cap, before, now)));
}

/** Creates the cap of a new key, which has spent nothing. */
export async function freshCap(tx: Queryable, accountId: AccountId, cap: MicroUsd, now: Date): Promise<KeyCapId> {
  const month = await rollAccountMonth(tx, accountId, now);
  return insertKeyCap(tx, { accountId, cap, month, monthSpent: 0n });
}

async function startCap(
  tx: Queryable,
  accountId: AccountId,
  family: readonly KeyId[],
  cap: MicroUsd,
  before: SpendBefore | null,
  now: Date,
): Promise<KeyCapId> {
  const month = await rollAccountMonth(tx, accountId, now);
  // A different month from the one added up: the account has moved on, or this clock is behind.
  const known = before?.month === month ? before : { spent: 0n, upTo: null };
  const since = await sumKeySpend(tx, accountId, family, month, known.upTo);
  return insertKeyCap(tx, { accountId, cap, month, monthSpent: known.spent + since.spent });
}
