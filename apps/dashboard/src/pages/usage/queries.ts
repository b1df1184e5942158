import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import { addressOf } from '../../api/client.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { usePages, type Pages } from '../../components/usePages.js';
import type { Call } from './calls/types.js';
import { queryOf, type Filter } from './filter.js';

type Schemas = PlatformSchemas['schemas'];
export type Usage = Schemas['UsageView'];
export type References = Schemas['ReferencesView'];
export type Choices = Schemas['UsageChoicesView'];

const PAGE = 50;

/** Totals of the filtered calls. */
export function useUsage(filter: Filter) {
  const api = useApi();
  return useQuery({
    queryKey: ['usage', filter],
    queryFn: ({ signal }) => api.get('/api/usage', { query: queryOf(filter), signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same by client reference, which takes longer and is loaded when it is opened. */
export function useReferences(filter: Filter) {
  const api = useApi();
  return useQuery({
    queryKey: ['usage', 'references', filter],
    queryFn: ({ signal }) => api.get('/api/usage/references', { query: queryOf(filter), signal }),
  });
}

/** The single calls, page by page. */
export function useCalls(filter: Filter): Pages<Call> {
  const api = useApi();
  return usePages<Call>({
    queryKey: ['usage', 'calls', filter],
    load: async (before, signal) => {
      const query = { ...queryOf(filter), before, limit: PAGE };
      const { items, next } = await api.get('/api/usage/calls', { query, signal });
      return { items, next: next === null ? null : String(next) };
    },
  });
}

/** The possible filter values: keys, codes and routes. */
export function useChoices() {
  const api = useApi();
  return useQuery({
    queryKey: ['usage', 'choices'],
    queryFn: ({ signal }) => api.get('/api/usage/choices', { signal }),
    staleTime: 60_000,
  });
}

/** The URL of a file with every filtered call. */
export const fileAddress = (filter: Filter): string => addressOf('/api/usage/calls.csv', {}, queryOf(filter));
