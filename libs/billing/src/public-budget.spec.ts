import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../test/ledger-fixture.js';
import { nextPanamaDay, panamaDay } from './panama-day.js';

describe('the day of America/Panama', () => {
  it.each([
    ['2026-03-10T04:59:59.999Z', '2026-03-09', '2026-03-10T05:00:00Z'],
    ['2026-03-10T05:00:00.000Z', '2026-03-10', '2026-03-11T05:00:00Z'],
    ['2026-12-31T23:59:59.000Z', '2026-12-31', '2027-01-01T05:00:00Z'],
    ['2027-01-01T04:59:59.999Z', '2026-12-31', '2027-01-01T05:00:00Z'],
    ['2028-02-29T12:00:00.000Z', '2028-02-29', '2028-03-01T05:00:00Z'],
    ['2026-07-01T04:59:59.999Z', '2026-06-30', '2026-07-01T05:00:00Z'], // no summer time
  ])('at %s is %s and ends at %s', (time, day, end) => {
    expect(panamaDay(new Date(time))).toBe(day);
    expect(nextPanamaDay(new Date(time))).toEqual(new Date(end));
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
    const taken = await Promise.all(Array.from({ length: 1_300 }, () => ledger.billing.takePublic(1, now)));
    const allowed = taken.filter((one) => one.allowed);
    expect(allowed.map((one) => one.used).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 1_000 }, (_, i) => i + 1),
    );
    const refused = taken.filter((one) => !one.allowed);
    expect(refused[0]).toEqual({
      allowed: false,
      used: 1_000,
      limit: 1_000,
      resetAt: new Date('2026-03-11T05:00:00Z'),
    });
  });

  it('refuses only when used + requested is above the limit, and then takes nothing', async () => {
    const now = new Date('2026-04-10T12:00:00Z');
    expect(await ledger.billing.takePublic(1_001, now)).toMatchObject({ allowed: false, used: 0 });
    expect(await ledger.billing.takePublic(998, now)).toMatchObject({ allowed: true, used: 998 });
    expect(await ledger.billing.takePublic(3, now)).toMatchObject({ allowed: false, used: 998 });
    expect(await ledger.billing.takePublic(2, now)).toMatchObject({ allowed: true, used: 1_000 });
    expect(await ledger.billing.publicUsed(now)).toMatchObject({ used: 1_000 });
  });

  it('starts anew at midnight in America/Panama, and not at midnight UTC', async () => {
    const take = (time: string) => ledger.billing.takePublic(1_000, new Date(time));
    expect(await take('2026-05-10T12:00:00Z')).toMatchObject({ allowed: true });
    expect(await take('2026-05-11T00:00:00Z')).toMatchObject({ allowed: false });
    expect(await take('2026-05-11T04:59:59.999Z')).toMatchObject({ allowed: false });
    expect(await take('2026-05-11T05:00:00Z')).toMatchObject({ allowed: true });
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses to take %p', async (units) => {
    await expect(ledger.billing.takePublic(units, ledger.time)).rejects.toBeInstanceOf(RangeError);
  });
});
