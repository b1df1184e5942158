import { parseSearch } from '@entity-registry/domain';
import { databaseErrorKind } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SurfaceSearch } from './surface-search.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 2 });
});
afterAll(() => database.drop());

it('ends a search that takes too long in total, and the pool has a connection for the next one', async () => {
  const query = parseSearch('naves', {});
  const search = new SurfaceSearch(database.pool, { statementTimeoutMs: 0, deadlineMs: 100 });
  const holder = await database.pool.connect();
  await holder.query('begin; lock table record_naves in access exclusive mode');
  const error: unknown = await search.search(query, null).catch((error: unknown) => error);
  expect(databaseErrorKind(error)).toBe('statement_timeout');
  await holder.query('rollback');
  holder.release();
  expect((await search.search(query, null)).results).toEqual([]);
});
