import type { Resolution } from '@entity-registry/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { useMe } from '../../../api/me.js';
import { toSavedSearch } from '../library/library.js';
import type { SavedSearch } from '../library/library.js';
import type { Term } from './search-term.js';

/** A search's term and kind, '' for any. */
export interface SearchQuery {
  readonly term: Term;
  readonly kind: string;
}

const FIELDS = ['name', 'ruc', 'cedula', 'type'] as const;
const sameAs = (requested: Record<string, unknown>, { term, kind }: SearchQuery): boolean => {
  const wanted: Record<string, unknown> = { ...term, ...(kind !== '' && { type: kind }) };
  return FIELDS.every((field) => requested[field] === wanted[field]);
};

/** The user's searches of the last 30 minutes: going back to one or reloading it is free (ADR 0140). */
export function useSearches() {
  const api = useApi();
  const client = useQueryClient();
  const me = useMe();
  const key = ['explorer', 'searches', me.account?.id, me.user.id];
  const { data, error, isPending } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<readonly SavedSearch[]> => {
      const { answers } = await api.get('/api/library/searches', { signal });
      return answers.flatMap((response) => toSavedSearch(response) ?? []);
    },
    staleTime: 60_000,
  });
  return {
    isPending,
    error,
    find: (question: SearchQuery): SavedSearch | undefined => data?.find(({ asked }) => sameAs(asked, question)),
    add: ({ term, kind }: SearchQuery, resolution: Resolution) => {
      const asked = { ...term, ...(kind !== '' && { type: kind }) };
      const search = { asked, at: new Date().toISOString(), resolution };
      client.setQueryData<readonly SavedSearch[]>(key, (known) => [search, ...(known ?? [])]);
    },
  };
}
