import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { assertStandby, suspectStandby } from './lost-standby.js';
import { inTransaction } from './pool.js';

// `npm run test:faults -- "standby is lost"` has a server that waits for one.
describe('a standby', () => {
  let database: TestDatabase;
  let acquired = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
    database.pool.on('acquire', () => (acquired += 1));
  });
  beforeEach(() => {
    acquired = 0;
  });
  afterAll(() => database.drop());

  it('is not asked for while every statement is answered', async () => {
    await assertStandby(database.pool);
    expect(acquired).toBe(0);
  });

  it('is asked for once after a statement took too long, and not again if no commit waits', async () => {
    suspectStandby(database.pool, 1_000);
    await Promise.all([assertStandby(database.pool), assertStandby(database.pool)]);
    expect(acquired).toBe(1);
    await assertStandby(database.pool);
    expect(acquired).toBe(1);
  });

  it('lets transactions and statements commit if no commit waits for it', async () => {
    suspectStandby(database.pool, 1_000);
    await inTransaction(database.pool, (tx) => tx.query('create table noted (id bigint)'));
    suspectStandby(database.pool, 1_000);
    await database.pool.query('insert into noted values ($1)', [7n]);
    expect((await database.pool.query('select id from noted')).rows).toEqual([{ id: 7n }]);
    await expect(database.pool.query('select no_such_column')).rejects.toMatchObject({ code: '42703' });
  });
});
