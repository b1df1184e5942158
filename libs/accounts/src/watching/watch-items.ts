import { DomainError, firstPeriod } from '@entity-registry/domain';
import type { Listing, MicroUsd } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { withAudit } from '../audit/audit.js';
import type { AccountId } from '../ids.js';
import { withoutHidden } from './hidden-entities.js';
import { findHit, readHits } from './hit-rows.js';
import type { WatchHitRow } from './hit-rows.js';
import { deleteItem, findItems, insertItems, listItems, readItems, reviveItem } from './item-rows.js';
import type { NewWatchItem, WatchItemRow } from './item-rows.js';
import { isSameSubject } from './same-subject.js';
import { chargeFirstPeriods } from './watch-charge.js';
import { findWatchlist, lockWatchlist } from './watchlist-rows.js';
import { auditActor } from './watchlists.js';
import type { WatchActor } from './watchlists.js';

export interface WatchItemsOptions {
  readonly now: () => Date;
  /** Puts the names and numbers of items in the index of watched names, in the transaction that adds them. */
  readonly index: (tx: Queryable, items: readonly WatchedSubject[]) => Promise<void>;
}

/** An item with what is compared. */
export type WatchedSubject = Pick<WatchItemRow, 'id' | 'subject'>;

/** What adding items does, known before anything is written. */
export interface AddPlan {
  readonly unchanged: readonly WatchItemRow[];
  /** Deleted before, and watched again. */
  readonly revived: readonly { readonly item: WatchItemRow; readonly input: NewWatchItem; readonly isPaid: boolean }[];
  readonly added: readonly NewWatchItem[];
  /** Number of items whose period is charged. */
  readonly charged: number;
}

export interface AddedItems {
  readonly items: readonly WatchItemRow[];
  readonly created: number;
  readonly unchanged: number;
  readonly charged: number;
  /** Spendable amount after the last charge; null: nothing was charged. */
  readonly balance: MicroUsd | null;
}

export interface AddRequest {
  readonly actor: WatchActor;
  readonly watchlistId: bigint;
  readonly items: readonly NewWatchItem[];
  readonly clientReference: string | null;
  /** Throws if the account doesn't want to or can't pay for so many items. */
  readonly assertPrice: (items: number) => void;
  /** Called when everything is charged, before it is committed. Throws if it is too late: then nothing is added or charged. */
  readonly assertCharge: () => void;
}

