import { ApiError, ConnectionError, EntityRegistry, isEntity } from '@entity-registry/sdk';
import type { Billing, CallInfo, Catalog, Entity, Preview } from '@entity-registry/sdk';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/ApiProvider.js';
import { ApiFault } from '../../api/fault.js';
import { ME, useMe } from '../../api/me.js';
import { paidOnce } from './paid-once.js';
import { withAnswer } from './sections/opened.js';
import type { Opened } from './sections/opened.js';

/** The registry's own API, by way of the platform, which adds the account's key. A lost answer is not paid for again. */
export function useRegistry(): EntityRegistry {
  const { fetch } = useApi();
  return useMemo(
    () => new EntityRegistry({ baseUrl: `${window.location.origin}/api/explorer`, fetch: paidOnce(fetch) }),
    [fetch],
  );
}

/** A refusal of the API as the components of the dashboard show it; anything else as it is. */
export function asFault(error: unknown): unknown {
  if (error instanceof ConnectionError) return new ApiFault(0, 'unreachable', error.message, undefined, {}, undefined);
  if (!(error instanceof ApiError)) return error;
  const { status, code: known, message, retryAfterMs } = error as ApiError;
  const given: unknown = error.body;
  const body = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const { code, field, parameter, ...details } = body;
  const named = typeof field === 'string' ? field : typeof parameter === 'string' ? parameter : undefined;
  const seconds = retryAfterMs === null ? undefined : Math.ceil(retryAfterMs / 1000);
  const name = known ?? (typeof code === 'string' ? code : `http_${String(status)}`);
  return new ApiFault(status, name, message, named, details, seconds);
}

/** Rejects with what the dashboard shows. */
export async function shown<T>(call: PromiseLike<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw asFault(error);
  }
}

/** What the service sells, at what price and from which sources. It is free. */
export function useCatalog() {
  const registry = useRegistry();
  return useQuery({
    queryKey: ['explorer', 'catalog'],
    queryFn: ({ signal }): Promise<Catalog> => shown(registry.v5.catalog({ signal })),
    staleTime: 3_600_000,
  });
}

/**
 * What a call would cost, without making it. The API prices it: nothing is added up here.
 * @param key names the call; null: nothing is asked.
 */
export function usePreview(
  key: readonly unknown[] | null,
  ask: (registry: EntityRegistry, signal: AbortSignal) => PromiseLike<Preview>,
) {
  const registry = useRegistry();
  return useQuery({
    queryKey: ['explorer', 'price', ...(key ?? [])],
    queryFn:
      key === null
        ? skipToken
        : async ({ signal }): Promise<Billing> => {
            const { billing } = await shown(ask(registry, signal));
            return billing;
          },
    staleTime: 60_000,
    gcTime: 60_000,
  });
}

/** What has been opened of an entity in this tab. It is kept while the tab is: what was paid for is not paid for again. */
export function useOpened(id: string) {
  const client = useQueryClient();
  const registry = useRegistry();
  const account = useMe().account?.id;
  const key = useMemo(() => ['explorer', 'opened', account, id], [account, id]);
  const { data } = useQuery<Opened>({ queryKey: key, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
  const change = (next: (known: Opened | undefined) => Opened | undefined) => {
    client.setQueryData<Opened>(key, next);
    void client.invalidateQueries({ queryKey: ME });
  };
  /** Opens codes, at their price. Rejects with a fault. */
  const open = async (include: readonly string[]): Promise<{ entity: Entity; info: CallInfo }> => {
    const { data: answer, response: info } = await shown(
      registry.v5.entities.get(id, { include, inline_limit: 10 }).withResponse(),
    );
    if (!isEntity(answer)) throw new ApiFault(404, 'not_found', 'not an entity', undefined, {}, undefined);
    change((known) => withAnswer(known, answer, include));
    return { entity: answer, info };
  };
  return { opened: data, open, change };
}
