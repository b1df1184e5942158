import { randomBytes } from 'node:crypto';
import { API_KEY_RANDOM_BYTES, FREE_LIMITS, apiKeyPrefix, makeApiKey } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Database, Queryable } from '@entity-registry/database';
import { lockAccount } from '../accounts/account-rows.js';
import { countWorkingKeys, findKey, insertKey, readLockedKey, updateKeySettings, updateRevoked } from './key-rows.js';
import type { AccountId, KeySpendingLimitId, KeyId } from '../ids.js';
import type { LockedKey, KeyRow } from './key-rows.js';
import { readAccount } from '../accounts/accounts.js';
import { BillingError } from '../errors.js';
import { createKeySpendingLimit, setFamilySpendingLimit, readPriorSpending } from './key-spending-limits.js';
import { addDays } from '../calendar/utc.js';

export interface NewKey {
  accountId: AccountId;
  name: string;
  /** Product codes that it can be charged for; absent or empty: all. */
  scopes?: readonly string[];
  /** Spending limit per UTC month; absent or null: none. */
  monthlyCap?: MicroUsd | null;
  /** Addresses and CIDR blocks that it can be used from; absent or empty: any. */
  allowedAddresses?: readonly string[];
  /** Default: `FREE_LIMITS.keyLifetimeDays` from now for an account without a purchase, else never. Null: never. */
  expiresAt?: Date | null;
}

/** Absent fields stay as they are. */
export interface KeyChange {
  name?: string;
  scopes?: readonly string[];
  /** Null removes it. It also applies to the keys that this one was rolled from and into. */
  monthlyCap?: MicroUsd | null;
  allowedAddresses?: readonly string[];
}

export interface CreatedKey extends KeyRow {
  /** The key itself: shown once, stored nowhere. */
  key: string;
}

/** Maximum working keys per account. During the overlaps of rolls there can be twice as many. */
export const MAX_WORKING_KEYS = 50;

export type HashKey = (key: string) => Uint8Array;

/** Creates a key for an account. Throws `unknown_account`, and `key_limit_reached` at `MAX_WORKING_KEYS` working keys. */
export function createKey(db: Database, hashKey: HashKey, request: NewKey, now: Date): Promise<CreatedKey> {
  return inTransaction(db, async (tx) => {
    // Under the lock, this transaction sees a concurrent purchase, or the purchase makes this key permanent.
    await lockAccount(tx, request.accountId);
    return createKeyUnderLock(tx, hashKey, request, now);
  });
}

/** Like `createKey`, for a caller that holds the account's lock. */
export async function createKeyUnderLock(
  tx: Queryable,
  hashKey: HashKey,
  request: NewKey,
  now: Date,
): Promise<CreatedKey> {
  const { accountId, monthlyCap = null } = request;
  const account = await readAccount(tx, accountId, now);
  await assertRoom(tx, accountId, MAX_WORKING_KEYS, now);
  const lifetime = account.firstPurchaseAt === null ? addDays(now, FREE_LIMITS.keyLifetimeDays) : null;
  return addKey(tx, hashKey, now, {
    accountId,
    name: request.name,
    scopes: request.scopes ?? [],
    allowedAddresses: request.allowedAddresses ?? [],
    expiresAt: request.expiresAt === undefined ? lifetime : request.expiresAt,
    keyCapId: monthlyCap === null ? null : await createKeySpendingLimit(tx, accountId, monthlyCap, now),
    rolledFrom: null,
  });
}

/**
 * Changes a key; `accountId`, when not null, must be its account. A cap that is set mid-month starts from what the key has
 * spent this month. Throws `unknown_key`.
 */
export async function updateKey(
  db: Database,
  accountId: AccountId | null,
  keyId: KeyId,
  change: KeyChange,
  now: Date,
): Promise<KeyRow> {
  const known = await readKey(db, accountId, keyId);
  const { monthlyCap } = change;
  const limits = monthlyCap !== undefined && monthlyCap !== null;
  const before = limits ? await readPriorSpending(db, known.accountId, keyId, now) : null;
  return inTransaction(db, async (tx) => {
    const key = await lockKey(tx, known);
    await updateKeySettings(tx, keyId, change);
    if (monthlyCap !== undefined) await setFamilySpendingLimit(tx, key, monthlyCap, before, now);
    return readKey(tx, accountId, keyId);
  });
}

