import type { EntityKey, LevelMask } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId } from '../ids.js';
import { ABOUT_ONE, ABOUT_SEVERAL, ENTITIES_AND_ACCOUNT, WAS_SENT, maskAt } from './conditions.js';

/** What one response disclosed to an account about one entity. */
export interface ReceivedRow {
  entryId: EntryId;
  entity: EntityKey;
  at: Date;
  /** A number of CHANNEL_NUMBERS. */
  channel: number;
  levels: LevelMask;
  /** Levels that were disclosed only as counts or presence. */
  signals: LevelMask;
}

const RECEIVED = `
  select d.entry_id as "entryId", e.key as entity, d.at, d.channel, ${maskAt('d.levels', 'e.place')} as levels,
         ${maskAt('d.signals', 'e.place')} as signals
    from (select * from disclosure d
           where d.account_id = $1 and d.at >= $3 and ${ABOUT_ONE} and d.entities[1] = any ($2)
          union all
          select * from disclosure d
           where d.account_id = $1 and d.at >= $3 and ${ABOUT_SEVERAL}
             and ${ENTITIES_AND_ACCOUNT} @> array[- $1::bigint] and ${ENTITIES_AND_ACCOUNT} && $2) d
   cross join lateral unnest(d.entities) with ordinality e (key, place)
   where e.key = any ($2) and ${WAS_SENT}
   order by d.entry_id desc`;

/**
 * What an account received about these entities since `since`, newest first. Reads a few index entries for each entity,
 * regardless of what else the account received and how many others received the same: fast enough for a search (ADR 0163).
 */
export async function listReceived(
  db: Queryable,
  accountId: AccountId,
  entities: readonly EntityKey[],
  since: Date,
): Promise<ReceivedRow[]> {
  if (entities.length === 0) return [];
  const { rows } = await db.query<ReceivedRow>({
    name: 'list_received',
    text: RECEIVED,
    values: [accountId, entities, since],
  });
  return rows;
}

/** An account that received something about an entity. */
export interface ReceiverRow {
  accountId: AccountId;
  responses: bigint;
  firstAt: Date;
  lastAt: Date;
  /** The requested levels that it received. */
  levels: LevelMask;
  signals: LevelMask;
}

/** The entity, the levels (null: any), and the start time (null: as far back as disclosures are kept). */
export interface ReceiverFilter {
  entity: EntityKey;
  levels: LevelMask | null;
  since: Date | null;
}

/** $1: the entity; $2: the start time, or null. */
const ABOUT_ENTITY = `
  select d.* from disclosure d
   where d.at >= coalesce($2, '-infinity'::timestamptz) and ${ABOUT_ONE} and d.entities[1] = $1
  union all
  select d.* from disclosure d
   where d.at >= coalesce($2, '-infinity'::timestamptz) and ${ABOUT_SEVERAL} and ${ENTITIES_AND_ACCOUNT} @> array[$1::bigint]`;

/** $3 the levels: a disclosure about none of them is left out. Null: disclosures of only the name count too. */
export const DISCLOSURES_ABOUT_ENTITY = `
  select d.entry_id, d.account_id, d.at, d.channel, d.user_id, t.levels, t.signals
    from (${ABOUT_ENTITY}) d
   cross join lateral (select array_position(d.entities, $1::bigint) as place) p
   cross join lateral (
     select ${maskAt('d.levels', 'p.place')} & coalesce($3::bigint, -1) as levels,
            ${maskAt('d.signals', 'p.place')} & coalesce($3::bigint, -1) as signals) t
   where ($3::bigint is null or t.levels | t.signals <> 0) and ${WAS_SENT}`;

/** The accounts that received the levels of an entity, each once. Exact: no account is missing or extra. */
export async function listReceivers(db: Queryable, { entity, levels, since }: ReceiverFilter): Promise<ReceiverRow[]> {
  const { rows } = await db.query<ReceiverRow>({
    name: 'list_receivers',
    text: `select t.account_id as "accountId", count(*) as responses, min(t.at) as "firstAt", max(t.at) as "lastAt",
                  bit_or(t.levels) as levels, bit_or(t.signals) as signals
             from (${DISCLOSURES_ABOUT_ENTITY}) t group by t.account_id order by t.account_id`,
    values: [entity, since, levels],
  });
  return rows;
}
