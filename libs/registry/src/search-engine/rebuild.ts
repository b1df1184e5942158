import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import { indexName, readAlias } from './aliases.js';
import { definitionOf, isOwn } from './definitions.js';
import type { Content } from '../search-outbox/content.js';
import { documentPages } from './contents.js';
import { SERVING, indexDefinition } from './documents/mappings.js';
import { nameEpoch } from './documents/name-documents.js';
import { dropIndexes } from './drop-indexes.js';
import type { SearchEngine } from './engine.js';
import { SearchEngineError } from './search-engine-error.js';
import { deleteOrphanedChanges } from '../search-outbox/owed-changes.js';
import { nextVersion } from '../search-outbox/outbox.js';
import { addIndex, listIndexes, switchIndexes } from '../search-outbox/search-indexes.js';
import { turnOutboxOn } from '../search-outbox/triggers.js';

export interface SearchRebuildOptions {
  readonly prefix: string;
  readonly contents: readonly Content[];
  readonly now: Date;
  /** Called with the number of documents of a content that are written. */
  readonly onProgress?: (content: Content, documents: number) => void;
}

const PAGE = 2_000;
/** Advisory lock: one rebuild at a time. */
const LOCK = 7_310_452_101;
/** Triggers wait for writers; new writers wait behind them for at most this long. */
const LOCK_TIMEOUT = '10s';

/** A rebuild is already running. */
export class SearchRebuildRunning extends Error {}

/**
 * Fills new indexes from the database and then switches searches to them. Meanwhile the worker writes every change to the old and
 * the new ones, by the triggers that this turns on, and the higher version of a document wins. Nothing is switched if it fails;
 * the next rebuild deletes what it left.
 */
export async function rebuildSearch(pool: pg.Pool, engine: SearchEngine, options: SearchRebuildOptions): Promise<void> {
  await alone(pool, () => rebuildAll(pool, engine, options));
}

/** Deletes the indexes of other versions of this software, which must no longer run; returns their names. */
export async function pruneSearch(pool: pg.Pool, engine: Pick<SearchEngine, 'deleteIndexes'>): Promise<string[]> {
  return await alone(pool, async () => {
    const names = (await listIndexes(pool)).filter((index) => !isOwn(index)).map(({ name }) => name);
    await dropIndexes(pool, engine, names);
    return names;
  });
}

/** Runs while no rebuild does. Throws SearchRebuildRunning. */
async function alone<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const lock = await pool.connect();
  try {
    const { rows } = await lock.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK]);
    if (rows[0]?.locked !== true) throw new SearchRebuildRunning('a rebuild of the search engine is running');
    try {
      return await work();
    } finally {
      await lock.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    lock.release();
  }
}

async function rebuildAll(pool: pg.Pool, engine: SearchEngine, options: SearchRebuildOptions): Promise<void> {
  const { prefix, contents, now } = options;
  await inTransaction(pool, async (client) => {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await turnOutboxOn(client);
  });
  const epoch = await nameEpoch(pool);
  const number = await nextVersion(pool);
  const names = new Map(contents.map((content) => [content, indexName(prefix, content, number)]));
  for (const [content, name] of names) {
    await engine.createIndex(name, indexDefinition(content));
    await addIndex(pool, { name, content, definition: definitionOf(content), createdAt: now });
  }
  // Below the version of every change that the pages don't have: the worker writes to the new indexes from here on.
  const version = await nextVersion(pool);
  for (const [content, name] of names) {
    let written = 0;
    options.onProgress?.(content, written);
    for await (const page of documentPages(pool, content, PAGE)) {
      const { missing, rejected } = await engine.write(
        page.map(({ id, body }) => ({ index: name, id, version, body })),
      );
      if (missing.length > 0) throw new Error(`the index ${name} was deleted during the rebuild`);
      const [first] = rejected;
      if (first !== undefined) throw new SearchEngineError(`${name} ${first.id} is rejected: ${first.fault}`, 400);
      options.onProgress?.(content, (written += page.length));
    }
    await engine.changeSettings(name, SERVING);
    await engine.refresh([name]);
  }
  await switchTo(pool, engine, { prefix, names, epoch });
}

/**
 * Searches of this version read the new indexes from here on. Those that they replace are deleted; those that another version reads
 * stay until the next rebuild, or `pruneSearch`.
 */
async function switchTo(
  pool: pg.Pool,
  engine: SearchEngine,
  {
    prefix,
    names,
    epoch,
  }: { readonly prefix: string; readonly names: ReadonlyMap<Content, string>; readonly epoch: string },
): Promise<void> {
  if (names.has('names') && epoch !== (await nameEpoch(pool)))
    throw new Error('the name index was rebuilt meanwhile: run the rebuild again');
  await engine.pointAliases(new Map([...names].map(([content, name]) => [readAlias(prefix, content, epoch), name])));
  await engine.deleteIndexes(await switchIndexes(pool, [...names.values()]));
  await deleteOrphanedChanges(pool);
}
