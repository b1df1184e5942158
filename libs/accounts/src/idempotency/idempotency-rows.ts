import { WITHOUT_COMMIT_WAIT } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import type { AccountId, EntryId, IdempotencyRecordId } from '../ids.js';

/** A request that claims its key at `now`. */
export interface Claim {
  accountId: AccountId;
  key: string;
  /** 32 bytes that identify the request's parameters. */
  fingerprint: Uint8Array;
  now: Date;
}

/** The record of a key: claimed by this request, or as another request left it. */
export interface ClaimedRow {
  claimed: boolean;
  id: IdempotencyRecordId;
  /** The record has the same parameters. */
  same: boolean;
  /** Null while the request is running; set together with `entryId`, unless it was free. */
  answer: string | null;
  entryId: EntryId | null;
  expired: boolean;
}

const claimSql = `
  select ordinal, claimed, id, same, answer, entry_id as "entryId", expired
    from claim_idempotency_records($1, $2, $3, $4, $5, $6)`;

/**
 * Claims keys, or reads their records, in one statement; see libs/database/sql/claim_idempotency_records.sql. No two of `claims`
 * may have the same account and key. Results are in the order of `claims`; null: that record was just added or deleted; retry.
 */
export async function claimIdempotencyRecords(
  db: Queryable,
  claims: readonly Claim[],
  { leaseMs, ttlMs }: { leaseMs: number; ttlMs: number },
): Promise<(ClaimedRow | null)[]> {
  const { rows } = await db.query<ClaimedRow & { ordinal: number }>({
    name: 'claim_idempotency_records',
    text: claimSql,
    values: [
      claims.map(({ accountId }) => accountId),
      claims.map(({ key }) => key),
      claims.map(({ fingerprint }) => fingerprint),
      claims.map(({ now }) => now),
      `${String(leaseMs)} milliseconds`,
      `${String(ttlMs)} milliseconds`,
    ],
  });
  const found: (ClaimedRow | null)[] = claims.map(() => null);
  for (const { ordinal, ...row } of rows) found[ordinal - 1] = row;
  return found;
}

/**
 * Deletes the unfinished record that was claimed at this time; one with a response, or another claimant, stays. Not within a transaction. If
 * the server is lost with it, the record is back without a response, and is taken over when its lease runs out.
 */
export async function deleteUnfinishedRecord(pool: pg.Pool, id: IdempotencyRecordId, claimedAt: Date): Promise<void> {
  await pool.query(
    `delete from idempotency_record where id = $1 and claimed_at = $2 and answer is null and ${WITHOUT_COMMIT_WAIT}`,
    [id, claimedAt],
  );
}

/**
 * Deletes the record of this id if it is expired at `now`. Not within a transaction. If the server is lost with it, the record is back, and
 * still expired.
 */
export async function deleteExpiredRecord(pool: pg.Pool, id: IdempotencyRecordId, now: Date): Promise<void> {
  await pool.query(`delete from idempotency_record where id = $1 and expires_at <= $2 and ${WITHOUT_COMMIT_WAIT}`, [
    id,
    now,
  ]);
}

/** Deletes at most `limit` records that are expired at `now`; returns how many. */
export async function deleteExpiredRecords(db: Queryable, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from idempotency_record where id in (
       select id from idempotency_record where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,
    [now, limit],
  );
  return rowCount ?? 0;
}

/** Deletes the record whose response was paid by this entry, if there is one. */
export async function deleteRecordOfEntry(tx: Queryable, entryId: EntryId): Promise<void> {
  await tx.query('delete from idempotency_record where entry_id = $1', [entryId]);
}
