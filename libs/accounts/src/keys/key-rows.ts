import type { AccountPlan, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import { WITHOUT_COMMIT_WAIT } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import type { AccountId, KeySpendingLimitId, KeyId } from '../ids.js';

/** A key in a list; without its text. */
export interface KeyRow {
  id: KeyId;
  accountId: AccountId;
  name: string;
  prefix: string;
  scopes: string[];
  expiresAt: Date | null;
  /** When it stops working; in the future while the overlap of a roll lasts. */
  revokedAt: Date | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** Spending limit of a UTC month, shared with the keys it was rolled from and into; null: none. */
  monthlyCap: MicroUsd | null;
  /** Addresses and CIDR blocks it may be used from; empty: from anywhere. */
  allowedAddresses: string[];
  /** The key that this one replaces; null: none. */
  rolledFrom: KeyId | null;
}

/** A key in its owner's list. */
export interface KeyListRow extends KeyRow {
  /** This month's spend of the keys under its monthly cap; null: it has no cap. */
  capSpent: MicroUsd | null;
  /** The key that it was rolled into; null: none. */
  replacedBy: KeyId | null;
  /** The account's explorer calls with it. */
  dashboard: boolean;
}

/** Which keys of an account: working ones, ended ones, or all. */
export type KeyListStatus = 'working' | 'ended' | 'all';

/** A key as read for a change, under the account's lock. */
export interface LockedKey extends KeyRow {
  keyCapId: KeySpendingLimitId | null;
  /** It was rolled: another key replaces it. */
  rolled: boolean;
}

/** A key and its account, for the request path; counters of an earlier day or month read as zero. */
export interface KeyState {
  /** The time it was read for; the counters are those of its UTC day and month. */
  asOf: Date;
  keyId: KeyId;
  accountId: AccountId;
  scopes: string[];
  expiresAt: Date | null;
  revokedAt: Date | null;
  email: string;
  jurisdictions: Jurisdiction[];
  /** Unexpired trial credit and purchased balance together (ADR 0006). */
  spendable: MicroUsd;
  cap: MicroUsd | null;
  monthSpent: MicroUsd;
  quotaDayUsed: number;
  quotaMonthUsed: number;
  firstPurchaseAt: Date | null;
  /** The key's own limit per UTC month and its spend so far; null: none. */
  keyCap: { cap: MicroUsd; monthSpent: MicroUsd } | null;
  /** Addresses and CIDR blocks the key may be used from; empty: from anywhere. */
  allowedAddresses: string[];
  /** The account's email domain is on the operator's list (ADR 0011). */
  corporate: boolean;
  estimatorUsed: number;
  /** When the account was confirmed; null: not yet. */
  confirmedAt: Date | null;
  /** The account's plan: how often its keys may call. */
  plan: AccountPlan;
  /** Jurisdictions that require a purpose, if the account has stated none (ADR 0214); else empty. */
  purposeMissingIn: Jurisdiction[];
}

const keyColumns = `id, account_id as "accountId", name, prefix, scopes, expires_at as "expiresAt",
  revoked_at as "revokedAt", created_at as "createdAt", allowed_addresses as "allowedAddresses",
  rolled_from as "rolledFrom",
  (select u.last_used_at from key_use u where u.key_id = api_key.id) as "lastUsedAt",
  (select c.cap_micro from key_cap c where c.id = api_key.key_cap_id) as "monthlyCap"`;

/** Adds a key to an existing account; of its text only `keyHash` is stored (ADR 0016). */
export async function insertKey(
  tx: Queryable,
  key: {
    accountId: AccountId;
    name: string;
    keyHash: Uint8Array;
    prefix: string;
    scopes: readonly string[];
    expiresAt: Date | null;
    allowedAddresses: readonly string[];
    keyCapId: KeySpendingLimitId | null;
    rolledFrom: KeyId | null;
    now: Date;
  },
): Promise<KeyRow> {
  const { rows } = await tx.query<KeyRow>(
    `insert into api_key (account_id, name, key_hash, prefix, scopes, expires_at, created_at, allowed_addresses,
                          key_cap_id, rolled_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${keyColumns}`,
    [
      ...[key.accountId, key.name, key.keyHash, key.prefix, key.scopes, key.expiresAt, key.now],
      ...[key.allowedAddresses, key.keyCapId, key.rolledFrom],
    ],
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

/** The key works at $2: it is neither revoked nor expired. */
const working = `coalesce(api_key.revoked_at > $2, true) and coalesce(api_key.expires_at > $2, true)`;

/** A page of the account's keys at `now`, newest first. */
export async function listKeyPage(
  db: Queryable,
  accountId: AccountId,
  filter: { standing: KeyListStatus; now: Date },
  page: { limit: number; before: bigint | null },
): Promise<KeyListRow[]> {
  const { rows } = await db.query<KeyListRow>(
    `select ${keyColumns},
            (select case when c.month >= date_trunc('month', $2::timestamptz at time zone 'UTC')::date
                         then c.month_spent_micro else 0 end
               from key_cap c where c.id = api_key.key_cap_id) as "capSpent",
            (select s.id from api_key s where s.account_id = $1 and s.rolled_from = api_key.id) as "replacedBy",
            exists (select from dashboard_key d where d.account_id = $1 and d.api_key_id = api_key.id) as dashboard
       from api_key
      where account_id = $1 and ($3 = 'all' or (${working}) = ($3 = 'working')) and ($4::bigint is null or id < $4)
      order by id desc limit $5`,
    [accountId, filter.now, filter.standing, page.before, page.limit],
  );
  return rows;
}

/** How many of the account's keys work at `now`, including those in the overlap of a roll. */
export async function countWorkingKeys(db: Queryable, accountId: AccountId, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from api_key where account_id = $1 and ${working}`,
    [accountId, now],
  );
  return rows[0]?.count ?? 0;
}

/** The key with this id, of this account or (null) of any; null: there is none. */
export async function findKey(db: Queryable, accountId: AccountId | null, id: KeyId): Promise<KeyRow | null> {
  const { rows } = await db.query<KeyRow>(
    `select ${keyColumns} from api_key where id = $1 and ($2::bigint is null or account_id = $2)`,
    [id, accountId],
  );
  return rows[0] ?? null;
}

/** The key with this id, with the data that a change needs; null: unknown. Call it under the account's lock. */
export async function readLockedKey(tx: Queryable, id: KeyId): Promise<LockedKey | null> {
  const { rows } = await tx.query<LockedKey>(
    `select ${keyColumns}, key_cap_id as "keyCapId",
            exists (select from api_key s where s.account_id = api_key.account_id and s.rolled_from = api_key.id) as rolled
       from api_key where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Changes only the given fields. */
export async function updateKeySettings(
  tx: Queryable,
  id: KeyId,
  change: { name?: string; scopes?: readonly string[]; allowedAddresses?: readonly string[] },
): Promise<void> {
  await tx.query(
    `update api_key set name = coalesce($2, name), scopes = coalesce($3, scopes),
                        allowed_addresses = coalesce($4, allowed_addresses)
      where id = $1`,
    [id, change.name ?? null, change.scopes ?? null, change.allowedAddresses ?? null],
  );
}

/** Revokes a key from `from` on; one that is revoked earlier keeps its time. Null: no such key. */
export async function updateRevoked(db: Queryable, id: KeyId, from: Date): Promise<KeyRow | null> {
  const { rows } = await db.query<KeyRow>(
    `update api_key set revoked_at = least(revoked_at, $2) where id = $1 returning ${keyColumns}`,
    [id, from],
  );
  return rows[0] ?? null;
}

/**
 * Records when keys were last used, in one statement; older times change nothing. Not within a transaction. If the server is lost with it, these
 * keys look unused for a while.
 */
export async function upsertKeyUse(pool: pg.Pool, uses: ReadonlyMap<KeyId, Date>): Promise<void> {
  // Ordered by id, so that two processes writing the same keys can't deadlock.
  await pool.query(
    `insert into key_use as u (key_id, last_used_at)
     select id, used_at from unnest($1::bigint[], $2::timestamptz[]) t (id, used_at) where ${WITHOUT_COMMIT_WAIT} order by id
     on conflict (key_id) do update set last_used_at = excluded.last_used_at where u.last_used_at < excluded.last_used_at`,
    [[...uses.keys()], [...uses.values()]],
  );
}

/** Makes the account's working keys permanent; expired ones stay expired. */
export async function clearKeyExpiry(tx: Queryable, accountId: AccountId, now: Date): Promise<void> {
  await tx.query('update api_key set expires_at = null where account_id = $1 and expires_at > $2', [accountId, now]);
}

const keyStateSql = `
  select k.id as "keyId", k.account_id as "accountId", k.scopes, k.expires_at as "expiresAt", k.revoked_at as "revokedAt",
         a.email, a.jurisdictions, a.cap_micro as cap, a.first_purchase_at as "firstPurchaseAt",
         a.confirmed_at as "confirmedAt", a.plan, k.allowed_addresses as "allowedAddresses", c.cap_micro as "ownCap",
         case when c.month >= t.month then c.month_spent_micro else 0 end as "ownSpent",
         exists (select from corporate_domain d where d.domain = lower(substring(a.email from '[^@]*$'))) as corporate,
         case when a.estimator_month >= t.month then a.estimator_used else 0 end as "estimatorUsed",
         a.balance_micro + (select coalesce(sum(l.remaining_micro), 0)::bigint from credit_lot l
                             where l.account_id = a.id and l.expires_at > $2) as spendable,
         case when a.month >= t.month then a.month_spent_micro else 0 end as "monthSpent",
         case when a.quota_day >= t.day then a.quota_day_used else 0 end as "quotaDayUsed",
         case when a.quota_month >= t.month then a.quota_month_used else 0 end as "quotaMonthUsed",
         array(select r.jurisdiction from purpose_requirement r
                where a.plan <> 'sandbox' and not exists (select from account_purpose p where p.account_id = a.id)
                order by r.jurisdiction) as "purposeMissingIn",
         h.nr::integer as nr
    from unnest($1::bytea[]) with ordinality h (key_hash, nr)
    join api_key k on k.key_hash = h.key_hash
    join account a on a.id = k.account_id
    left join key_cap c on c.id = k.key_cap_id
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
  const { rows } = await db.query<
    Omit<KeyState, 'asOf' | 'keyCap'> & { nr: number; ownCap: MicroUsd | null; ownSpent: MicroUsd }
  >({
    name: 'key_states',
    text: keyStateSql,
    values: [keyHashes, now],
  });
  const states: (KeyState | null)[] = keyHashes.map(() => null);
  for (const { nr, ownCap, ownSpent, ...state } of rows) {
    states[nr - 1] = { asOf: now, ...state, keyCap: ownCap === null ? null : { cap: ownCap, monthSpent: ownSpent } };
  }
  return states;
}

/** Hashes of at most `limit` keys that aren't revoked at `now` and were created or used since `since`, latest first. */
export async function findKeysInUse(
  db: Queryable,
  { since, now }: { since: Date; now: Date },
  limit: number,
): Promise<Buffer[]> {
  const { rows } = await db.query<{ hash: Buffer }>(
    `select k.key_hash as hash
       from api_key k left join key_use u on u.key_id = k.id
      where coalesce(k.revoked_at > $3, true) and greatest(u.last_used_at, k.created_at) >= $1
      order by greatest(u.last_used_at, k.created_at) desc
      limit $2`,
    [since, limit, now],
  );
  return rows.map(({ hash }) => hash);
}
