import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';

const AGENT_TOKEN = 'a token of the agent-tool server, long enough';
const RESET_AT = '2026-11-22T05:00:00.000Z';

describe("a network's share of the public budget", () => {
  let api: ApiFixture;
  let entity: string;

  beforeAll(async () => {
    // The test itself is the proxy.
    api = await ApiFixture.open({ environment: { TRUSTED_PROXIES: '127.0.0.1', AGENT_SERVER_TOKEN: AGENT_TOKEN } });
    entity = `/v5/entities/pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.time = new Date('2026-11-21T17:00:00Z');
    await api.db.query('truncate public_budget, public_network_use');
  });

  const from = (address: string, path = entity) => api.get(path).set('X-Forwarded-For', address);
  const budget = async (): Promise<number> => (await api.billing.publicUsage(api.time)).used;
  /** Statuses of concurrent calls from these addresses. */
  const race = (addresses: readonly string[]): Promise<number[]> =>
    Promise.all(addresses.map(async (address) => (await from(address)).status));
  const count = (statuses: readonly number[], status: number): number =>
    statuses.filter((one) => one === status).length;
  const addresses = (length: number, address: (nr: number) => string): string[] =>
    Array.from({ length }, (_, nr) => address(nr));

  it("keeps one client with hundreds of addresses from taking the day's budget", async () => {
    const statuses = await race(addresses(120, (nr) => `203.0.113.${String(nr)}`));
    expect([count(statuses, 200), count(statuses, 429), await budget()]).toEqual([50, 70, 50]);
    await from('198.51.100.1').expect(200).expect('X-Service-Public-Budget-Remaining', '949');
  });

  it('is exhausted with the error code of the budget, the limit of the network and what is left of both', async () => {
    await race(addresses(50, (nr) => `203.0.113.${String(nr)}`));
    const { body, headers } = responseOf(await from('203.0.113.200').expect(429));
    expect(body).toEqual({
      error: "your network's share of the public budget of the day is used up",
      code: 'public_budget_exhausted',
      reset_at: RESET_AT,
      network_limit: 50,
    });
    expect(headers).toMatchObject({
      'retry-after': String(12 * 3_600),
      'x-service-tier': 'public',
      'x-service-public-budget-remaining': '950',
      'x-service-public-network-remaining': '0',
    });
  });

  it.each<[string, (nr: number) => string]>([
    ['a /48 of IPv6', (nr) => `2001:db8:7:${nr.toString(16)}::1`],
    ['an IPv4 network written as IPv6', (nr) => `::ffff:203.0.113.${String(nr)}`],
    ['an IPv4 network behind 6to4', (nr) => `2002:cb00:7109:${nr.toString(16)}::1`],
  ])('counts %s as one network', async (_name, address) => {
    const statuses = await race(addresses(60, address));
    expect([count(statuses, 200), await budget()]).toEqual([50, 50]);
  });

  it('is bounded across the networks that a client rents from one provider', async () => {
    const statuses = await race(addresses(300, (nr) => `203.0.${String(nr % 20)}.${String(Math.floor(nr / 20))}`));
    expect([count(statuses, 200), await budget()]).toEqual([200, 200]);
    const { body } = responseOf(await from('203.0.200.1').expect(429));
    expect(body).toMatchObject({ code: 'public_budget_exhausted', network_limit: 200 });
  });

  it('reserves nothing, and is not mentioned when the whole budget is used up', async () => {
    await api.db.query(`insert into public_budget (day, used) values ('2026-11-21', 999)`);
    await from('203.0.113.1')
      .expect(200)
      .expect('X-Service-Public-Budget-Remaining', '0')
      .expect('X-Service-Public-Network-Remaining', '0');
    const { body } = responseOf(await from('198.51.100.1').expect(429));
    expect(body).toEqual({
      error: 'the public budget of the day is used up',
      code: 'public_budget_exhausted',
      reset_at: RESET_AT,
    });
  });

  it('applies to the network of the address that the agent-tool server sends with its token, and only then', async () => {
    const agent = (nr: number, token: string) =>
      from('192.0.2.1').set({ 'X-Service-Agent-Token': token, 'X-Service-Agent-Client': `203.0.113.${String(nr)}` });
    const calls = await Promise.all(
      addresses(60, String).map(async (nr) => (await agent(Number(nr), AGENT_TOKEN)).status),
    );
    expect(count(calls, 200)).toBe(50);
    await from('203.0.113.9').expect(429);
    // Without the token, the address of the connection counts.
    await agent(1, 'forged').expect(200);
    await from('192.0.2.2').expect(200).expect('X-Service-Public-Network-Remaining', '48');
  });

  it('counts only successful requests, and is shown by a dry run', async () => {
    await from('203.0.113.1', '/v5/entities/pa_own_999999999').expect(404);
    await from('203.0.113.1', `${entity}?dry_run=1`).expect(200).expect('X-Service-Public-Network-Remaining', '50');
    await race(addresses(50, (nr) => `203.0.113.${String(nr)}`));
    const { body } = responseOf(await from('203.0.113.1', `${entity}?dry_run=1`).expect(200));
    expect(body).toMatchObject({ billing: { free_tier: { would_exceed: true, would_status: 429 } } });
    expect(await budget()).toBe(50);
  });

  it('starts over at midnight in Panama', async () => {
    await race(addresses(50, (nr) => `203.0.113.${String(nr)}`));
    api.time = new Date('2026-11-22T04:59:59.500Z');
    await from('203.0.113.1').expect(429).expect('Retry-After', '1');
    api.time = new Date('2026-11-22T05:00:00Z');
    await from('203.0.113.1').expect(200).expect('X-Service-Public-Network-Remaining', '49');
  });
});
