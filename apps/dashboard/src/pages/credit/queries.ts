import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import { ME } from '../../api/me.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { usePages } from '../../components/usePages.js';
import type { Pages } from '../../components/usePages.js';

type Schemas = PlatformSchemas['schemas'];

export type Credit = Schemas['CreditView'];
export type TopUp = Schemas['TopUpView'];
export type CreditEntry = Schemas['CreditEntryView'];

const CREDIT = ['credit'] as const;
const TOP_UPS = ['top-ups'] as const;
const ENTRIES = ['credit-entries'] as const;
const PAGE = 10;

export function useCredit(): UseQueryResult<Credit> {
  const api = useApi();
  return useQuery({ queryKey: CREDIT, queryFn: ({ signal }) => api.get('/api/credit', { signal }) });
}

export function useTopUps(): Pages<TopUp> {
  const api = useApi();
  return usePages<TopUp>({
    queryKey: [...TOP_UPS, 'list'],
    load: async (before, signal) => {
      const { items, next } = await api.get('/api/top-ups', { query: { before, limit: PAGE }, signal });
      return { items, next: next === null ? null : String(next) };
    },
  });
}

export function useEntries(): Pages<CreditEntry> {
  const api = useApi();
  return usePages<CreditEntry>({
    queryKey: [...ENTRIES, 'list'],
    load: async (before, signal) => {
      const { items, next } = await api.get('/api/credit/entries', { query: { before, limit: PAGE }, signal });
      return { items, next: next === null ? null : String(next) };
    },
  });
}

/** How often, and for how long, to check for a payment after the user returned from paying. */
const POLL_MS = 2_000;
const MAX_POLLS = 15;

/**
 * The state of the top-up that the user returns with from the provider's page. Each check queries the provider itself, in case
 * its event has not arrived yet; a pending payment is checked several more times.
 */
export function useReturnedTopUp(id: number, expected: boolean): UseQueryResult<TopUp> {
  const api = useApi();
  const refresh = useRefresh();
  return useQuery({
    queryKey: [...TOP_UPS, 'returned', id],
    queryFn: async () => {
      const topUp = await api.post('/api/top-ups/{id}/check', { path: { id } });
      if (topUp.status === 'paid') refresh();
      return topUp;
    },
    refetchInterval: ({ state }) => {
      const open = state.data?.status === 'pending' || state.data?.status === 'processing';
      return expected && open && state.dataUpdateCount < MAX_POLLS ? POLL_MS : false;
    },
    refetchOnWindowFocus: false,
  });
}

/** Reloads all data that money changes, including the balance in the shell. */
function useRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [CREDIT, [...TOP_UPS, 'list'], ENTRIES, ME]) void client.invalidateQueries({ queryKey });
  };
}

/** Actions on credit. They reload the data that they change. */
export function useCreditActions() {
  const api = useApi();
  const refresh = useRefresh();
  const then = async <Result>(call: Promise<Result>): Promise<Result> => {
    const result = await call;
    refresh();
    return result;
  };
  return {
    order: (body: { method: TopUp['method']; amount: string }) => then(api.post('/api/top-ups', { body })),
    cancel: (id: number) => then(api.post('/api/top-ups/{id}/cancel', { path: { id } })),
    setLimit: (limit: string | null) => then(api.put('/api/credit/limit', { body: { limit } })),
    setAlert: (threshold: string | null) => then(api.put('/api/credit/alert', { body: { threshold } })),
  };
}
