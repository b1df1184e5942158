import type { Queryable } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addIndex } from '../search-outbox/search-indexes.js';
import { definitionOf } from './definitions.js';
import { IndexAge } from './index-age.js';

const LIMIT_MS = 60_000;
let database: TestDatabase;
const clock = { ms: 0 };
const reads = { count: 0 };

/** A change that has waited for so many seconds. */
const insertChange = (seconds: number) =>
  database.pool.query(
    `insert into search_outbox (content, jurisdiction, pk, changed_at)
     values ('importaciones', 'pa', 1, clock_timestamp() - make_interval(secs => $1))`,
    [seconds],
  );

function newAge(): IndexAge {
  const db: Pick<Queryable, 'query'> = {
    query: ((...query: Parameters<Queryable['query']>) => {
      reads.count += 1;
      return database.pool.query(...query);
    }) as Queryable['query'],
  };
  return new IndexAge(db, { staleAfterMs: LIMIT_MS, now: () => new Date(clock.ms) });
}

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 3 });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate search_outbox, search_owed_change, search_index');
  await addIndex(database.pool, {
    ...{ name: 'imports', content: 'importaciones', definition: definitionOf('importaciones'), createdAt: new Date(0) },
  });
  reads.count = 0;
  clock.ms = 0;
});

describe('IndexAge', () => {
  it('is fresh without changes, and with changes that are new', async () => {
    await expect(newAge().assertFresh('importaciones')).resolves.toBeUndefined();
    await insertChange(5);
    await expect(newAge().assertFresh('importaciones')).resolves.toBeUndefined();
  });

  it('is stale once a change has waited for longer than the limit', async () => {
    await insertChange(75);
    await insertChange(1);
    await expect(newAge().assertFresh('importaciones')).rejects.toMatchObject({
      name: 'StaleIndexError',
      message: expect.stringContaining('75 s'),
    });
  });

  it('does not count changes that only the index of another version lacks, but one that its own rejected', async () => {
    const owe = (definition: string) =>
      database.pool.query(
        `insert into search_owed_change (definition, content, jurisdiction, pk, changed_at, rejected_at)
         values ($1, 'importaciones', 'pa', 1, clock_timestamp() - interval '75 s', clock_timestamp())`,
        [definition],
      );
    await owe('importaciones-00000000');
    await expect(newAge().assertFresh('importaciones')).resolves.toBeUndefined();
    await owe(definitionOf('importaciones'));
    await expect(newAge().assertFresh('importaciones')).rejects.toMatchObject({ name: 'StaleIndexError' });
  });

  it('is stale without an index that gets changes', async () => {
    await expect(newAge().assertFresh('marcas')).rejects.toMatchObject({ name: 'StaleIndexError' });
  });

  it('reads once for searches within a second, also at the same time, and not without searches', async () => {
    const age = newAge();
    expect(reads.count).toBe(0);
    await Promise.all([age.assertFresh('importaciones'), age.assertFresh('importaciones')]);
    clock.ms = 999;
    await age.assertFresh('importaciones');
    expect(reads.count).toBe(1);
    await insertChange(75);
    clock.ms = 1_000;
    await expect(age.assertFresh('importaciones')).rejects.toThrow();
    expect(reads.count).toBe(2);
  });

  it('does not keep a read that failed', async () => {
    let failing = true;
    const db = {
      query: (...query: Parameters<Queryable['query']>) =>
        failing ? Promise.reject(new Error('an invented failure')) : database.pool.query(...query),
    } as Queryable;
    const age = new IndexAge(db, { staleAfterMs: LIMIT_MS, now: () => new Date(0) });
    await expect(age.assertFresh('importaciones')).rejects.toThrow('an invented failure');
    failing = false;
    await expect(age.assertFresh('importaciones')).resolves.toBeUndefined();
  });
});
