import type { Jurisdiction, MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '../pool.js';
import type { AccountId, KeyId } from './ids.js';

/** What a list of keys shows; the key itself is nowhere. */
export interface KeyRow {
  id: KeyId;
  accountId: AccountId;
  name: string;
  prefix: string;
  scopes: string[];
  expiresAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
}

/** A key and its account, as the request path needs them; counters of a day or month gone by read as zero. */
export interface KeyState {
  keyId: KeyId;
  accountId: AccountId;
  scopes: string[];
  expiresAt: Date | null;
  revokedAt: Date | null;
  email: string;
  jurisdictions: Jurisdiction[];
  /** Unexpired trial credit and purchased balance together (ruling 6). */
  spendable: MicroUsd;
  cap: MicroUsd | null;
  monthSpent: MicroUsd;
  quotaDayUsed: number;
  quotaMonthUsed: number;
  firstPurchaseAt: Date | null;
}

const keyColumns = `id, account_id as "accountId", name, prefix, scopes, expires_at as "expiresAt",
  revoked_at as "revokedAt", created_at as "createdAt"`;

/** Adds a key to an account that exists; `keyHash` is all that is kept of its text (ruling 16). */
export async function insertKey(
  tx: Queryable,
  key: {
    accountId: AccountId;
    name: string;
    keyHash: Uint8Array;
    prefix: string;
    scopes: readonly string[];
    expiresAt: Date | null;
    now: Date;
  },
): Promise<KeyRow> {
  const { rows } = await tx.query<KeyRow>(
    `insert into api_key (account_id, name, key_hash, prefix, scopes, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${keyColumns}`,
    [key.accountId, key.name, key.keyHash, key.prefix, key.scopes, key.expiresAt, key.now],
  );
  return rows[0] as KeyRow;
}

/** The account's keys, oldest first, revoked ones too. */
export async function listKeys(db: Queryable, accountId: AccountId): Promise<KeyRow[]> {
  const { rows } = await db.query<KeyRow>(`select ${keyColumns} from api_key where account_id = $1 order by id`, [
    accountId,
  ]);
  return rows;
}

/** Revokes a key of this account from `now` on; a key revoked before keeps its time. Null: no such key. */
export async function updateRevoked(db: Queryable, accountId: AccountId, id: KeyId, now: Date): Promise<KeyRow | null> {
  const { rows } = await db.query<KeyRow>(
    `update api_key set revoked_at = coalesce(revoked_at, $3) where account_id = $1 and id = $2 returning ${keyColumns}`,
    [accountId, id, now],
  );
  return rows[0] ?? null;
}

/** Makes the account's keys permanent, those that are still alive; an expired key stays expired. */
export async function clearKeyExpiry(tx: Queryable, accountId: AccountId, now: Date): Promise<void> {
  await tx.query('update api_key set expires_at = null where account_id = $1 and expires_at > $2', [accountId, now]);
}

const keyStateSql = `
  select k.id as "keyId", k.account_id as "accountId", k.scopes, k.expires_at as "expiresAt", k.revoked_at as "revokedAt",
         a.email, a.jurisdictions, a.cap_micro as cap, a.first_purchase_at as "firstPurchaseAt",
         a.balance_micro + (select coalesce(sum(l.remaining_micro), 0)::bigint from credit_lot l
                             where l.account_id = a.id and l.expires_at > $2) as spendable,
         case when a.month >= t.month then a.month_spent_micro else 0 end as "monthSpent",
         case when a.quota_day >= t.day then a.quota_day_used else 0 end as "quotaDayUsed",
         case when a.quota_month >= t.month then a.quota_month_used else 0 end as "quotaMonthUsed",
         h.nr::integer as nr
    from unnest($1::bytea[]) with ordinality h (key_hash, nr)
    join api_key k on k.key_hash = h.key_hash
    join account a on a.id = k.account_id
   cross join (select ($2::timestamptz at time zone 'UTC')::date as day,
                      date_trunc('month', $2::timestamptz at time zone 'UTC')::date as month) t`;

/**
 * The keys with these hashes and their accounts at `now`, revoked or expired ones too, in the order of the hashes;
 * null: unknown. One statement for any number.
 */
export async function findKeyStates(
  db: Queryable,
  keyHashes: readonly Uint8Array[],
  now: Date,
): Promise<(KeyState | null)[]> {
  const { rows } = await db.query<KeyState & { nr: number }>({
    name: 'key_states',
    text: keyStateSql,
    values: [keyHashes, now],
  });
  const states: (KeyState | null)[] = keyHashes.map(() => null);
  for (const { nr, ...state } of rows) states[nr - 1] = state;
  return states;
}
