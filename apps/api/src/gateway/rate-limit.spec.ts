import { until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, OPERATOR, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

const AGENT_TOKEN = 'a token of the agent-tool server, long enough';

describe('the rate limit', () => {
  let api: ApiFixture;
  let customers: Customer[];
  let card: string;

  beforeAll(async () => {
    // The rate is so slow that buckets do not refill while the test runs. The test itself is the proxy.
    const environment = {
      RATE_LIMIT_PER_SECOND: '0.01',
      RATE_LIMIT_BURST: '3',
      TRUSTED_PROXIES: '127.0.0.1',
      AGENT_SERVER_TOKEN: AGENT_TOKEN,
    };
    api = await ApiFixture.open({ environment });
    customers = [await api.customer({ balance: '1' }), await api.customer({ balance: '1' })];
    card = `/v5/entities/pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());

  it('applies per key, before validation, and returns 429, with a code on v5', async () => {
    const [customer, other] = customers as [Customer, Customer];
    for (const remaining of [2, 1, 0]) {
      const { headers } = await api.get('/v4/panama/entidades/abc', customer).expect(400);
      expect(headers['ratelimit-policy']).toBe('"default";q=3;w=300');
      expect(headers['ratelimit']).toMatch(new RegExp(`^"default";r=${String(remaining)};t=\\d+$`));
    }
    for (const path of ['/v4/panama/entidades/abc', '/v5/catalog']) {
      const code = path.startsWith('/v5') && { code: 'rate_limited' };
      const rejected = await api.get(path, customer).expect(429, { error: 'rate limit exceeded', ...code });
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(90);
      expect(rejected.headers['ratelimit']).toMatch(/^"default";r=0;t=\d+$/);
    }
    await api.get('/v4/panama/entidades/abc', other).expect(400);
  });

  it('follows the plan of the account as soon as it is set', async () => {
    const customer = await api.customer({ balance: '1' });
    const policy = async () => responseOf(await api.get('/v5/catalog', customer)).headers['ratelimit-policy'];
    expect(await policy()).toBe('"default";q=3;w=300');
    await api.accounts.setPlan(customer.accountId, 'sandbox', OPERATOR);
    await until(async () => (await policy()) === '"default";q=200;w=4');
    // Far more than the standard plan allows.
    for (let nr = 0; nr < 10; nr += 1) await api.get('/v5/catalog', customer).expect(200);
  });

  it("shows the tier of the refused caller, and what is left of a free key's quota", async () => {
    const free = await api.customer();
    const calls = async (customer?: Customer) => {
      for (let nr = 0; nr < 3; nr += 1) await api.get(card, customer).set('X-Forwarded-For', '203.0.113.5').expect(200);
      return responseOf(await api.get(card, customer).set('X-Forwarded-For', '203.0.113.5').expect(429)).headers;
    };
    const headers = await calls(free);
    expect(headers['x-service-tier']).toBe('free');
    expect(Number(headers['x-service-free-remaining-today'])).toBeGreaterThanOrEqual(27);
    expect(Number(headers['x-service-free-remaining-month'])).toBeGreaterThanOrEqual(497);
    expect(await calls()).toMatchObject({
      'x-service-tier': 'public',
      'x-service-public-budget-remaining': expect.stringMatching(/^\d+$/),
    });
  });

  it('applies per client address without a key, and the headers show it', async () => {
    const from = (address: string) => api.get(card).set('X-Forwarded-For', address);
    for (const remaining of [2, 1, 0]) {
      const { headers } = await from('203.0.113.9').expect(200);
      expect(headers['ratelimit-policy']).toBe('"default";q=3;w=300');
      expect(headers['ratelimit']).toMatch(new RegExp(`^"default";r=${String(remaining)};t=\\d+$`));
    }
    await from('203.0.113.9').expect(429, { error: 'rate limit exceeded', code: 'rate_limited' });
    await from('::ffff:203.0.113.9').expect(429);
    await from('203.0.113.10').expect(200);
  });

  it('shows the rest of the budget when it refuses callers without a key', async () => {
    const from = (address: string) => api.get(card).set('X-Forwarded-For', address);
    const left = async (address: string, status: number): Promise<number> =>
      Number((await from(address).expect(status)).headers['x-service-public-budget-remaining']);
    const before = await left('198.18.5.60', 200);
    expect([
      ...[await left('198.18.5.60', 200), await left('198.18.5.60', 200), await left('198.18.5.60', 429)],
      ...[await left('198.18.5.61', 200), await left('198.18.5.60', 429)],
    ]).toEqual([before - 1, before - 2, before - 2, before - 3, before - 3]);
    // Use by other processes is seen within a second.
    const began = api.time;
    await api.billing.consumePublicBudget(5, api.time);
    expect(await left('198.18.5.60', 429)).toBe(before - 3);
    api.time = new Date(api.time.getTime() + 1_000);
    expect(await left('198.18.5.60', 429)).toBe(before - 8);
    // The next day has a new budget.
    api.time = new Date(api.time.getTime() + 86_400_000);
    expect(await left('198.18.5.60', 429)).toBe(1_000);
    api.time = began;
  });

  it('applies per /64 to IPv6 callers without a key', async () => {
    const from = (address: string) => api.get(card).set('X-Forwarded-For', address);
    for (const last of [1, 2, 3]) await from(`2001:db8:0:7::${String(last)}`).expect(200);
    await from('2001:db8:0:7:ffff::1').expect(429);
    await from('2001:db8:0:8::1').expect(200);
  });

  it('applies per address that the agent-tool server sends with its token, and no other caller can set one', async () => {
    const agent = (address: string, token = AGENT_TOKEN, own = '203.0.113.40') =>
      api.get(card).set({ 'X-Forwarded-For': own, 'X-Service-Agent-Token': token, 'X-Service-Agent-Client': address });
    for (const [address, same] of [
      ['198.51.100.7', '::ffff:198.51.100.7'],
      ['2001:db8:9:9::1', '2001:db8:9:9::2'],
    ] as const) {
      for (let nr = 0; nr < 3; nr += 1) await agent(address).expect(200);
      await agent(same).expect(429);
    }
    await agent('198.51.100.8').expect(200);
    // Forged or invalid: the address of the connection counts, and three calls use it up.
    for (const [address, token, own] of [
      ['198.51.100.9', 'x'.repeat(AGENT_TOKEN.length), '203.0.113.41'],
      ['198.51.100.9', '', '203.0.113.42'],
      ['198.51.100.9, 198.51.100.10', AGENT_TOKEN, '203.0.113.43'],
      ["localhost' or 1=1", AGENT_TOKEN, '203.0.113.44'],
      ['', AGENT_TOKEN, '203.0.113.45'],
    ] as const) {
      for (let nr = 0; nr < 3; nr += 1) await agent(address, token, own).expect(200);
      expect([address, token, (await agent(address, token, own)).status]).toEqual([address, token, 429]);
    }
    expect(api.log.join('')).not.toContain(AGENT_TOKEN);
    expect(api.log.join('')).toContain('"agentClient":"198.51.100.8"');
  });

  it("applies to the agent-tool server's caller, not to the server, and so does a key's address list", async () => {
    const confined = await api.customer({ balance: '1' });
    await api.billing.updateKey(null, confined.keyId, { allowedAddresses: ['198.51.100.20'] });
    const named = (token: string) => ({ 'X-Service-Agent-Token': token, 'X-Service-Agent-Client': '198.51.100.20' });
    await api.get('/v5/catalog', confined).set(named(AGENT_TOKEN)).expect(200);
    await api.get('/v5/catalog', confined).set(named('forged')).expect(403);
  });

  it('does not count a request with a rejected key', async () => {
    for (let nr = 0; nr < 5; nr += 1) {
      await api.get(card).set('X-Forwarded-For', '203.0.113.77').set('Authorization', 'Bearer pk_none').expect(403);
    }
    await api.get(card).set('X-Forwarded-For', '203.0.113.77').expect(200);
  });
});
