import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../api/api-context.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { usePages } from '../../components/usePages.js';
import type { Pages } from '../../components/usePages.js';
import { pollInterval } from './progress.js';

type Schemas = PlatformSchemas['schemas'];

export type Refresh = Schemas['RefreshView'];
export type RefreshDetail = Schemas['RefreshDetailView'];
export type SourceRead = Schemas['SourceReadView'];
/** The entity as v5 shows it. */
export type Result = Readonly<Record<string, unknown>>;

export interface RefreshFilter {
  status?: string;
  webhook?: string;
  /** The typed id of the entity. */
  entity?: string;
}

const REFRESHES = ['refreshes'] as const;
const PAGE = 25;

/** The refreshes, page by page; polled while any of those shown is in progress. */
export function useRefreshes(filter: RefreshFilter): Pages<Refresh> {
  const api = useApi();
  return usePages<Refresh>({
    queryKey: [...REFRESHES, 'list', filter],
    load: async (before, signal) => {
      const query = { ...filter, before, limit: PAGE };
      const { items, next } = await api.get('/api/refreshes', { query, signal });
      return { items, next: next === null ? null : String(next) };
    },
    refetchInterval: (rows) => pollInterval(rows, new Date()),
  });
}

/** A refresh with its sources, polled until it no longer changes. */
export function useRefresh(id: number): UseQueryResult<RefreshDetail> {
  const api = useApi();
  return useQuery({
    queryKey: [...REFRESHES, 'one', id],
    queryFn: ({ signal }) => api.get('/api/refreshes/{id}', { path: { id }, signal }),
    refetchInterval: ({ state }) => (state.data ? pollInterval([state.data], new Date()) : false),
  });
}

/** The result of a completed refresh; null: no longer stored. It never changes; its document URLs work for 15 minutes. */
export function useResult(id: number, enabled: boolean): UseQueryResult<Result | null> {
  const api = useApi();
  return useQuery({
    queryKey: [...REFRESHES, 'result', id],
    queryFn: async ({ signal }): Promise<Result | null> => {
      const { result } = await api.get('/api/refreshes/{id}/result', { path: { id }, signal });
      return result;
    },
    enabled,
    staleTime: 600_000,
    refetchInterval: 600_000,
  });
}

/** Reloads the lists after a refresh was requested. */
export function useReloadRefreshes(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: REFRESHES }), [client]);
}
