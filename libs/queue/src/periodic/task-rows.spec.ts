import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LEASE_MS, TaskRows } from './task-rows.js';

const MINUTE_MS = 60_000;

describe('the row of a periodic task', () => {
  let database: TestDatabase;
  let one: TaskRows;
  let other: TaskRows;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.pool.query('delete from periodic_task');
    [one, other] = [anotherProcess(), anotherProcess()];
  });

  const anotherProcess = () => new TaskRows(database.pool, randomUUID());
  const take = async (rows: TaskRows) => (await rows.claim('mail')).waitMs;
  /** Time passes: all times of the row move back. */
  const pass = (ms: number) =>
    database.pool.query(
      `update periodic_task set due_at = due_at - i, leased_until = leased_until - i from (values ($1 * interval '1 ms')) t (i)`,
      [ms],
    );

  it('is claimed by one of many processes that try at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const processes = Array.from({ length: 8 }, anotherProcess);
      const waits = await Promise.all(processes.map(take));
      expect(waits.filter((ms) => ms === 0)).toHaveLength(1);
      const holder = processes[waits.indexOf(0)];
      await holder?.finish('mail', null, 0);
    }
  });

  it('says how long it may take until it is free', async () => {
    expect(await take(one)).toBe(0);
    const untilLeaseEnds = await take(other);
    expect(untilLeaseEnds).toBeLessThanOrEqual(LEASE_MS);
    expect(untilLeaseEnds).toBeGreaterThan(LEASE_MS - 5_000);
    await one.finish('mail', null, 10 * MINUTE_MS);
    expect(await take(other)).toBeGreaterThan(9 * MINUTE_MS);
    expect(await take(one)).toBeGreaterThan(9 * MINUTE_MS);
    await pass(10 * MINUTE_MS);
    expect(await take(other)).toBe(0);
  });

  it('goes from a process that was killed to another when its lease has ended, which counts as a failure', async () => {
    await take(one);
    await pass(LEASE_MS - 5_000);
    expect(await take(other)).toBeGreaterThan(0);
    await pass(5_000);
    expect(await take(other)).toBe(0);
    expect(await one.renew('mail')).toBe(false);
    await one.finish('mail', null, 0);
    expect(await other.renew('mail')).toBe(true);
    expect(await other.states(['mail'])).toMatchObject([{ failures: 1 }]);
    const { rows } = await database.pool.query('select error from periodic_task');
    expect(rows).toEqual([{ error: 'its process was killed, or stalled' }]);
    await other.finish('mail', null, 0);
    expect(await other.states(['mail', 'unknown'])).toMatchObject([{ name: 'mail', failures: 0 }]);
  });

  it('says how long ago the task succeeded in any process, or else was first started', async () => {
    const seconds = async () => (await one.states(['mail']))[0]?.secondsSinceSuccess;
    expect((await one.claim('mail')).msSinceSuccess).toBeNull();
    await database.pool.query(`update periodic_task set created_at = created_at - interval '1 hour'`);
    await one.finish('mail', 'a fault', 0);
    expect((await one.claim('mail')).msSinceSuccess).toBeNull();
    expect(await seconds()).toBeGreaterThanOrEqual(3_600);
    await one.finish('mail', null, 0);
    expect(await seconds()).toBeLessThan(60);
    expect((await other.claim('mail')).msSinceSuccess).toBeLessThan(MINUTE_MS);
  });

  it('stays with a process that renews its lease', async () => {
    await take(one);
    for (let round = 0; round < 5; round += 1) {
      await pass(LEASE_MS - 5_000);
      expect(await one.renew('mail')).toBe(true);
      expect(await take(other)).toBeGreaterThan(0);
    }
  });

  it('can be claimed again by its own process, which could not write how the run ended', async () => {
    await take(one);
    expect(await take(one)).toBe(0);
    expect(await one.states(['mail'])).toMatchObject([{ failures: 0 }]);
  });

  it('counts failures in a row, and keeps the start of a long error', async () => {
    for (let failures = 1; failures <= 3; failures += 1) {
      await take(one);
      await one.finish('mail', 'x'.repeat(600), 0);
      expect(await one.states(['mail'])).toMatchObject([{ failures }]);
    }
    const { rows } = await database.pool.query<{ error: string }>('select error from periodic_task');
    expect(rows[0]?.error).toHaveLength(500);
  });
});
