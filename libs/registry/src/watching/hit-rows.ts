import type { DecisionBasis } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { isCutHitSql } from '../suppression/cut-listings.js';
import type { WatchingItem } from './watchers.js';

/** A hit that is on file. */
export interface StoredWatchHit {
  readonly itemId: bigint;
  readonly listingId: bigint;
}

/** The current hits of listings. */
export async function readHitsOfListings(db: Queryable, listingIds: readonly bigint[]): Promise<StoredWatchHit[]> {
  const { rows } = await db.query<StoredWatchHit>({
    name: 'read_watch_hits_of_listings',
    text: `select item_id as "itemId", listing_id as "listingId" from watch_hit
            where listing_id = any ($1::bigint[]) and gone_at is null`,
    values: [listingIds],
  });
  return rows;
}

/** The current hits of items. */
export async function readHitsOfItems(db: Queryable, itemIds: readonly bigint[]): Promise<StoredWatchHit[]> {
  const { rows } = await db.query<StoredWatchHit>({
    name: 'read_watch_hits_of_items',
    text: `select item_id as "itemId", listing_id as "listingId" from watch_hit
            where item_id = any ($1::bigint[]) and gone_at is null`,
    values: [itemIds],
  });
  return rows;
}

export interface NewWatchHit extends StoredWatchHit {
  readonly score: number;
  /** Whether both sides have the same number: such a hit means the item, whatever its name says. */
  readonly byNumber: boolean;
}

/** A hit in one text. */
export const pairOf = ({ itemId, listingId }: StoredWatchHit): string => `${String(itemId)} ${String(listingId)}`;

/**
 * Writes hits, and returns those written, as pairs. Listings that left their list meanwhile, or whose link to the entity was cut, are left
 * out, and so are items without a name: that of their entity was suppressed.
 */
export async function saveHits(tx: Queryable, hits: readonly NewWatchHit[], now: Date): Promise<ReadonlySet<string>> {
  if (hits.length === 0) return new Set();
  const { rows } = await tx.query<StoredWatchHit>(
    `insert into watch_hit (item_id, listing_id, score, by_number, found_at, changed_at)
     select h.item_id, h.listing_id, h.score, h.by_number, $5, $5
       from unnest($1::bigint[], $2::bigint[], $3::real[], $4::boolean[]) as h (item_id, listing_id, score, by_number)
       join listing l on l.id = h.listing_id and l.removed_version is null
       join watch_item i on i.id = h.item_id
      where i.subject ->> 'name' <> '' and not ${isCutHitSql('i', 'l')}
      order by 1, 2
     on conflict (item_id, listing_id) do update
       set score = excluded.score, by_number = excluded.by_number, changed_at = excluded.changed_at, gone_at = null,
           found_at = case when watch_hit.gone_at is null then watch_hit.found_at else excluded.found_at end
     returning item_id as "itemId", listing_id as "listingId"`,
    [
      ...[hits.map(({ itemId }) => itemId), hits.map(({ listingId }) => listingId), hits.map(({ score }) => score)],
      ...[hits.map(({ byNumber }) => byNumber), now],
    ],
  );
  return new Set(rows.map(pairOf));
}

/**
 * Has the lists searched again for up to `limit` items whose hits don't say how they were found, because earlier code wrote them: those
 * first whose search is the longest ago, so that none that keeps such a hit holds up the others.
 */
export async function screenUnexplainedHits(db: Queryable, limit: number): Promise<void> {
  await db.query(
    `update watch_item set screen_due = true
      where id in (select i.id from watch_item i
                    where not i.screen_due and i.state <> 'deleted'
                      and exists (select from watch_hit h where h.item_id = i.id and h.by_number is null and h.gone_at is null)
                    order by i.screened_at nulls first, i.id limit $1)`,
    [limit],
  );
}

