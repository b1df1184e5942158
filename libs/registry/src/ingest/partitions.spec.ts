import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG, UNLISTED_TAGS } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';

describe('partitions of record', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 });
  });
  afterAll(() => database.drop());

  it('are exactly the levels of the catalog that have records, and the tags that no detail lists', async () => {
    const { rows } = await database.pool.query<{ bound: string }>(
      `select pg_get_expr(c.relpartbound, c.oid) as bound
         from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'record'::regclass`,
    );
    const levels = CATALOG.levels.map((definition) => definition.level).filter((level) => level !== 'core_registro');
    const bounds = [...levels, ...UNLISTED_TAGS];
    expect(rows.map((row) => row.bound).sort()).toEqual(bounds.map((level) => `FOR VALUES IN ('${level}')`).sort());
  });
});
