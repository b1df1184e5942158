import { useApi } from '../../api/api-context.js';
import type { ResponseOf } from '../../api/paths.js';
import { usePages } from '../../components/usePages.js';

export type LibraryEntity = ResponseOf<'/api/library', 'get'>['items'][number];

export const LIBRARY = ['library'] as const;

/** The entities in the Library, the newest purchase first. */
export function useLibraryList({ text, code }: { text: string; code: string }) {
  const api = useApi();
  const query = { ...(text !== '' && { text }), ...(code !== '' && { code }) };
  return usePages<LibraryEntity>({
    queryKey: [...LIBRARY, query],
    load: (before, signal) => api.get('/api/library', { query: { ...query, before }, signal }),
  });
}
