import type { EntityKey, LevelMask, Purpose } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId, KeyId } from '../ids.js';
import { purposeAt } from '../purposes/purpose-rows.js';
import { WAS_SENT } from './conditions.js';
import { DISCLOSURES_ABOUT_ENTITY } from './received-rows.js';
import type { ReceiverFilter } from './received-rows.js';

/** What one response disclosed, as stored in its row. */
export interface DisclosureRow {
  entryId: EntryId;
  /** A number of CHANNEL_NUMBERS. */
  channel: number;
  /** The dashboard user who made the call; null: a program, or an erased user. */
  userId: string | null;
  userName: string | null;
  userEmail: string | null;
  entities: EntityKey[];
  levels: LevelMask[];
  signals: LevelMask[] | null;
}

/** A disclosure in the log. */
export interface LoggedDisclosure extends DisclosureRow {
  accountId: AccountId;
  accountName: string;
  keyId: KeyId | null;
  at: Date;
  /** What the account had said by then that it uses immigration, court and criminal records for; null: nothing. */
  purpose: Purpose | null;
}

const USER = `d.user_id as "userId", u.name as "userName", u.email as "userEmail"`;
const LOGGED = `d.entry_id as "entryId", d.account_id as "accountId", a.name as "accountName", j.api_key_id as "keyId", d.at,
  d.channel, ${purposeAt('d.account_id', 'd.at')} as purpose, ${USER}`;
const NAMED = `join journal_entry j on j.id = d.entry_id join account a on a.id = d.account_id
  left join auth_user u on u.id = d.user_id`;

/**
 * The disclosure of one charge, by its key in the partition of its time. `offset 0` forces a lookup for each charge: in a
 * join, the planner assumes that the ids are rare and reads whole partitions.
 */
const disclosureAt = (id: string, at: string): string =>
  `(select * from disclosure where entry_id = ${id} and at = ${at} offset 0)`;

/**
 * What an account received, newest first; `before`: only entries older than that one. Leaves out responses about no entity,
 * and those that were never sent. Read along the account's own journal.
 */
export async function listAccountDisclosures(
  db: Queryable,
  accountId: AccountId,
  { since, before, limit }: { since: Date | null; before: bigint | null; limit: number },
): Promise<LoggedDisclosure[]> {
  const { rows } = await db.query<LoggedDisclosure>({
    name: 'list_account_disclosures',
    text: `select ${LOGGED}, d.entities, d.levels, d.signals
             from (select id, created_at, api_key_id from journal_entry
                    where account_id = $1 and kind = 'charge' and id < $3 and created_at >= coalesce($2, '-infinity'::timestamptz)
                    order by account_id desc, id desc) j
            cross join lateral ${disclosureAt('j.id', 'j.created_at')} d
             join account a on a.id = d.account_id
             left join auth_user u on u.id = d.user_id
            where d.channel <> 0 and ${WAS_SENT}
            order by j.id desc limit $4`,
    values: [accountId, since, before ?? LAST_ID, limit],
  });
  return rows;
}

const LAST_ID = 2n ** 63n - 1n;

/** Who received levels of an entity, newest first, one row per response; each row holds only that entity. */
export async function listEntityDisclosures(
  db: Queryable,
  { entity, levels, since, accountId }: ReceiverFilter & { accountId: AccountId | null },
  { before, limit }: { before: bigint | null; limit: number },
): Promise<LoggedDisclosure[]> {
  const { rows } = await db.query<LoggedDisclosure>({
    name: 'list_entity_disclosures',
    text: `select ${LOGGED}, array[$1::bigint] as entities, array[d.levels] as levels, array[d.signals] as signals
             from (${DISCLOSURES_ABOUT_ENTITY} and ($4::bigint is null or d.account_id = $4) and d.entry_id < $5
                    order by d.entry_id desc limit $6) d ${NAMED}
            order by d.entry_id desc`,
    values: [entity, since, levels, accountId, before ?? LAST_ID, limit],
  });
  return rows;
}

/** Who made a call, and how many entities its response was about. */
export interface DisclosureSummary {
  entryId: EntryId;
  /** The dashboard user who made the call; null: a program, or an erased user. */
  userId: string | null;
  userName: string | null;
  userEmail: string | null;
  /** Entities and records with their own id. */
  named: number;
  /** The entity that it was about; null: none or several. */
  entity: EntityKey | null;
}

/**
 * Summaries of the disclosures of charges, by entry; an entry without one is from before disclosures, or older than their
 * retention. The arrays stay in the database: one batch may have thousands of entities.
 */
export async function summarizeDisclosures(
  db: Queryable,
  charges: readonly { id: EntryId; at: Date }[],
): Promise<Map<EntryId, DisclosureSummary>> {
  if (charges.length === 0) return new Map();
  const { rows } = await db.query<DisclosureSummary>({
    name: 'summarize_disclosures',
    text: `select d.entry_id as "entryId", ${USER}, n.named,
                  case when n.named = 1 then (select key from unnest(d.entities) key where key <> 0) end as entity
             from unnest($1::bigint[], $2::timestamptz[]) c (id, at)
            cross join lateral ${disclosureAt('c.id', 'c.at')} d
            cross join lateral (select cardinality(d.entities) - (0 = any (d.entities))::integer as named) n
             left join auth_user u on u.id = d.user_id`,
    values: [charges.map(({ id }) => id), charges.map(({ at }) => at)],
  });
  return new Map(rows.map((row) => [row.entryId, row]));
}

/** The current names of entities, by their keys; deleted ones, and records that aren't entities, are absent. */
export async function readEntityNames(
  db: Queryable,
  entities: readonly { key: EntityKey; jurisdiction: string; pk: bigint }[],
): Promise<Map<EntityKey, string | null>> {
  if (entities.length === 0) return new Map();
  const { rows } = await db.query<{ key: EntityKey; nombre: string | null }>({
    name: 'read_entity_names',
    text: `select t.key, e.nombre from unnest($1::bigint[], $2::text[], $3::bigint[]) t (key, jurisdiction, pk)
             join entity e on e.jurisdiction = t.jurisdiction and e.pk = t.pk`,
    values: [
      entities.map(({ key }) => key),
      entities.map(({ jurisdiction }) => jurisdiction),
      entities.map(({ pk }) => pk),
    ],
  });
  return new Map(rows.map(({ key, nombre }) => [key, nombre]));
}
