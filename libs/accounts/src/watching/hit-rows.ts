import type { Listing } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

/** A hit of an item, with what the list says. */
export interface WatchHitRow {
  readonly itemId: bigint;
  /** Such as `ofac_sdn:12345`. */
  readonly listingId: string;
  readonly list: string;
  readonly name: string;
  readonly score: number;
  /** Whether the item and the listing have the same number. */
  readonly byNumber: boolean;
  readonly foundAt: Date;
  /** Hits of the item, also those beyond the limit. */
  readonly total: number;
}

/**
 * The listings that may mean the items now, at most `limit` for each: those with the same number first, so that names never push them
 * out, then the best. Only of items that are paid.
 */
export async function readHits(
  db: Queryable,
  itemIds: readonly bigint[],
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<WatchHitRow[]> {
  const { rows } = await db.query<WatchHitRow>(
    `select i.id as "itemId", l.list || ':' || l.entry_id as "listingId", l.list, l.data->'names'->0->>'name' as name, h.score,
            coalesce(h.by_number, false) as "byNumber", h.found_at as "foundAt", h.total
       from watch_item i
      cross join lateral (
            select *, count(*) over ()::int as total from watch_hit h
             where h.item_id = i.id and h.gone_at is null
             order by h.by_number desc nulls last, h.score desc, h.listing_id limit $3) h
       join listing l on l.id = h.listing_id
      where i.id = any ($1::bigint[]) and i.state <> 'deleted' and i.paid_until > $2
      order by i.id, h.by_number desc nulls last, h.score desc, h.listing_id`,
    [itemIds, now, limit],
  );
  return rows;
}

/** A listing, in the newest version of its list, that may mean an item now. Null: it doesn't, or the item isn't paid. */
export async function findHit(
  db: Queryable,
  accountId: AccountId,
  { itemId, listingId, now }: { readonly itemId: bigint; readonly listingId: string; readonly now: Date },
): Promise<Listing | null> {
  const { rows } = await db.query<{ data: Listing }>(
    `select l.data from watch_item i join watch_hit h on h.item_id = i.id and h.gone_at is null
       join listing l on l.id = h.listing_id and l.list || ':' || l.entry_id = $3
      where i.account_id = $1 and i.id = $2 and i.state <> 'deleted' and i.paid_until > $4`,
    [accountId, itemId, listingId, now],
  );
  return rows[0]?.data ?? null;
}
