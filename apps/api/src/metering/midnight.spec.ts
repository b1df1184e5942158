import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer, CustomerOptions } from '../../test/api-fixture.js';

describe('a call whose counters are read before a UTC midnight and checked after it', () => {
  let api: ApiFixture;
  let path: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    path = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.time = new Date('2026-11-30T23:59:59.999Z');
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** A customer whose first `calls` calls use up its limit. */
  const exhausted = async (options: CustomerOptions, calls: number): Promise<Customer> => {
    const customer = await api.customer(options);
    for (let nr = 0; nr < calls; nr++) await api.get(path, customer).expect(200);
    return customer;
  };
  /** Lets midnight pass during the next read of a key's state. */
  const midnightAfterRead = (): void => {
    const read = api.billing.readKeyStates.bind(api.billing);
    jest.spyOn(api.billing, 'readKeyStates').mockImplementationOnce(async (hashes) => {
      const states = await read(hashes);
      api.time = new Date('2026-12-01T00:00:00.001Z');
      return states;
    });
  };

  describe.each([
    ['the free quota of the day', {}, 30],
    ["the account's limit of the month", { balance: '5', spendingLimit: '0.03' }, 1],
    ["the key's limit of the month", { balance: '5', keySpendingLimit: '0.03' }, 1],
  ])('when it had used up %s', (_what, options, calls) => {
    it.each([
      ['an older state is cached', false],
      ['no state is cached', true],
    ])('passes when %s', async (_held, forget) => {
      const customer = await exhausted(options, calls);
      await api.get(path, customer).expect(429);
      if (forget) api.services.keys.clear();
      midnightAfterRead();
      await api.get(path, customer).expect(200);
      expect(await api.charges(customer)).toHaveLength(calls + 1);
    });
  });

  it('shows no error in a dry run', async () => {
    const customer = await exhausted({}, 30);
    midnightAfterRead();
    const { body, headers } = responseOf(await api.get(`${path}&dry_run=1`, customer).expect(200));
    expect(headers['x-service-free-remaining-today']).toBe('30');
    expect(JSON.stringify(body)).not.toContain('would_exceed');
  });

  it('is refused until the next midnight when the new day is used up too', async () => {
    const customer = await exhausted({}, 30);
    await api.db.query(`update account set quota_day = '2026-12-01' where id = $1`, [customer.accountId]);
    midnightAfterRead();
    const { body, headers } = responseOf(await api.get(path, customer).expect(429));
    expect(body).toMatchObject({ period: 'day', reset_at: '2026-12-02T00:00:00.000Z' });
    expect(headers['retry-after']).toBe('86400');
  });
});
