import type { GivenSubject, Jurisdiction, ScreenedSubject, WatchPeriod } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId } from '../ids.js';

/**
 * `unpaid`: its paid time is over and the account could not pay for the next. `restricted`: its entity may not be shown and the account
 * sent no name of its own, so nothing is watched or charged.
 */
export type WatchItemState = 'active' | 'unpaid' | 'restricted' | 'deleted';

/** Whether the name of an item's entity was removed because it may not be shown. It returns with the name. */
export const IS_RESTRICTED = `(entity_pk is not null and subject ->> 'name' = '')`;

/** A watched entity, as the register names it. */
export interface WatchedEntity {
  readonly jurisdiction: Jurisdiction;
  readonly pk: bigint;
}

/** What to watch, read and checked. */
export interface NewWatchItem {
  readonly reference: string;
  /** 32 bytes, of what the account sent. */
  readonly digest: Buffer;
  /** Null: a subject that the account describes. */
  readonly entity: WatchedEntity | null;
  readonly subject: ScreenedSubject;
  /** What the account said, without what the register has. */
  readonly given: GivenSubject;
}

export interface WatchItemRow {
  readonly id: bigint;
  readonly watchlistId: bigint;
  readonly reference: string;
  readonly digest: Buffer;
  readonly jurisdiction: Jurisdiction | null;
  readonly entityPk: bigint | null;
  readonly subject: ScreenedSubject;
  /** What the account said about an entity. Null: a subject of its own, or not known, because an earlier release didn't store it. */
  readonly given: GivenSubject | null;
  readonly state: WatchItemState;
  readonly period: number;
  readonly paidUntil: Date;
  readonly screenedAt: Date | null;
  readonly addedAt: Date;
}

const COLUMNS = `id, watchlist_id as "watchlistId", reference, digest, jurisdiction, entity_pk as "entityPk", subject, given,
  case when state <> 'deleted' and ${IS_RESTRICTED} then 'restricted' else state end as state, period, paid_until as "paidUntil", screened_at as "screenedAt", added_at as "addedAt"`;

/** Items with these references: those that are watched, and the latest deleted one of each digest. */
export async function findItems(
  tx: Queryable,
  watchlistId: bigint,
  references: readonly string[],
): Promise<WatchItemRow[]> {
  const { rows } = await tx.query<WatchItemRow>(
    `select distinct on (reference, digest, state = 'deleted') ${COLUMNS} from watch_item
      where watchlist_id = $1 and reference = any ($2::text[])
      order by reference, digest, state = 'deleted', id desc`,
    [watchlistId, references],
  );
  return rows;
}

/** Adds items, whose references must be distinct, in one statement. Returns their ids, in their order. */
export async function insertItems(
  tx: Queryable,
  owner: { readonly accountId: AccountId; readonly watchlistId: bigint },
  items: readonly NewWatchItem[],
  { period, now }: { readonly period: WatchPeriod; readonly now: Date },
): Promise<bigint[]> {
  if (items.length === 0) return [];
  const { rows } = await tx.query<{ id: bigint; reference: string }>({
    name: 'insert_watch_items',
    text: `insert into watch_item (account_id, watchlist_id, reference, digest, jurisdiction, entity_pk, subject, given, state,
                                   period, period_start, paid_until, charge_at, added_at)
           select $1, $2, n.reference, n.digest, n.jurisdiction, n.entity_pk, n.subject, n.given, 'active', 1, $9, $10, $10, $11
             from unnest($3::text[], $4::bytea[], $5::text[], $6::bigint[], $7::jsonb[], $8::jsonb[]) with ordinality
                  as n (reference, digest, jurisdiction, entity_pk, subject, given, nr) order by n.nr
           returning id, reference`,
    values: [
      ...[
        owner.accountId,
        owner.watchlistId,
        items.map(({ reference }) => reference),
        items.map(({ digest }) => digest),
      ],
      ...[items.map(({ entity }) => entity?.jurisdiction ?? null), items.map(({ entity }) => entity?.pk ?? null)],
      items.map(({ subject }) => JSON.stringify(subject)),
      items.map(({ entity, given }) => (entity === null ? null : JSON.stringify(given))),
      ...[period.start, period.end, now],
    ],
  });
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  return items.flatMap(({ reference }) => ids.get(reference) ?? []);
}

/** Watches a deleted item again. Its lists are searched again, because nothing followed them in between. */
export async function reviveItem(
  tx: Queryable,
  id: bigint,
  { digest, entity, subject, given }: NewWatchItem,
  now: Date,
): Promise<void> {
  await tx.query(
    `update watch_item set state = 'active', deleted_at = null, digest = $2, subject = $3, given = $4, screen_due = true,
            screened_at = null, added_at = $5 where id = $1`,
    [id, digest, JSON.stringify(subject), entity === null ? null : JSON.stringify(given), now],
  );
}

