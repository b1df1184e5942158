import type {
  AddedWatchItems,
  Deleted,
  WatchItems,
  WatchItemsBody,
  Watchlist,
  WatchlistBody,
  WatchlistChangeBody,
  Watchlists,
} from '../generated/types.js';
import type { Answer, CallOptions, NoOptions } from '../options.js';
import type { CallPromise } from '../transport/call-promise.js';
import { path } from '../transport/request.js';
import type { Transport } from '../transport/transport.js';
import type { PagingOptions } from './inputs.js';
import { Pages, optionsOfPage } from './pages.js';

/** A page of a list. */
export interface WatchPageQuery {
  /** Maximum entries per page, 1 to 100; default 50. */
  limit?: number | undefined;
  /** `page.next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/** One watched item, with the entries of lists that may mean it. */
export type WatchedItem = WatchItems['items'][number];

/** What you watch. Only `addItems` costs: WCH-MONTH for each new item and 30 days. */
export class WatchlistCalls {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  create<O extends CallOptions = NoOptions>(body: WatchlistBody, options?: O): CallPromise<Answer<Watchlist, O>> {
    return this.transport.call(
      () => ({ method: 'POST', path: '/v5/watchlists', body, takes: 'createWatchlist', free: true }),
      options,
    );
  }

  /** Your watchlists, oldest first: one page. */
  list<O extends CallOptions = NoOptions>(query: WatchPageQuery = {}, options?: O): CallPromise<Answer<Watchlists, O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: '/v5/watchlists', query: { ...query }, takes: 'listWatchlists', free: true }),
      options,
    );
  }

  /** The same, watchlist by watchlist. */
  each(query: WatchPageQuery = {}, options: PagingOptions = {}): Pages<Watchlists['watchlists'][number], Watchlists> {
    return new Pages(
      (cursor, index) => this.list({ ...query, cursor }, optionsOfPage(options, index)),
      ({ watchlists }) => watchlists,
      ({ page }) => page.next_cursor,
      query.cursor,
    );
  }

  /** Throws `WatchlistNotFoundError`. */
  get<O extends CallOptions = NoOptions>(id: number, options?: O): CallPromise<Answer<Watchlist, O>> {
    return this.transport.call(() => ({ method: 'GET', path: path`/v5/watchlists/${id}`, free: true }), options);
  }

  /** Changes the members that are given. Throws `WatchlistNotFoundError`. */
  update<O extends CallOptions = NoOptions>(
    id: number,
    body: WatchlistChangeBody,
    options?: O,
  ): CallPromise<Answer<Watchlist, O>> {
    return this.transport.call(
      () => ({ method: 'PATCH', path: path`/v5/watchlists/${id}`, body, takes: 'updateWatchlist', free: true }),
      options,
    );
  }

  /** Ends the watchlist and all of its items. Throws `WatchlistNotFoundError`. */
  delete<O extends CallOptions = NoOptions>(id: number, options?: O): CallPromise<Answer<Deleted, O>> {
    return this.transport.call(() => ({ method: 'DELETE', path: path`/v5/watchlists/${id}`, free: true }), options);
  }

  /**
   * Adds up to 1,000 items, all or none; the same call again changes and costs nothing. Throws `ReferenceInUseError`,
   * `InsufficientCreditsError`.
   */
  addItems<O extends CallOptions = NoOptions>(
    id: number,
    body: WatchItemsBody,
    options?: O,
  ): CallPromise<Answer<AddedWatchItems, O>> {
    return this.transport.call(
      // The references make a retry safe: it needs no Idempotency-Key.
      () => ({ method: 'POST', path: path`/v5/watchlists/${id}/items`, body, takes: 'addWatchItems', free: true }),
      options,
    );
  }

  /**
   * The same from CSV text: a header line with `reference` and `name` or `entity_id`, and a line for each item. Columns are those of
   * the members of an item. Throws what `addItems` throws.
   */
  addItemsCsv<O extends CallOptions = NoOptions>(
    id: number,
    csv: string,
    options?: O,
  ): CallPromise<Answer<AddedWatchItems, O>> {
    return this.transport.call(
      () => ({ method: 'POST', path: path`/v5/watchlists/${id}/items`, csv, free: true }),
      options,
    );
  }

  /** The items of a watchlist, oldest first: one page. */
  items<O extends CallOptions = NoOptions>(
    id: number,
    query: WatchPageQuery = {},
    options?: O,
  ): CallPromise<Answer<WatchItems, O>> {
    return this.transport.call(
      () => ({
        ...{ method: 'GET', path: path`/v5/watchlists/${id}/items`, query: { ...query } },
        ...{ takes: 'listWatchItems', free: true },
      }),
      options,
    );
  }

  /** The same, item by item. */
  eachItem(id: number, query: WatchPageQuery = {}, options: PagingOptions = {}): Pages<WatchedItem, WatchItems> {
    return new Pages(
      (cursor, index) => this.items(id, { ...query, cursor }, optionsOfPage(options, index)),
      ({ items }) => items,
      ({ page }) => page.next_cursor,
      query.cursor,
    );
  }

  /** All items as CSV text, which `addItemsCsv` takes. */
  itemsCsv(id: number, options?: PagingOptions): CallPromise<string> {
    const csv = { answer: 'text', fixed: { format: 'csv' }, free: true } as const;
    return this.transport.call(() => ({ method: 'GET', path: path`/v5/watchlists/${id}/items`, ...csv }), options);
  }

  /** Ends an item. Added again within its paid time, it costs nothing. Throws `WatchItemNotFoundError`. */
  deleteItem<O extends CallOptions = NoOptions>(
    id: number,
    item: number,
    options?: O,
  ): CallPromise<Answer<Deleted, O>> {
    return this.transport.call(
      () => ({ method: 'DELETE', path: path`/v5/watchlists/${id}/items/${item}`, free: true }),
      options,
    );
  }
}
