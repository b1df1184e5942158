import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, answerOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

const UPGRADE_URL = 'https://platform.example.test/billing';
const ID = 'pa_own_1';
const FREE_CODES = ['CHK-BIN', 'DAT-RESOLVE', 'DAT-FREE'];

/** Method, path, and the codes that lock it to a free key; `none`: it is not locked. */
const ROUTES: readonly [string, string, readonly string[] | 'none'][] = [
  ['POST', '/v5/resolve/batch', 'none'],
  ['POST', '/v5/entities/batch', 'none'],
  ['GET', `/v5/entities/${ID}/sections/directores`, ['DAT-GOV']],
  ['GET', `/v5/entities/${ID}/sections/work_permits`, ['DAT-LEGAL']],
  ['GET', `/v5/entities/${ID}/sections/core_registro`, 'none'],
  ['GET', `/v5/entities/${ID}/sections/no_such_level`, 'none'],
  ['GET', `/v5/entities/${ID}/proponente-dossier`, ['DAT-PROPONENTE']],
  ['GET', `/v5/entities/${ID}/immigration`, ['DAT-LABOR']],
  ['GET', `/v5/entities/${ID}/immigration?include=CHK-BIN`, ['DAT-LABOR']],
  ['GET', `/v5/entities/${ID}/immigration?include=DAT-LABOR`, ['DAT-LABOR']],
  ['GET', '/v5/entities/pa_entrada_1/text', ['DAT-DOC']],
  ['GET', `/v5/entities/${ID}/changes`, []],
  ['POST', '/v5/search/importaciones', []],
  ['POST', '/v5/search/immigration', []],
  ['GET', '/v5/search/importaciones/schema', 'none'],
  ['GET', '/v5/reconcile', []],
  ['POST', '/v5/reconcile', []],
  ['GET', '/v5/reconcile/suggest/entity', []],
  ['GET', '/v5/coverage', 'none'],
  ['GET', '/v5/usage?format=csv', 'none'],
  ['POST', '/V5/Search/importaciones', []],
];

/** Locked calls of a company, what each costs with a balance, and the codes of that price. */
const PRICES: readonly [string, string, string, Readonly<Record<string, string>>][] = [
  ['GET', '/v5/entities/{id}/sections/directores', '0.16', { 'DAT-GOV': '0.15' }],
  ['GET', '/v5/entities/{id}/sections/work_permits', '0.11', { 'DAT-LEGAL': '0.10' }],
  ['GET', '/v5/entities/{id}/proponente-dossier', '0.11', { 'DAT-PROPONENTE': '0.10' }],
  ['GET', '/v5/entities/{id}/immigration', '0.01', {}],
  ['GET', '/v5/entities/{id}/immigration?include=DAT-LABOR', '0.16', { 'DAT-LABOR': '0.15' }],
  ['GET', '/v5/entities/pa_entrada_1/text?page=2', '0.07', { 'DAT-DOC': '0.06' }],
  ['GET', '/v5/entities/{id}/changes?since=2026-01-01', '0.01', {}],
  ['POST', '/v5/search/importaciones', '0.01', {}],
  ['GET', '/v5/reconcile/suggest/entity', '0.02', { 'DAT-RESOLVE': '0.01' }],
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
        free_tier_codes: FREE_CODES,
        upgrade_url: UPGRADE_URL,
      },
    ]);
  });

  it.each(ROUTES)('%s %s is not found by a key with a balance', async (method, path) => {
    await api.send(method, path, paying).expect(404, { error: 'not found' });
  });

  it.each(PRICES)('%s %s costs %s, as a dry run tells a free key', async (method, path, price, codes) => {
    const query = path.includes('?') ? '&dry_run=' : '?dry_run=';
    const target = path.replace('{id}', `pa_own_${String(api.ids.company)}`) + query;
    for (const value of ['true', '1']) {
      const { body, headers } = answerOf(await api.send(method, target + value, free).expect(200));
      expect(body).toEqual({
        billing: {
          ...{ currency: 'USD', price, charged: '0.00', dry_run: true, base: '0.01', redundant: [] },
          codes: Object.entries(codes).map(([code, codePrice]) => ({ code, price: codePrice })),
          free_tier: { locked: true },
        },
      });
      expect(headers).toMatchObject({ 'x-service-tier': 'free', 'x-service-free-remaining-today': '30' });
      expect(headers).not.toHaveProperty('x-service-charge');
    }
    for (const value of ['false', '0']) await api.send(method, target + value, free).expect(403);
    await api.send(method, `${target}1`, paying).expect(404, { error: 'not found' });
    await api.send(method, `${target}1`).expect(403);
    for (const customer of [free, paying]) {
      for (const value of ['', 'yes', 'TRUE']) {
        await api.send(method, target + value, customer).expect(400, { error: 'dry_run must be true, 1, false or 0' });
      }
    }
  });

  it.each([
    ['POST', '/v5/reconcile'],
    ['GET', '/v5/reconcile'],
  ])('%s %s costs what its queries come to: no dry run tells it before they are read', async (method, path) => {
    const { body } = answerOf(await api.send(method, `${path}?dry_run=1`, free).expect(403));
    expect(body).toMatchObject({ code: 'free_tier_code_locked', locked_codes: [], free_tier_codes: FREE_CODES });
  });

  it('a dry run of an entity that is not there is a 404', async () => {
    const target = '/v5/entities/pa_own_999999999/changes?dry_run=1';
    await api.get(target, free).expect(404, { error: 'entity not found' });
  });

  it('a resolve is found by nobody yet, and needs no key for that', async () => {
    for (const customer of [undefined, free, paying]) {
      await api.send('POST', '/v5/resolve', customer).expect(404, { error: 'not found' });
    }
  });

  it.each([
    ['a malformed id', '/v5/entities/pa_own_x/changes', 'malformed id'],
    ['an id of a reserved jurisdiction', '/v5/entities/ec_own_1/immigration', 'jurisdiction reserved'],
    ['an unreadable query', `/v5/entities/${ID}/changes?since=1&since=2`, 'since must be given once'],
    ['an unreadable dry_run', `/v5/entities/${ID}/changes?dry_run=`, 'dry_run must be true, 1, false or 0'],
    ['an unknown code', `/v5/entities/${ID}/immigration?include=DAT-NOPE`, 'unknown product code(s): DAT-NOPE'],
  ])('%s is refused before the lock', async (_what, path, error) => {
    for (const customer of [free, paying]) {
      const { body } = answerOf(await api.get(path, customer).expect(400));
      expect(body).toMatchObject({ error });
    }
  });

  it('a top-up opens the lock from the next call on', async () => {
    const customer = await api.customer();
    await api.get(`/v5/entities/${ID}/changes`, customer).expect(403);
    await api.buy(customer.accountId, '1');
    await api.get(`/v5/entities/${ID}/changes`, customer).expect(404);
  });
});
