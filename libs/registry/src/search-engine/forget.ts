import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import type { SearchEngine } from './engine.js';
import { listIndexes, removeIndexes } from '../search-outbox/search-indexes.js';
import { turnOutboxOff } from '../search-outbox/triggers.js';

/**
 * Stops writing changes for a search engine, and deletes its indexes. First remove SEARCH_URL from the API and the worker: searches
 * would find no index.
 */
export async function forgetSearch(pool: pg.Pool, engine: SearchEngine): Promise<void> {
  const names = (await listIndexes(pool)).map(({ name }) => name);
  await inTransaction(pool, async (client) => {
    await turnOutboxOff(client);
    await removeIndexes(client, names);
  });
  await engine.deleteIndexes(names);
}
