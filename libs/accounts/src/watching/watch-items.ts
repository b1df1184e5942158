import {
  DEFAULT_JURISDICTION,
  DomainError,
  NO_FACTS,
  firstPeriod,
  priceOf,
  watchChargeKey,
  formatMoney,
} from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { withAudit } from '../audit/audit.js';
import { chargeOnce } from '../charge/charge.js';
import type { ChargeOutcome, ChargeRequest } from '../charge/charge.js';
import type { AccountId } from '../ids.js';
import {
  deleteItem,
  findItems,
  insertItem,
  listItems,
  readHits,
  readItems,
  reviveItem,
  savePeriod,
} from './item-rows.js';
import type { NewWatchItem, WatchHitRow, WatchItemRow } from './item-rows.js';
import { findWatchlist, lockWatchlist } from './watchlist-rows.js';
import { auditActor } from './watchlists.js';
import type { WatchActor } from './watchlists.js';

/** The price of an item and period. */
export const WATCH_PRICE: MicroUsd = priceOf(DEFAULT_JURISDICTION, 'WCH-MONTH');

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

/** A charge was refused while items were added: nothing was added or charged. */
export class WatchChargeRefused extends Error {
  constructor(
    readonly outcome: ChargeOutcome,
    readonly items: number,
  ) {
    super(`adding watch items: ${outcome.outcome}`);
  }
}

export interface AddRequest {
  readonly actor: WatchActor;
  readonly watchlistId: bigint;
  readonly items: readonly NewWatchItem[];
  readonly clientReference: string | null;
  /** Throws if the account doesn't want to or can't pay for so many items. */
  readonly assertPrice: (items: number) => void;
}

/** What watchlists watch (ADR 0206). */
export class WatchItems {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: WatchItemsOptions,
  ) {}

  /**
   * Adds items and charges their first period, all or nothing. Items that are watched already change nothing and cost nothing; so do
   * those that were deleted and are paid still. Throws `watchlist_not_found`, `reference_in_use`, WatchChargeRefused.
   */
  async add({ actor, watchlistId, items, clientReference, assertPrice }: AddRequest): Promise<AddedItems> {
    const { accountId } = actor;
    const now = this.options.now();
    return withAudit(this.pool, await auditActor(this.pool, actor), now, async (tx, recordChange) => {
      if (!(await lockWatchlist(tx, accountId, watchlistId))) throw new DomainError('watchlist_not_found');
      const plan = await planOf(tx, watchlistId, items, now);
      assertPrice(plan.charged);
      const charging = { actor, clientReference, now, items: plan.charged };
      const watched = new Map<string, bigint>(plan.unchanged.map(({ reference, id }) => [reference, id]));
      const subjects: WatchedSubject[] = [];
      let balance: MicroUsd | null = null;
      for (const { item, input, isPaid } of plan.revived) {
        await reviveItem(tx, item.id, input.subject, now);
        if (!isPaid) balance = await chargePeriod(tx, { id: item.id, period: item.period + 1 }, charging);
        watched.set(item.reference, item.id);
        subjects.push({ id: item.id, subject: input.subject });
      }
      for (const input of plan.added) {
        const id = await insertItem(tx, { accountId, watchlistId }, input, { period: firstPeriod(now), now });
        balance = await chargePeriod(tx, { id, period: 1 }, charging);
        watched.set(input.reference, id);
        subjects.push({ id, subject: input.subject });
      }
      if (subjects.length > 0) {
        await this.options.index(tx, subjects);
        const target = `watchlist:${String(watchlistId)}`;
        await recordChange({ action: 'watchlist.add_items', accountId, target, after: { items: subjects.length } });
      }
      const rows = new Map((await readItems(tx, accountId, [...watched.values()])).map((row) => [row.reference, row]));
      return {
        items: items.flatMap(({ reference }) => rows.get(reference) ?? []),
        ...{ created: subjects.length, unchanged: plan.unchanged.length, charged: plan.charged, balance },
      };
    });
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

  /** The listings that may mean the items, best first. */
  async hits(items: readonly WatchItemRow[], limit: number): Promise<Map<bigint, WatchHitRow[]>> {
    const ids = items.map(({ id }) => id);
    return Map.groupBy(await readHits(this.pool, ids, { now: this.options.now(), limit }), ({ itemId }) => itemId);
  }

  /** Throws `watch_item_not_found` for an item that isn't watched. */
  async assertWatched(accountId: AccountId, watchlistId: bigint, id: bigint): Promise<void> {
    const [item] = await readItems(this.pool, accountId, [id]);
    if (item === undefined || item.watchlistId !== watchlistId || item.state === 'deleted') {
      throw new DomainError('watch_item_not_found');
    }
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
  const deleted = new Map(
    found
      .filter(({ state }) => state === 'deleted')
      .map((item) => [`${item.reference} ${item.digest.toString('hex')}`, item]),
  );
  const unchanged: WatchItemRow[] = [];
  const revived: AddPlan['revived'][number][] = [];
  const added: NewWatchItem[] = [];
  for (const input of items) {
    const watched = live.get(input.reference);
    if (watched !== undefined && !watched.digest.equals(input.digest)) {
      throw new DomainError('reference_in_use', { reference: input.reference });
    }
    const before = deleted.get(`${input.reference} ${input.digest.toString('hex')}`);
    if (watched !== undefined) unchanged.push(watched);
    else if (before !== undefined) revived.push({ item: before, input, isPaid: before.paidUntil > now });
    else added.push(input);
  }
  const charged = added.length + revived.filter(({ isPaid }) => !isPaid).length;
  return { unchanged, revived, added, charged };
}

interface Charging {
  readonly actor: WatchActor;
  readonly clientReference: string | null;
  readonly now: Date;
  readonly items: number;
}

/** Charges a period that begins now. Returns what is spendable afterwards. */
async function chargePeriod(
  tx: Queryable,
  { id, period }: { readonly id: bigint; readonly period: number },
  { actor, clientReference, now, items }: Charging,
): Promise<MicroUsd> {
  const { accountId, keyId, userId, requestId } = actor;
  const request = watchCharge({ accountId, id, period, now });
  const route = 'POST /v5/watchlists/:id/items';
  const outcome = await chargeOnce(tx, { ...request, keyId, userId, requestId, route, clientReference });
  if (outcome.outcome !== 'charged' && outcome.outcome !== 'replayed') throw new WatchChargeRefused(outcome, items);
  await savePeriod(tx, id, { period, ...firstPeriod(now), entryId: outcome.entryId });
  return outcome.balance;
}

/** The charge of one item and period, once for its key. What it discloses is an entry of a list, of no entity, as in its events. */
export function watchCharge({
  accountId,
  id,
  period,
  now,
}: {
  readonly accountId: AccountId;
  readonly id: bigint;
  readonly period: number;
  readonly now: Date;
}): ChargeRequest {
  return {
    ...{ accountId, keyId: null, idempotencyKey: watchChargeKey(id, period), amount: WATCH_PRICE },
    lines: [{ code: 'WCH-MONTH', price: formatMoney(WATCH_PRICE) }],
    ...{ quota: null, requestId: null, route: null, clientReference: null, record: null },
    ...{ disclosure: NO_FACTS, userId: null, now },
  };
}
