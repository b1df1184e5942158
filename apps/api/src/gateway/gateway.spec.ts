import { randomBytes } from 'node:crypto';
import { makeApiKey } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, answerOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

const UPGRADE_URL = 'https://platform.example.test/billing';
const invented = makeApiKey(randomBytes(32));
const miswritten = invented.slice(0, -1) + (invented.endsWith('0') ? '1' : '0');

describe('the gateway', () => {
  let api: ApiFixture;
  let path: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    path = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
  });
  afterAll(() => api.close());

  it('answers 401 public_tier_locked without an Authorization header', async () => {
    const { body } = answerOf(await api.get(path).expect(401));
    expect(body).toEqual({
      message: 'an API key is required: Authorization: Bearer <API_KEY>',
      code: 'public_tier_locked',
      upgrade_url: UPGRADE_URL,
    });
  });

  it.each([
    ['empty', ''],
    ['of another scheme', 'Basic dXNlcjpwYXNz'],
    ['without a key', 'Bearer '],
    ['a key without a scheme', invented],
    ['malformed', 'Bearer pk_short'],
    ['of a wrong checksum', `Bearer ${miswritten}`],
    ['unknown', `Bearer ${invented}`],
    ['of two keys', `Bearer ${invented} ${invented}`],
  ])('answers 403 {Message} to an Authorization that is %s', async (_what, authorization) => {
    await api.get(path).set('Authorization', authorization).expect(403, { Message: 'Forbidden' });
  });

  it('answers 403 to a revoked key, from the next call on', async () => {
    const customer = await api.customer({ balance: '1' });
    await api.get(path, customer).expect(200);
    await api.billing.revokeKey(customer.accountId, customer.keyId);
    await api.get(path, customer).expect(403, { Message: 'Forbidden' });
    await api.get(path, customer).expect(403, { Message: 'Forbidden' });
    expect(await api.charges(customer)).toHaveLength(1);
  });

  it('answers 401 key_expired to an expired free key', async () => {
    const expiresAt = new Date(api.time.getTime() + 1_000);
    const customer = await api.customer({ expiresAt });
    await api.get(path, customer).expect(200);
    api.time = expiresAt;
    const { body } = answerOf(await api.get(path, customer).expect(401));
    expect(body).toEqual({
      error: 'api_key_expired',
      code: 'key_expired',
      expired_at: expiresAt.toISOString(),
      message: expect.any(String),
      upgrade_url: UPGRADE_URL,
    });
  });

  it('serves Colombia to accounts that have it switched on and to no other, as soon as it is', async () => {
    const customer = await api.customer({ balance: '1' });
    const colombia = `/v4/colombia/entidades/${String(api.ids.trader)}?include=CHK-BIN`;
    await api.get(colombia, customer).expect(403, { error: 'jurisdiction not available' });
    await api.billing.setJurisdictions(customer.accountId, ['pa', 'ec', 'co']);
    await api.get(colombia, customer).expect(200);
  });

  it('keeps a well-formed X-Request-Id, makes one otherwise, and charges each call all the same', async () => {
    const customer = await api.customer({ balance: '1' });
    const call = (id: string) => api.get(path, customer).set('X-Request-Id', id);
    expect((await call('order-7')).headers['x-request-id']).toBe('order-7');
    expect((await call('order-7')).headers['x-request-id']).toBe('order-7');
    expect((await call('with blank')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await call(customer.key)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(await api.charges(customer)).toEqual([-30_000n, -30_000n, -30_000n, -30_000n]);
  });

  it('never logs a key, the Authorization header or the query, and logs the account and the charge', async () => {
    const customer = await api.customer({ balance: '1' });
    const name = 'maderas-ficticias';
    await api.get(`/v4/panama/entidades?nombre=${name}`, customer).set('X-Client-Reference', 'file 12').expect(200);
    await api.get(`/v4/panama/entidades/${customer.key}`, customer).set('User-Agent', customer.key).expect(400);
    await api.get(`/${customer.key}`, customer).expect(404);
    const log = api.log.join('');
    for (const secret of [customer.key, 'authorization', 'Bearer', name]) expect(log).not.toContain(secret);
    const line = api.log
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((entry) => entry['charge'] === '0.01');
    expect(line).toMatchObject({
      account: String(customer.accountId),
      clientReference: 'file 12',
      route: '/v4/panama/entidades',
      status: 200,
    });
  });

  it('sends security headers with every answer, refusals too', async () => {
    for (const target of [path, '/nowhere', '/health']) {
      expect((await api.get(target)).headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-request-id': expect.any(String),
      });
    }
  });

  it('answers /health without a key', async () => {
    await api.get('/health').expect(200, { status: 'ok', service: 'api' });
  });
});

describe('the rate limit', () => {
  let api: ApiFixture;
  let customers: Customer[];

  beforeAll(async () => {
    // So slow a rate that no request is given back while the test runs.
    api = await ApiFixture.open({ environment: { RATE_LIMIT_PER_SECOND: '0.01', RATE_LIMIT_BURST: '3' } });
    customers = [await api.customer({ balance: '1' }), await api.customer({ balance: '1' })];
  });
  afterAll(() => api.close());

  it('is per key, refuses with 429 without a code, and comes before validation', async () => {
    const [customer, other] = customers as [Customer, Customer];
    for (const remaining of [2, 1, 0]) {
      const { headers } = await api.get('/v4/panama/entidades/abc', customer).expect(400);
      expect(headers['ratelimit-policy']).toBe('"default";q=3;w=300');
      expect(headers['ratelimit']).toMatch(new RegExp(`^"default";r=${String(remaining)};t=\\d+$`));
    }
    const refused = await api.get('/v4/panama/entidades/abc', customer).expect(429, { error: 'rate limit exceeded' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(90);
    await api.get('/v4/panama/entidades/abc', other).expect(400);
  });
});
