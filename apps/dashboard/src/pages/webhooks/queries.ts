import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { usePages } from '../../components/usePages.js';
import type { Pages } from '../../components/usePages.js';

type Schemas = PlatformSchemas['schemas'];

export type Webhook = Schemas['WebhookView'];
export type Delivery = Schemas['DeliveryView'];
export type Attempt = Schemas['AttemptView'];
export type NewSecret = Schemas['NewWebhookSecretView'];
export type DeliveryStatus = Delivery['status'];

const SETTINGS = ['webhook'] as const;
const DELIVERIES = ['deliveries'] as const;
const PAGE = 20;
/** A delivery takes at most three attempts of five seconds. */
const POLL_MS = 1_500;

/** The webhook address, and the secrets that currently sign. */
export function useWebhook(): UseQueryResult<Webhook> {
  const api = useApi();
  return useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => api.get('/api/webhook', { signal }) });
}

/** The deliveries, page by page; polled while any of those shown is in progress. */
export function useDeliveries(filter: { status?: string; request?: string }): Pages<Delivery> {
  const api = useApi();
  return usePages<Delivery>({
    queryKey: [...DELIVERIES, 'list', filter],
    load: async (before, signal) => {
      const query = { ...filter, before, limit: PAGE };
      const { items, next } = await api.get('/api/webhook/deliveries', { query, signal });
      return { items, next: next === null ? null : String(next) };
    },
    refetchInterval: (rows) => (rows.some(({ status }) => status === 'pending') ? POLL_MS : false),
  });
}

/** A delivery, polled until it has ended; null: none. */
export function useDelivery(id: number | null): UseQueryResult<Delivery> {
  const api = useApi();
  return useQuery({
    queryKey: [...DELIVERIES, 'one', id],
    queryFn: ({ signal }) => api.get('/api/webhook/deliveries/{id}', { path: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
  });
}

/** Actions on webhooks. They reload the data that they change. */
export function useWebhookActions() {
  const api = useApi();
  const client = useQueryClient();
  const then = async <Result>(call: Promise<Result>, key: readonly string[]): Promise<Result> => {
    const result = await call;
    void client.invalidateQueries({ queryKey: key });
    return result;
  };
  return {
    setUrl: (url: string): Promise<Webhook> => then(api.put('/api/webhook', { body: { url } }), SETTINGS),
    stop: (): Promise<Webhook> => then(api.delete('/api/webhook'), SETTINGS),
    rotate: (): Promise<NewSecret> => then(api.post('/api/webhook/secret'), SETTINGS),
    test: (): Promise<Delivery> => then(api.post('/api/webhook/test'), DELIVERIES),
    replay: (id: number): Promise<Delivery> =>
      then(api.post('/api/webhook/deliveries/{id}/replay', { path: { id } }), DELIVERIES),
  };
}
