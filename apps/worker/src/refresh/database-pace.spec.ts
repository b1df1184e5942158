import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, until } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { databasePace } from './database-pace.js';

describe('the pace of the sources', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('takes turns, reports when too many wait, and stops waiting when aborted', async () => {
    const pace = databasePace(database.pool, { intervalMs: 30_000, burst: 1, maxWaitMs: 40_000 });
    const never = new AbortController().signal;
    expect(await pace.waitForTurn('dgi', never)).toBe('ready');
    const controller = new AbortController();
    const waiting = pace.waitForTurn('dgi', controller.signal);
    await until(async () => {
      const { rows } = await database.pool.query(
        `select from source_pace where source = 'dgi' and free_at > now() + interval '40 s'`,
      );
      return rows.length === 1;
    });
    controller.abort(new Error('shutting down'));
    await expect(waiting).rejects.toThrow('shutting down');
    // The turn that was waited for is lost; the next one is beyond the maximum wait.
    expect(await pace.waitForTurn('dgi', never)).toBe('crowded');
  });

  it('waits for its turn', async () => {
    const pace = databasePace(database.pool, { intervalMs: 40, burst: 1, maxWaitMs: 1_000 });
    const began = performance.now();
    for (let turn = 0; turn < 4; turn += 1)
      expect(await pace.waitForTurn('minsa', new AbortController().signal)).toBe('ready');
    // Three intervals, minus the amount that timers are early.
    expect(performance.now() - began).toBeGreaterThan(3 * 40 - 5);
  });
});
