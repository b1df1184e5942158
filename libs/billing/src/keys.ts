import { randomBytes } from 'node:crypto';
import { API_KEY_RANDOM_BYTES, FREE_LIMITS, apiKeyPrefix, makeApiKey } from '@entity-registry/domain';
import { inTransaction, insertKey, lockAccount, updateRevoked } from '@entity-registry/persistence';
import type { AccountId, KeyId, KeyRow } from '@entity-registry/persistence';
import type pg from 'pg';
import { readAccount } from './accounts.js';
import { BillingError } from './errors.js';
import { addDays } from './utc.js';

export interface NewKey {
  accountId: AccountId;
  name: string;
  scopes?: readonly string[];
  /** When absent: `FREE_LIMITS.keyLifetimeDays` from now for an account without a purchase, else never. Null: never. */
  expiresAt?: Date | null;
}

export interface CreatedKey extends KeyRow {
  /** The key itself: shown once, stored nowhere. */
  key: string;
}

/** Makes a key for an account. Throws `unknown_account`. */
export async function createKey(
  pool: pg.Pool,
  hashKey: (key: string) => Uint8Array,
  request: NewKey,
  now: Date,
): Promise<CreatedKey> {
  const key = makeApiKey(randomBytes(API_KEY_RANDOM_BYTES));
  return inTransaction(pool, async (tx) => {
    // Under the lock, a purchase made meanwhile is either seen here or makes this key permanent itself.
    await lockAccount(tx, request.accountId);
    const account = await readAccount(tx, request.accountId, now);
    const lifetime = account.firstPurchaseAt === null ? addDays(now, FREE_LIMITS.keyLifetimeDays) : null;
    const row = await insertKey(tx, {
      accountId: request.accountId,
      name: request.name,
      keyHash: hashKey(key),
      prefix: apiKeyPrefix(key),
      scopes: request.scopes ?? [],
      expiresAt: request.expiresAt === undefined ? lifetime : request.expiresAt,
      now,
    });
    return { ...row, key };
  });
}

/** Revokes a key of this account at once and for good; revoking twice changes nothing. Throws `unknown_key`. */
export async function revokeKey(pool: pg.Pool, accountId: AccountId, keyId: KeyId, now: Date): Promise<KeyRow> {
  const key = await updateRevoked(pool, accountId, keyId, now);
  if (key === null) throw new BillingError({ code: 'unknown_key' });
  return key;
}
