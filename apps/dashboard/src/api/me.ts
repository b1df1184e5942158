import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
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

export interface Capabilities {
  cards: boolean;
  outbox: boolean;
  api_url: string;
  docs_url: string | null;
  mcp_url: string | null;
}

export const ME = ['me'] as const;

export const meQuery = (api: Api) =>
  queryOptions({
    queryKey: ME,
    queryFn: async ({ signal }): Promise<Me | null> => {
      try {
        return await api.get('/api/me', { signal });
      } catch (error) {
        if (error instanceof ApiFault && error.status === 401) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });

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
