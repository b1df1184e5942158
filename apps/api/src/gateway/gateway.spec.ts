import { randomBytes } from 'node:crypto';
import { makeApiKey } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, OPERATOR, responseOf } from '../../test/api-fixture.js';

const UPGRADE_URL = 'https://platform.example.test/billing';
const unknownKey = makeApiKey(randomBytes(32));
const miswritten = unknownKey.slice(0, -1) + (unknownKey.endsWith('0') ? '1' : '0');

describe('the gateway', () => {
  let api: ApiFixture;
  let path: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    path = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
  });
  afterAll(() => api.close());

  it('returns 401 public_tier_locked without an Authorization header', async () => {
    const { body } = responseOf(await api.get(path).expect(401));
    expect(body).toEqual({
      message: 'an API key is required: Authorization: Bearer <API_KEY>',
      code: 'public_tier_locked',
      upgrade_url: UPGRADE_URL,
    });
  });

  it.each([
    ['empty', ''],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['no key', 'Bearer '],
    ['no scheme', unknownKey],
    ['a malformed key', 'Bearer pk_short'],
    ['a wrong checksum', `Bearer ${miswritten}`],
    ['an unknown key', `Bearer ${unknownKey}`],
    ['two keys', `Bearer ${unknownKey} ${unknownKey}`],
  ])('returns 403 {Message} to a bad Authorization header: %s', async (_what, authorization) => {
    await api.get(path).set('Authorization', authorization).expect(403, { Message: 'Forbidden' });
  });

  it('returns 403 to a revoked key, from the next call on', async () => {
    const customer = await api.customer({ balance: '1' });
    await api.get(path, customer).expect(200);
    await api.billing.revokeKey(customer.accountId, customer.keyId);
    await api.get(path, customer).expect(403, { Message: 'Forbidden' });
    await api.get(path, customer).expect(403, { Message: 'Forbidden' });
    expect(await api.charges(customer)).toHaveLength(1);
  });

  it('returns 401 key_expired to an expired free key', async () => {
    const expiresAt = new Date(api.time.getTime() + 1_000);
    const customer = await api.customer({ expiresAt });
    await api.get(path, customer).expect(200);
    api.time = expiresAt;
    const { body } = responseOf(await api.get(path, customer).expect(401));
    expect(body).toEqual({
      error: 'api_key_expired',
      code: 'key_expired',
      expired_at: expiresAt.toISOString(),
      message: expect.any(String),
      upgrade_url: UPGRADE_URL,
    });
  });

  it('refuses a key from an address that is not on its list', async () => {
    const customer = await api.customer({ balance: '1' });
    await api.get(path, customer).expect(200);
    await api.billing.updateKey(null, customer.keyId, { allowedAddresses: ['203.0.113.0/24'] });
    api.services.keys.clear();
    await api.get(path, customer).expect(403, { Message: 'Forbidden' });
    await api.get(path, customer).set('X-Forwarded-For', '203.0.113.9').expect(403);
    await api.billing.updateKey(null, customer.keyId, { allowedAddresses: ['203.0.113.0/24', '127.0.0.1', '::1'] });
    await api.get(path, customer).expect(200);
  });

  it('does not reveal that a key has expired to an address that is not on its list', async () => {
    const customer = await api.customer({ expiresAt: api.time });
    await api.billing.updateKey(null, customer.keyId, { allowedAddresses: ['203.0.113.0/24'] });
    await api.get(path, customer).expect(403, { Message: 'Forbidden' });
  });

  it('reads the database once for every refused key, so timing does not reveal which keys exist', async () => {
    const [revoked, confined, busy] = [await api.customer(), await api.customer(), await api.customer()];
    await api.billing.updateKey(null, confined.keyId, { allowedAddresses: ['203.0.113.9'] });
    await api.get(path, busy).expect(200);
    for (const { accountId, keyId } of [revoked, busy]) await api.billing.revokeKey(accountId, keyId);
    const unknown = { ...revoked, key: unknownKey };
    const read = api.billing.readKeyStates.bind(api.billing);
    let reads = 0;
    api.billing.readKeyStates = (hashes) => {
      reads += 1;
      return read(hashes);
    };
    for (const caller of [unknown, revoked, confined, busy, unknown, revoked, confined, busy]) {
      const before = reads;
      await api.get(path, caller).expect(403, { Message: 'Forbidden' });
      expect(reads - before).toBe(1);
    }
    api.billing.readKeyStates = read;
  });

  it('serves the open v5 routes without a key, and returns 403 public_tier_locked elsewhere', async () => {
    await api.get(`/v5/entities/pa_own_${String(api.ids.company)}`).expect(200);
    const { body } = responseOf(await api.get('/v5/catalog').expect(403));
    expect(body).toMatchObject({ code: 'public_tier_locked', upgrade_url: UPGRADE_URL });
    await api.get('/v5/catalog').set('Authorization', '').expect(403, { Message: 'Forbidden', code: 'key_rejected' });
    await api
      .get(`/v5/entities/pa_own_${String(api.ids.company)}`)
      .set('Authorization', 'Bearer x')
      .expect(403);
  });

  it('authenticates the caller before it reads a body, and reports errors in the body afterwards', async () => {
    const customer = await api.customer({ balance: '1' });
    const broken = (key: string) =>
      api.send('POST', '/v5/resolve').set({ Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' });
    await broken(unknownKey).send('{').expect(403, { Message: 'Forbidden', code: 'key_rejected' });
    const error = { error: 'the body is not valid JSON', code: 'invalid_body' };
    await broken(customer.key).send('{').expect(400, error);
  });

  it.each([
    ['Idempotency-Key', 'x'.repeat(256), 'Idempotency-Key must be 1 to 255 printable ASCII characters'],
    ['X-Client-Reference', 'x'.repeat(65), 'X-Client-Reference must have at most 64 characters'],
  ])('refuses a wrong %s with 400, uncharged', async (header, value, error) => {
    const customer = await api.customer({ balance: '1' });
    await api.get(path, customer).set(header, value).expect(400, { error });
    expect(await api.charges(customer)).toEqual([]);
  });

  it('records when an admitted key was last used', async () => {
    const [customer, revoked] = [await api.customer({ balance: '1' }), await api.customer()];
    await api.billing.revokeKey(revoked.accountId, revoked.keyId);
    await api.get(path, customer).expect(200);
    await api.get(path, revoked).expect(403);
    await api.services.keyUse.flush();
    const lastUsed = async ({ keyId }: typeof customer) => (await api.billing.findKey(keyId))?.lastUsedAt;
    expect(await lastUsed(customer)).toEqual(api.time);
    expect(await lastUsed(revoked)).toBeNull();
  });

  it('serves Colombia to an account as soon as it is enabled, and not before', async () => {
    const customer = await api.customer({ balance: '1' });
    const colombia = `/v4/colombia/entidades/${String(api.ids.trader)}?include=CHK-BIN`;
    await api.get(colombia, customer).expect(403, { error: 'jurisdiction not available' });
    await api.accounts.setJurisdictions(customer.accountId, ['pa', 'ec', 'co'], OPERATOR);
    await api.get(colombia, customer).expect(200);
  });

  it('keeps a well-formed X-Request-Id, creates one otherwise, and still charges each call', async () => {
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

  it('sends security headers with every response, including errors', async () => {
    for (const target of [path, '/nowhere', '/health']) {
      expect((await api.get(target)).headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-request-id': expect.any(String),
      });
    }
  });

  it('serves /health without a key', async () => {
    await api.get('/health').expect(200, { status: 'ok', service: 'api' });
  });
});
