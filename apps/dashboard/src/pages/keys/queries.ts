import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { usePages } from '../../components/usePages.js';
import type { Pages } from '../../components/usePages.js';

type Schemas = PlatformSchemas['schemas'];

export type Key = Schemas['ListedKeyView'];
export type CreatedKey = Schemas['CreatedKeyView'];
export type RolledKey = Schemas['RolledKeyView'];
export type KeyFilter = 'working' | 'ended' | 'all';

/** The request of a key form. */
export interface KeySettings {
  name: string;
  scopes: string[];
  monthly_cap: string | null;
  allowed_addresses: string[];
}

const KEYS = ['keys'] as const;
const PAGE = 25;

/** The keys of the account, page by page. */
export function useKeys(standing: KeyFilter): Pages<Key> {
  const api = useApi();
  return usePages<Key>({
    queryKey: [...KEYS, standing],
    load: async (before, signal) => {
      const { items, next } = await api.get('/api/keys', { query: { standing, before, limit: PAGE }, signal });
      return { items, next: next === null ? null : String(next) };
    },
  });
}

/** Actions on keys. The list is reloaded after each. */
export function useKeyActions() {
  const api = useApi();
  const client = useQueryClient();
  const done = async <Result>(call: Promise<Result>): Promise<Result> => {
    const result = await call;
    void client.invalidateQueries({ queryKey: KEYS });
    return result;
  };
  return {
    create: (settings: KeySettings): Promise<CreatedKey> => done(api.post('/api/keys', { body: settings })),
    update: (id: number, settings: KeySettings) => done(api.patch('/api/keys/{id}', { path: { id }, body: settings })),
    roll: (id: number, overlapHours: number): Promise<RolledKey> =>
      done(api.post('/api/keys/{id}/roll', { path: { id }, body: { overlap_hours: overlapHours } })),
    revoke: (id: number) => done(api.delete('/api/keys/{id}', { path: { id } })),
  };
}
