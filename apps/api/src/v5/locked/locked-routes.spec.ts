import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, answerOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

const UPGRADE_URL = 'https://platform.example.test/billing';
const ID = 'pa_own_1';

/** Method, path, and the codes that lock it to a free key; `none`: it is not locked. */
const ROUTES: readonly [string, string, readonly string[] | 'none'][] = [
  ['POST', '/v5/resolve/batch', 'none'],
  ['POST', '/v5/entities/batch', 'none'],
  ['GET', `/v5/entities/${ID}/sections/directores`, ['DAT-GOV']],
  ['GET', `/v5/entities/${ID}/sections/work_permits`, ['DAT-LEGAL']],
  ['GET', `/v5/entities/${ID}/sections/core_registro`, 'none'],
  ['GET', `/v5/entities/${ID}/sections/no_such_level`, 'none'],
  ['GET', `/v5/entities/${ID}/network`, ['DAT-NETWORK']],
  ['GET', `/v5/entities/${ID}/network?depth=3`, ['DAT-NETWORK']],
  ['GET', `/v5/entities/${ID}/proponente-dossier`, ['DAT-PROPONENTE']],
  ['GET', `/v5/entities/${ID}/immigration`, 'none'],
  ['GET', `/v5/entities/${ID}/immigration?include=DAT-LABOR`, ['DAT-LABOR']],
  ['GET', '/v5/entities/pa_entrada_1/text', ['DAT-DOC']],
  ['GET', `/v5/entities/${ID}/changes`, 'none'],
  ['POST', '/v5/search/importaciones', []],
  ['POST', '/v5/search/immigration', []],
  ['GET', '/v5/search/importaciones/schema', 'none'],
  ['GET', '/v5/reconcile', []],
  ['POST', '/v5/reconcile', []],
  ['GET', '/v5/reconcile/suggest/entity', []],
  ['GET', '/v5/coverage', 'none'],
  ['GET', '/v5/usage?format=csv', 'none'],
  ['GET', '/v5/no/such/route', 'none'],
  ['PUT', '/v5/resolve', 'none'],
  ['DELETE', `/v5/entities/${ID}`, 'none'],
  ['GET', '/v5/%zz', 'none'],
  ['GET', '/v5/', 'none'],
  ['POST', '/V5/Search/importaciones', []],
  ['GET', '/v5/__proto__', 'none'],
];

describe('the v5 routes that nothing answers yet', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    free = await api.customer();
  });
  afterAll(async () => {
    for (const customer of [paying, free]) expect(await api.charges(customer)).toEqual([]);
    expect((await api.billing.publicUsed(api.time)).used).toBe(0);
    await api.close();
  });

  it.each(ROUTES)('%s %s is closed to a caller without a key, whether it exists or not', async (method, path) => {
    const { body } = answerOf(await api.send(method, path).expect(403));
    expect(body).toEqual({ error: expect.any(String), code: 'public_tier_locked', upgrade_url: UPGRADE_URL });
  });

  it.each(ROUTES)('%s %s is closed to a rejected key with {Message}', async (method, path) => {
    const call = api.send(method, path).set('Authorization', `Bearer ${paying.key.slice(0, -1)}!`);
    await call.expect(403, { Message: 'Forbidden' });
  });

  it.each(ROUTES)('%s %s names to a free key what locks it: %s', async (method, path, lockedCodes) => {
    const response = await api.send(method, path, free);
    if (lockedCodes === 'none') {
      expect([response.status, answerOf(response).body]).toEqual([404, { error: 'not found' }]);
      return;
    }
    expect([response.status, answerOf(response).body]).toEqual([
      403,
      {
        error: expect.any(String),
        code: 'free_tier_code_locked',
        locked_codes: lockedCodes,
        free_tier_codes: ['CHK-BIN', 'DAT-RESOLVE', 'DAT-FREE'],
        upgrade_url: UPGRADE_URL,
      },
    ]);
  });

  it.each(ROUTES)('%s %s is not found by a key with a balance', async (method, path) => {
    await api.send(method, path, paying).expect(404, { error: 'not found' });
  });

  it('a resolve is found by nobody yet, and needs no key for that', async () => {
    for (const customer of [undefined, free, paying]) {
      await api.send('POST', '/v5/resolve', customer).expect(404, { error: 'not found' });
    }
  });

  it('the description of v5 is outside the tiers', async () => {
    await api.get('/v5/openapi.yml').expect(404, { error: 'not found' });
  });

  it.each([
    ['a malformed id', '/v5/entities/pa_own_x/network', 'malformed id'],
    ['an id of a reserved jurisdiction', '/v5/entities/ec_own_1/immigration', 'jurisdiction reserved'],
    ['an unreadable query', `/v5/entities/${ID}/network?depth=1&depth=2`, 'depth must be given once'],
    ['an unknown code', `/v5/entities/${ID}/immigration?include=DAT-NOPE`, 'unknown product code(s): DAT-NOPE'],
  ])('%s is refused before the lock', async (_what, path, error) => {
    for (const customer of [free, paying]) {
      const { body } = answerOf(await api.get(path, customer).expect(400));
      expect(body).toMatchObject({ error });
    }
  });

  it('a top-up opens the lock from the next call on', async () => {
    const customer = await api.customer();
    await api.get(`/v5/entities/${ID}/network`, customer).expect(403);
    await api.buy(customer.accountId, '1');
    await api.get(`/v5/entities/${ID}/network`, customer).expect(404);
  });
});
