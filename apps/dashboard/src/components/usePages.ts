import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A page of a list, as the backend gives it: `next` is what `before` of the following page is, null on the last. */
export interface PageOf<Row> {
  items: Row[];
  next: string | number | null;
}

export interface Pages<Row> {
  rows: Row[] | undefined;
  error: unknown;
  isLoading: boolean;
  /** Whether what is shown is of another page, while the asked one is under way. */
  isOld: boolean;
  retry: () => void;
  /** Counted from 1. */
  page: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

interface PagesOptions<Row> {
  /** Of react-query; with the filters in it, so that other filters begin at the first page. */
  queryKey: readonly unknown[];
  /** Asks for the page after `before` (undefined: the first). */
  load: (before: string | undefined, signal: AbortSignal) => Promise<PageOf<Row>>;
  /** Milliseconds between looks, while the list changes by itself; or what says so of the rows that are shown. */
  refetchInterval?: number | false | ((rows: readonly Row[]) => number | false);
}

/** A list that the server pages: forward by its cursor, back by those that were passed. */
export function usePages<Row>({ queryKey, load, refetchInterval = false }: PagesOptions<Row>): Pages<Row> {
  const list = JSON.stringify(queryKey);
  const [place, setPlace] = useState<{ list: string; passed: string[] }>({ list, passed: [] });
  const passed = place.list === list ? place.passed : [];
  const before = passed.at(-1);
  const query = useQuery({
    queryKey: [...queryKey, 'page', before ?? null],
    queryFn: ({ signal }) => load(before, signal),
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
