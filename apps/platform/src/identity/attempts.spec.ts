import { consumeAttempt } from '@entity-registry/accounts';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Attempts } from './attempts.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const START = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);
const bucket = { key: 'b', intervalMs: 1_000, burst: 3 };

describe('a bucket of attempts', () => {
  it('allows a burst and then the steady rate, and says how long to wait', async () => {
    const taken: number[] = [];
    for (const ms of [0, 0, 0, 0, 400, 1_000, 1_000, 60_000, 60_000, 60_000, 60_000]) {
      taken.push(await consumeAttempt(database.pool, bucket, after(ms)));
    }
    expect(taken).toEqual([0, 0, 0, 1_000, 600, 0, 1_000, 0, 0, 0, 1_000]);
  });

  it('enforces the limit across concurrent processes', async () => {
    const waits = await Promise.all(
      Array.from({ length: 30 }, () => consumeAttempt(database.pool, { ...bucket, key: 'raced' }, START)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    const single = await Promise.all(
      Array.from({ length: 30 }, () => consumeAttempt(database.pool, { ...bucket, key: 'single', burst: 1 }, START)),
    );
    expect(single.filter((wait) => wait === 0)).toHaveLength(1);
  });

  it('counts an IPv6 customer network as one, and stores no address', async () => {
    const attempts = new Attempts(database.pool, () => START);
    const take = (address: string) => attempts.consumeForAddress('sign-up from', address);
    for (let index = 0; index < 10; index += 1) await take(`2001:db8:1:2::${index.toString(16)}`);
    await expect(take('2001:db8:1:2:ffff::1')).rejects.toMatchObject({ detail: { code: 'too_many_attempts' } });
    await take('2001:db8:1:3::1');
    const { rows } = await database.pool.query<{ key: string }>('select key from auth_rate_limit');
    expect(rows.map(({ key }) => key).join(' ')).not.toMatch(/2001:/);
  });
});
