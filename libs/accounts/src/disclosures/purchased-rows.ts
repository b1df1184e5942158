import { CHANNEL_NUMBERS, makeTypedId, parseEntityKey } from '@entity-registry/domain';
import type { Channel, Code, EntityKey, LevelMask } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';
import { subjectKey } from '../screenings/subject-key.js';
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
const isPurchase = (
  row: string,
): string => `(select j.lines @> any ($5::jsonb[]) from journal_entry j where j.id = ${row}.entry_id)
  and coalesce((select r.state from response_delivery r where r.entry_id = ${row}.entry_id), 'sent') not in ('unsent', 'reversed')`;

// Batches have their own index, so that searches, which also name several entities, aren't read. Entities that were screened together
// are found by the stored screenings, which have an index by account and entity. Without the offsets, PostgreSQL would collect all purchases
// of the account first, for which it reads the index of every account's disclosures.
const PURCHASED = `
  select e.key from unnest($2::bigint[], $7::text[]) e (key, subject)
   where exists (
           select from disclosure d
            where ${ABOUT_ONE} and d.entities[1] = e.key and d.account_id = $1 and d.channel = any ($6::smallint[]) and d.at >= $3
              and d.levels[1] & $4::bigint <> 0 and ${isPurchase('d')} offset 0)
      or exists (
           select from disclosure d
            cross join lateral unnest(d.entities) with ordinality t (key, place)
            where ${ABOUT_SEVERAL} and d.channel = ${CHANNEL_NUMBERS.batch} and d.at >= $3
              and ${ENTITIES_AND_ACCOUNT} @> array[- $1::bigint, e.key]
              and t.key = e.key and ${maskAt('d.levels', 't.place')} & $4::bigint <> 0 and ${isPurchase('d')} offset 0)
      or exists (
           select from screened_subject t
             join screening s on s.id = t.screening_id
            where t.account_id = $1 and t.subject_key = e.subject and s.screened_at >= $3 and ${isPurchase('t')} offset 0)`;

/** How a stored screening names the entity. */
function subjectOf(key: EntityKey): string {
  const id = parseEntityKey(key);
  return id === null ? '' : subjectKey({ entityId: makeTypedId(id.jurisdiction, id.type, id.pk) });
}

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
    values: [accountId, entities, since, levels, lines, CHANNELS, entities.map(subjectOf)],
  });
  return new Set(rows.map(({ key }) => key));
}
