import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Language } from '../i18n/language.js';
import { useApi } from './ApiProvider.js';
import type { Api } from './client.js';
import { ApiFault } from './fault.js';

export type Role = 'owner' | 'member' | 'read_only';

export interface Organization {
  id: string;
  name: string;
  role: Role;
}

/** `GET /api/me`: who is signed in, for which organisation, and what this installation can do. */
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

/** Whose answers are kept: another user, or another organisation of the same one, is somebody else. */
export const identityOf = (me: Me): string => `${me.user.id} ${me.organization?.id ?? ''}`;

/** Keeps nothing of what was seen, but for who is signed in. */
function forgetOthers(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME[0] });
}

/** Nobody is signed in any more: the shell leads to sign-in, and nothing stays behind for who signs in next. */
export function forgetMe(client: QueryClient): void {
  client.setQueryData(ME, null);
  forgetOthers(client);
}

const meQuery = (api: Api) =>
  queryOptions({
    queryKey: ME,
    queryFn: async ({ signal, client }): Promise<Me | null> => {
      const me = await askMe(api, signal);
      const before = client.getQueryData<Me | null>(ME);
      // Tabs share the session: another may have signed in as somebody else, or switched the organisation.
      if (before && (!me || identityOf(me) !== identityOf(before))) forgetOthers(client);
      return me;
    },
    staleTime: 60_000,
    // Whoever comes back to this tab may have become somebody else in another.
    refetchOnWindowFocus: 'always',
  });

async function askMe(api: Api, signal: AbortSignal): Promise<Me | null> {
  try {
    return await api.get('/api/me', { signal });
  } catch (error) {
    if (error instanceof ApiFault && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in, or null; undefined until that is known. */
export function useMeQuery() {
  return useQuery(meQuery(useApi()));
}

export const MeContext = createContext<Me | undefined>(undefined);

/** Who is signed in. Only below the pages that need it. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('This page is not below SignedIn.');
  return me;
}

/** Whether the reader may do what asks for this role. */
export function useMay(role: Role): boolean {
  const order: Role[] = ['read_only', 'member', 'owner'];
  const own = useMe().organization?.role ?? 'read_only';
  return order.indexOf(own) >= order.indexOf(role);
}

/** Asks anew who is signed in, after signing in or a change of the profile; answers when that is known. */
export function useReloadMe(): () => Promise<Me | null> {
  const client = useQueryClient();
  const api = useApi();
  return () => client.query({ ...meQuery(api), staleTime: 0 });
}
