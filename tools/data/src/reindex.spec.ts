import { outdatedNameIndexes } from '@entity-registry/registry';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentProgress } from './import/runs/progress.js';
import { reindex } from './reindex.js';

const NOW = () => new Date('2026-11-24T12:00:00Z');

describe('data reindex', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const run = (all: boolean) => reindex({ pool: database.pool, progress: silentProgress, now: NOW, all });
  const rebuiltAt = async (): Promise<Record<string, Date | null>> => {
    const { rows } = await database.pool.query<{ jurisdiction: string; refreshed_at: Date | null }>(
      // The worker keeps the index of watched names by itself.
      `select jurisdiction, refreshed_at from name_index where jurisdiction <> 'watched'`,
    );
    return Object.fromEntries(rows.map((row) => [row.jurisdiction, row.refreshed_at]));
  };

  it('rebuilds only the indexes that other code built', async () => {
    await database.pool.query(`update name_index set keys_version = 1 where jurisdiction = 'pa'`);
    expect(await run(false)).toBe('rebuilt the name index of pa');
    expect(await outdatedNameIndexes(database.pool)).toEqual([]);
    expect(await rebuiltAt()).toEqual({ pa: NOW(), ec: null, co: null });
  });

  it('says that there is nothing to do, and rebuilds all on request', async () => {
    expect(await run(false)).toMatch(/^nothing to do/);
    expect(await run(true)).toBe('rebuilt the name index of pa, ec, co');
    expect(await rebuiltAt()).toEqual({ pa: NOW(), ec: NOW(), co: NOW() });
  });
});
