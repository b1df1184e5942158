import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { nextBudgetDay, budgetDay } from '../calendar/budget-day.js';

describe('the day of America/Panama', () => {
  it.each([
    ['2026-03-10T04:59:59.999Z', '2026-03-09', '2026-03-10T05:00:00Z'],
    ['2026-03-10T05:00:00.000Z', '2026-03-10', '2026-03-11T05:00:00Z'],
    ['2026-12-31T23:59:59.000Z', '2026-12-31', '2027-01-01T05:00:00Z'],
    ['2027-01-01T04:59:59.999Z', '2026-12-31', '2027-01-01T05:00:00Z'],
    ['2028-02-29T12:00:00.000Z', '2028-02-29', '2028-03-01T05:00:00Z'],
    ['2026-07-01T04:59:59.999Z', '2026-06-30', '2026-07-01T05:00:00Z'], // no daylight saving time
  ])('at %s is %s and ends at %s', (time, day, end) => {
    expect(budgetDay(new Date(time))).toBe(day);
    expect(nextBudgetDay(new Date(time))).toEqual(new Date(end));
  });
});

describe('the public budget', () => {
  const CLIENTS = 40;
  let ledger: LedgerFixture;

  beforeAll(async () => {
    ledger = await LedgerFixture.open({ poolSize: CLIENTS });
  });
  afterAll(() => ledger.close());

  it('gives exactly 1,000 queries a day to any number of callers at once', async () => {
    const now = new Date('2026-03-10T12:00:00Z');
    const taken = await Promise.all(Array.from({ length: 1_300 }, () => ledger.billing.consumePublicBudget(1, now)));
    const allowed = taken.filter((one) => one.allowed);
    expect(allowed.map((one) => one.used).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 1_000 }, (_, i) => i + 1),
    );
    const rejected = taken.filter((one) => !one.allowed);
    expect(rejected[0]).toEqual({
      allowed: false,
      used: 1_000,
      limit: 1_000,
      resetAt: new Date('2026-03-11T05:00:00Z'),
    });
  });

  it('refuses only when used + requested is above the limit, and then takes nothing', async () => {
    const now = new Date('2026-04-10T12:00:00Z');
    expect(await ledger.billing.consumePublicBudget(1_001, now)).toMatchObject({ allowed: false, used: 0 });
    expect(await ledger.billing.consumePublicBudget(998, now)).toMatchObject({ allowed: true, used: 998 });
    expect(await ledger.billing.consumePublicBudget(3, now)).toMatchObject({ allowed: false, used: 998 });
    expect(await ledger.billing.consumePublicBudget(2, now)).toMatchObject({ allowed: true, used: 1_000 });
    expect(await ledger.billing.publicUsage(now)).toMatchObject({ used: 1_000 });
  });

  it('restarts at midnight in America/Panama, and not at midnight UTC', async () => {
    const take = (time: string) => ledger.billing.consumePublicBudget(1_000, new Date(time));
    expect(await take('2026-05-10T12:00:00Z')).toMatchObject({ allowed: true });
    expect(await take('2026-05-11T00:00:00Z')).toMatchObject({ allowed: false });
    expect(await take('2026-05-11T04:59:59.999Z')).toMatchObject({ allowed: false });
    expect(await take('2026-05-11T05:00:00Z')).toMatchObject({ allowed: true });
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses to take %p', async (units) => {
    await expect(ledger.billing.consumePublicBudget(units, ledger.time)).rejects.toBeInstanceOf(RangeError);
  });
});

