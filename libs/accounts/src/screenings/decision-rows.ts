import type { Decision, DecisionBasis } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, KeyId } from '../ids.js';
import type { SubjectKey } from './screening-rows.js';

export interface NewDecision {
  accountId: AccountId;
  subjectKey: SubjectKey;
  /** Of a watched item: its other names. Empty: those of its screenings. */
  otherKeys: readonly SubjectKey[];
  listingId: string;
  decision: Decision;
  reason: string | null;
  expiresAt: Date | null;
  basis: DecisionBasis;
  /** Null: of a watched item. */
  screeningId: string | null;
  keyId: KeyId;
  userId: string | null;
  /** The name of the key or member at that time. */
  actor: string;
  decidedAt: Date;
}

export interface DecisionRow {
  id: bigint;
  subjectKey: SubjectKey;
  /** Of a watched item: its other names. */
  otherKeys: readonly SubjectKey[];
  listingId: string;
  decision: Decision;
  reason: string | null;
  expiresAt: Date | null;
  basis: DecisionBasis;
  /** The screening that showed the hit. Null: a watched item did. */
  screeningId: string | null;
  actor: string;
  decidedAt: Date;
  /** A later decision about the same hit replaces it, under whichever name of the subject. */
  isSuperseded: boolean;
}

/** Of a decision about a watched item: the names that it has as a screened subject too. */
const OTHER_KEYS = 'array_remove(array[d.reference_key, d.entity_key], null)';

const COLUMNS = `d.id, d.subject_key as "subjectKey", ${OTHER_KEYS} as "otherKeys", d.listing_id as "listingId", d.decision, d.reason,
  d.expires_at as "expiresAt", d.basis, d.screening_id as "screeningId", d.actor, d.decided_at as "decidedAt"`;

/** Every name of the subject: its own, those of a watched item, and those in the screening that a decision rests on and in the latest one. */
const ALL_KEYS = `d.subject_key || ${OTHER_KEYS} || array(
  select o.subject_key
    from screened_subject t join screened_subject o on o.screening_id = t.screening_id and o.nr = t.nr
   where t.subject_key = d.subject_key
     and t.screening_id in (d.screening_id, (
           select n.screening_id from screened_subject n
            where n.account_id = d.account_id and n.subject_key = d.subject_key order by n.entry_id desc limit 1)))`;

/** The account's decisions under a name of the subject, in SQL, by the index of each column. */
const underName = (accountId: string, key: string): string =>
  `(${['subject_key', 'reference_key', 'entity_key']
    .map((column) => `select * from screening_decision where account_id = ${accountId} and ${column} = ${key}`)
    .join(' union all ')})`;

/** The entity of `entity:pa_own_42`, in SQL; null: the name is of another kind. */
const entityOf = (key: string): string =>
  `(substring(${key} from '^entity:([^_]+)_own_'), substring(${key} from '^entity:[^_]+_own_(\\d{1,18})$')::bigint)`;

/** Whether the account has an item with a name of the decision, also one that ended within its paid time. Each by an index. */
const IS_WATCHED = `exists (
  select from unnest(d.subject_key || ${OTHER_KEYS}) as k (key)
   where exists (select from watch_item i where i.id = substring(k.key from '^watch_item:(\\d+)$')::bigint)
      or exists (select from watchlist w join watch_item i on i.watchlist_id = w.id
                  where w.account_id = d.account_id and i.reference = substring(k.key from '^reference:(.*)$'))
      or exists (select from watch_item i
                  where i.account_id = d.account_id and (i.jurisdiction, i.entity_pk) = ${entityOf('k.key')} and i.state <> 'deleted')
      or exists (select from watch_item i
                  where i.account_id = d.account_id and (i.jurisdiction, i.entity_pk) = ${entityOf('k.key')} and i.state = 'deleted'))`;

/** Makes later decisions about the hit wait until the transaction ends. */
export async function lockHit(tx: Queryable, accountId: AccountId, key: SubjectKey, listingId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `screening decision ${String(accountId)} ${key} ${listingId}`,
  ]);
}

