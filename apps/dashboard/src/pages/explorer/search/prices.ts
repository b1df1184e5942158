import { usePreview } from '../registry.js';
import { useExplorer } from '../useExplorer.js';

/** The price of a list's first page of names: nothing while a session is open. Every first page costs the same. */
export function useNamePrice(isWanted: boolean) {
  const { explorer } = useExplorer();
  const session = explorer?.search_session?.expires_at ?? null;
  return usePreview(isWanted && explorer ? ['names', session] : null, ({ v5 }, signal) =>
    v5.search('entities', { q: 'comercial', limit: 1 }, { dryRun: true, signal }),
  );
}

/** The price of finding matches for a name or a number. Every one costs the same. */
export function useMatchPrice(isWanted: boolean) {
  return usePreview(isWanted ? ['resolve'] : null, ({ v5 }, signal) =>
    v5.resolve({ name: 'comercial' }, { dryRun: true, signal }),
  );
}
