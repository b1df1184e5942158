import type { Queryable } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
  await database.pool.query('truncate search_outbox');
  reads.count = 0;
  clock.ms = 0;
});

describe('IndexAge', () => {
  it('is fresh without changes, and with changes that are new', async () => {
    await expect(newAge().assertFresh()).resolves.toBeUndefined();
    await insertChange(5);
    await expect(newAge().assertFresh()).resolves.toBeUndefined();
  });

  it('is stale once a change has waited for longer than the limit', async () => {
    await insertChange(75);
    await insertChange(1);
    await expect(newAge().assertFresh()).rejects.toMatchObject({
      name: 'StaleIndexError',
      message: expect.stringContaining('75 s'),
    });
  });

  it('reads once for searches within a second, also at the same time, and not without searches', async () => {
    const age = newAge();
    expect(reads.count).toBe(0);
    await Promise.all([age.assertFresh(), age.assertFresh()]);
    clock.ms = 999;
    await age.assertFresh();
    expect(reads.count).toBe(1);
    await insertChange(75);
    clock.ms = 1_000;
    await expect(age.assertFresh()).rejects.toThrow();
    expect(reads.count).toBe(2);
  });

  it('does not keep a read that failed', async () => {
    let failing = true;
    const db = {
      query: (...query: Parameters<Queryable['query']>) =>
        failing ? Promise.reject(new Error('an invented failure')) : database.pool.query(...query),
    } as Queryable;
    const age = new IndexAge(db, { staleAfterMs: LIMIT_MS, now: () => new Date(0) });
    await expect(age.assertFresh()).rejects.toThrow('an invented failure');
    failing = false;
    await expect(age.assertFresh()).resolves.toBeUndefined();
  });
});
