import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { TableStatistics } from './table-statistics.js';

describe('statistics during a load', () => {
  let database: TestDatabase;
  let client: PoolClient;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = await database.pool.connect();
    await client.query('create table loaded (nr integer); create table beside (nr integer)');
  });
  afterAll(async () => {
    client.release();
    await database.drop();
  });

  /** The rows that the planner expects; -1: it was never told. */
  const expected = async (table: string): Promise<number> => {
    const { rows } = await client.query<{ rows: number }>(
      'select reltuples as rows from pg_class where oid = $1::regclass',
      [table],
    );
    return rows[0]?.rows ?? Number.NaN;
  };

  it('are updated whenever the new rows of a table have doubled', async () => {
    const statistics = new TableStatistics();
    const load = async (table: string, count: number): Promise<void> => {
      await client.query(`insert into ${table} select generate_series(1, $1)`, [count]);
      await statistics.after(client, new Map([[table, count]]));
    };
    const seen: number[] = [];
    for (const count of [400, 100, 400, 200, 900]) {
      await load('loaded', count);
      seen.push(await expected('loaded'));
    }
    expect(seen).toEqual([-1, 500, 500, 1100, 1100]);
    expect(await expected('beside')).toBe(-1);
    await load('beside', 1_000);
    expect(await expected('beside')).toBe(1_000);
  });
});
