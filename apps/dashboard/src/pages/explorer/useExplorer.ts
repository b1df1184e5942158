import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import type { ResponseOf } from '../../api/paths.js';

export type Explorer = ResponseOf<'/api/explorer', 'get'>;

const KEY = ['explorer', 'state'] as const;

/** The explorer's key and the user's search session, as last read. */
export function useExplorer() {
  const api = useApi();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get('/api/explorer', { signal }) });
  return {
    explorer: data,
    set: (explorer: Explorer) => client.setQueryData(KEY, explorer),
    /** Reads both again, since a search may have opened, used or ended a session. */
    refresh: () => client.invalidateQueries({ queryKey: KEY }),
  };
}
