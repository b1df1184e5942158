import { until, waitingStatements } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

const UPGRADE_URL = 'https://platform.example.test/billing';

describe('charging', () => {
  let api: ApiFixture;
  let company: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    company = `/v4/panama/entidades/${String(api.ids.company)}`;
  });
  afterAll(async () => {
    const { drift } = await api.billing.reconcile();
    expect(drift).toEqual([]);
    await api.close();
  });
  beforeEach(() => {
    api.time = new Date('2026-11-21T12:00:00Z');
  });

  /** The postings of the customer's newest charge, by ledger. */
  const newestPostings = async ({ accountId }: Customer): Promise<Record<string, bigint>> => {
    const { rows } = await api.db.query<{ ledger: string; amount: bigint }>(
      `select ledger, amount_micro as amount from posting
        where entry_id = (select max(id) from journal_entry where account_id = $1)`,
      [accountId],
    );
    return Object.fromEntries(rows.map((row) => [row.ledger, row.amount]));
  };

  it.each([
    ['CHK-BIN', '0.03', 30_000n],
    ['DAT-CORE,CHK-BIN', '0.16', 160_000n],
    ['CHK-BIN,DAT-CORE,CHK-BIN', '0.16', 160_000n],
    ['DAT-ALL', '1.42', 1_420_000n],
    ['DAT-MEDIA,DAT-NEWS,DAT-HOOK', '0.13', 130_000n],
  ])('takes the price of %s, %s, and headers and postings agree', async (include, charge, amount) => {
    const customer = await api.customer({ balance: '2.00' });
    const { headers } = await api.get(`${company}?include=${include}`, customer).expect(200);
    expect(headers['x-service-charge']).toBe(charge);
    expect(await newestPostings(customer)).toEqual({ wallet: -amount, revenue: amount });
    const spendable = await api.billing.spendable(customer.accountId);
    expect(spendable).toBe(2_000_000n - amount);
    expect(Number(headers['x-service-balance'])).toBe(Number(spendable) / 1_000_000);
    const [entry] = await api.billing.ledger(customer.accountId);
    expect(entry?.requestId).toBe(headers['x-request-id']);
  });

  it('is refused with 402 when the balance is too low, with only the error on v4', async () => {
    const customer = await api.customer({ balance: '0.15' });
    await api.get(`${company}?include=DAT-CORE`, customer).expect(402, { error: 'insufficient credits' });
    expect(await api.charges(customer)).toEqual([]);
  });

  it('counts a top-up from the next call on', async () => {
    const customer = await api.customer({ balance: '0.02' });
    await api.get(`${company}?include=CHK-BIN`, customer).expect(402);
    await api.buy(customer.accountId, '0.01');
    await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
  });

  it('is refused with 429 and all its fields beyond the monthly limit', async () => {
    const customer = await api.customer({ balance: '5', spendingLimit: '0.05' });
    await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
    const { headers, body } = responseOf(await api.get(`${company}?include=CHK-BIN`, customer).expect(429));
    expect(body).toEqual({
      error: 'spending limit exceeded',
      code: 'spending_limit_exceeded',
      price: '0.03',
      limit: '0.05',
      consumed: '0.03',
      resets_at: '2026-12-01T00:00:00.000Z',
      settings_url: 'https://platform.example.test/settings/spending-limit',
      message: expect.any(String),
    });
    // From 21 November noon to 1 December: 9.5 days.
    expect(headers['retry-after']).toBe(String(9.5 * 86_400));
  });

  it('charges nothing for a 404', async () => {
    const customer = await api.customer({ balance: '1' });
    await api.get('/v4/panama/entidades/999999999?include=CHK-BIN', customer).expect(404);
    expect(await api.charges(customer)).toEqual([]);
  });

  it('never returns more 200s than the balance covers, no matter how many calls race', async () => {
    // Ten calls at 0.04 and one spare cent, so that the account does not fall to the free tier: 0.41.
    const customer = await api.customer({ balance: '0.41' });
    const calls = Array.from({ length: 60 }, () => api.get(`${company}?include=DAT-IP`, customer));
    const statuses = (await Promise.all(calls)).map((response) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 402)).toHaveLength(50);
    expect(await api.charges(customer)).toHaveLength(10);
    expect(await api.billing.spendable(customer.accountId)).toBe(10_000n);
  });

  describe('for a call whose caller disconnected', () => {
    /** Makes a call, and disconnects once it is blocked by a lock in the database. */
    const hangUp = async (customer: Customer): Promise<void> => {
      const call = api.get(`${company}?include=CHK-BIN`, customer);
      const hungUp = expect(call.then(() => 'answered')).rejects.toThrow();
      await until(async () => (await waitingStatements(api.db)) === 1);
      call.abort();
      // Status 0 in the log: the server has noticed.
      await until(() => Promise.resolve(api.log.some((line) => line.includes('"status":0'))));
      await hungUp;
    };

    beforeEach(() => {
      api.log.length = 0;
    });

    it('before the charge, nothing is charged', async () => {
      const customer = await api.customer({ balance: '1' });
      const release = await api.hold('lock table section in access exclusive mode');
      await hangUp(customer);
      await release();
      await api.get(`${company}?include=DAT-CORE`, customer).expect(200);
      expect(await api.charges(customer)).toEqual([-160_000n]);
    });

    it('during the charge, the charge is reversed', async () => {
      const customer = await api.customer({ balance: '1' });
      const release = await api.hold('select from account where id = $1 for update', [customer.accountId]);
      await hangUp(customer);
      await release();
      await until(async () => (await api.billing.ledger(customer.accountId))[0]?.kind === 'reversal');
      expect(await api.charges(customer)).toEqual([-30_000n]);
      expect(await api.billing.spendable(customer.accountId)).toBe(1_000_000n);
    });
  });

  describe('dry_run', () => {
    it.each(['true', '1'])('%s returns only the price, shows the balance and charges nothing', async (value) => {
      const customer = await api.customer({ balance: '0.02' });
      const { body, headers } = responseOf(
        await api.get(`${company}?include=DAT-CORE,CHK-BIN&dry_run=${value}`, customer).expect(200),
      );
      expect(body).toEqual({
        billing: {
          currency: 'USD',
          price: '0.16',
          charged: '0.00',
          dry_run: true,
          base: '0.01',
          codes: [{ code: 'DAT-CORE', price: '0.15' }],
          redundant: ['CHK-BIN'],
        },
      });
      expect(headers).not.toHaveProperty('x-service-charge');
      expect(headers).toMatchObject({ 'x-service-balance': '0.02' });
      expect(await api.charges(customer)).toEqual([]);
    });

    it.each(['false', '0'])('%s is the call itself', async (value) => {
      const customer = await api.customer({ balance: '1' });
      await api.get(`${company}?include=CHK-BIN&dry_run=${value}`, customer).expect(200);
      expect(await api.charges(customer)).toEqual([-30_000n]);
    });

    it('returns 404 for an unknown entity', async () => {
      const customer = await api.customer({ balance: '1' });
      await api
        .get('/v4/panama/entidades/999999999?include=CHK-BIN&dry_run=1', customer)
        .expect(404, { error: 'entity not found' });
    });

    it('shows the base charge of a search', async () => {
      const customer = await api.customer({ balance: '1' });
      const { body } = responseOf(await api.get('/v4/panama/entidades?nombre=maderas&dry_run=1', customer).expect(200));
      expect(body).toMatchObject({ billing: { price: '0.01', base: '0.01', codes: [], redundant: [] } });
    });

    it('shows the price of a call that is locked in the free tier, and that it is locked', async () => {
      const customer = await api.customer();
      const { body } = responseOf(await api.get(`${company}?include=DAT-GOV&dry_run=1`, customer).expect(200));
      expect(body).toMatchObject({ billing: { price: '0.16', charged: '0.00', free_tier: { locked: true } } });
    });
  });

  describe('in the free tier', () => {
    const used = async ({ accountId }: Customer, day: number, month: number): Promise<void> => {
      await api.db.query(
        `update account set quota_day = $2, quota_day_used = $3, quota_month = date_trunc('month', $2::date)::date,
                quota_month_used = $4 where id = $1`,
        [accountId, '2026-11-21', day, month],
      );
    };

    it.each(['CHK-BIN', 'DAT-CORE', 'CHK-BIN,DAT-CORE'])('%s is free of charge and counts one', async (include) => {
      const customer = await api.customer();
      const { headers } = await api.get(`${company}?include=${include}`, customer).expect(200);
      expect(headers).toMatchObject({
        'x-service-tier': 'free',
        'x-service-free-remaining-today': '29',
        'x-service-free-remaining-month': '499',
        'x-service-charge': '0.00',
        'x-service-balance': '0.00',
      });
      expect(await api.charges(customer)).toEqual([0n]);
    });

    it.each([
      ['a code outside it', '?include=DAT-GOV,CHK-BIN', ['DAT-GOV']],
      ['DAT-ALL', '?include=DAT-ALL', ['DAT-ALL']],
    ])('%s is 403 free_tier_code_locked', async (_what, query, locked) => {
      const customer = await api.customer();
      const { body } = responseOf(await api.get(company + query, customer).expect(403));
      expect(body).toEqual({
        error: 'not included in the free tier',
        code: 'free_tier_code_locked',
        locked_codes: locked,
        free_tier_codes: ['CHK-BIN', 'DAT-CORE'],
        upgrade_url: UPGRADE_URL,
      });
    });

    it('a search is 403 free_tier_code_locked', async () => {
      const { body } = responseOf(
        await api.get('/v4/panama/entidades?nombre=maderas', await api.customer()).expect(403),
      );
      expect(body).toMatchObject({ code: 'free_tier_code_locked', locked_codes: [] });
    });

    it('a 404 counts nothing', async () => {
      const customer = await api.customer();
      await api.get('/v4/panama/entidades/999999999?include=CHK-BIN', customer).expect(404);
      const { headers } = await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
      expect(headers['x-service-free-remaining-today']).toBe('29');
    });

    it.each<[string, number, number, 'day' | 'month', string, number]>([
      ['day', 30, 30, 'day', '2026-11-22T00:00:00.000Z', 30],
      ['month', 0, 500, 'month', '2026-12-01T00:00:00.000Z', 500],
    ])(
      'a call is 429 when used + requested exceeds the quota of the %s',
      async (_name, day, month, period, resetAt, limit) => {
        const customer = await api.customer();
        await used(customer, day - (period === 'day' ? 1 : 0), month - (period === 'month' ? 1 : 0));
        await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
        const { body, headers } = responseOf(await api.get(`${company}?include=CHK-BIN`, customer).expect(429));
        expect(body).toEqual({
          error: 'free tier limit reached',
          code: 'free_tier_limit',
          period,
          limit,
          used: limit,
          remaining: 0,
          requested: 1,
          reset_at: resetAt,
          upgrade_url: UPGRADE_URL,
        });
        expect(headers['x-service-tier']).toBe('free');
        expect(Number(headers['retry-after'])).toBe((Date.parse(resetAt) - api.time.getTime()) / 1_000);
        const preview = await api.get(`${company}?include=CHK-BIN&dry_run=1`, customer).expect(200);
        expect(preview.body).toMatchObject({
          billing: { price: '0.00', free_tier: { would_exceed: true, would_status: 429 } },
        });
      },
    );

    it('begins when the balance is spent to exactly zero', async () => {
      const customer = await api.customer({ balance: '0.03' });
      const paid = await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
      expect(paid.headers).toMatchObject({ 'x-service-charge': '0.03', 'x-service-balance': '0.00' });
      const free = await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
      expect(free.headers).toMatchObject({ 'x-service-charge': '0.00', 'x-service-tier': 'free' });
      await api.get(`${company}?include=DAT-IP`, customer).expect(403);
    });

    it('ends with a top-up, from the next call on', async () => {
      const customer = await api.customer();
      await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
      await api.buy(customer.accountId, '1');
      const { headers } = await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
      expect(headers['x-service-charge']).toBe('0.03');
      expect(headers).not.toHaveProperty('x-service-tier');
    });
  });
});
