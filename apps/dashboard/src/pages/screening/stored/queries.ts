import type { StoredScreening } from '@entity-registry/sdk';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import type { ResponseOf } from '../../../api/paths.js';
import { usePages } from '../../../components/usePages.js';
import { useRegistry, withBackendErrors } from '../../explorer/registry.js';
import type { KnownDecision } from '../hits/hit-rows.js';

export type ScreeningSummary = ResponseOf<'/api/screenings', 'get'>['items'][number];

export const SCREENINGS = ['screenings'] as const;

/** The organization's stored screenings, newest first. */
export function useScreenings() {
  const api = useApi();
  return usePages<ScreeningSummary>({
    queryKey: SCREENINGS,
    load: (before, signal) => api.get('/api/screenings', { query: { before, limit: 20 }, signal }),
  });
}

/** A stored screening as it was answered. It is free. */
export function useStoredScreening(id: string) {
  const registry = useRegistry();
  return useQuery({
    queryKey: [...SCREENINGS, 'stored', id],
    queryFn: ({ signal }): Promise<StoredScreening> => withBackendErrors(registry.v5.screening.get(id, { signal })),
    staleTime: Infinity,
  });
}

/** How many of the newest decisions are compared with an older screening. */
const NEWEST_DECISIONS = 500;

/** The newest decisions about hits, as they stand today. */
export function useNewestDecisions() {
  const registry = useRegistry();
  return useQuery({
    queryKey: [...SCREENINGS, 'decisions'],
    queryFn: ({ signal }): Promise<KnownDecision[]> =>
      withBackendErrors(
        (async () => {
          const decisions: KnownDecision[] = [];
          for await (const decision of registry.v5.screening.eachDecision({ limit: 100 }, { signal })) {
            if (decision.state !== 'superseded') decisions.push(decision);
            if (decisions.length >= NEWEST_DECISIONS) break;
          }
          return decisions;
        })(),
      ),
  });
}