/** A period of an item that was charged. */
export interface ChargedPeriod extends WatchPeriod {
  readonly id: bigint;
  readonly period: number;
  readonly entryId: EntryId;
}

/** Notes that periods were charged, and releases or deletes what was held until then. */
export async function savePeriods(tx: Queryable, periods: readonly ChargedPeriod[]): Promise<void> {
  const [ids, starts] = [periods.map(({ id }) => id), periods.map(({ start }) => start)];
  await tx.query({
    name: 'save_watch_periods',
    text: `with charged as (
             select * from unnest($1::bigint[], $2::integer[], $3::timestamptz[], $4::timestamptz[], $5::bigint[])
                        as c (item_id, period, starts_at, ends_at, entry_id)
           ), paid as (
             insert into watch_period (item_id, period, starts_at, ends_at, entry_id)
             select item_id, period, starts_at, ends_at, entry_id from charged on conflict (item_id, period) do nothing)
           update watch_item i set state = 'active', period = c.period, period_start = c.starts_at, paid_until = c.ends_at,
                  charge_at = c.ends_at
             from charged c where i.id = c.item_id`,
    values: [
      ...[ids, periods.map(({ period }) => period), starts, periods.map(({ end }) => end)],
      periods.map(({ entryId }) => entryId),
    ],
  });
  await lockFeeds(tx, ids);
  await releaseHeld(tx, ids, starts);
}

/** Waits for events that are being numbered, which would be held for good if they were held without a look at the new periods. */
async function lockFeeds(tx: Queryable, ids: readonly bigint[]): Promise<void> {
  await tx.query({
    name: 'add_event_feeds',
    text: `insert into event_feed (account_id, last_seq)
           select distinct account_id, 0 from watch_item where id = any ($1::bigint[]) on conflict do nothing`,
    values: [ids],
  });
  await tx.query({
    name: 'lock_event_feeds',
    text: `select from event_feed where account_id in (select account_id from watch_item where id = any ($1::bigint[]))
            order by account_id for update`,
    values: [ids],
  });
}

/** Releases what happened to items since a period began that is paid now, and deletes what happened in periods that never were. */
async function releaseHeld(tx: Queryable, ids: readonly bigint[], starts: readonly Date[]): Promise<void> {
  await tx.query({
    name: 'release_held_events',
    text: `update account_event e set held = false from unnest($1::bigint[], $2::timestamptz[]) as c (item_id, start)
            where e.item_id = c.item_id and e.held and e.at >= c.start`,
    values: [ids, starts],
  });
  await tx.query({
    name: 'delete_held_events',
    text: `delete from account_event e using unnest($1::bigint[], $2::timestamptz[]) as c (item_id, start)
            where e.item_id = c.item_id and e.held and e.at < c.start`,
    values: [ids, starts],
  });
}

/** Items of a watchlist by id, after `after` (null: from the first). */
export async function listItems(
  db: Queryable,
  accountId: AccountId,
  watchlistId: bigint,
  { after, limit }: { readonly after: bigint | null; readonly limit: number },
): Promise<WatchItemRow[]> {
  const { rows } = await db.query<WatchItemRow>(
    `select ${COLUMNS} from watch_item
      where account_id = $1 and watchlist_id = $2 and state <> 'deleted' and id > coalesce($3, 0) order by id limit $4`,
    [accountId, watchlistId, after, limit],
  );
  return rows;
}

/** Items by id. */
export async function readItems(db: Queryable, accountId: AccountId, ids: readonly bigint[]): Promise<WatchItemRow[]> {
  const { rows } = await db.query<WatchItemRow>(
    `select ${COLUMNS} from watch_item where account_id = $1 and id = any ($2::bigint[]) order by id`,
    [accountId, ids],
  );
  return rows;
}

/** Ends an item. False: it isn't watched. */
export async function deleteItem(
  tx: Queryable,
  accountId: AccountId,
  { watchlistId, id, now }: { readonly watchlistId: bigint; readonly id: bigint; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update watch_item set state = 'deleted', deleted_at = $4
      where account_id = $1 and watchlist_id = $2 and id = $3 and state <> 'deleted'`,
    [accountId, watchlistId, id, now],
  );
  return rowCount === 1;
}

/**
 * Deletes up to `limit` items that are not watched anymore and whose paid time is over: until then they can be added again at no
 * charge. Returns how many.
 */
export async function purgeDeletedItems(db: Queryable, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from watch_item where id in (
       select id from watch_item where state = 'deleted' and paid_until <= $1 order by paid_until limit $2 for update skip locked)`,
    [now, limit],
  );
  return rowCount ?? 0;
}

/** Deletes names that nobody watches anymore. Returns how many. */
export async function purgeWatchedNames(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    'delete from watched_name n where not exists (select from watched_by b where b.name_id = n.id)',
  );
  return rowCount ?? 0;
}
