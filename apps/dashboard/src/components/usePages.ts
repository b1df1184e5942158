import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A page of a list from the backend: `next` is the `before` of the next page, null on the last. */
export interface PageOf<Row> {
  items: Row[];
  next: string | number | null;
}

export interface Pages<Row> {
  rows: Row[] | undefined;
  error: unknown;
  isLoading: boolean;
  /** Whether the rows are still those of another page, while the requested one loads. */
  isOld: boolean;
  retry: () => void;
  /** Counted from 1. */
  page: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

interface PagesOptions<Row> {
  /** The react-query key; it includes the filters, so that other filters start at the first page. */
  queryKey: readonly unknown[];
  /** Loads the page after `before` (undefined: the first). */
  load: (before: string | undefined, signal: AbortSignal) => Promise<PageOf<Row>>;
  /** Milliseconds between reloads while the list changes on its own; or a function of the rows shown. */
  refetchInterval?: number | false | ((rows: readonly Row[]) => number | false);
  /** Milliseconds before a page is loaded again when it comes back into view; the client's default when absent. */
  staleTime?: number;
}

/** A list paged by the server: forward by its cursor, back through the pages already seen. */
export function usePages<Row>({ queryKey, load, refetchInterval = false, staleTime }: PagesOptions<Row>): Pages<Row> {
  const list = JSON.stringify(queryKey);
  const [place, setPlace] = useState<{ list: string; passed: string[] }>({ list, passed: [] });
  const passed = place.list === list ? place.passed : [];
  const before = passed.at(-1);
  const query = useQuery({
    queryKey: [...queryKey, 'page', before ?? null],
    queryFn: ({ signal }) => load(before, signal),
    ...(staleTime !== undefined && { staleTime }),
    placeholderData: passed.length > 0 || place.list === list ? keepPreviousData : undefined,
    refetchInterval:
      typeof refetchInterval === 'function' ? ({ state }) => refetchInterval(state.data?.items ?? []) : refetchInterval,
  });
  const following = query.data?.next ?? null;
  return {
    rows: query.data?.items,
    error: query.data ? undefined : query.error,
    isLoading: query.isPending,
    isOld: query.isPlaceholderData,
    retry: () => void query.refetch(),
    page: passed.length + 1,
    previous: passed.length > 0 ? () => setPlace({ list, passed: passed.slice(0, -1) }) : undefined,
    next: following === null ? undefined : () => setPlace({ list, passed: [...passed, String(following)] }),
  };
}
