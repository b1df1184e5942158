import { SANDBOX_LIMITS, micro, microUsd } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createKeyHasher } from '../keys/key-hash.js';
import { SandboxAllowances } from './sandbox-allowances.js';
import type { SandboxHold } from './sandbox-allowances.js';

const LATE = new Date('2026-11-21T23:59:00Z');

describe('the allowance of a user of the sandbox', () => {
  let database: TestDatabase;
  let time: Date;
  let allowances: SandboxAllowances;
  let user = 0;
  let ana: string;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 6 });
    allowances = new SandboxAllowances(database.pool, {
      hashKey: createKeyHasher(Buffer.alloc(32, 7)),
      now: () => time,
    });
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    time = LATE;
    user += 1;
    ana = `ana.${String(user)}@example.com`;
  });

  const later = (ms: number) => {
    time = new Date(time.getTime() + ms);
  };

  it('is 1 call a second and 5 at once, under any concurrency, with a separate bucket for dry runs', async () => {
    const requested = await Promise.all(Array.from({ length: 12 }, () => allowances.takeRequest(ana)));
    expect(requested.filter((error) => error === null)).toHaveLength(5);
    expect(requested.find((error) => error !== null)).toEqual({ limit: 'rate', retryAfterSeconds: 1 });
    const previews = await Promise.all(Array.from({ length: 12 }, () => allowances.takeDryRun(ana)));
    expect(previews.filter((error) => error === null)).toHaveLength(10);
    expect(await allowances.takeRequest(`another.${ana}`)).toBe(null);
    later(1_000);
    expect([await allowances.takeRequest(ana), await allowances.takeRequest(ana)]).toEqual([
      null,
      { limit: 'rate', retryAfterSeconds: 1 },
    ]);
    expect(await allowances.usage(ana)).toMatchObject({ callsUsed: 6, spent: 0n });
  });

  it('is a number of calls per UTC day, and starts over on the next', async () => {
    time = new Date('2026-11-21T12:00:00Z');
    for (let nr = 0; nr < SANDBOX_LIMITS.callsPerDay; nr += 1) {
      expect(await allowances.takeRequest(ana)).toBe(null);
      later(1_000);
    }
    const left = (Date.parse('2026-11-22T00:00:00Z') - time.getTime()) / 1_000;
    expect(await allowances.takeRequest(ana)).toEqual({ limit: 'calls', retryAfterSeconds: left });
    time = new Date('2026-11-22T00:00:00Z');
    expect(await allowances.usage(ana)).toEqual({
      ...{ callsUsed: 0, spent: 0n, resetsAt: new Date('2026-11-23T00:00:00Z') },
    });
    expect(await allowances.takeRequest(ana)).toBe(null);
  });

  it('is an amount of money per day, held before a call and released if it was not charged', async () => {
    const { moneyPerDay } = SANDBOX_LIMITS;
    const held = (await allowances.hold(ana, moneyPerDay)) as SandboxHold;
    expect(held).toEqual({ day: '2026-11-21', amount: moneyPerDay });
    expect(await allowances.hold(ana, micro('0.01'))).toEqual({ limit: 'money', retryAfterSeconds: 60 });
    // Free calls use no allowance.
    expect(await allowances.hold(ana, micro('0'))).toMatchObject({ amount: 0n });
    await allowances.releaseUnused(ana, held, micro('0.16'));
    expect(await allowances.usage(ana)).toMatchObject({ spent: micro('0.16') });
    const holds = await Promise.all(Array.from({ length: 8 }, () => allowances.hold(ana, micro('1'))));
    // 5.00 less 0.16: four of 1.00.
    expect(holds.filter((hold) => 'amount' in hold)).toHaveLength(4);
  });

  it('is shared by all addresses of a mailbox, and is stored without any of them', async () => {
    const gmail = `prueba${String(user)}`;
    await allowances.hold(`${gmail}@gmail.com`, micro('3'));
    const tagged = `${gmail.split('').join('.')}+x@GoogleMail.com`;
    expect(await allowances.hold(tagged, micro('3'))).toMatchObject({ limit: 'money' });
    expect(await allowances.usage(tagged)).toMatchObject({ spent: micro('3') });
    expect(await allowances.hold(`${gmail}@outlook.com`, micro('3'))).toMatchObject({ amount: micro('3') });
    const { rows } = await database.pool.query('select * from sandbox_allowance');
    expect(
      JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toMatch(/prueba|gmail/);
  });

  it('is not returned on a day other than that of the call', async () => {
    const held = (await allowances.hold(ana, micro('2'))) as SandboxHold;
    later(120_000);
    await allowances.hold(ana, micro('1'));
    await allowances.releaseUnused(ana, held, microUsd(0n));
    expect(await allowances.usage(ana)).toMatchObject({ spent: micro('1') });
  });

  it('is not locked for long by a clock that ran ahead', async () => {
    time = new Date('2026-12-31T00:00:00Z');
    for (let nr = 0; nr < 5; nr += 1) await allowances.takeRequest(ana);
    time = LATE;
    expect(await allowances.takeRequest(ana)).toBe(null);
  });
});
