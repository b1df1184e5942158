import type { EventType } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

export interface WatchlistRow {
  readonly id: bigint;
  readonly name: string;
  readonly events: readonly EventType[];
  readonly webhook: boolean;
  readonly createdAt: Date;
  /** Items that are watched now, and those of them that are not paid. */
  readonly items: number;
  readonly unpaid: number;
}

/** What an account decides about a watchlist. */
export type WatchlistSettings = Pick<WatchlistRow, 'name' | 'events' | 'webhook'>;

const COLUMNS = `w.id, w.name, w.events, w.webhook, w.created_at as "createdAt",
  (select count(*)::int from watch_item i where i.watchlist_id = w.id and i.state <> 'deleted') as items,
  (select count(*)::int from watch_item i where i.watchlist_id = w.id and i.state = 'unpaid') as unpaid`;

export async function insertWatchlist(
  tx: Queryable,
  accountId: AccountId,
  { name, events, webhook }: WatchlistSettings,
  now: Date,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into watchlist (account_id, name, events, webhook, created_at) values ($1, $2, $3, $4, $5) returning id',
    [accountId, name, events, webhook, now],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('watchlist: insert returned no row');
  return row.id;
}

/** A watchlist of the account; null: unknown, deleted, or another account's. */
export async function findWatchlist(db: Queryable, accountId: AccountId, id: bigint): Promise<WatchlistRow | null> {
  const { rows } = await db.query<WatchlistRow>(
    `select ${COLUMNS} from watchlist w where w.account_id = $1 and w.id = $2 and w.deleted_at is null`,
    [accountId, id],
  );
  return rows[0] ?? null;
}

/** Lets one change of the watchlist and its items after the other happen, until the transaction ends. False: there is none. */
export async function lockWatchlist(tx: Queryable, accountId: AccountId, id: bigint): Promise<boolean> {
  const { rows } = await tx.query(
    'select from watchlist where account_id = $1 and id = $2 and deleted_at is null for no key update',
    [accountId, id],
  );
  return rows.length > 0;
}

/** The account's watchlists by id, after `after` (null: from the first). */
export async function listWatchlists(
  db: Queryable,
  accountId: AccountId,
  { after, limit }: { after: bigint | null; limit: number },
): Promise<WatchlistRow[]> {
  const { rows } = await db.query<WatchlistRow>(
    `select ${COLUMNS} from watchlist w
      where w.account_id = $1 and w.deleted_at is null and w.id > coalesce($2, 0) order by w.id limit $3`,
    [accountId, after, limit],
  );
  return rows;
}

export async function updateWatchlist(
  tx: Queryable,
  id: bigint,
  { name, events, webhook }: WatchlistSettings,
): Promise<void> {
  await tx.query('update watchlist set name = $2, events = $3, webhook = $4 where id = $1', [
    ...[id, name, events, webhook],
  ]);
}

/** Ends a watchlist and all of its items. */
export async function deleteWatchlist(tx: Queryable, id: bigint, now: Date): Promise<void> {
  await tx.query('update watchlist set deleted_at = $2 where id = $1', [id, now]);
  await tx.query(
    `update watch_item set state = 'deleted', deleted_at = $2 where watchlist_id = $1 and state <> 'deleted'`,
    [id, now],
  );
}
