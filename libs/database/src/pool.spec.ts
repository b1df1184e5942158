import { createTestDatabase, type TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPool, inSnapshot, inTransaction } from './pool.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table note (id bigint primary key, text text)');
});

afterAll(() => database.drop());

describe('createPool', () => {
  it('reads int8 exactly, as bigint, also in sums and arrays of parameters', async () => {
    const { rows } = await database.pool.query<{ value: bigint; count: bigint }>(
      'select 9007199254740993::int8 as value, count(*) as count from note where id = any($1)',
      [[1n, 2n]],
    );
    expect(rows[0]).toEqual({ value: 9007199254740993n, count: 0n });
  });

  it('reads dates as text in any time zone of the process', async () => {
    const { rows } = await database.pool.query<{ day: string }>(`select date '2026-02-28' as day`);
    expect(rows[0]?.day).toBe('2026-02-28');
  });

  it('survives when the server closes an idle connection', async () => {
    const broken: Error[] = [];
    const pool = createPool(database.url, { max: 1, onIdleError: (error) => broken.push(error) });
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const removed = new Promise((resolve) => pool.once('remove', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await removed;
    expect((await pool.query('select 1')).rowCount).toBe(1);
    expect(broken).toHaveLength(1);
    await pool.end();
  });
});

describe('inSnapshot', () => {
  it('reads one snapshot, refuses changes, and restores the settings of the connection', async () => {
    const pool = createPool(database.url, { max: 1, statementTimeoutMs: 60_000 });
    const settings = `select current_setting('statement_timeout') as timeout, current_setting('work_mem') as memory`;
    const before = (await pool.query(settings)).rows;
    await inSnapshot(pool, { workMem: '77MB' }, async (tx) => {
      expect((await tx.query(settings)).rows).toEqual([{ timeout: '0', memory: '77MB' }]);
      expect((await tx.query('select from note where id = 70')).rowCount).toBe(0);
      await database.pool.query(`insert into note values (70, 'later')`);
      expect((await tx.query('select from note where id = 70')).rowCount).toBe(0);
    });
    expect((await pool.query(settings)).rows).toEqual(before);
    const writing = inSnapshot(pool, {}, (tx) => tx.query(`insert into note values (71, 'refused')`));
    await expect(writing).rejects.toMatchObject({ code: '25006' });
    await pool.end();
  });
});

describe('inTransaction', () => {
  it('commits the work and returns its result', async () => {
    const result = await inTransaction(database.pool, async (client) => {
      await client.query(`insert into note values (1, 'kept')`);
      return 'done';
    });
    expect(result).toBe('done');
    expect((await database.pool.query('select from note where id = 1')).rowCount).toBe(1);
  });

  it('rolls back and rethrows whatever the work throws', async () => {
    const failure = new Error('no');
    const attempt = inTransaction(database.pool, async (client) => {
      await client.query(`insert into note values (2, 'lost')`);
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    expect((await database.pool.query('select from note where id = 2')).rowCount).toBe(0);
  });

  it('becomes part of an open transaction', async () => {
    const attempt = inTransaction(database.pool, async (client) => {
      await inTransaction(client, (same) => same.query(`insert into note values (3, 'lost with the outer one')`));
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect((await database.pool.query('select from note where id = 3')).rowCount).toBe(0);
  });

  it('never returns a connection whose server process died to the pool', async () => {
    const pool = createPool(database.url, { max: 1 });
    const attempt = inTransaction(pool, async (client) => {
      await client.query('select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(attempt).rejects.toThrow();
    expect((await pool.query('select 1')).rowCount).toBe(1);
    await pool.end();
  });
});