/** Appends a decision; returns its id. */
export async function insertDecision(tx: Queryable, decision: NewDecision): Promise<bigint> {
  const keyOf = (kind: string) => decision.otherKeys.find((key) => key.startsWith(kind)) ?? null;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into screening_decision (account_id, subject_key, listing_id, decision, reason, expires_at, basis, screening_id,
                                     api_key_id, user_id, actor, decided_at, reference_key, entity_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      ...[decision.accountId, decision.subjectKey, decision.listingId, decision.decision, decision.reason],
      ...[decision.expiresAt, JSON.stringify(decision.basis), decision.screeningId, decision.keyId, decision.userId],
      ...[decision.actor, decision.decidedAt, keyOf('reference:'), keyOf('entity:')],
    ],
  );
  return (rows[0] as { id: bigint }).id;
}

/**
 * The latest decision about each hit of these subjects, under each name that it was recorded under; with `listingId`, about that one.
 * A decision about a watched item counts for all of its names.
 */
export async function findLatestDecisions(
  db: Queryable,
  accountId: AccountId,
  keys: readonly SubjectKey[],
  listingId: string | null = null,
): Promise<DecisionRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.query<DecisionRow>(
    `select distinct on (d.subject_key, d.listing_id) ${COLUMNS}, false as "isSuperseded"
       from unnest($2::text[]) as k (key) cross join lateral ${underName('$1', 'k.key')} d
      where $3::text is null or d.listing_id = $3
      order by d.subject_key, d.listing_id, d.id desc`,
    [accountId, keys, listingId],
  );
  return rows;
}

export interface DecisionFilter {
  /** Under this name of the subject, also those made on an item with it. Null: of all subjects. */
  readonly subjectKey: SubjectKey | null;
  /** Whether those made on watched items are listed too. */
  readonly ofItems: boolean;
  readonly listingId: string | null;
  readonly decision: Decision | null;
}

/** The history, newest first; `before`: only earlier decisions than that one. */
export async function listDecisions(
  db: Queryable,
  accountId: AccountId,
  { subjectKey, ofItems, listingId, decision }: DecisionFilter,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<DecisionRow[]> {
  const source =
    subjectKey === null
      ? '(select * from screening_decision where account_id = $1 and $2::text is null)'
      : underName('$1', '$2::text');
  const { rows } = await db.query<DecisionRow>(
    `select ${COLUMNS},
            exists (select from unnest(${ALL_KEYS}) as k (key) cross join lateral ${underName('d.account_id', 'k.key')} l
                     where l.listing_id = d.listing_id and l.id > d.id) as "isSuperseded"
       from ${source} d
      where ($3::text is null or d.listing_id = $3) and ($4::text is null or d.decision = $4)
        and ($5::bigint is null or d.id < $5) and ($6::boolean or d.subject_key not like 'watch\\_item:%')
      order by d.id desc limit $7`,
    [accountId, subjectKey, listingId, decision, before, ofItems, limit],
  );
  return rows;
}

/**
 * Deletes up to `limit` decisions made before `before` about subjects that have no stored screening and that no item watches, under any
 * of their names; returns how many. Purge expired screenings and deleted items first.
 */
export async function deleteOrphanedDecisions(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from screening_decision where id in (
       select d.id from screening_decision d
        where d.decided_at < $1
          and not exists (select from screened_subject t
                           where t.account_id = d.account_id and t.subject_key = any (d.subject_key || ${OTHER_KEYS}))
          and not ${IS_WATCHED}
        order by d.id limit $2)`,
    [before, limit],
  );
  return rowCount ?? 0;
}

/** The current name of a key or, if a member acts, of the member; null: neither is known. */
export async function findActorName(tx: Queryable, keyId: KeyId, userId: string | null): Promise<string | null> {
  const { rows } = await tx.query<{ name: string | null }>(
    `select coalesce((select name from auth_user where id = $2), (select 'key ' || name from api_key where id = $1)) as name`,
    [keyId, userId],
  );
  return rows[0]?.name ?? null;
}