/** Ends hits: the listing is gone, or doesn't match anymore. */
export async function endHits(tx: Queryable, hits: readonly StoredWatchHit[], now: Date): Promise<void> {
  if (hits.length === 0) return;
  await tx.query(
    `update watch_hit h set gone_at = $3 from unnest($1::bigint[], $2::bigint[]) as e (item_id, listing_id)
      where h.item_id = e.item_id and h.listing_id = e.listing_id and h.gone_at is null`,
    [hits.map(({ itemId }) => itemId), hits.map(({ listingId }) => listingId), now],
  );
}

/** An event of an item, before it has a number. */
export interface ItemEvent {
  readonly item: Pick<WatchingItem, 'id' | 'accountId' | 'watchlistId' | 'events'>;
  readonly type: string;
  /** What happened, without the item and the type: the same work raises no second event. At most 150 characters. */
  readonly key: string;
  readonly data: object;
  /** The listing of the hit that it tells of. Without it, the event isn't about a hit that is on file. */
  readonly listingId?: bigint;
}

/** Without events about hits that weren't written. */
export const withHits = (events: readonly ItemEvent[], saved: ReadonlySet<string>): ItemEvent[] =>
  events.filter(({ item, listingId }) => listingId === undefined || saved.has(pairOf({ itemId: item.id, listingId })));

/** Writes the events that their watchlists want. */
export async function writeEvents(tx: Queryable, events: readonly ItemEvent[], at: Date): Promise<void> {
  const rows = events
    .filter(({ item, type }) => item.events.includes(type))
    .map(({ item, type, key, data }) => ({
      ...{ account_id: String(item.accountId), watchlist_id: String(item.watchlistId), item_id: String(item.id) },
      ...{ type, natural_key: `${type}:${String(item.id)}:${key}`, data },
    }));
  if (rows.length === 0) return;
  await tx.query(
    `insert into account_event (account_id, type, natural_key, watchlist_id, item_id, data, at)
     select account_id, type, natural_key, watchlist_id, item_id, data, $2
       from jsonb_to_recordset($1::jsonb)
         as e (account_id bigint, type text, natural_key text, watchlist_id bigint, item_id bigint, data jsonb)
      order by account_id, natural_key
     on conflict (account_id, natural_key) do nothing`,
    [JSON.stringify(rows), at],
  );
}

/** What an account decided last about a hit, under any name of the item. */
export interface DecidedHit {
  readonly itemId: bigint;
  readonly listing: string;
  readonly decision: string;
  readonly expiresAt: Date | null;
  readonly basis: DecisionBasis;
}

/** The decisions under the name `k.subject_key`, by the index of each column: with `or`, all decisions of an account would be read. */
const DECISIONS_UNDER_KEY = ['subject_key', 'reference_key', 'entity_key']
  .map((column) => `select * from screening_decision where account_id = k.account_id and ${column} = k.subject_key`)
  .join(' union all ');

/** The decisions of the items' accounts about listings, such as `ofac_sdn:12345`. */
export async function readDecisions(
  db: Queryable,
  items: readonly (WatchingItem & { readonly keys: readonly string[] })[],
  listings: readonly string[],
): Promise<DecidedHit[]> {
  const pairs = items.flatMap(({ id, accountId, keys }) => keys.map((key) => ({ id, accountId, key })));
  const { rows } = await db.query<DecidedHit>({
    name: 'read_decisions_of_items',
    text: `select distinct on (k.item_id, d.listing_id) k.item_id as "itemId", d.listing_id as listing, d.decision,
                  d.expires_at as "expiresAt", d.basis
             from unnest($1::bigint[], $2::bigint[], $3::text[]) as k (item_id, account_id, subject_key)
            cross join lateral (${DECISIONS_UNDER_KEY}) d
            where d.listing_id = any ($4::text[])
            order by k.item_id, d.listing_id, d.id desc`,
    values: [pairs.map(({ id }) => id), pairs.map(({ accountId }) => accountId), pairs.map(({ key }) => key), listings],
  });
  return rows;
}
