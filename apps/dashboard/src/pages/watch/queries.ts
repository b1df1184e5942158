import { EntityRegistry } from '@entity-registry/sdk';
import type {
  AddedWatchItems,
  WatchItemsBody,
  WatchedItem,
  Watchlist,
  WatchlistBody,
  WatchlistChangeBody,
  Watchlists,
} from '@entity-registry/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.js';
import { ME } from '../../api/me.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { usePages } from '../../components/usePages.js';
import type { Pages } from '../../components/usePages.js';
import { useRegistry, withBackendErrors } from '../explorer/registry.js';
import type { DecisionKind } from '../screening/hits/useDecisions.js';
import type { CsvPart } from './csv-parts.js';

export type WatchEvent = PlatformSchemas['schemas']['EventView'];
export type ListedWatchlist = Watchlists['watchlists'][number];
export type NewItem = WatchItemsBody['items'][number];

/** An item with its state. */
export type Item = WatchedItem;
export type ItemHit = Item['hits'][number];

const MOUNT = '/api/watching';
const LISTS = ['watchlists'] as const;
const ITEMS = ['watch-items'] as const;
const EVENTS = ['events'] as const;
const PAGE = 25;
/** The lists on file are searched for a new item within a second. */
const POLL_MS = 2_000;
/** The parts of a file follow each other faster than a key may call. */
const PATIENT = { maxRetries: 9 };

function useWatching(): EntityRegistry {
  const { fetch } = useApi();
  return useMemo(() => new EntityRegistry({ baseUrl: `${window.location.origin}${MOUNT}`, fetch }), [fetch]);
}

/** All watchlists, oldest first: the filter of events offers each of them. */
export function useWatchlists(): UseQueryResult<readonly ListedWatchlist[]> {
  const watching = useWatching();
  return useQuery({
    queryKey: LISTS,
    queryFn: async ({ signal }) => {
      const lists: ListedWatchlist[] = [];
      const pages = watching.v5.watchlists.each({ limit: 100 }, { signal, ...PATIENT });
      const read = async (): Promise<void> => {
        for await (const list of pages) lists.push(list);
      };
      await withBackendErrors(read());
      return lists;
    },
  });
}

/** The items of a watchlist, oldest first; polled while one waits for its first search. */
export function useItems(list: number): Pages<Item> {
  const watching = useWatching();
  return usePages<Item>({
    queryKey: [...ITEMS, list],
    load: async (cursor, signal) => {
      const page = await withBackendErrors(watching.v5.watchlists.items(list, { limit: PAGE, cursor }, { signal }));
      return { items: page.items, next: page.page.next_cursor };
    },
    refetchInterval: (rows) => (rows.some(({ screened_at: at }) => at === null) ? POLL_MS : false),
  });
}

/** Events, newest first. */
export function useEvents(filter: { type?: string; watchlist?: string }): Pages<WatchEvent> {
  const api = useApi();
  return usePages<WatchEvent>({
    queryKey: [...EVENTS, filter],
    load: async (before, signal) => {
      const { items, next } = await api.get('/api/events', { query: { ...filter, before, limit: PAGE }, signal });
      return { items, next };
    },
    refetchInterval: 10_000,
  });
}

/** Actions on watchlists. They reload what they change. */
export function useWatchActions() {
  const watching = useWatching();
  const registry = useRegistry();
  const client = useQueryClient();
  const reload = (): void => {
    for (const queryKey of [LISTS, ITEMS, ME]) void client.invalidateQueries({ queryKey });
  };
  const then = async <Result>(call: PromiseLike<Result>): Promise<Result> => {
    const result = await withBackendErrors(call);
    reload();
    return result;
  };
  return {
    reload,
    create: (body: WatchlistBody): Promise<Watchlist> => then(watching.v5.watchlists.create(body)),
    update: (id: number, body: WatchlistChangeBody): Promise<Watchlist> =>
      then(watching.v5.watchlists.update(id, body)),
    remove: (id: number): Promise<unknown> => then(watching.v5.watchlists.delete(id)),
    priceOf: async (list: number, item: NewItem): Promise<string> =>
      (await withBackendErrors(watching.v5.watchlists.addItems(list, { items: [item] }, { dryRun: true }))).billing
        .price,
    add: (list: number, item: NewItem, maxCharge: string): Promise<unknown> =>
      then(watching.v5.watchlists.addItems(list, { items: [item] }, { maxCharge })),
    removeItem: (list: number, item: number): Promise<unknown> => then(watching.v5.watchlists.deleteItem(list, item)),
    /** What a member decided about a hit of an item. `reason` may be empty only for `open`. */
    decide: (
      item: number,
      listing: string,
      { decision, reason }: { readonly decision: DecisionKind; readonly reason: string },
    ): Promise<unknown> =>
      then(
        registry.v5.screening.decide({
          ...{ subject: { watch_item_id: item }, listing_id: listing, decision },
          ...(reason !== '' && { reason }),
        }),
      ),
    /** The price of a part of a file. */
    priceOfPart: async (list: number, { text }: CsvPart): Promise<string> =>
      (await withBackendErrors(watching.v5.watchlists.addItemsCsv(list, text, { dryRun: true, ...PATIENT }))).billing
        .price,
    addPart: (list: number, { text }: CsvPart, maxCharge: string): Promise<AddedWatchItems> =>
      withBackendErrors(watching.v5.watchlists.addItemsCsv(list, text, { maxCharge, ...PATIENT })),
    download: (list: number): Promise<string> => withBackendErrors(watching.v5.watchlists.itemsCsv(list, PATIENT)),
  };
}
