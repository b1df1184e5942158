import { inTransaction } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertNamed } from '../../test/named-entities.js';
import { MemoryEngine } from '../../test/search-engine/memory-engine.js';
import { storeRecords } from '../../test/surface-records.js';
import { indexNames } from '../name-index/index-names.js';
import { SearchEngineError } from './search-engine-error.js';
import { definitionOf, ownDefinitions } from './definitions.js';
import { SearchIndexer } from './indexer.js';
import type { Content } from '../search-outbox/content.js';
import { outboxBacklog } from '../search-outbox/outbox.js';
import { addIndex, removeIndexes, switchIndexes } from '../search-outbox/search-indexes.js';
import { turnOutboxOn } from '../search-outbox/triggers.js';

const CREATED = new Date('2026-11-20T06:00:00Z');
let database: TestDatabase;
let engine: MemoryEngine;
let indexer: SearchIndexer;
const run = (sql: string, values: unknown[] = []) => database.pool.query(sql, values);
const imported = (pk: number, descripcion: string) => ({
  ...{ level: 'importaciones', tag: 'importaciones' as const, pk, payload: { descripcion, valor_cif: 1.5 } },
});
const add = (name: string, content: Content, definition: string | null = definitionOf(content)) =>
  addIndex(database.pool, { name, content, definition, createdAt: CREATED });
const isEmpty = async () => (await outboxBacklog(database.pool, ownDefinitions())).rows === 0;

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 5 });
  await inTransaction(database.pool, turnOutboxOn);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await run(
    'truncate entity, record, name_key, other_name_key, entity_name, search_outbox, search_owed_change, search_index cascade',
  );
  engine = new MemoryEngine();
  indexer = new SearchIndexer(database.pool, engine, () => new Date(), 3);
  await add('imports', 'importaciones');
  await add('names', 'names');
});

describe('SearchIndexer', () => {
  it('does nothing without changes', async () => {
    expect(await indexer.indexNext()).toBeNull();
  });

  it('writes a record as searches compare it, and forgets the change', async () => {
    await storeRecords(database.pool, [imported(1, 'Café, 2 sacos')]);
    expect(await indexer.indexNext()).toMatchObject({ rows: 1, isFull: false });
    expect(engine.body('imports', '0:1')).toEqual({
      part: 0,
      pk: 1,
      words: ['2', 'cafe', 'sacos'],
      f_valor_cif: 1.5,
      w_descripcion: ['2', 'cafe', 'sacos'],
    });
    expect(engine.refreshed).toEqual(['imports']);
    expect(await isEmpty()).toBe(true);
  });

  it('writes a tombstone for a deleted record, in a later version', async () => {
    await storeRecords(database.pool, [imported(1, 'Arroz')]);
    await indexer.indexNext();
    await run('delete from record');
    await indexer.indexNext();
    expect(engine.body('imports', '0:1')).toBeNull();
  });

  it('indexes batch by batch, and reports how long the changes took', async () => {
    await storeRecords(
      database.pool,
      [1, 2, 3, 4].map((pk) => imported(pk, 'Arroz')),
    );
    const first = await indexer.indexNext();
    expect(first).toMatchObject({
      rows: 3,
      isFull: true,
      ages: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    expect(await indexer.indexNext()).toMatchObject({ rows: 1, isFull: false });
  });

  it('writes to the index that searches read and to the one that a rebuild fills', async () => {
    await add('imports-2', 'importaciones');
    await storeRecords(database.pool, [imported(1, 'Arroz')]);
    await indexer.indexNext();
    expect([engine.body('imports', '0:1'), engine.body('imports-2', '0:1')]).toMatchObject([{ pk: 1 }, { pk: 1 }]);
    expect(await switchIndexes(database.pool, ['imports-2'])).toEqual(['imports']);
  });

  it('repeats a batch that failed', async () => {
    await storeRecords(database.pool, [imported(1, 'Arroz')]);
    engine.beforeWrite = () => Promise.reject(new SearchEngineError('connect ECONNREFUSED', null));
    await expect(indexer.indexNext()).rejects.toThrow('ECONNREFUSED');
    expect(await isEmpty()).toBe(false);
    engine.beforeWrite = () => Promise.resolve();
    await indexer.indexNext();
    expect(engine.body('imports', '0:1')).toMatchObject({ pk: 1 });
  });

  it('never lets a slower batch with an older record win', async () => {
    await storeRecords(database.pool, [imported(1, 'Arroz')]);
    const { promise: held, resolve: hold } = Promise.withResolvers<undefined>();
    const { promise: writing, resolve: reached } = Promise.withResolvers<undefined>();
    engine.beforeWrite = () => {
      reached(undefined);
      engine.beforeWrite = () => Promise.resolve();
      return held;
    };
    const slow = indexer.indexNext();
    await writing;
    await run(`update record set payload = '{"descripcion":"Tejas"}'`);
    await indexer.indexNext();
    hold(undefined);
    await slow;
    expect(engine.body('imports', '0:1')).toMatchObject({ words: ['tejas'] });
    expect(await isEmpty()).toBe(true);
  });

  it('leaves the work to another process that is at it', async () => {
    await storeRecords(database.pool, [imported(1, 'Arroz')]);
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const { promise: writing, resolve: reached } = Promise.withResolvers<undefined>();
    engine.beforeWrite = () => {
      reached(undefined);
      return held;
    };
    const first = indexer.indexNextAlone();
    await writing;
    expect(await indexer.indexNextAlone()).toBeNull();
    release(undefined);
    expect(await first).toMatchObject({ rows: 1 });
    expect(await indexer.indexNextAlone()).toBeNull();
  });

  it('ignores an index that was replaced meanwhile, and reports one that is lost', async () => {
    await storeRecords(database.pool, [imported(1, 'Arroz')]);
    engine.missing.add('imports');
    await expect(indexer.indexNext()).rejects.toThrow('the search engine has no index imports: run "search rebuild"');
    engine.beforeWrite = () => removeIndexes(database.pool, ['imports']);
    expect(await indexer.indexNext()).toMatchObject({ rows: 1 });
  });

  it('writes the keys of names, and tombstones for those of merged entities', async () => {
    const [entity] = await insertNamed(database.pool, [{ nombre: 'Aserradero Uno, S.A.' }]);
    if (entity === undefined) throw new Error('no entity');
    const index = () => inTransaction(database.pool, (client) => indexNames(client, [entity]));
    await index();
    await indexer.indexNext();
    const id = `pa:${String(entity.pk)}`;
    expect(engine.body('names', id)).toMatchObject({
      ...{ jurisdiction: 'pa', entity: Number(entity.pk), text: ' aserradero uno s a ' },
      keys: expect.arrayContaining([expect.stringMatching(/^-?\d+$/)]),
    });
    await run('update entity set merged_into = pk + 1');
    await index();
    await indexer.indexNext();
    expect(engine.body('names', id)).toBeNull();
  });
});
