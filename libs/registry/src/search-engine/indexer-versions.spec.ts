import { inTransaction } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryEngine } from '../../test/search-engine/memory-engine.js';
import { storeRecords } from '../../test/surface-records.js';
import type { Content } from '../search-outbox/content.js';
import { outboxBacklog } from '../search-outbox/outbox.js';
import { addIndex, listIndexes, switchIndexes } from '../search-outbox/search-indexes.js';
import { turnOutboxOn } from '../search-outbox/triggers.js';
import { definitionOf, ownDefinitions } from './definitions.js';
import { SearchIndexer } from './indexer.js';
import { pruneSearch } from './rebuild.js';

const CREATED = new Date('2026-11-20T06:00:00Z');
/** The imports of another version of this software. */
const OTHER = 'importaciones-00000000';
let database: TestDatabase;
let engine: MemoryEngine;
let indexer: SearchIndexer;
const run = (sql: string, values: unknown[] = []) => database.pool.query(sql, values);
const add = (name: string, definition: string | null, content: Content = 'importaciones') =>
  addIndex(database.pool, { name, content, definition, createdAt: CREATED });
const store = (...pks: number[]) =>
  storeRecords(
    database.pool,
    pks.map((pk) => ({
      ...{ level: 'importaciones', tag: 'importaciones' as const, pk, payload: { descripcion: 'Arroz' } },
    })),
  );
/** What each definition lacks. */
const owed = async () => {
  const { rows } = await database.pool.query<{ definition: string; pk: number; rejected: boolean }>(
    `select definition, pk::int, rejected_at is not null as rejected from search_owed_change order by definition, pk`,
  );
  return rows;
};
const age = (interval: string) =>
  run('update search_owed_change set changed_at = changed_at - $1::interval', [interval]);

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 5 });
  await inTransaction(database.pool, turnOutboxOn);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await run('truncate entity, record, search_outbox, search_owed_change, search_index cascade');
  engine = new MemoryEngine();
  indexer = new SearchIndexer(database.pool, engine, () => new Date(), 100);
  await add('own', definitionOf('importaciones'));
});

describe('SearchIndexer beside another version', () => {
  beforeEach(() => add('other', OTHER));

  it('writes to the indexes of its own definition, and leaves the change to the others', async () => {
    await store(1);
    await indexer.indexNext();
    expect(engine.body('own', '0:1')).toMatchObject({ pk: 1 });
    expect(engine.body('other', '0:1')).toBeUndefined();
    expect(await owed()).toEqual([{ definition: OTHER, pk: 1, rejected: false }]);
    expect(await outboxBacklog(database.pool, ownDefinitions())).toMatchObject({ rows: 0 });
    expect(await outboxBacklog(database.pool, [OTHER])).toMatchObject({ rows: 1 });
    expect(await indexer.indexNextAlone()).toBeNull();
  });

  it('writes what another version left to it', async () => {
    await store(1);
    await run(
      `insert into search_owed_change (definition, content, jurisdiction, pk, changed_at)
               select $1, content, jurisdiction, pk, changed_at from search_outbox`,
      [definitionOf('importaciones')],
    );
    await run('truncate search_outbox');
    expect(await indexer.indexNextAlone()).toMatchObject({ rows: 1 });
    expect(engine.body('own', '0:1')).toMatchObject({ pk: 1 });
    expect(await owed()).toEqual([]);
  });

  it('leaves names to the indexes of names, and records to those of records', async () => {
    await add('other-names', 'names-00000000', 'names');
    await store(1);
    await run(`insert into search_outbox (content, jurisdiction, pk) values ('entity', 'pa', 5)`);
    await indexer.indexNext();
    expect(await owed()).toEqual([
      { definition: OTHER, pk: 1, rejected: false },
      { definition: 'names-00000000', pk: 5, rejected: false },
    ]);
  });

  it('deletes an index that nobody has filled for a day, and what it lacks', async () => {
    await store(1);
    await indexer.indexNext();
    await age('23 hours');
    await store(2);
    await indexer.indexNext();
    expect(engine.deleted).toEqual([]);
    await age('2 hours');
    await store(3);
    await indexer.indexNext();
    expect(engine.deleted).toEqual(['other']);
    expect(await owed()).toEqual([]);
    expect((await listIndexes(database.pool)).map(({ name }) => name)).toEqual(['own']);
  });

  it('fills an index of a version that knew no definitions', async () => {
    await add('older', null);
    await store(1);
    await indexer.indexNext();
    expect(engine.body('older', '0:1')).toMatchObject({ pk: 1 });
  });
});

describe('a rebuild beside another version', () => {
  const names = async () => (await listIndexes(database.pool)).map(({ name }) => name);

  it('leaves the index that the other version reads until the next rebuild', async () => {
    await run(`update search_index set definition = $1, state = 'live'`, [OTHER]);
    await add('failed', OTHER);
    await add('new', definitionOf('importaciones'));
    expect(await switchIndexes(database.pool, ['new'])).toEqual(['failed']);
    expect(await names()).toEqual(['new', 'own']);
    await add('newer', definitionOf('importaciones'));
    expect(await switchIndexes(database.pool, ['newer'])).toEqual(['new', 'own']);
  });

  it('or until it is pruned', async () => {
    await add('other', OTHER);
    await store(1);
    await indexer.indexNext();
    expect(await pruneSearch(database.pool, engine)).toEqual(['other']);
    expect([engine.deleted, await names(), await owed()]).toEqual([['other'], ['own'], []]);
  });
});

describe('a document that the engine rejects', () => {
  beforeEach(() => {
    engine.faulty.add('own/0:1');
  });

  it('does not keep the others from being indexed, and stays a change that its index lacks', async () => {
    await store(1, 2);
    expect(await indexer.indexNext()).toMatchObject({
      rows: 2,
      rejected: [{ index: 'own', id: '0:1', fault: 'an_invented_exception' }],
    });
    expect(engine.body('own', '0:2')).toMatchObject({ pk: 2 });
    expect(await owed()).toEqual([{ definition: definitionOf('importaciones'), pk: 1, rejected: true }]);
    expect(await outboxBacklog(database.pool, ownDefinitions())).toMatchObject({ rows: 1 });
  });

  it('is tried again after five minutes, and is as old as the first time', async () => {
    await store(1);
    await indexer.indexNext();
    expect(await indexer.indexNextAlone()).toBeNull();
    await age('1 hour');
    await run(`update search_owed_change set rejected_at = rejected_at - interval '6 minutes'`);
    expect(await indexer.indexNextAlone()).toMatchObject({ rows: 1, rejected: [expect.anything()] });
    const { rows } = await run(`select changed_at < now() - interval '59 minutes' as old from search_owed_change`);
    expect(rows).toEqual([{ old: true }]);
    engine.faulty.clear();
    await run(`update search_owed_change set rejected_at = rejected_at - interval '6 minutes'`);
    await indexer.indexNextAlone();
    expect([engine.body('own', '0:1'), await owed()]).toEqual([expect.objectContaining({ pk: 1 }), []]);
  });

  it('is forgotten once a later version of it is taken', async () => {
    await store(1);
    await indexer.indexNext();
    engine.faulty.clear();
    await run(`update record set payload = '{"descripcion":"Tejas"}'`);
    await indexer.indexNext();
    expect([engine.body('own', '0:1'), await owed()]).toEqual([expect.objectContaining({ words: ['tejas'] }), []]);
  });
});