describe('the share of a network', () => {
  const CLIENTS = 40;
  let ledger: LedgerFixture;

  beforeAll(async () => {
    ledger = await LedgerFixture.open({ poolSize: CLIENTS });
  });
  afterAll(() => ledger.close());

  const noon = new Date('2026-03-10T17:00:00Z');
  const take = (networks: readonly string[], now = noon, units = 1) =>
    ledger.billing.consumePublicBudget(units, now, networks);
  const clear = () => ledger.database.pool.query('truncate public_budget, public_network_use');

  it('is 50 queries a day for a small network and 200 for a large one, under any concurrency', async () => {
    await clear();
    // 6 small networks within one large one, 100 queries each.
    const taken = await Promise.all(
      Array.from({ length: 600 }, (_, nr) => take([`203.0.${String(nr % 6)}.0/24`, '203.0.0.0/16'])),
    );
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(200);
    expect(await take(['203.0.9.0/24', '203.0.0.0/16'])).toMatchObject({
      ...{ allowed: false, used: 200, limit: 1_000 },
      network: { used: 200, limit: 200 },
    });
    expect(await take(['198.51.100.0/24', '198.51.0.0/16'])).toMatchObject({ allowed: true, used: 201 });
  });

  it('limits a single small network to 50, and leaves the rest of the budget to others', async () => {
    await clear();
    const taken = await Promise.all(Array.from({ length: 80 }, () => take(['203.0.113.0/24', '203.0.0.0/16'])));
    const rejected = taken.filter(({ allowed }) => !allowed);
    expect(rejected).toHaveLength(30);
    expect(rejected[0]).toEqual({
      ...{ allowed: false, used: 50, limit: 1_000, resetAt: new Date('2026-03-11T05:00:00Z') },
      network: { used: 50, limit: 50 },
    });
    expect(await ledger.billing.publicUsage(noon, ['203.0.114.0/24', '203.0.0.0/16'])).toMatchObject({
      ...{ used: 50, limit: 1_000 },
      // The large network has 150 left, the small one 50.
      network: { used: 0, limit: 50 },
    });
  });

  it('restarts at midnight in America/Panama', async () => {
    await clear();
    const networks = ['203.0.113.0/24', '203.0.0.0/16'];
    expect(await take(networks, noon, 50)).toMatchObject({ allowed: true });
    expect(await take(networks, new Date('2026-03-11T04:59:59.999Z'))).toMatchObject({ allowed: false });
    expect(await take(networks, new Date('2026-03-11T05:00:00Z'))).toMatchObject({ allowed: true, used: 1 });
  });

  it('is stored under a hash that identifies no network and changes each day', async () => {
    await clear();
    for (const time of ['2026-03-10T17:00:00Z', '2026-03-11T17:00:00Z']) await take(['203.0.113.0/24'], new Date(time));
    const { rows } = await ledger.database.pool.query<{ network: Buffer; text: string }>(
      `select network, n::text as text from public_network_use n`,
    );
    expect(new Set(rows.map(({ network }) => network.toString('hex'))).size).toBe(2);
    expect(rows.map(({ text }) => text).join()).not.toContain('203.0');
  });

  it('also applies to a caller whose address cannot be parsed', async () => {
    await clear();
    expect(await take(['unknown', 'unknown'], noon, 50)).toMatchObject({ allowed: true, used: 50 });
    expect(await take(['unknown', 'unknown'])).toMatchObject({ allowed: false, network: { used: 50, limit: 50 } });
  });

  it('matches a model, as does the budget, for any calls in any order', async () => {
    const LIMITS = { budget: 1_000, shares: [50, 200] };
    const call = fc.record({
      small: fc.integer({ min: 0, max: 3 }),
      large: fc.integer({ min: 0, max: 1 }),
      units: fc.integer({ min: 1, max: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 40 }), async (calls) => {
        await clear();
        const model = new Map<string, number>();
        const used = (name: string): number => model.get(name) ?? 0;
        for (const { small, large, units } of calls) {
          const networks = [`${String(large)}.${String(small)}`, String(large)];
          const fits =
            used('all') + units <= LIMITS.budget &&
            networks.every((name, index) => used(name) + units <= (LIMITS.shares[index] as number));
          if (fits) for (const name of ['all', ...networks]) model.set(name, used(name) + units);
          expect(await take(networks, noon, units)).toMatchObject({ allowed: fits, used: used('all') });
        }
      }),
      { numRuns: 25 },
    );
  });
});
