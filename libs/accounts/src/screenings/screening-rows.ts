import type { DecidedParty } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId } from '../ids.js';

/** How a decision names a subject: by the customer's own reference, as an entity, or as a watched item. */
export type SubjectKey = string & { readonly __brand: 'SubjectKey' };

/** A screened subject of a document, with the listings that it hit. */
export interface ScreenedSubjectRow {
  /** Its position in the document. */
  nr: number;
  keys: readonly SubjectKey[];
  /** What decisions about it rest on. */
  basis: DecidedParty;
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
  /** Its charge. */
  entryId: EntryId;
  /** JSON text, as it was written out. */
  document: string;
  jws: string;
  signingKeyId: string;
  /** 32 bytes. */
  publicKey: Buffer;
}

/** Stores a screening with its subjects, once for each charge. */
export async function insertScreening(tx: Queryable, entryId: EntryId, screening: NewScreening): Promise<void> {
  const { id, accountId, document, jws, signingKeyId, screenedAt, expiresAt, subjects } = screening;
  await tx.query(
    `insert into screening (id, account_id, entry_id, document, signature, signing_key_id, screened_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, accountId, entryId, document, jws, signingKeyId, screenedAt, expiresAt],
  );
  const rows = subjects.flatMap(({ nr, keys, basis, listingIds }) =>
    keys.map((key) => ({ nr, key, subject: basis, listings: listingIds })),
  );
  if (rows.length === 0) return;
  await tx.query(
    `insert into screened_subject (screening_id, nr, subject_key, account_id, entry_id, subject, listing_ids)
     select $1, s.nr, s.key, $2, $3, s.subject, array(select jsonb_array_elements_text(s.listings))
       from jsonb_to_recordset($4::jsonb) s (nr smallint, key text, subject jsonb, listings jsonb)`,
    [id, accountId, entryId, JSON.stringify(rows)],
  );
}

/** A screening whose charge was credited back was never answered. */
const ANSWERED = `not exists (select from response_delivery r where r.entry_id = s.entry_id and r.state = 'reversed')`;

/**
 * A screening of the account; null: unknown, another account's, or no longer stored. Its response may not have been sent yet: make its
 * charge final before you show anything of it.
 */
export async function findScreening(
  db: Queryable,
  accountId: AccountId,
  id: string,
  now: Date,
): Promise<ScreeningRow | null> {
  const { rows } = await db.query<ScreeningRow>(
    `select s.entry_id as "entryId", s.document::text as document, s.signature as jws, s.signing_key_id as "signingKeyId",
            k.public_key as "publicKey"
       from screening s join signing_key k on k.id = s.signing_key_id
      where s.account_id = $1 and s.id = $2 and s.expires_at > $3 and ${ANSWERED}`,
    [accountId, id, now],
  );
  return rows[0] ?? null;
}

/** A stored screening in a list of them. */
export interface ScreeningSummaryRow {
  /** Its charge: later screenings have a higher one. */
  id: EntryId;
  screeningId: string;
  screenedAt: Date;
  expiresAt: Date;
  subjects: number;
  /** Subjects with a hit. */
  withHits: number;
}

/**
 * The account's stored screenings, newest first; `before`: only those before that charge. Without those whose responses were never sent
 * or may yet be credited.
 */
export async function listScreenings(
  db: Queryable,
  accountId: AccountId,
  { now, before, limit }: { readonly now: Date; readonly before: bigint | null; readonly limit: number },
): Promise<ScreeningSummaryRow[]> {
  const { rows } = await db.query<ScreeningSummaryRow>(
    `select s.entry_id as id, s.id as "screeningId", s.screened_at as "screenedAt", s.expires_at as "expiresAt",
            json_array_length(s.document -> 'results') as subjects,
            (select count(*)::integer from json_array_elements(s.document -> 'results') r
              where r ->> 'outcome' = 'hits') as "withHits"
       from screening s
      where s.account_id = $1 and s.expires_at > $2 and ($3::bigint is null or s.entry_id < $3)
        and coalesce((select r.state from response_delivery r where r.entry_id = s.entry_id), 'sent') not in ('unsent', 'reversed')
      order by s.entry_id desc limit $4`,
    [accountId, now, before, limit],
  );
  return rows;
}

/** Each subject as it was last screened, for those that are on file. */
export async function findLatestSubjects(
  db: Queryable,
  accountId: AccountId,
  keys: readonly SubjectKey[],
  now: Date,
): Promise<Map<SubjectKey, DecidedParty>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.query<{ key: SubjectKey; subject: DecidedParty }>(
    `select wanted.key, latest.subject
       from unnest($2::text[]) wanted (key)
      cross join lateral (
            select t.subject from screened_subject t join screening s on s.id = t.screening_id
             where t.account_id = $1 and t.subject_key = wanted.key and s.expires_at > $3 and ${ANSWERED}
             order by t.entry_id desc limit 1) latest`,
    [accountId, keys, now],
  );
  return new Map(rows.map(({ key, subject }) => [key, subject]));
}

/** A hit to find. `screeningId`: in this screening; null: in the latest that shows it. */
export interface HitQuery {
  readonly key: SubjectKey;
  readonly listingId: string;
  readonly screeningId: string | null;
}

/** A hit as a stored screening shows it. */
export interface StoredHit {
  screeningId: string;
  /** The charge of the screening. */
  entryId: EntryId;
  /** Every name of the subject in that screening. */
  subjectKeys: SubjectKey[];
  /** What was screened. */
  subject: DecidedParty;
  /** The result about the subject in the document, as JSON. */
  result: unknown;
}

/**
 * The latest stored screening of a subject that shows the listing as a hit, or the given one; null: none does. Its response may not have been sent yet:
 * make its charge final before you show anything of it.
 */
export async function findLatestHit(
  db: Queryable,
  accountId: AccountId,
  { key, listingId, screeningId, now }: HitQuery & { readonly now: Date },
): Promise<StoredHit | null> {
  const { rows } = await db.query<StoredHit>(
    `select s.id as "screeningId", s.entry_id as "entryId", t.subject,
            array(select o.subject_key from screened_subject o
                   where o.screening_id = t.screening_id and o.nr = t.nr order by 1) as "subjectKeys",
            (s.document -> 'results' -> t.nr::integer) as result
       from screened_subject t join screening s on s.id = t.screening_id
      where t.account_id = $1 and t.subject_key = $2 and $3 = any (t.listing_ids) and s.expires_at > $4 and ${ANSWERED}
        and ($5::text is null or s.id = $5)
      order by t.entry_id desc limit 1`,
    [accountId, key, listingId, now, screeningId],
  );
  return rows[0] ?? null;
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
