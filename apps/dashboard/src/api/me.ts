import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Language } from '../i18n/language.js';
import { useApi } from './api-context.js';
import type { Api } from './client.js';
import { BackendError } from './backend-error.js';

export type Role = 'owner' | 'member' | 'read_only';

export interface Organization {
  id: string;
  name: string;
  role: Role;
}

/** `GET /api/me`: the signed-in user, their organization, and the features of this installation. */
export interface Me {
  user: { id: string; name: string; email: string; language: Language; two_factor: boolean; passkeys: number };
  organization: (Organization & { corporate_domain: boolean }) | null;
  organizations: Organization[];
  account: { id: number; confirmed_at: string | null; balance: string; first_purchase_at: string | null } | null;
  capabilities: Capabilities;
}

interface Capabilities {
  cards: boolean;
  outbox: boolean;
  api_url: string;
  docs_url: string | null;
  mcp_url: string | null;
}

export const ME = ['me'] as const;

/** The owner of the cached responses: another user, or another organization of the same user, is a different one. */
export const identityOf = (me: Me): string => `${me.user.id} ${me.organization?.id ?? ''}`;

/** Clears all cached data except the signed-in user. */
function clearOtherQueries(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME[0] });
}

/** The session has ended: the shell shows sign-in, and no data remains for the next user. */
export function clearSession(client: QueryClient): void {
  client.setQueryData(ME, null);
  clearOtherQueries(client);
}

const meQuery = (api: Api) =>
  queryOptions({
    queryKey: ME,
    queryFn: async ({ signal, client }): Promise<Me | null> => {
      const me = await fetchMe(api, signal);
      const before = client.getQueryData<Me | null>(ME);
      // Tabs share the session: another tab may have signed in as another user, or switched the organization.
      if (before && (!me || identityOf(me) !== identityOf(before))) clearOtherQueries(client);
      return me;
    },
    staleTime: 60_000,
    // The user or organization may have changed while this tab was in the background.
    refetchOnWindowFocus: 'always',
  });

async function fetchMe(api: Api, signal: AbortSignal): Promise<Me | null> {
  try {
    return await api.get('/api/me', { signal });
  } catch (error) {
    if (error instanceof BackendError && error.status === 401) return null;
    throw error;
  }
}

/** The signed-in user, or null; undefined until that is known. */
export function useMeQuery() {
  return useQuery(meQuery(useApi()));
}

export const MeContext = createContext<Me | undefined>(undefined);

/** The signed-in user. Only below the pages that require sign-in. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('This page is not below SignedIn.');
  return me;
}

/** Whether the user's role allows what requires this role. */
export function useHasRole(role: Role): boolean {
  const order: Role[] = ['read_only', 'member', 'owner'];
  const own = useMe().organization?.role ?? 'read_only';
  return order.indexOf(own) >= order.indexOf(role);
}

/** Reloads the signed-in user, after signing in or a change of the profile; resolves when it is loaded. */
export function useReloadMe(): () => Promise<Me | null> {
  const client = useQueryClient();
  const api = useApi();
  return () => client.query({ ...meQuery(api), staleTime: 0 });
}
