import type { Resolution } from '@entity-registry/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import { useMe } from '../../api/me.js';
import { keptSearch } from './library.js';
import type { KeptSearch } from './library.js';
import type { Term } from './search-term.js';

/** A search's term and kind, '' for any. */
export interface Question {
  readonly term: Term;
  readonly kind: string;
}

const FIELDS = ['name', 'ruc', 'cedula', 'type'] as const;
const sameAs = (asked: Record<string, unknown>, { term, kind }: Question): boolean => {
  const wanted: Record<string, unknown> = { ...term, ...(kind !== '' && { type: kind }) };
  return FIELDS.every((field) => asked[field] === wanted[field]);
};

/** The user's searches of the last 30 minutes: going back to one or reloading it is free (ADR 0140). */
export function useSearches() {
  const api = useApi();
  const client = useQueryClient();
  const me = useMe();
  const key = ['explorer', 'searches', me.account?.id, me.user.id];
  const { data, error, isPending } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<readonly KeptSearch[]> => {
      const { answers } = await api.get('/api/library/searches', { signal });
      return answers.flatMap((answer) => keptSearch(answer) ?? []);
    },
    staleTime: 60_000,
  });
  return {
    isPending,
    error,
    find: (question: Question): KeptSearch | undefined => data?.find(({ asked }) => sameAs(asked, question)),
    add: ({ term, kind }: Question, resolution: Resolution) => {
      const asked = { ...term, ...(kind !== '' && { type: kind }) };
      const search = { asked, at: new Date().toISOString(), resolution };
      client.setQueryData<readonly KeptSearch[]>(key, (known) => [search, ...(known ?? [])]);
    },
  };
}
