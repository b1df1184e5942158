import { openQueue } from '@entity-registry/queue';
import type { JobQueue } from '@entity-registry/queue';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sweep } from './sweep.js';

describe('a sweep', () => {
  let database: TestDatabase;
  let queue: JobQueue;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 });
    queue = openQueue('refresh', { databaseUrl: database.url });
  });
  afterAll(async () => {
    await queue.close();
    await database.drop();
  });

  it('enqueues the rows that have no job, and counts only those', async () => {
    await queue.addMany([1n, 2n]);
    const waiting = () => Promise.resolve([1n, 2n, 3n, 4n]);
    expect(await sweep(queue, waiting)).toBe(2);
    expect((await queue.counts()).waiting).toBe(4);
    expect(await sweep(queue, waiting)).toBe(0);
  });

  it('ignores a row that ended, with its job, during the sweep', async () => {
    const before = await queue.counts();
    const looks = [[17n, 18n], [18n]];
    expect(await sweep(queue, () => Promise.resolve(looks.shift() ?? []))).toBe(1);
    expect((await queue.counts()).waiting).toBe(before.waiting + 1);
    expect(await queue.missing([17n, 18n])).toEqual([17n]);
  });

  it('makes no queries when there are no rows', async () => {
    const away = openQueue('refresh', { redisUrl: 'redis://127.0.0.1:1/0' }, { timeoutMs: 100 });
    expect(await sweep(away, () => Promise.resolve([]))).toBe(0);
    await away.close();
  });
});
