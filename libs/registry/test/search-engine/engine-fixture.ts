import { randomBytes } from 'node:crypto';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll } from '@jest/globals';
import { CONTENTS } from '../../src/search-outbox/content.js';
import type { Content } from '../../src/search-outbox/content.js';
import { SearchEngine } from '../../src/search-engine/engine.js';
import { SearchIndexer } from '../../src/search-engine/indexer.js';
import { listIndexes } from '../../src/search-outbox/search-indexes.js';
import { rebuildSearch } from '../../src/search-engine/rebuild.js';

export interface EngineFixture {
  readonly database: () => TestDatabase;
  readonly engine: () => SearchEngine;
  readonly prefix: string;
  rebuild(contents?: readonly Content[]): Promise<void>;
  /** Indexes everything in the outbox; returns the number of rows. */
  indexAll(): Promise<number>;
}

/** A database and a real OpenSearch, from TEST_SEARCH_URL, with indexes of their own. Registers its own hooks. */
export function engineFixture(): EngineFixture {
  const prefix = `t${randomBytes(6).toString('hex')}`;
  let database: TestDatabase;
  let engine: SearchEngine;
  beforeAll(async () => {
    const url = process.env['TEST_SEARCH_URL'];
    if (!url) throw new Error('TEST_SEARCH_URL is not set: run these tests with `npm run test:search`');
    database = await createTestDatabase({ poolSize: 4 });
    // A loaded machine is slow, and no test here measures it.
    engine = new SearchEngine({ nodes: [url], readTimeoutMs: 60_000, writeTimeoutMs: 120_000 });
  });
  afterAll(async () => {
    await engine.deleteIndexes((await listIndexes(database.pool)).map(({ name }) => name));
    await engine.close();
    await database.drop();
  });
  return {
    ...{ database: () => database, engine: () => engine, prefix },
    rebuild: (contents = CONTENTS) => rebuildSearch(database.pool, engine, { prefix, contents, now: new Date() }),
    async indexAll() {
      const indexer = new SearchIndexer(database.pool, engine, () => new Date());
      let rows = 0;
      for (let batch = await indexer.indexNext(); batch !== null; batch = await indexer.indexNext()) rows += batch.rows;
      return rows;
    },
  };
}
