import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import type { Schemas } from './schemas.js';

/** A response of the admin API. `live`: milliseconds between reloads; the data stays visible until the next response. */
export function useAdmin<SandboxResponse>(
  address: string,
  path: Readonly<Record<string, string | number>> = {},
  live?: number,
) {
  const api = useApi();
  return useQuery({
    queryKey: [address, path],
    queryFn: ({ signal }) => api.get<SandboxResponse>(address, { path, signal }),
    ...(live !== undefined && { refetchInterval: live }),
  });
}

/** Reloads all data of an account after a change to it. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/admin/') });
}

export type Account = Schemas['AccountView'];
export type AccountSummary = Schemas['AccountSummaryView'];
export type Key = Schemas['KeyView'];
export type TopUp = Schemas['TopUpView'];
