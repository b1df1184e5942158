import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { Page } from '../page.js';
import type { AccountId, EntryId } from '../ids.js';

/** The calls whose responses are stored. */
export const LIBRARY_OPERATIONS = [
  'entity',
  'section',
  'text',
  'network',
  'immigration',
  'dossier',
  'changes',
  'search',
  'refresh',
] as const;
export type LibraryOperation = (typeof LIBRARY_OPERATIONS)[number];

/** The charge behind an Idempotency-Key, and what the charge was for. */
export interface PaidResponse {
  entryId: EntryId;
  at: Date;
  /** It cost nothing. */
  isFree: boolean;
}

/** A response to store: its text is copied from the record of its Idempotency-Key. */
export interface NewLibraryResponse {
  accountId: AccountId;
  /** The Idempotency-Key of the call. */
  key: string;
  userId: string;
  operation: LibraryOperation;
  /** Typed id of the subject; null: a search. */
  subject: string | null;
  /** Path and query; for a search, its body. */
  asked: string;
  /** The requested codes; null: those that the charge names. */
  codes: readonly string[] | null;
  /** Typed ids of entities that the response disclosed, besides those named in its text. */
  entities: readonly string[];
  expiresAt: Date;
}

/** The charge of a call under an Idempotency-Key; null: it was not charged, or has no response. */
export async function findPaidResponse(db: Queryable, accountId: AccountId, key: string): Promise<PaidResponse | null> {
  const { rows } = await db.query<PaidResponse>(
    `select r.entry_id as "entryId", e.created_at as at, e.amount_micro = 0 as "isFree"
       from idempotency_record r join journal_entry e on e.id = r.entry_id
      where r.account_id = $1 and r.key = $2 and r.answer is not null`,
    [accountId, key],
  );
  return rows[0] ?? null;
}

/** Copies the response of a charged call, unless it is already stored. */
export async function insertLibraryResponse(tx: Queryable, response: NewLibraryResponse): Promise<void> {
  await tx.query(
    `insert into library_answer (account_id, entry_id, user_id, operation, subject, asked, name, codes, entities, body,
                                 bought_at, expires_at)
     select r.account_id, r.entry_id, $3, $4, $5, $6, left(r.answer::json ->> 'nombre', 1000),
            coalesce($7, array(select l ->> 'code' from jsonb_array_elements(e.lines) l where l ->> 'code' <> 'base')),
            array(select m[1] from regexp_matches(r.answer, '"([a-z]{2}_own_[0-9]+)"', 'g') m union select unnest($8::text[])),
            r.answer::json, e.created_at, $9
       from idempotency_record r join journal_entry e on e.id = r.entry_id
      where r.account_id = $1 and r.key = $2 and r.answer is not null
         on conflict (entry_id) do nothing`,
    [
      response.accountId,
      response.key,
      response.userId,
      response.operation,
      response.subject,
      response.asked,
      response.codes,
      response.entities,
      response.expiresAt,
    ],
  );
}

/** The result of a completed refresh. */
export interface NewLibraryRefresh {
  accountId: AccountId;
  entryId: EntryId;
  userId: string;
  subject: string;
  asked: string;
  codes: readonly string[];
  /** JSON text whose `entity` is stored. */
  typed: string;
  boughtAt: Date;
  expiresAt: Date;
}

/** Stores the result of a refresh, once per charge. */
export async function insertLibraryRefresh(tx: Queryable, refresh: NewLibraryRefresh): Promise<void> {
  const { accountId, entryId, userId, subject, asked, codes, typed, boughtAt, expiresAt } = refresh;
  await tx.query(
    `insert into library_answer (account_id, entry_id, user_id, operation, subject, asked, name, codes, entities, body,
                                 bought_at, expires_at)
     select $1, $2, $3, 'refresh', $4, $5, left(b.body ->> 'nombre', 1000), $6,
            array(select distinct m[1] from regexp_matches(b.body::text, '"([a-z]{2}_own_[0-9]+)"', 'g') m), b.body, $8, $9
       from (select $7::json -> 'entity' as body) b
         on conflict (entry_id) do nothing`,
    [accountId, entryId, userId, subject, asked, codes, typed, boughtAt, expiresAt],
  );
}

/** Everything that an account bought about one subject. */
export interface LibrarySubjectRow {
  /** The newest response: the position in the list. */
  id: bigint;
  subject: string;
  /** From the newest response that has it; null if none does. */
  name: string | null;
  codes: string[];
  answers: bigint;
  /** Total price of the responses. */
  paid: MicroUsd;
  firstAt: Date;
  lastAt: Date;
  /** Who bought the newest; null: an erased user. */
  lastBy: string | null;
  /** When the last response is removed from the Library. */
  expiresAt: Date;
}

/** One stored response; `body` null: it was not requested. */
export interface LibraryResponseRow {
  id: bigint;
  /** Its charge. */
  entryId: EntryId;
  operation: LibraryOperation;
  subject: string | null;
  asked: string;
  codes: string[];
  boughtAt: Date;
  /** The name of the member; null: an erased user. */
  boughtBy: string | null;
  charged: MicroUsd;
  expiresAt: Date;
  /** JSON text; document references aren't URLs yet. Null also if it was withheld (ADR 0211). */
  body: string | null;
}

