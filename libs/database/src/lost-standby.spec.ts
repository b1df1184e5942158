import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { assertStandby, suspectStandby } from './lost-standby.js';
import { inTransactionOn } from './pool.js';

// `npm run test:faults -- "standby is lost"` has a server that waits for one.
describe('a standby', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** The statements that `work` sends on a connection. `releases`: it also gives the connection back. */
  async function statementsOf(
    work: (client: pg.PoolClient) => Promise<unknown>,
    { releases = false } = {},
  ): Promise<string[]> {
    const client = await database.pool.connect();
    const sent: string[] = [];
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      sent.push(String(args[0]));
      return query(...args);
    }) as pg.PoolClient['query'];
    try {
      await work(client);
      return sent;
    } finally {
      client.query = query as pg.PoolClient['query'];
      if (!releases) client.release();
    }
  }

  it('is not asked for while every statement is answered', async () => {
    expect(await statementsOf((client) => assertStandby(database.pool, client))).toEqual([]);
  });

  it('is asked for after a statement took too long, and not again if no commit waits', async () => {
    suspectStandby(database.pool, 1_000);
    const ask = () => statementsOf((client) => assertStandby(database.pool, client));
    expect(await ask()).toEqual([expect.stringContaining('SyncRep')]);
    expect(await ask()).toEqual([]);
  });

  it('is asked for before the commit of a transaction, and of a single statement', async () => {
    await database.pool.query('create table noted (id bigint)');
    suspectStandby(database.pool, 1_000);
    const transaction = await statementsOf(
      (client) => inTransactionOn(database.pool, client, (tx) => tx.query('insert into noted values (1)')),
      { releases: true },
    );
    expect(transaction).toEqual([
      'begin',
      'insert into noted values (1)',
      expect.stringContaining('SyncRep'),
      'commit',
    ]);
    suspectStandby(database.pool, 1_000);
    // In a transaction, which `pool.query` begins for it.
    const { rows } = await database.pool.query<{ alone: boolean }>('select now() = statement_timestamp() as alone');
    expect(rows).toEqual([{ alone: false }]);
    expect((await database.pool.query('select now() = statement_timestamp() as alone')).rows).toEqual([
      { alone: true },
    ]);
    suspectStandby(database.pool, 1_000);
    await expect(database.pool.query('select no_such_column')).rejects.toMatchObject({ code: '42703' });
    expect((await database.pool.query('select id from noted')).rows).toEqual([{ id: 1n }]);
  });
});
