import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import type { PlatformSchemas } from '../../api/paths.js';

export type Overview = PlatformSchemas['schemas']['OverviewView'];

const EVERY_MS = 30_000;

/** The account at a glance, reloaded while the page is open. */
export function useOverview() {
  const api = useApi();
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.get('/api/overview', { signal }),
    refetchInterval: EVERY_MS,
  });
}