/**
 * Responses that members of account $1 can open at $2. The charge of a stored response counts as sent and isn't reversed; if
 * it was reversed anyway, the response is hidden.
 */
const READABLE = `l.account_id = $1 and l.expires_at > $2
  and not exists (select from response_delivery r where r.entry_id = l.entry_id and r.state = 'reversed')`;

const COLUMNS = `l.id, l.entry_id as "entryId", l.operation, l.subject, l.asked, l.codes, l.bought_at as "boughtAt", u.name as "boughtBy",
  -e.amount_micro as charged, l.expires_at as "expiresAt"`;
const TABLES = `library_answer l join journal_entry e on e.id = l.entry_id left join auth_user u on u.id = l.user_id`;

/** Filters a list of subjects; null: no filter. */
export interface LibraryFilter {
  /** Part of a name or id. */
  text: string | null;
  code: string | null;
}

/** Subjects by their newest response, newest first; `before`: only subjects whose newest response is older. */
export async function listLibrarySubjects(
  db: Queryable,
  accountId: AccountId,
  filter: LibraryFilter,
  { now, before, limit }: Page & { now: Date },
): Promise<LibrarySubjectRow[]> {
  const { rows } = await db.query<LibrarySubjectRow>(
    `select s.*, u.name as "lastBy"
       from (select max(l.id) as id, l.subject,
                    (array_agg(l.name order by l.id desc) filter (where l.name is not null))[1] as name,
                    array(select distinct c ->> 'code' from jsonb_path_query(jsonb_agg(e.lines), '$[*][*]') c
                           where c ->> 'code' <> 'base' order by 1) as codes,
                    count(*) as answers, sum(-e.amount_micro)::bigint as paid, min(l.bought_at) as "firstAt",
                    max(l.bought_at) as "lastAt", (array_agg(l.user_id order by l.id desc))[1] as user_id,
                    max(l.expires_at) as "expiresAt"
               from library_answer l join journal_entry e on e.id = l.entry_id
              where ${READABLE} and l.subject is not null
              group by l.subject) s
       left join auth_user u on u.id = s.user_id
      where ($3::text is null or strpos(lower(s.name), lower($3)) > 0 or strpos(s.subject, lower($3)) > 0)
        and ($4::text is null or $4 = any (s.codes)) and ($5::bigint is null or s.id < $5)
      order by s.id desc limit $6`,
    [accountId, now, filter.text, filter.code, before, limit],
  );
  return rows;
}

/**
 * The newest `limit` responses about one subject, oldest first. Responses replaced by a newer one to the same request have no
 * body.
 */
export async function listLibraryResponses(
  db: Queryable,
  accountId: AccountId,
  subject: string,
  { now, limit }: { now: Date; limit: number },
): Promise<LibraryResponseRow[]> {
  const { rows } = await db.query<LibraryResponseRow>(
    `select ${COLUMNS}, case when l.newest then l.body::text end as body
       from (select l.*, l.id = max(l.id) over (partition by l.operation, l.asked) as newest
               from library_answer l where ${READABLE} and l.subject = $3) l
       join journal_entry e on e.id = l.entry_id left join auth_user u on u.id = l.user_id
      where l.id in (select l.id from library_answer l where ${READABLE} and l.subject = $3 order by l.id desc limit $4)
      order by l.id`,
    [accountId, now, subject, limit],
  );
  return rows;
}

/** One response with its body; null: it doesn't exist, or belongs to another account. */
export async function readLibraryResponse(
  db: Queryable,
  accountId: AccountId,
  id: bigint,
  now: Date,
): Promise<LibraryResponseRow | null> {
  const { rows } = await db.query<LibraryResponseRow>(
    `select ${COLUMNS}, l.body::text as body from ${TABLES} where ${READABLE} and l.id = $3`,
    [accountId, now, id],
  );
  return rows[0] ?? null;
}

/** The searches of one member, newest first, with their bodies. */
export async function listLibrarySearches(
  db: Queryable,
  accountId: AccountId,
  userId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<LibraryResponseRow[]> {
  const { rows } = await db.query<LibraryResponseRow>(
    `select ${COLUMNS}, l.body::text as body from ${TABLES}
      where ${READABLE} and l.subject is null and l.user_id = $3 order by l.id desc limit $4`,
    [accountId, now, userId, limit],
  );
  return rows;
}

/** Removes everything that an account stores about a subject; returns the number of responses. */
export async function deleteLibrarySubject(tx: Queryable, accountId: AccountId, subject: string): Promise<number> {
  const { rowCount } = await tx.query('delete from library_answer where account_id = $1 and subject = $2', [
    accountId,
    subject,
  ]);
  return rowCount ?? 0;
}

/** Deletes up to `limit` expired responses; returns how many. */
export async function deleteExpiredLibraryResponses(db: Queryable, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from library_answer where id in (
       select id from library_answer where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,
    [now, limit],
  );
  return rowCount ?? 0;
}
