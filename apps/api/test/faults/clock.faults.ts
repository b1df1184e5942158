import { NO_FACTS } from '@entity-registry/domain';
import { Experiment } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../api-fixture.js';
import type { Customer, CustomerOptions } from '../api-fixture.js';
import { conclude } from './conclude.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A midnight, and the start of the UTC month after the moment just before it. */
const MIDNIGHTS: [name: string, midnight: string, nextMonth: string][] = [
  ['of an ordinary day', '2026-11-22T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['at the end of a month of 30 days', '2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['at the end of a year', '2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['at the end of a February of 28 days', '2027-03-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
  ['before a leap day', '2028-02-29T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ['after a leap day', '2028-03-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
];

const clock = new Experiment('experiment 10: clocks at month end, on a leap day, at midnight in UTC and in Panama');

describe(clock.title, () => {
  let api: ApiFixture;
  let detail: string;
  let card: string;
  const customers: Customer[] = [];
  beforeAll(async () => {
    api = await ApiFixture.open();
    detail = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
    card = `/v5/entities/pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());

  const customer = async (options: CustomerOptions = {}): Promise<Customer> => {
    const made = await api.customer(options);
    customers.push(made);
    return made;
  };
  const at = (instant: number): void => {
    api.time = new Date(instant);
  };
  /** The statuses of `count` calls in a row. */
  const calls = async (count: number, path: string, caller?: Customer): Promise<number[]> => {
    const statuses: number[] = [];
    for (let nr = 0; nr < count; nr += 1) statuses.push((await api.get(path, caller)).status);
    return statuses;
  };
  /** Asserts a 429 of `code` that ends at `end`, in its body (`field`) and in Retry-After, to the second. */
  const expectRejectedUntil = async (
    end: string,
    { path, caller, code, field }: { path: string; caller?: Customer; code: string; field: string },
  ): Promise<void> => {
    const { body, headers } = responseOf(await api.get(path, caller).expect(429));
    expect(body).toMatchObject({ code, [field]: end });
    const seconds = Math.max(1, Math.ceil((new Date(end).getTime() - api.time.getTime()) / 1_000));
    expect(headers['retry-after']).toBe(String(seconds));
  };

  it.each(MIDNIGHTS)('the free quota of a day resets once, at midnight UTC %s', async (_name, midnight) => {
    const start = new Date(midnight).getTime();
    at(start - HOUR_MS - 500);
    const caller = await customer();
    const rejected = { path: detail, caller, code: 'free_tier_limit', field: 'reset_at' };
    expect(await calls(30, detail, caller)).toEqual(Array(30).fill(200));
    await expectRejectedUntil(midnight, rejected);
    at(start - 1);
    await expectRejectedUntil(midnight, rejected);
    at(start);
    expect(await calls(30, detail, caller)).toEqual(Array(30).fill(200));
    await expectRejectedUntil(new Date(start + DAY_MS).toISOString(), rejected);
    // A process whose clock is behind gives no caller a second day.
    at(start - 1);
    expect(await calls(2, detail, caller)).toEqual([429, 429]);
  });

  it.each(MIDNIGHTS)(
    'the free quota of a month resets only with the UTC month, midnight %s',
    async (_name, midnight, next) => {
      const start = new Date(midnight).getTime();
      at(start - 1);
      const caller = await customer();
      const rejected = { path: detail, caller, code: 'free_tier_limit', field: 'reset_at' };
      await api.db.query(
        `update account set quota_month = date_trunc('month', $2::timestamptz at time zone 'UTC')::date, quota_month_used = 499,
              quota_day = ($2::timestamptz at time zone 'UTC')::date, quota_day_used = 0 where id = $1`,
        [caller.accountId, api.time],
      );
      expect(await calls(1, detail, caller)).toEqual([200]);
      await expectRejectedUntil(next, rejected);
      at(start);
      if (midnight === next) expect(await calls(31, detail, caller)).toEqual([...Array<number>(30).fill(200), 429]);
      else await expectRejectedUntil(next, rejected);
    },
  );

  it.each(MIDNIGHTS)(
    'the spending limits of account and key reset only with the UTC month, midnight %s',
    async (_name, midnight, next) => {
      const start = new Date(midnight).getTime();
      for (const options of [{ spendingLimit: '0.05' }, { keySpendingLimit: '0.05' }]) {
        at(start - 1);
        const caller = await customer({ balance: '5', ...options });
        const rejected = { path: detail, caller, code: 'spending_limit_exceeded', field: 'resets_at' };
        expect(await calls(1, detail, caller)).toEqual([200]);
        await expectRejectedUntil(next, rejected);
        at(start - 90_500);
        await expectRejectedUntil(next, rejected);
        at(start);
        if (midnight === next) {
          expect(await calls(2, detail, caller)).toEqual([200, 429]);
          at(start - 1);
          expect(await calls(1, detail, caller)).toEqual([429]);
        } else await expectRejectedUntil(next, rejected);
      }
    },
  );

  it.each(MIDNIGHTS)('the public budget resets once, five hours after the UTC midnight %s', async (_name, midnight) => {
    const utc = new Date(midnight).getTime();
    const panama = utc + 5 * HOUR_MS;
    const end = new Date(panama).toISOString();
    const rejected = { path: card, code: 'public_budget_exhausted', field: 'reset_at' };
    at(utc - 1);
    const { used, limit } = await api.billing.publicUsage(api.time);
    await api.billing.consumePublicBudget(limit - used - 1, api.time);
    const { headers } = await api.get(card).expect(200);
    expect(headers['x-service-public-budget-remaining']).toBe('0');
    await expectRejectedUntil(end, rejected);
    at(utc);
    await expectRejectedUntil(end, rejected);
    at(panama - 1);
    await expectRejectedUntil(end, rejected);
    at(panama);
    const first = await api.get(card).expect(200);
    expect(first.headers['x-service-public-budget-remaining']).toBe('999');
    at(panama - 1);
    await expectRejectedUntil(end, rejected);
    at(panama);
    expect((await api.get(card).expect(200)).headers['x-service-public-budget-remaining']).toBe('998');
  });

  it('the rows of the estimator reset with the UTC month', async () => {
    const caller = await customer();
    const estimate = (rows: number, key: string) =>
      api.billing.charge({
        ...{ accountId: caller.accountId, keyId: caller.keyId, idempotencyKey: `estimate:${key}`, amount: 0n as never },
        ...{ lines: [], requestId: null, route: null, clientReference: null, record: null, now: api.time },
        ...{ disclosure: NO_FACTS, userId: null },
        quota: { units: 0, dayLimit: 30, monthLimit: 500, estimator: { rows, limit: 5_000 } },
      });
    at(Date.parse('2028-02-29T23:59:59.999Z'));
    expect((await estimate(5_000, 'all')).outcome).toBe('charged');
    expect(await estimate(1, 'more')).toMatchObject({
      outcome: 'quota',
      period: 'estimator',
      quota: { estimator: { used: 5_000, resetAt: new Date('2028-03-01T00:00:00Z') } },
    });
    at(Date.parse('2028-03-01T00:00:00.000Z'));
    expect((await estimate(5_000, 'next month')).outcome).toBe('charged');
    at(Date.parse('2028-02-29T23:59:59.999Z'));
    expect((await estimate(1, 'behind')).outcome).toBe('quota');
  });

  it('trial credit and free keys expire at their time, across a leap day', async () => {
    at(Date.parse('2028-01-30T12:00:00.000Z'));
    const { id: accountId } = await api.billing.createAccount({ name: 'Prueba', email: 'prueba@example.test' });
    const { key } = await api.billing.confirmAccount(accountId);
    const caller: Customer = { accountId, keyId: key.id, key: key.key };
    customers.push(caller);
    // 30 days on: 2 in January, 28 in February; 90 days on: February 29 is one of them.
    at(Date.parse('2028-02-29T12:00:00.000Z') - 1);
    expect((await api.get(detail, caller).expect(200)).headers['x-service-charge']).toBe('0.03');
    at(Date.parse('2028-02-29T12:00:00.000Z'));
    expect((await api.get(detail, caller).expect(200)).headers['x-service-charge']).toBe('0.00');
    at(Date.parse('2028-04-29T12:00:00.000Z') - 1);
    await api.get(detail, caller).expect(200);
    at(Date.parse('2028-04-29T12:00:00.000Z'));
    const { body } = responseOf(await api.get(detail, caller).expect(401));
    expect(body).toMatchObject({ code: 'key_expired', expired_at: '2028-04-29T12:00:00.000Z' });
  });

  it('ends with a consistent ledger', async () => {
    const answered = api.log.filter((line) => line.includes('"status":200')).length;
    const rejected = api.log.filter((line) => line.includes('"status":429')).length;
    clock.did(`moved the clock of the API over ${MIDNIGHTS.length} midnights, forward and a millisecond back`);
    clock.figure('counters', 'free day, free month, cap of the account, cap of the key, public budget, estimator rows');
    clock.figure('calls', `${answered} x 200, ${rejected} x 429`);
    clock.checked('each counter reset once; Retry-After and reset_at exact to the second and the millisecond');
    await conclude(clock, api, customers);
  });
});
