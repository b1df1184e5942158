import { ApiError, ConnectionError, EntityRegistry, isEntity } from '@entity-registry/sdk';
import type { Billing, CallInfo, Catalog, Entity, Preview } from '@entity-registry/sdk';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.js';
import { BackendError } from '../../api/backend-error.js';
import { ME, useMe } from '../../api/me.js';
import { withPriceLimit } from '../../api/price-limit.js';
import { openedFromLibrary, useReadLibrary } from './library/library.js';
import { preventDoubleCharge } from './prevent-double-charge.js';
import { addResponse } from './sections/opened.js';
import type { Opened } from './sections/opened.js';

/** The registry's own API through the platform, which adds the account's key. A lost response is not paid for again. */
export function useRegistry(): EntityRegistry {
  const { fetch } = useApi();
  return useMemo(
    () =>
      new EntityRegistry({
        baseUrl: `${window.location.origin}/api/explorer`,
        fetch: preventDoubleCharge(withPriceLimit(fetch)),
      }),
    [fetch],
  );
}

/** An API error as the dashboard's components show it; any other error unchanged. */
export function asBackendError(error: unknown): unknown {
  if (error instanceof ConnectionError)
    return new BackendError(0, 'unreachable', error.message, undefined, {}, undefined);
  if (!(error instanceof ApiError)) return error;
  const { status, code: known, message, retryAfterMs } = error as ApiError;
  const withBackendErrors: unknown = error.body;
  const body = (typeof withBackendErrors === 'object' && withBackendErrors !== null ? withBackendErrors : {}) as Record<
    string,
    unknown
  >;
  const { code, field, parameter, ...details } = body;
  const named = typeof field === 'string' ? field : typeof parameter === 'string' ? parameter : undefined;
  const seconds = retryAfterMs === null ? undefined : Math.ceil(retryAfterMs / 1000);
  const name = known ?? (typeof code === 'string' ? code : `http_${String(status)}`);
  return new BackendError(status, name, message, named, details, seconds);
}

/** Rejects with a fault that the dashboard can show. */
export async function withBackendErrors<T>(call: PromiseLike<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw asBackendError(error);
  }
}

/** The catalog: what is for sale, at what price and from which sources. It is free. */
export function useCatalog() {
  const registry = useRegistry();
  return useQuery({
    queryKey: ['explorer', 'catalog'],
    queryFn: ({ signal }): Promise<Catalog> => withBackendErrors(registry.v5.catalog({ signal })),
    staleTime: 3_600_000,
  });
}

/**
 * A call's price, from a dry run. The API prices it: nothing is added up here.
 * @param key identifies the call; null: no request is made.
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
            const { billing } = await withBackendErrors(ask(registry, signal));
            return billing;
          },
    staleTime: 60_000,
  });
}

/**
 * An entity's opened data: the organization's purchases from the Library, and those made in this tab. Nothing is paid for twice.
 */
export function useOpened(id: string) {
  const client = useQueryClient();
  const registry = useRegistry();
  const readLibrary = useReadLibrary();
  const account = useMe().account?.id;
  const key = useMemo(() => ['explorer', 'opened', account, id], [account, id]);
  const { data, error, refetch } = useQuery<Opened | null>({
    queryKey: key,
    queryFn: async () => openedFromLibrary(await readLibrary(id), new Date()),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const change = (next: (known: Opened | undefined) => Opened | undefined) => {
    client.setQueryData<Opened | null>(key, (known) => next(known ?? undefined) ?? null);
    void client.invalidateQueries({ queryKey: ME });
  };
  /** Opens codes, for at most the price that was shown. Rejects with a fault. */
  const open = async (
    include: readonly string[],
    maxCharge: string | undefined,
  ): Promise<{ entity: Entity; info: CallInfo }> => {
    const { data: response, response: info } = await withBackendErrors(
      registry.v5.entities.get(id, { include, inline_limit: 10 }, { maxCharge }).withResponse(),
    );
    if (!isEntity(response)) throw new BackendError(404, 'not_found', 'not an entity', undefined, {}, undefined);
    change((known) => addResponse(known, response, include));
    return { entity: response, info };
  };
  /** Loads what was added to the Library since, such as the result of a refresh. It is free. */
  const reload = async (): Promise<void> => {
    const opened = openedFromLibrary(await withBackendErrors(readLibrary(id, true)), new Date());
    if (opened !== null) change(() => opened);
  };
  return { opened: data, error, retry: () => void refetch(), open, change, reload };
}
