import { SeverableProxy, createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createPool, inSnapshot, inTransaction } from './pool.js';
import { withPrisma } from './prisma-client.js';
import { QueryTimeoutError } from './statement-watch.js';

const LIMIT_MS = 500;

describe('a server that does not respond', () => {
  let database: TestDatabase;
  let proxy: SeverableProxy;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    await database.pool.query('create table note (id bigint primary key)');
  });
  beforeEach(async () => {
    const opened = await SeverableProxy.open(database.url);
    proxy = opened.proxy;
    pool = createPool(opened.url, { max: 1, queryTimeoutMs: LIMIT_MS });
    await pool.query('select 1');
  });
  afterEach(async () => {
    await pool.end();
    await proxy.close();
  });
  afterAll(() => database.drop());

  const recovers = async (): Promise<void> => {
    proxy.restore();
    expect((await pool.query('select 1')).rowCount).toBe(1);
  };

  it('is not waited for beyond the limit, and its connection is dropped', async () => {
    proxy.freeze();
    await expect(pool.query('select 1')).rejects.toThrow(QueryTimeoutError);
    expect(pool.totalCount).toBe(0);
    await recovers();
  });

  it('is not waited for in a transaction or by its rollback', async () => {
    const begun = performance.now();
    const attempt = inTransaction(pool, async (client) => {
      await client.query('insert into note values (1)');
      proxy.freeze();
      await client.query('insert into note values (2)');
    });
    await expect(attempt).rejects.toThrow(QueryTimeoutError);
    expect(performance.now() - begun).toBeLessThan(2 * LIMIT_MS);
    expect(pool.totalCount).toBe(0);
    await recovers();
    expect((await database.pool.query('select from note')).rowCount).toBe(0);
  });

  it('also rejects statements queued behind the first', async () => {
    const client = await pool.connect();
    proxy.freeze();
    const outcomes = await Promise.allSettled([client.query('select 1'), client.query('select 2')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    client.release(true);
  });

  it('is not waited for by Prisma', async () => {
    proxy.freeze();
    await expect(withPrisma(pool, (prisma) => prisma.ingestRun.count())).rejects.toThrow(QueryTimeoutError);
    await recovers();
  });

  it('is not assumed when a snapshot takes long', async () => {
    const slow = `select pg_sleep(${String((2 * LIMIT_MS) / 1_000)})`;
    await inSnapshot(pool, {}, (tx) => tx.query(slow));
    await expect(pool.query(slow)).rejects.toThrow(QueryTimeoutError);
  });
});
