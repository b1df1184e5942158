import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useApi } from '../../api/api-context.js';
import type { Api } from '../../api/client.js';
import { BackendError } from '../../api/backend-error.js';
import type { Schemas } from './schemas.js';

export const ROLES = ['viewer', 'support', 'finance', 'admin'] as const;
export type OperatorRole = (typeof ROLES)[number];

export type Operator = Schemas['MeView'];

export const OPERATOR = ['operator', 'me'] as const;

/** Clears all cached data; the signed-in operator stays, since the page depends on it. */
export function clearOtherQueries(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== OPERATOR[0] });
}

export const operatorQuery = (api: Api) =>
  queryOptions({
    queryKey: OPERATOR,
    queryFn: async ({ signal }): Promise<Operator | null> => {
      try {
        return await api.get<Operator>('/admin/me', { signal });
      } catch (error) {
        if (error instanceof BackendError && error.status === 401) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });

/** The signed-in operator, or null; undefined until that is known. */
export function useOperatorQuery() {
  return useQuery(operatorQuery(useApi()));
}

export const OperatorContext = createContext<Operator | undefined>(undefined);

/** The signed-in operator. Only below the pages that require sign-in. */
export function useOperator(): Operator {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('This page is not below SignedInOperator.');
  return operator;
}

/** Whether the operator's role allows what requires `role`; the service decides, this only hides. */
export function useHasRole(role: OperatorRole): boolean {
  return ROLES.indexOf(useOperator().role) >= ROLES.indexOf(role);
}
