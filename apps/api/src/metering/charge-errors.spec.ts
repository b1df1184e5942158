import { micro } from '@entity-registry/domain';
import { SeverableProxy } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiFixture, OPERATOR, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

const upgrade_url = 'https://platform.example.test/billing';
const settings_url = 'https://platform.example.test/settings/spending-limit';
const SHORT = {
  error: 'insufficient credits',
  code: 'insufficient_credits',
  upgrade_url,
  message: 'The balance is below the price of this call.',
};
const HINT = 'the balance still covers a DAT-FREE card';

describe('a call that cannot be paid', () => {
  let api: ApiFixture;
  let proxy: SeverableProxy;
  let v4: string;
  let v5: string;

  beforeAll(async () => {
    api = await ApiFixture.open({
      databaseUrl: async (url) => {
        const opened = await SeverableProxy.open(url);
        proxy = opened.proxy;
        return opened.url;
      },
    });
    v4 = `/v4/panama/entidades/${String(api.ids.company)}`;
    v5 = `/v5/entities/pa_own_${String(api.ids.company)}`;
  });
  afterAll(async () => {
    await api.services.responseDeliveries.flush();
    expect((await api.billing.reconcile()).drift).toEqual([]);
    await api.close();
    await proxy.close();
  });
  beforeEach(() => {
    api.time = new Date('2026-11-21T12:00:00Z');
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const spend = (customer: Customer, amount: string): Promise<unknown> =>
    api.billing.adjust({
      accountId: customer.accountId,
      amount: micro(`-${amount}`),
      idempotencyKey: `spent elsewhere ${amount}`,
    });

  /** Runs `before` between the pre-check of the next call and its charge, `after` between the charge and the next step. */
  const aroundCharge = (before: () => Promise<unknown>, after?: () => unknown): void => {
    const charge = api.billing.charge.bind(api.billing);
    jest.spyOn(api.billing, 'charge').mockImplementationOnce(async (request) => {
      await before();
      const outcome = await charge(request);
      await after?.();
      return outcome;
    });
  };

  describe('from its balance', () => {
    it('is 402 with price, balance, shortfall and, while a card is still covered, the hint', async () => {
      const customer = await api.customer({ balance: '0.05' });
      const { body } = responseOf(await api.get(`${v5}?include=CHK-BIN,DAT-CORE`, customer).expect(402));
      expect(body).toEqual({ ...SHORT, price: '0.16', balance: '0.05', shortfall: '0.11', hint: HINT });
    });

    it('is 402 without the hint below the price of a card', async () => {
      const customer = await api.customer({ balance: '0.009999' });
      const { body } = responseOf(await api.get(v5, customer).expect(402));
      expect(body).toEqual({ ...SHORT, price: '0.03', balance: '0.009999', shortfall: '0.020001' });
    });

    it('is 402 with only the error on v4', async () => {
      const customer = await api.customer({ balance: '0.05' });
      await api.get(`${v4}?include=DAT-CORE`, customer).expect(402, { error: 'insufficient credits' });
    });

    it('is 402 before anything is read, even for an unknown entity', async () => {
      const customer = await api.customer({ balance: '0.01' });
      await api.get('/v5/entities/pa_own_999999999?include=DAT-CORE', customer).expect(402);
    });

    it('is 402 without balance and shortfall when the balance cannot be read again', async () => {
      const customer = await api.customer({ balance: '0.05' });
      await api.get(`${v5}?include=CHK-BIN`, customer).expect(200).expect('X-Service-Balance', '0.02');
      proxy.sever();
      const { body } = responseOf(await api.get(`${v5}?include=CHK-BIN`, customer).expect(402));
      proxy.restore();
      expect(body).toEqual({ ...SHORT, price: '0.03' });
    });

    it('is 402 with the current balance when the charge refuses it', async () => {
      const customer = await api.customer({ balance: '1' });
      aroundCharge(() => spend(customer, '0.95'));
      const { body } = responseOf(await api.get(`${v5}?include=DAT-GOV`, customer).expect(402));
      expect(body).toEqual({ ...SHORT, price: '0.16', balance: '0.05', shortfall: '0.11', hint: HINT });
      expect(await api.charges(customer)).toEqual([]);
    });

    it('is 402 without balance and shortfall when the charge refuses it and the balance cannot be reread', async () => {
      const customer = await api.customer({ balance: '1' });
      aroundCharge(
        () => spend(customer, '0.95'),
        () => {
          proxy.sever();
        },
      );
      const { body } = responseOf(await api.get(`${v5}?include=DAT-GOV`, customer).expect(402));
      proxy.restore();
      expect(body).toEqual({ ...SHORT, price: '0.16' });
    });

    it('is 402 without shortfall, asking to retry, when a top-up arrived after the charge refused it', async () => {
      const customer = await api.customer({ balance: '1' });
      aroundCharge(
        () => spend(customer, '0.95'),
        () => api.buy(customer.accountId, '2'),
      );
      const { body } = responseOf(await api.get(`${v5}?include=DAT-GOV`, customer).expect(402));
      expect(body).toEqual({
        ...SHORT,
        price: '0.16',
        balance: '2.05',
        message: 'The balance was topped up meanwhile: retry.',
      });
      await api.get(`${v5}?include=DAT-GOV`, customer).expect(200);
    });
  });

  describe('because nothing is left by the time of the charge', () => {
    it('is served in the free tier, free of charge', async () => {
      const customer = await api.customer({ balance: '1' });
      aroundCharge(() => spend(customer, '1'));
      const { body, headers } = responseOf(await api.get(`${v5}?include=CHK-BIN`, customer).expect(200));
      expect(headers).toMatchObject({
        'x-service-tier': 'free',
        'x-service-charge': '0.00',
        'x-service-free-remaining-today': '29',
      });
      expect(body).toMatchObject({ billing: { price: '0.00', charged: '0.00' } });
    });

    it('is 403 if its code is locked in the free tier', async () => {
      const customer = await api.customer({ balance: '1' });
      aroundCharge(() => spend(customer, '1'));
      const { body } = responseOf(await api.get(`${v5}?include=DAT-GOV`, customer).expect(403));
      expect(body).toEqual({
        error: 'not included in the free tier',
        code: 'free_tier_code_locked',
        locked_codes: ['DAT-GOV'],
        free_tier_codes: ['CHK-BIN', 'DAT-RESOLVE', 'DAT-FREE'],
        upgrade_url,
      });
    });
  });

  describe('within a monthly limit', () => {
    const error = (limit: string, consumed: string, whose: 'account' | 'key') => ({
      error: 'spending limit exceeded',
      code: 'spending_limit_exceeded',
      ...{ price: '0.03', limit, consumed, resets_at: '2026-12-01T00:00:00.000Z' },
      settings_url: whose === 'key' ? 'https://platform.example.test/keys' : settings_url,
      message:
        whose === 'key'
          ? "This call would pass the month's spending limit of this key. Raise the limit of the key, or use another key."
          : "This call would pass the month's spending limit of this account.",
    });

    it.each([['v4'], ['v5']])('is 429 for the limit of its account, on %s', async (version) => {
      const path = `${version === 'v4' ? v4 : v5}?include=CHK-BIN`;
      const customer = await api.customer({ balance: '5', spendingLimit: '0.06' });
      await api.get(path, customer).expect(200);
      await api.get(path, customer).expect(200);
      api.time = new Date('2026-11-30T23:59:59.001Z');
      const { body, headers } = responseOf(await api.get(path, customer).expect(429));
      expect(body).toEqual(error('0.06', '0.06', 'account'));
      expect(headers['retry-after']).toBe('1');
      expect(headers).not.toHaveProperty('x-service-tier');
      api.time = new Date('2026-12-01T00:00:00Z');
      await api.get(path, customer).expect(200);
    });

    it('is 429 for the limit of its key, while other keys of the account still work', async () => {
      const customer = await api.customer({ balance: '5', spendingLimit: '1', keySpendingLimit: '0.05' });
      const other = await api.anotherKey(customer.accountId);
      await api.get(`${v4}?include=CHK-BIN`, other).expect(200);
      await api.get(`${v4}?include=CHK-BIN`, customer).expect(200);
      const { body, headers } = responseOf(await api.get(`${v4}?include=CHK-BIN`, customer).expect(429));
      expect(body).toEqual(error('0.05', '0.03', 'key'));
      expect(headers['retry-after']).toBe(String(9.5 * 86_400));
      await api.get(`${v4}?include=CHK-BIN`, other).expect(200);
    });

    it('is 429 when the charge refuses it', async () => {
      const customer = await api.customer({ balance: '5', spendingLimit: '0.05' });
      const other = await api.anotherKey(customer.accountId);
      aroundCharge(() => api.get(`${v4}?include=CHK-BIN`, other).expect(200));
      const { body } = responseOf(await api.get(`${v5}?include=CHK-BIN`, customer).expect(429));
      expect(body).toEqual(error('0.05', '0.03', 'account'));
      expect(await api.charges(customer)).toEqual([-30_000n]);
    });

    it('is served as soon as the limit is raised', async () => {
      const customer = await api.customer({ balance: '5', spendingLimit: '0.02' });
      await api.get(`${v4}?include=CHK-BIN`, customer).expect(429);
      await api.accounts.setSpendingLimit(customer.accountId, micro('0.03'), OPERATOR);
      await api.get(`${v4}?include=CHK-BIN`, customer).expect(200);
    });

    it('is served if it is free, because it costs nothing', async () => {
      const customer = await api.customer({ spendingLimit: '0' });
      await api.get(`${v4}?include=CHK-BIN`, customer).expect(200);
    });
  });

  describe('by a key with scopes', () => {
    it('is 403 key_scope_locked for a charged code outside them, dry or not', async () => {
      const customer = await api.customer({ balance: '1', scopes: ['CHK-BIN', 'DAT-IP'] });
      for (const suffix of ['', '&dry_run=1']) {
        const path = `${v5}?include=DAT-GOV,DAT-IP${suffix}`;
        const { body } = responseOf(await api.get(path, customer).expect(403));
        expect(body).toEqual({
          error: 'not in the scopes of this key',
          code: 'key_scope_locked',
          locked_codes: ['DAT-GOV'],
          key_scopes: ['CHK-BIN', 'DAT-IP'],
        });
      }
      await api.get(`${v4}?include=DAT-IP,CHK-BIN`, customer).expect(200);
      expect(await api.charges(customer)).toEqual([-60_000n]);
    });

    it('needs no scope for a redundant code, which is not charged', async () => {
      const customer = await api.customer({ balance: '1', scopes: ['DAT-CORE'] });
      await api.get(`${v4}?include=CHK-BIN,DAT-CORE`, customer).expect(200);
    });

    it('needs no scope for a search, which charges no code', async () => {
      const customer = await api.customer({ balance: '1', scopes: ['DAT-CORE'] });
      await api.get('/v4/panama/entidades?nombre=maderas', customer).expect(200);
    });
  });
});
