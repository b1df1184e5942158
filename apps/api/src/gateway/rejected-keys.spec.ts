import { API_KEY_RANDOM_BYTES, makeApiKey } from '@entity-registry/domain';
import { createLogger } from '@entity-registry/http';
import type { Listener } from '@entity-registry/database';
import { until } from '@entity-registry/testing';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';
import { listenForKeys } from './keys/key-notifications.js';

/** For one address: four bursts of the plan. */
const ADDRESS_LIMIT = 20;
const NETWORK_LIMIT = 100;
const LIMITED = { error: 'rate limit exceeded', code: 'rate_limited' };

describe('refused keys', () => {
  let api: ApiFixture;
  let reads = 0;

  beforeAll(async () => {
    // The rate is so slow that buckets do not refill while the test runs. The test itself is the proxy.
    const environment = { RATE_LIMIT_PER_SECOND: '0.001', RATE_LIMIT_BURST: '5', TRUSTED_PROXIES: '127.0.0.1' };
    api = await ApiFixture.open({ environment });
    const read = api.billing.readKeyStates.bind(api.billing);
    api.billing.readKeyStates = (hashes) => {
      reads += hashes.length;
      return read(hashes);
    };
  });
  afterAll(() => api.close());

  const invented = (): string => makeApiKey(randomBytes(API_KEY_RANDOM_BYTES));
  const call = (key: string, address: string) =>
    api.get('/v5/catalog').set('X-Forwarded-For', address).set('Authorization', `Bearer ${key}`);
  const statuses = async (keys: readonly string[], addressOf: (nr: number) => string): Promise<number[]> =>
    Promise.all(keys.map(async (key, nr) => (await call(key, addressOf(nr))).status));
  const flood = (address: string, length = 60) => statuses(Array.from({ length }, invented), () => address);
  const count = (all: readonly number[], status: number): number => all.filter((one) => one === status).length;

  it('get 403 until their address has tried too many, then 429 without a database lookup', async () => {
    const before = reads;
    const responses = await flood('203.0.113.1', 300);
    expect([count(responses, 403), count(responses, 429)]).toEqual([ADDRESS_LIMIT, 300 - ADDRESS_LIMIT]);
    expect(reads - before).toBe(ADDRESS_LIMIT);
    const { body, headers } = responseOf(await call(invented(), '203.0.113.1').expect(429));
    expect(body).toEqual(LIMITED);
    expect(Number(headers['retry-after'])).toBeGreaterThan(900);
    expect(headers['ratelimit-policy']).toBe('"refused-keys";q=20;w=20000');
  });

  it('are limited across all addresses of a network', async () => {
    const keys = Array.from({ length: 200 }, invented);
    const responses = await statuses(keys, (nr) => `198.51.100.${String(nr)}`);
    expect([count(responses, 403), count(responses, 429)]).toEqual([NETWORK_LIMIT, 200 - NETWORK_LIMIT]);
    await call(invented(), '198.51.101.1').expect(403);
  });

  it('get the same responses whether malformed, unknown, revoked or used from an unlisted address', async () => {
    const [revoked, confined] = [await api.customer(), await api.customer()];
    await api.billing.updateKey(null, confined.keyId, { allowedAddresses: ['192.0.2.1'] });
    await call(confined.key, '192.0.2.1').expect(200);
    await call(revoked.key, '192.0.2.1').expect(200);
    await api.billing.revokeKey(revoked.accountId, revoked.keyId);
    api.services.keys.clear();
    const kinds = {
      malformed: { key: `${invented().slice(0, -1)}!`, address: '203.0.1.1' },
      unknown: { key: invented(), address: '203.0.2.1' },
      revoked: { key: revoked.key, address: '203.0.3.1' },
      confined: { key: confined.key, address: '203.0.4.1' },
    };
    const told: Record<string, unknown[]> = {};
    for (const [kind, { key, address }] of Object.entries(kinds)) {
      const responses = [];
      for (let nr = 0; nr <= ADDRESS_LIMIT + 3; nr += 1) {
        const { status, text, headers } = await call(key, address);
        const names = Object.keys(headers as object).filter((name) => !/^(date|x-request-id)$/.test(name));
        responses.push({ status, text, names: names.sort() });
      }
      told[kind] = responses;
    }
    expect(told['malformed']).toEqual(told['unknown']);
    expect(told['revoked']).toEqual(told['unknown']);
    expect(told['confined']).toEqual(told['unknown']);
    expect((told['unknown'] as { status: number }[]).map(({ status }) => status)).toEqual([
      ...Array.from({ length: ADDRESS_LIMIT }, () => 403),
      ...Array.from({ length: 4 }, () => 429),
    ]);
  });

  describe('from the address of a customer', () => {
    const NAT = '203.0.200.1';
    let customer: Customer;
    let listener: Listener;
    beforeAll(async () => {
      customer = await api.customer({ balance: '1' });
      await call(customer.key, '192.0.2.7').expect(200);
      const { keys, knownKeys } = api.services;
      listener = await listenForKeys({
        ...{ databaseUrl: api.databaseUrl, keys, log: createLogger({ service: 'api', level: 'silent' }), alone: false },
        onKey: (hash) => void knownKeys.recheck(hash),
        onLockTaken: () => undefined,
      });
      await flood(NAT);
    });
    afterAll(() => listener.close());

    it('do not affect a good key that was used before, cached or not', async () => {
      await call(customer.key, NAT).expect(200);
      api.services.keys.clear();
      await call(customer.key, NAT).expect(200);
      await call(invented(), NAT).expect(429, LIMITED);
    });

    it('do not affect a new key, as soon as its creation is notified', async () => {
      const created = await api.customer({ balance: '1' });
      const hash = api.billing.hashKey(created.key);
      await until(() => Promise.resolve(api.services.knownKeys.isGood(hash)));
      await call(created.key, NAT).expect(200);
    });

    it('do not affect a key that was in use before the process started', async () => {
      const hashes = await api.billing.keysInUse(new Date(api.time.getTime() - 86_400_000));
      const revoked = await api.customer();
      await api.billing.revokeKey(null, revoked.keyId);
      const names = hashes.map((hash) => hash.toString('hex'));
      expect(names).toContain(api.billing.hashKey(customer.key).toString('hex'));
      const later = await api.billing.keysInUse(new Date(api.time.getTime() - 86_400_000));
      expect(later.map((hash) => hash.toString('hex'))).not.toContain(api.billing.hashKey(revoked.key).toString('hex'));
    });

    it('include a revoked key, which is limited like any other', async () => {
      await api.billing.revokeKey(null, customer.keyId);
      await until(async () => (await call(customer.key, NAT)).status !== 200);
      await call(customer.key, NAT).expect(429, LIMITED);
    });
  });

  it('are logged one by one only while there are few', async () => {
    const before = api.log.length;
    await flood('203.0.220.1', 500);
    const lines = api.log.slice(before).map((line) => JSON.parse(line) as { status?: number });
    expect(lines.filter(({ status }) => status === 403 || status === 429).length).toBeLessThan(60);
    await until(() => Promise.resolve(api.log.slice(before).join('').includes('requests with keys that were refused')));
    expect(api.log.slice(before).join('')).toMatch(/"count":\d+,"statuses":\{/);
  });

  it('are read at most ten times a second each, even if tried from many addresses', async () => {
    const dead = invented();
    const before = reads;
    for (let nr = 0; nr < 50; nr += 1) await call(dead, `203.${String(nr)}.230.1`).expect(403);
    // On a busy machine, a run may last several seconds.
    expect(reads - before).toBeLessThan(50);
  });
});
