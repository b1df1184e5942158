import type { Queryable } from '@entity-registry/database';
import { deleteOrphanedChanges } from '../search-outbox/owed-changes.js';
import { removeIndexes } from '../search-outbox/search-indexes.js';
import type { SearchEngine } from './engine.js';

/** Deletes indexes and the changes that they lack. They are listed until the engine has deleted them, so that this can be repeated. */
export async function dropIndexes(
  db: Queryable,
  engine: Pick<SearchEngine, 'deleteIndexes'>,
  names: readonly string[],
): Promise<void> {
  await engine.deleteIndexes(names);
  await removeIndexes(db, names);
  await deleteOrphanedChanges(db);
}
