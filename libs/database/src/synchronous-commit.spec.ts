import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnconfirmedCommitError, WITHOUT_COMMIT_WAIT, confirmCommits } from './synchronous-commit.js';

describe('confirmCommits', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.pool.query('create table charged (id bigint)');
  });
  afterAll(() => database.drop());

  const confirm = (id: bigint): Promise<void> =>
    confirmCommits(database.pool, { sql: 'select id from charged where id = any ($1::bigint[])', id });

  it('commits once more on the server that has what was found', async () => {
    await database.pool.query(`insert into charged values (1), (2)`);
    const position = async (): Promise<string> => {
      const { rows } = await database.pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
      return rows[0]?.lsn ?? '';
    };
    const before = await position();
    await confirm(1n);
    expect(await position()).not.toBe(before);
  });

  it('commits once for those that wait together, each with its own outcome', async () => {
    const statements: unknown[] = [];
    const count = (client: unknown) => statements.push(client);
    database.pool.on('acquire', count);
    const outcomes = await Promise.allSettled([1n, 2n, 3n, 1n].map(confirm));
    database.pool.off('acquire', count);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    // The first one didn't wait for the others.
    expect(statements).toHaveLength(2);
  });

  it('rejects those that wait with the error of the database', async () => {
    const broken = await createTestDatabase();
    await broken.drop();
    const row = { sql: 'select id from charged where id = any ($1::bigint[])', id: 1n };
    const outcomes = await Promise.allSettled([confirmCommits(broken.pool, row), confirmCommits(broken.pool, row)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('doesn’t take the word of a server that lacks it, as after a failover', async () => {
    await expect(confirm(3n)).rejects.toBeInstanceOf(UnconfirmedCommitError);
  });
});

describe('a commit without a wait', () => {
  it('is that of one statement, and leaves the next one of its connection as it was', async () => {
    const database = await createTestDatabase({ poolSize: 1 });
    const setting = async (condition: string) => {
      const { rows } = await database.pool.query<{ setting: string }>(
        `select current_setting('synchronous_commit') as setting where ${condition}`,
      );
      return rows[0]?.setting;
    };
    await database.pool.query('set synchronous_commit = on');
    expect(await setting(WITHOUT_COMMIT_WAIT)).toBe('off');
    expect(await setting('true')).toBe('on');
    await database.drop();
  });
});