/** What watchlists watch (ADR 0206). */
export class WatchItems {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: WatchItemsOptions,
  ) {}

  /**
   * Adds items and charges their first period, all or nothing. Items that are watched already change nothing and cost nothing; so do
   * those that were deleted and are paid still. Throws `watchlist_not_found`, `reference_in_use`, WatchChargeRefused, and
   * `invalid_parameter` for an item without a name of its own whose entity was hidden after it was read.
   */
  async add({
    actor,
    watchlistId,
    items: read,
    clientReference,
    assertPrice,
    assertCharge,
  }: AddRequest): Promise<AddedItems> {
    const { accountId } = actor;
    const now = this.options.now();
    return withAudit(this.pool, await auditActor(this.pool, actor), now, async (tx, recordChange) => {
      const items = await withoutHidden(tx, read);
      if (!(await lockWatchlist(tx, accountId, watchlistId))) throw new DomainError('watchlist_not_found');
      const plan = await planOf(tx, watchlistId, items, now);
      assertPrice(plan.charged);
      const { revived, added } = plan;
      for (const { item, input } of revived) await reviveItem(tx, item.id, input, now);
      const ids = await insertItems(tx, { accountId, watchlistId }, added, { period: firstPeriod(now), now });
      const inserted = added.map((input, at) => ({ id: ids[at] ?? 0n, input }));
      const balance = await chargeFirstPeriods(
        tx,
        [
          ...revived
            .filter(({ isPaid }) => !isPaid)
            .map(({ item, input }) => ({ accountId, id: item.id, period: item.period + 1, entity: input.entity })),
          ...inserted.map(({ id, input }) => ({ accountId, id, period: 1, entity: input.entity })),
        ],
        { actor, clientReference, now },
      );
      const subjects = [...revived.map(({ item: { id }, input }) => ({ id, input })), ...inserted].map(
        ({ id, input: { subject } }) => ({ id, subject }),
      );
      const watched = [...plan.unchanged.map(({ id }) => id), ...subjects.map(({ id }) => id)];
      if (subjects.length > 0) {
        await this.options.index(tx, subjects);
        const target = `watchlist:${String(watchlistId)}`;
        await recordChange({ action: 'watchlist.add_items', accountId, target, after: { items: subjects.length } });
      }
      const rows = new Map((await readItems(tx, accountId, watched)).map((row) => [row.reference, row]));
      if (balance !== null) assertCharge();
      return {
        items: items.flatMap(({ reference }) => rows.get(reference) ?? []),
        ...{ created: subjects.length, unchanged: plan.unchanged.length, charged: plan.charged, balance },
      };
    });
  }

  /** Whether every reference is or was one of the watchlist's. */
  async areKnown(accountId: AccountId, watchlistId: bigint, references: readonly string[]): Promise<boolean> {
    if ((await findWatchlist(this.pool, accountId, watchlistId)) === null) return false;
    const known = new Set((await findItems(this.pool, watchlistId, references)).map(({ reference }) => reference));
    return references.every((reference) => known.has(reference));
  }

  /** What `add` would do. Throws `watchlist_not_found`, `reference_in_use`. */
  async plan(accountId: AccountId, watchlistId: bigint, items: readonly NewWatchItem[]): Promise<AddPlan> {
    return inTransaction(this.pool, async (tx) => {
      if ((await findWatchlist(tx, accountId, watchlistId)) === null) throw new DomainError('watchlist_not_found');
      return planOf(tx, watchlistId, items, this.options.now());
    });
  }

  /** Items by id, after `after`. Throws `watchlist_not_found`. */
  async list(
    accountId: AccountId,
    watchlistId: bigint,
    page: { readonly after: bigint | null; readonly limit: number },
  ): Promise<WatchItemRow[]> {
    if ((await findWatchlist(this.pool, accountId, watchlistId)) === null) throw new DomainError('watchlist_not_found');
    return listItems(this.pool, accountId, watchlistId, page);
  }

  /** The listings that may mean the items: those with the same number first, then the best. */
  async hits(items: readonly WatchItemRow[], limit: number): Promise<Map<bigint, WatchHitRow[]>> {
    const ids = items.map(({ id }) => id);
    return Map.groupBy(await readHits(this.pool, ids, { now: this.options.now(), limit }), ({ itemId }) => itemId);
  }

  /** A current hit of a paid item. Throws `watch_item_not_found` for an item that isn't watched, and `hit_not_found`. */
  async hit(accountId: AccountId, id: bigint, listingId: string): Promise<{ item: WatchItemRow; listing: Listing }> {
    const item = await this.watched(accountId, id);
    const listing = await findHit(this.pool, accountId, { itemId: id, listingId, now: this.options.now() });
    if (listing === null) throw new DomainError('hit_not_found');
    return { item, listing };
  }

  /** Items by id, those that ended too while they are on file. */
  byId(accountId: AccountId, ids: readonly bigint[]): Promise<WatchItemRow[]> {
    return ids.length === 0 ? Promise.resolve([]) : readItems(this.pool, accountId, ids);
  }

  /** Throws `watch_item_not_found` for an item that isn't watched. */
  async assertWatched(accountId: AccountId, watchlistId: bigint, id: bigint): Promise<void> {
    const item = await this.watched(accountId, id);
    if (item.watchlistId !== watchlistId) throw new DomainError('watch_item_not_found');
  }

  private async watched(accountId: AccountId, id: bigint): Promise<WatchItemRow> {
    const [item] = await readItems(this.pool, accountId, [id]);
    if (item === undefined || item.state === 'deleted') throw new DomainError('watch_item_not_found');
    return item;
  }

  /** Ends an item. Its paid time is not paid back; added again within it, it costs nothing. Throws `watch_item_not_found`. */
  async remove(actor: WatchActor, watchlistId: bigint, id: bigint): Promise<void> {
    const now = this.options.now();
    const { accountId } = actor;
    await withAudit(this.pool, await auditActor(this.pool, actor), now, async (tx, recordChange) => {
      if (!(await deleteItem(tx, accountId, { watchlistId, id, now }))) throw new DomainError('watch_item_not_found');
      const target = `watch_item:${String(id)}`;
      await recordChange({ action: 'watchlist.remove_item', accountId, target });
    });
  }
}

async function planOf(tx: Queryable, watchlistId: bigint, items: readonly NewWatchItem[], now: Date): Promise<AddPlan> {
  const found = await findItems(
    tx,
    watchlistId,
    items.map(({ reference }) => reference),
  );
  const live = new Map(found.filter(({ state }) => state !== 'deleted').map((item) => [item.reference, item]));
  const deleted = Map.groupBy(
    found
      .filter(({ state }) => state === 'deleted')
      .toSorted((one, other) => other.paidUntil.getTime() - one.paidUntil.getTime()),
    ({ reference }) => reference,
  );
  const unchanged: WatchItemRow[] = [];
  const revived: AddPlan['revived'][number][] = [];
  const added: NewWatchItem[] = [];
  for (const input of items) {
    const watched = live.get(input.reference);
    if (watched !== undefined && !isSameSubject(watched, input)) {
      throw new DomainError('reference_in_use', { reference: input.reference });
    }
    const before = deleted.get(input.reference)?.find((item) => isSameSubject(item, input));
    if (watched !== undefined) unchanged.push(watched);
    else if (before !== undefined) revived.push({ item: before, input, isPaid: before.paidUntil > now });
    else added.push(input);
  }
  const charged = added.length + revived.filter(({ isPaid }) => !isPaid).length;
  return { unchanged, revived, added, charged };
}