export interface RollRequest {
  /** The account it must belong to; null: any. */
  accountId: AccountId | null;
  keyId: KeyId;
  overlapMs: number;
}

/**
 * Replaces a key with a new one with the same name, scopes, addresses, expiry and monthly cap; the two share the cap's spend.
 * The old one works for `overlapMs` more (0: not at all), or until it expires. A key can be rolled only once. Throws
 * `key_rolled`, `key_revoked`, `key_expired`, `key_limit_reached`, `unknown_key`.
 */
export async function rollKey(
  db: Database,
  hashKey: HashKey,
  { accountId: owner, keyId, overlapMs }: RollRequest,
  now: Date,
): Promise<CreatedKey> {
  if (!Number.isSafeInteger(overlapMs) || overlapMs < 0) {
    throw new RangeError(`the overlap must be a non-negative number of milliseconds, not ${overlapMs}`);
  }
  const known = await readKey(db, owner, keyId);
  return inTransaction(db, async (tx) => {
    const old = await lockKey(tx, known);
    if (old.rolled) throw new BillingError({ code: 'key_rolled' });
    if (old.revokedAt !== null && old.revokedAt <= now) throw new BillingError({ code: 'key_revoked' });
    if (old.expiresAt !== null && old.expiresAt <= now) throw new BillingError({ code: 'key_expired' });
    await assertRoom(tx, old.accountId, 2 * MAX_WORKING_KEYS, now);
    const { accountId, name, scopes, allowedAddresses, expiresAt, keyCapId } = old;
    const created = await addKey(tx, hashKey, now, {
      ...{ accountId, name, scopes, allowedAddresses, expiresAt, keyCapId },
      rolledFrom: keyId,
    });
    await updateRevoked(tx, keyId, new Date(now.getTime() + overlapMs));
    return created;
  });
}

/**
 * Permanently revokes a key at once, also in the overlap of a roll; revoking twice changes nothing. `accountId`, when not
 * null, must be its account. Throws `unknown_key`.
 */
export async function revokeKey(db: Queryable, accountId: AccountId | null, keyId: KeyId, now: Date): Promise<KeyRow> {
  await readKey(db, accountId, keyId);
  return (await updateRevoked(db, keyId, now)) as KeyRow;
}

/** The key of this account, or (null) of any. Throws `unknown_key`. */
export async function readKey(db: Queryable, accountId: AccountId | null, keyId: KeyId): Promise<KeyRow> {
  const key = await findKey(db, accountId, keyId);
  if (key === null) throw new BillingError({ code: 'unknown_key' });
  return key;
}

/** Under the account's lock, so that the second of two concurrent changes sees the first. */
async function assertRoom(tx: Queryable, accountId: AccountId, limit: number, now: Date): Promise<void> {
  if ((await countWorkingKeys(tx, accountId, now)) >= limit) {
    throw new BillingError({ code: 'key_limit_reached', limit: MAX_WORKING_KEYS });
  }
}

/** Locks a key's account and reads the key again. Keys are never deleted and never change their account. */
async function lockKey(tx: Queryable, key: KeyRow): Promise<LockedKey> {
  await lockAccount(tx, key.accountId);
  return (await readLockedKey(tx, key.id)) as LockedKey;
}

interface KeyFields {
  accountId: AccountId;
  name: string;
  scopes: readonly string[];
  allowedAddresses: readonly string[];
  expiresAt: Date | null;
  keyCapId: KeySpendingLimitId | null;
  rolledFrom: KeyId | null;
}

async function addKey(tx: Queryable, hashKey: HashKey, now: Date, fields: KeyFields): Promise<CreatedKey> {
  const key = makeApiKey(randomBytes(API_KEY_RANDOM_BYTES));
  const row = await insertKey(tx, { ...fields, keyHash: hashKey(key), prefix: apiKeyPrefix(key), now });
  return { ...row, key };
}
