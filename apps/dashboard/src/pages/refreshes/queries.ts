import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../api/ApiProvider.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { usePages } from '../../components/usePages.js';
import type { Pages } from '../../components/usePages.js';
import { lookAgain } from './progress.js';

type Schemas = PlatformSchemas['schemas'];

export type Refresh = Schemas['RefreshView'];
export type RefreshDetail = Schemas['RefreshDetailView'];
export type SourceRead = Schemas['SourceReadView'];
export type Result = Readonly<Record<string, unknown>>;

export interface RefreshFilter {
  status?: string;
  webhook?: string;
  /** The number of the entity. */
  entity?: string;
}

const REFRESHES = ['refreshes'] as const;
const PAGE = 25;

/** The requests, page by page; looked at again while any of those in sight goes on. */
export function useRefreshes(filter: RefreshFilter): Pages<Refresh> {
  const api = useApi();
  return usePages<Refresh>({
    queryKey: [...REFRESHES, 'list', filter],
    load: async (before, signal) => {
      const query = { ...filter, before, limit: PAGE };
      const { items, next } = await api.get('/api/refreshes', { query, signal });
      return { items, next: next === null ? null : String(next) };
    },
    refetchInterval: (rows) => lookAgain(rows, new Date()),
  });
}

/** One request with its sources, looked at until nothing of it changes any more. */
export function useRefresh(id: number): UseQueryResult<RefreshDetail> {
  const api = useApi();
  return useQuery({
    queryKey: [...REFRESHES, 'one', id],
    queryFn: ({ signal }) => api.get('/api/refreshes/{id}', { path: { id }, signal }),
    refetchInterval: ({ state }) => (state.data ? lookAgain([state.data], new Date()) : false),
  });
}

/** What a completed one found. It never changes; the addresses of documents in it work for a quarter of an hour. */
export function useResult(id: number, enabled: boolean): UseQueryResult<Result> {
  const api = useApi();
  return useQuery({
    queryKey: [...REFRESHES, 'result', id],
    queryFn: async ({ signal }): Promise<Result> => {
      const { result } = await api.get('/api/refreshes/{id}/result', { path: { id }, signal });
      return result;
    },
    enabled,
    staleTime: 600_000,
    refetchInterval: 600_000,
  });
}

/** Asks for the lists anew, after a request was made. */
export function useReloadRefreshes(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: REFRESHES }), [client]);
}
