import type { SearchSurfaces } from '@entity-registry/sdk';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../../api/me.js';
import type { Kind } from './search-term.js';

export type NamePage = SearchSurfaces['entities']['page'];

/** The facets of a list of names, which are also its filters. */
export const FACETS = ['status', 'province'] as const;
export type Filters = Partial<Record<(typeof FACETS)[number], string>>;

interface NameQuestion {
  readonly name: string;
  readonly kind: Kind;
  readonly filters: Filters;
}

/** The pages of a list of names that this tab has read: going back to them costs nothing. */
export function useListedNames({ name, kind, filters }: NameQuestion) {
  const { account, user } = useMe();
  const client = useQueryClient();
  const key = ['explorer', 'names', account?.id, user.id, name, kind, filters];
  const { data: pages = [] } = useQuery<readonly NamePage[]>({ queryKey: key, queryFn: skipToken, gcTime: Infinity });
  return { pages, keep: (next: readonly NamePage[]) => client.setQueryData(key, next) };
}
