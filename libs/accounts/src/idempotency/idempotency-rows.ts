import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId, IdempotencyRecordId } from '../ids.js';

/** A request that claims its key; all times come from the caller. */
export interface Claim {
  accountId: AccountId;
  key: string;
  /** 32 bytes that identify the request's parameters. */
  fingerprint: Uint8Array;
  now: Date;
  leaseUntil: Date;
  expiresAt: Date;
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

/**
 * An expired lease is taken over under the same id: if the first caller charged after all, the second one's charge returns
 * `replayed`. The unique key decides between two concurrent requests; the loser reads the winner's record.
 */
const claimSql = `
  with claimed as (
    insert into idempotency_record as r (account_id, key, fingerprint, claimed_at, lease_until, expires_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (account_id, key) do update
       set claimed_at = excluded.claimed_at, lease_until = excluded.lease_until
     where r.answer is null and r.fingerprint = excluded.fingerprint
       and r.lease_until <= excluded.claimed_at and r.expires_at > excluded.claimed_at
    returning id
  )
  select true as claimed, id, true as same, null as answer, null::bigint as "entryId", false as expired from claimed
  union all
  select false, r.id, r.fingerprint = $3, r.answer, r.entry_id, r.expires_at <= $4
    from idempotency_record r
   where r.account_id = $1 and r.key = $2 and not exists (select from claimed)`;

/** Claims a key, or reads its record, in one statement. Null: that record was just added or deleted; retry. */
export async function claimIdempotencyRecord(db: Queryable, claim: Claim): Promise<ClaimedRow | null> {
  const { rows } = await db.query<ClaimedRow>({
    name: 'claim_record',
    text: claimSql,
    values: [claim.accountId, claim.key, claim.fingerprint, claim.now, claim.leaseUntil, claim.expiresAt],
  });
  return rows[0] ?? null;
}

/** Deletes the unfinished record that was claimed at this time; one with a response, or another claimant, stays. */
export async function deleteUnfinishedRecord(db: Queryable, id: IdempotencyRecordId, claimedAt: Date): Promise<void> {
  await db.query('delete from idempotency_record where id = $1 and claimed_at = $2 and answer is null', [
    id,
    claimedAt,
  ]);
}

/** Deletes the record of this id if it is expired at `now`. */
export async function deleteExpiredRecord(db: Queryable, id: IdempotencyRecordId, now: Date): Promise<void> {
  await db.query('delete from idempotency_record where id = $1 and expires_at <= $2', [id, now]);
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
