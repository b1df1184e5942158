import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { usePages } from '../../components/usePages.js';
import type { Pages } from '../../components/usePages.js';

export type CorrectionNotice = PlatformSchemas['schemas']['NoticeView'];

const NOTICES = ['notices'] as const;
const PAGE = 25;

/** Every notice of the account, as a file. */
export const FILE = '/api/notices/notices.csv';

/** The notices in one state, newest first. */
export function useNotices(status: 'open' | 'acknowledged'): Pages<CorrectionNotice> {
  const api = useApi();
  return usePages<CorrectionNotice>({
    queryKey: [...NOTICES, status],
    load: async (before, signal) => {
      const { items, next } = await api.get('/api/notices', { query: { status, before, limit: PAGE }, signal });
      return { items, next };
    },
  });
}

/** How many notices are open, and the newest of them. */
export function useOpenNotices() {
  const api = useApi();
  return useQuery({
    queryKey: [...NOTICES, 'newest'],
    queryFn: async ({ signal }) => {
      const { items, open } = await api.get('/api/notices', { query: { status: 'open', limit: 1 }, signal });
      return { count: open, newest: items[0]?.id };
    },
  });
}

/** Acknowledges notices; resolves when the lists are loaded again. */
export function useNoticeActions() {
  const api = useApi();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: NOTICES });
  return {
    acknowledge: async (id: number): Promise<void> => {
      await api.post('/api/notices/{id}/acknowledgements', { path: { id } });
      await reload();
    },
    /** Acknowledges the open ones up to `through`; returns how many. */
    acknowledgeThrough: async (through: number): Promise<number> => {
      const { acknowledged } = await api.post('/api/notices/acknowledgements', { body: { through } });
      await reload();
      return acknowledged;
    },
  };
}
