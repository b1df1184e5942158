import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId } from '../ids.js';

/** How a decision names a subject: by the customer's own reference, or as an entity. */
export type SubjectKey = string & { readonly __brand: 'SubjectKey' };

/** A screened subject of a document, with the listings that it hit. */
export interface ScreenedSubjectRow {
  /** Its position in the document. */
  nr: number;
  keys: readonly SubjectKey[];
  listingIds: readonly string[];
}

export interface NewScreening {
  id: string;
  accountId: AccountId;
  /** JSON text. */
  document: string;
  jws: string;
  signingKeyId: string;
  screenedAt: Date;
  expiresAt: Date;
  subjects: readonly ScreenedSubjectRow[];
}

export interface ScreeningRow {
  id: string;
  /** JSON text, as it was written out. */
  document: string;
  jws: string;
  signingKeyId: string;
  /** 32 bytes. */
  publicKey: Buffer;
  expiresAt: Date;
}

/** Stores a screening with its subjects, once for each charge. */
export async function insertScreening(tx: Queryable, entryId: EntryId, screening: NewScreening): Promise<void> {
  const { id, accountId, document, jws, signingKeyId, screenedAt, expiresAt, subjects } = screening;
  await tx.query(
    `insert into screening (id, account_id, entry_id, document, signature, signing_key_id, screened_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, accountId, entryId, document, jws, signingKeyId, screenedAt, expiresAt],
  );
  const rows = subjects.flatMap(({ nr, keys, listingIds }) => keys.map((key) => ({ nr, key, listings: listingIds })));
  if (rows.length === 0) return;
  await tx.query(
    `insert into screened_subject (screening_id, nr, subject_key, account_id, entry_id, listing_ids)
     select $1, s.nr, s.key, $2, $3, array(select jsonb_array_elements_text(s.listings))
       from jsonb_to_recordset($4::jsonb) s (nr smallint, key text, listings jsonb)`,
    [id, accountId, entryId, JSON.stringify(rows)],
  );
}

/** A screening whose charge was credited back was never answered. */
const ANSWERED = `not exists (select from response_delivery r where r.entry_id = s.entry_id and r.state = 'reversed')`;

/** A screening of the account; null: unknown, another account's, or no longer stored. */
export async function findScreening(
  db: Queryable,
  accountId: AccountId,
  id: string,
  now: Date,
): Promise<ScreeningRow | null> {
  const { rows } = await db.query<ScreeningRow>(
    `select s.id, s.document::text as document, s.signature as jws, s.signing_key_id as "signingKeyId",
            k.public_key as "publicKey", s.expires_at as "expiresAt"
       from screening s join signing_key k on k.id = s.signing_key_id
      where s.account_id = $1 and s.id = $2 and s.expires_at > $3 and ${ANSWERED}`,
    [accountId, id, now],
  );
  return rows[0] ?? null;
}

/** The result about one subject in a stored document, as JSON. */
export interface StoredResult {
  screeningId: string;
  result: unknown;
}

/**
 * The latest result about each subject, for those that are on file; with `listingId`, the latest in which it was a hit.
 */
export async function findLatestResults(
  db: Queryable,
  accountId: AccountId,
  keys: readonly SubjectKey[],
  { now, listingId = null }: { now: Date; listingId?: string | null },
): Promise<Map<SubjectKey, StoredResult>> {
  const { rows } = await db.query<StoredResult & { key: SubjectKey }>(
    `select wanted.key, latest.*
       from unnest($2::text[]) wanted (key)
      cross join lateral (
            select s.id as "screeningId", (s.document -> 'results' -> t.nr::integer) as result
              from screened_subject t join screening s on s.id = t.screening_id
             where t.account_id = $1 and t.subject_key = wanted.key and s.expires_at > $3
               and ($4::text is null or $4 = any (t.listing_ids)) and ${ANSWERED}
             order by t.entry_id desc limit 1) latest`,
    [accountId, keys, now, listingId],
  );
  return new Map(rows.map(({ key, screeningId, result }) => [key, { screeningId, result }]));
}

/** Deletes up to `limit` screenings whose time is over; returns how many. */
export async function deleteExpiredScreenings(db: Queryable, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from screening where id in (
       select id from screening where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,
    [now, limit],
  );
  return rowCount ?? 0;
}
