import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnconfirmedCommitError, confirmCommits } from './synchronous-commit.js';

describe('confirmCommits', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.pool.query('create table charged (reference text)');
  });
  afterAll(() => database.drop());

  const confirm = (reference: string): Promise<void> =>
    confirmCommits(database.pool, { sql: 'select from charged where reference = $1', values: [reference] });

  it('commits once more on the server that has what was found', async () => {
    await database.pool.query(`insert into charged values ('here')`);
    const position = async (): Promise<string> => {
      const { rows } = await database.pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
      return rows[0]?.lsn ?? '';
    };
    const before = await position();
    await confirm('here');
    expect(await position()).not.toBe(before);
  });

  it('doesn’t take the word of a server that lacks it, as after a failover', async () => {
    await expect(confirm('lost with the last primary')).rejects.toBeInstanceOf(UnconfirmedCommitError);
  });
});
