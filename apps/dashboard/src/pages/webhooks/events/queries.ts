import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import type { PlatformSchemas } from '../../../api/paths.js';
import { usePages } from '../../../components/usePages.js';
import type { Pages } from '../../../components/usePages.js';

type Schemas = PlatformSchemas['schemas'];

export type EventEndpoint = Schemas['EventEndpointView'];
export type EventDelivery = Schemas['EventDeliveryView'];
export type NewSecret = Schemas['NewWebhookSecretView'];
type SetEventEndpoint = Schemas['SetEventEndpointView'];

const SETTINGS = ['event-webhook'] as const;
const DELIVERIES = ['event-deliveries'] as const;
const PAGE = 10;
const POLL_MS = 1_500;

/** Where events are sent. */
export function useEventEndpoint(): UseQueryResult<EventEndpoint> {
  const api = useApi();
  return useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => api.get('/api/event-webhook', { signal }) });
}

/** The webhooks of events, page by page; polled while a test or replay is in progress. */
export function useEventDeliveries(): Pages<EventDelivery> {
  const api = useApi();
  return usePages<EventDelivery>({
    queryKey: DELIVERIES,
    load: async (before, signal) => {
      const query = { before, limit: PAGE };
      const { items, next } = await api.get('/api/event-webhook/deliveries', { query, signal });
      return { items, next: next === null ? null : String(next) };
    },
    refetchInterval: (rows) =>
      rows.some(({ status, kind }) => status === 'pending' && kind !== 'events') ? POLL_MS : false,
  });
}

/** Actions on event webhooks. They reload the data that they change. */
export function useEventWebhookActions() {
  const api = useApi();
  const client = useQueryClient();
  const then = async <Result>(call: Promise<Result>): Promise<Result> => {
    const result = await call;
    void client.invalidateQueries({ queryKey: SETTINGS });
    void client.invalidateQueries({ queryKey: DELIVERIES });
    return result;
  };
  return {
    setUrl: (url: string): Promise<SetEventEndpoint> => then(api.put('/api/event-webhook', { body: { url } })),
    setEnabled: (enabled: boolean): Promise<EventEndpoint> =>
      then(api.patch('/api/event-webhook', { body: { enabled } })),
    remove: (): Promise<EventEndpoint> => then(api.delete('/api/event-webhook')),
    rotate: (): Promise<NewSecret> => then(api.post('/api/event-webhook/secret')),
    test: (): Promise<EventDelivery> => then(api.post('/api/event-webhook/test')),
    replay: (id: number): Promise<EventDelivery> =>
      then(api.post('/api/event-webhook/deliveries/{id}/replay', { path: { id } })),
  };
}
