import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '@entity-registry/database';
import { readAlias } from './aliases.js';
import { CONTENTS } from '../search-outbox/content.js';
import type { Content } from '../search-outbox/content.js';
import { countDocuments, sampleDocuments } from './contents.js';
import { nameEpoch } from './documents/name-documents.js';
import { isOwn, ownDefinitions } from './definitions.js';
import type { SearchEngine } from './engine.js';
import { outboxBacklog } from '../search-outbox/outbox.js';
import { listIndexes } from '../search-outbox/search-indexes.js';
import type { SearchIndex } from '../search-outbox/search-indexes.js';
import { isOutboxOn } from '../search-outbox/triggers.js';

/** `missing`: it was never built, or the name index was rebuilt since. */
export type ContentState = 'live' | 'building' | 'missing';

export interface ContentStatus {
  readonly content: Content;
  readonly state: ContentState;
  /** The index that searches read; null if there is none. */
  readonly index: string | null;
  /** Whether a rebuild fills another one, or left it behind. */
  readonly isRebuilding: boolean;
  readonly documents: number | null;
  readonly bytes: number | null;
  readonly createdAt: Date | null;
}

export interface SearchStatus {
  /** Name and version of the engine. */
  readonly engine: string;
  readonly contents: readonly ContentStatus[];
  /** Indexes of other versions of this software. */
  readonly others: readonly SearchIndex[];
  /** Whether changes are written to the outbox. */
  readonly outbox: boolean;
  readonly waiting: number;
  readonly oldest: Date | null;
}

/** What the search engine has. Throws SearchEngineError if it doesn't answer. */
export async function searchStatus(db: Queryable, engine: SearchEngine, prefix: string): Promise<SearchStatus> {
  const [aliases, sizes] = [await engine.aliases(prefix), await engine.sizes(prefix)];
  const indexes = await listIndexes(db);
  const epoch = await nameEpoch(db);
  const own = indexes.filter(isOwn);
  const contents: ContentStatus[] = [];
  for (const content of CONTENTS) {
    const index = aliases.get(readAlias(prefix, content, epoch)) ?? null;
    const isRebuilding = own.some((one) => one.content === content && one.state === 'building');
    contents.push({
      ...{ content, index, isRebuilding },
      state: index !== null ? 'live' : isRebuilding ? 'building' : 'missing',
      documents: index === null ? null : await engine.count(index),
      bytes: index === null ? null : (sizes.get(index) ?? null),
      createdAt: indexes.find(({ name }) => name === index)?.createdAt ?? null,
    });
  }
  const { rows: waiting, oldest } = await outboxBacklog(db, ownDefinitions());
  const others = indexes.filter((index) => !isOwn(index));
  return { engine: await engine.describe(), contents, others, outbox: await isOutboxOn(db), waiting, oldest };
}

export interface ContentCheck {
  readonly content: Content;
  /** Documents that the index should have, and has; null: there is no index. */
  readonly expected: number;
  readonly found: number | null;
  readonly sampled: number;
  /** Ids of sampled documents that the index lacks, or has otherwise. */
  readonly wrong: readonly string[];
}

/**
 * Compares an index with the database: the number of documents, and a sample of them member by member. Changes that wait in the
 * outbox count as differences.
 */
export async function verifyContent(
  db: Queryable,
  engine: SearchEngine,
  { prefix, content, samples }: { readonly prefix: string; readonly content: Content; readonly samples: number },
): Promise<ContentCheck> {
  const alias = readAlias(prefix, content, await nameEpoch(db));
  const exists = (await engine.aliases(prefix)).has(alias);
  const expected = await countDocuments(db, content);
  if (!exists) return { content, expected, found: null, sampled: 0, wrong: [] };
  const documents = await sampleDocuments(db, content, samples);
  const wrong: string[] = [];
  const ids = documents.map(({ id }) => id);
  const stored = ids.length === 0 ? new Map() : await engine.documents(alias, ids);
  for (const { id, body } of documents) {
    if (!isDeepStrictEqual(stored.get(id), JSON.parse(body))) wrong.push(id);
  }
  return { content, expected, found: await engine.count(alias), sampled: documents.length, wrong };
}

/** Whether the index has exactly what the database has, as far as it was compared. */
export function isVerified({ expected, found, wrong }: ContentCheck): boolean {
  return found === expected && wrong.length === 0;
}
