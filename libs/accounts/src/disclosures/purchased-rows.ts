import { CHANNEL_NUMBERS } from '@entity-registry/domain';
import type { Channel, Code, EntityKey, LevelMask } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';
import { ABOUT_ONE, ABOUT_SEVERAL, ENTITIES_AND_ACCOUNT, maskAt } from './conditions.js';

/**
 * Channels that deliver the data of a paid code; searches, networks and cards don't. The indexes depend on these channels.
 */
const SELLING: readonly Channel[] = ['detail', 'section', 'text', 'asset', 'immigration', 'refresh', 'webhook'];

/** A purchase: a code of `codes`, which disclosed at least one level of `levels`. */
export interface PurchaseFilter {
  readonly codes: readonly Code[];
  readonly levels: LevelMask;
  readonly since: Date;
}

/**
 * A charge for one of the codes $5. Searches, and further pages of a list that is already paid for, have no such line. A
 * response that was never sent disclosed nothing, whether its charge is credited already or waits for its Idempotency-Key to
 * expire.
 */
const IS_PURCHASE = `(select j.lines @> any ($5::jsonb[]) from journal_entry j where j.id = d.entry_id)
  and coalesce((select r.state from response_delivery r where r.entry_id = d.entry_id), 'sent') not in ('unsent', 'reversed')`;

// Batches have their own index, so that searches, which also name several entities, aren't read.
const PURCHASED = `
  select e.key from unnest($2::bigint[]) e (key)
   where exists (
           select from disclosure d
            where ${ABOUT_ONE} and d.entities[1] = e.key and d.account_id = $1 and d.channel = any ($6::smallint[]) and d.at >= $3
              and d.levels[1] & $4::bigint <> 0 and ${IS_PURCHASE})
      or exists (
           select from disclosure d
            cross join lateral unnest(d.entities) with ordinality t (key, place)
            where ${ABOUT_SEVERAL} and d.channel = ${CHANNEL_NUMBERS.batch} and d.at >= $3
              and ${ENTITIES_AND_ACCOUNT} @> array[- $1::bigint, e.key]
              and t.key = e.key and ${maskAt('d.levels', 't.place')} & $4::bigint <> 0 and ${IS_PURCHASE})`;

/** Includes batches, because a batch can be about one entity. */
const CHANNELS = [...SELLING, 'batch' as const].map((channel) => CHANNEL_NUMBERS[channel]);

/**
 * The entities for which the account bought one of the codes since `since` (ADR 0163). Reads a few index entries for each
 * entity, regardless of other disclosures about it: fast enough for a search.
 */
export async function findPurchased(
  db: Queryable,
  accountId: AccountId,
  entities: readonly EntityKey[],
  { codes, levels, since }: PurchaseFilter,
): Promise<ReadonlySet<EntityKey>> {
  if (entities.length === 0 || codes.length === 0) return new Set();
  const lines = codes.map((code) => JSON.stringify([{ code }]));
  const { rows } = await db.query<{ key: EntityKey }>({
    name: 'find_purchased',
    text: PURCHASED,
    values: [accountId, entities, since, levels, lines, CHANNELS],
  });
  return new Set(rows.map(({ key }) => key));
}
