import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ManagedTrials } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';
import { SANDBOX_OPERATIONS } from './generated/operations.js';

const KEY = `pk_${'s'.repeat(38)}`;

/** The requests that the API received. */
const requested: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
/** The price of a dry run, and the response to all other requests. */
let price: string;
let answer: (response: ServerResponse, requestId: string) => void;

let api: Server;
let platform: PlatformFixture;

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

beforeAll(async () => {
  api = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requested.push({ method, url, headers });
    request.resume().on('end', () => {
      if (/[?&]dry_run=(?:true|1)\b/.test(url)) send(response, 200, { billing: { price } });
      else answer(response, String(headers['x-request-id']));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${String((api.address() as AddressInfo).port)}`;
  platform = await PlatformFixture.open({ API_URL: address, SANDBOX_API_KEY: KEY });
});
afterAll(async () => {
  await platform.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});
beforeEach(() => {
  requested.length = 0;
  price = '0.16';
  answer = (response, requestId) => {
    const charge = { 'X-Service-Charge': price, 'X-Service-Balance': '812.00', 'X-Request-Id': requestId };
    const rate = { RateLimit: '"default";r=199;t=1', 'RateLimit-Policy': '"default";q=200;w=4' };
    send(response, 200, { id: 'pa_own_1' }, { ...charge, ...rate });
  };
});

/** The requests that reached the API, including the server's own dry runs. */
const urls = () => requested.map(({ method, url }) => `${method} ${url}`);

describe('the allowance of a mailbox', () => {
  it('is shared by all addresses of the mailbox', async () => {
    const ana = await platform.signUp({ email: 'ana.prueba@gmail.com' });
    const tagged = await platform.join(ana, 'member', { email: 'anaprueba+2@googlemail.com' });
    const other = await platform.signUp({ email: 'ana.prueba@outlook.com' });
    price = '3.00';
    expect((await ana.get('/api/sandbox/v5/entities/pa_own_1')).status).toBe(200);
    expect(await tagged.get('/api/sandbox/v5/entities/pa_own_1')).toMatchObject({
      status: 429,
      body: { code: 'sandbox_limit', limit: 'money' },
    });
    expect((await other.get('/api/sandbox/v5/entities/pa_own_1')).status).toBe(200);
    const spent = async (browser: typeof ana) => (await browser.get('/api/sandbox')).body;
    expect(await spent(tagged)).toEqual(await spent(ana));
  });
});

describe('the money of a day', () => {
  const CARD = '/api/sandbox/v5/entities/pa_own_1';
  let serial = 0;

  /** The owner of an account whose trial is withheld because the mailbox already had one. */
  async function withheld(): Promise<SignedIn> {
    const name = `retenida${String((serial += 1))}`;
    await platform.signUp({ email: `${name}@gmail.com` });
    return platform.signUp({ email: `${name}+2@gmail.com` });
  }

  it('is not given while the trial credit is withheld: no request reaches the API', async () => {
    const owner = await withheld();
    const error = { status: 403, body: { code: 'sandbox_withheld', reason: 'mailbox' } };
    for (const { id, method, path } of SANDBOX_OPERATIONS.filter(({ priced }) => priced)) {
      const address = `/api/sandbox${path.replaceAll(/\{\w+\}/g, '1')}`;
      const response = method === 'GET' ? await owner.get(address) : await owner.post(address, {});
      expect([id, response]).toMatchObject([id, error]);
    }
    expect(await (await platform.join(owner, 'read_only')).get(CARD)).toMatchObject(error);
    expect(requested).toEqual([]);
    expect((await owner.get('/api/sandbox')).body).toMatchObject({
      withheld: true,
      calls_left: 200,
      money_left: '0.00',
    });
  });

  it('is not needed for prices and free routes', async () => {
    const owner = await withheld();
    for (const path of ['v5/entities/pa_own_1?dry_run=true', 'v5/catalog', 'v5/search/marcas/schema', 'examples']) {
      expect([path, (await owner.get(`/api/sandbox/${path}`)).status]).toEqual([path, 200]);
    }
  });

  it('is given once an operator approves the trial, and not when they decline it', async () => {
    const trials = platform.platform.app.get(ManagedTrials);
    const [approved, declined] = [await withheld(), await withheld()];
    const operator = { operatorId: null, name: 'Operadora', requestId: null };
    await trials.approve(approved.accountId, operator);
    expect((await approved.get('/api/sandbox')).body).toMatchObject({ withheld: false, money_left: '5.00' });
    expect((await approved.get(CARD)).status).toBe(200);
    await declined.post('/api/trial/request', {});
    await trials.decline(declined.accountId, operator);
    expect((await declined.get(CARD)).status).toBe(403);
  });

  it('is given after a top-up, even if the mailbox already had its trial', async () => {
    const owner = await withheld();
    const topUp = { amount: micro('5.00'), idempotencyKey: 'invoice 1' };
    await platform.billing.grantPurchase({ ...topUp, accountId: owner.accountId });
    expect((await owner.get(CARD)).status).toBe(200);
  });
});

describe('a call in the sandbox', () => {
  it.each([
    ['a page of another site that leads the browser here', { Origin: null, 'X-Requested-With': null }],
    ['the script of another site', { Origin: 'http://evil.example' }],
  ])('is not sent for %s', async (_who, headers) => {
    const ana = await platform.signUp();
    for (const path of ['v5/entities/pa_own_1', 'v5/catalog', 'v4/panama/entidades?q=inventada&dry_run=1']) {
      const response = await ana.get(`/api/sandbox/${path}`, headers);
      expect([path, response]).toMatchObject([path, { status: 403, body: { code: 'origin_rejected' } }]);
    }
    expect(requested).toEqual([]);
    expect((await ana.get('/api/sandbox')).body).toMatchObject({ calls_left: 200, money_left: '5.00' });
  });

  it('is sent with the key of the sandbox, priced before, and counted after', async () => {
    const ana = await platform.signUp();
    const { status, headers } = await ana.get('/api/sandbox/v5/entities/pa_own_1?include=DAT-GOV');
    expect({ status, charge: headers['x-service-charge'] }).toEqual({ status: 200, charge: '0.16' });
    for (const name of ['x-service-balance', 'ratelimit', 'ratelimit-policy']) expect(headers[name]).toBe(undefined);
    expect(urls()).toEqual([
      'GET /v5/entities/pa_own_1?include=DAT-GOV&dry_run=true',
      'GET /v5/entities/pa_own_1?include=DAT-GOV',
    ]);
    expect(requested.every((one) => one.headers.authorization === `Bearer ${KEY}`)).toBe(true);
    expect((await ana.get('/api/sandbox')).body).toEqual({
      ...{ available: true, withheld: false },
      ...{ calls_per_day: 200, calls_left: 199, money_per_day: '5.00', money_left: '4.84' },
      resets_at: '2026-11-22T00:00:00.000Z',
    });
    expect(platform.log.join('')).not.toContain(KEY);
  });

  it('spends no money when it is a dry run, refused or free', async () => {
    const ana = await platform.signUp();
    await ana.get('/api/sandbox/v5/entities/pa_own_1?dry_run=true');
    answer = (response) => send(response, 404, { error: 'entity not found' });
    await ana.get('/api/sandbox/v5/entities/pa_own_2');
    answer = (response) => send(response, 200, {});
    await ana.get('/api/sandbox/v5/catalog');
    expect((await ana.get('/api/sandbox')).body).toMatchObject({ calls_left: 198, money_left: '5.00' });
    expect(urls()).toEqual([
      'GET /v5/entities/pa_own_1?dry_run=true',
      ...['GET /v5/entities/pa_own_2?dry_run=true', 'GET /v5/entities/pa_own_2', 'GET /v5/catalog'],
    ]);
  });

  it('is refused before it is sent when its price exceeds the rest of the day', async () => {
    const ana = await platform.signUp();
    price = '5.01';
    const { status, body, headers } = await ana.post('/api/sandbox/v5/entities/batch', { ids: ['pa_own_1'] });
    expect({ status, body }).toEqual({
      status: 429,
      body: {
        error: "you have used up today's sandbox money: it resets at midnight UTC",
        ...{ code: 'sandbox_limit', limit: 'money', retry_after: 43_200 },
      },
    });
    expect(headers['retry-after']).toBe('43200');
    expect(urls()).toEqual(['POST /v5/entities/batch?dry_run=true']);
    expect((await ana.get('/api/sandbox')).body).toMatchObject({ calls_left: 200, money_left: '5.00' });
  });

  it('is limited to five at once per user, not per session', async () => {
    const ana = await platform.signUp();
    const again = await platform.anotherSession(ana);
    const calls = [ana, again, ana, again, ana, again].map((browser) => browser.get('/api/sandbox/v5/catalog'));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429]);
    const bea = await platform.signUp();
    expect((await bea.get('/api/sandbox/v5/catalog')).status).toBe(200);
  });

  it('has an Idempotency-Key on the shared account that only its user can repeat', async () => {
    const [ana, bea] = [await platform.signUp(), await platform.signUp()];
    for (const user of [ana, ana, bea]) {
      await user.get('/api/sandbox/v5/entities/pa_own_1', { 'Idempotency-Key': 'order 7' });
    }
    const names = requested
      .filter(({ url }) => !url.includes('dry_run'))
      .map(({ headers }) => headers['idempotency-key']);
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
    expect(names[0]).toMatch(new RegExp(`^${ana.userId}:`));
  });

  it('reads a refresh only for the user who requested it', async () => {
    const [ana, bea] = [await platform.signUp(), await platform.signUp()];
    const accountId = Number(ana.accountId);
    await platform.db.query(
      `insert into update_request (id, account_id, jurisdiction, entity_pk, requested_codes, price_micro, requested_at)
       overriding system value values (7001, $1, 'pa', 1, '{DAT-GOV}', 150000, now())`,
      [accountId],
    );
    answer = (response, requestId) =>
      send(response, 202, { update_request_id: 7001, status: 'pending' }, { 'X-Request-Id': requestId });
    price = '0.15';
    expect(await ana.post('/api/sandbox/v4/panama/entidades/1/update?include=DAT-GOV')).toMatchObject({ status: 202 });
    // Another process charges it on completion, but it counts from now on.
    expect((await ana.get('/api/sandbox')).body).toMatchObject({ money_left: '4.85' });
    answer = (response, requestId) => send(response, 200, { status: 'pending' }, { 'X-Request-Id': requestId });
    for (const version of ['v4', 'v5'])
      expect(await ana.get(`/api/sandbox/${version}/update_requests/7001`)).toMatchObject({ status: 200 });
    expect(requested.find(({ url }) => url.endsWith('include=DAT-GOV'))?.headers['x-max-charge']).toBe('0.15');
    requested.length = 0;
    for (const path of ['7001', '0007001', '7001?dry_run=true']) {
      for (const version of ['v4', 'v5']) {
        const seen = await bea.get(`/api/sandbox/${version}/update_requests/${path}`);
        expect(seen).toMatchObject({ status: 404, body: { error: 'update request not found' } });
      }
    }
    expect(requested).toEqual([]);
  });

  it("lists only the user's own calls of the shared account", async () => {
    const [ana, bea] = [await platform.signUp(), await platform.signUp()];
    await ana.get('/api/sandbox/v5/entities/pa_own_1', { 'X-Request-Id': 'chosen' });
    await bea.get('/api/sandbox/v5/entities/pa_own_1');
    const ids = requested.filter(({ url }) => !url.includes('dry_run')).map(({ headers }) => headers['x-request-id']);
    expect(ids).not.toContain('chosen');
    answer = (response, requestId) =>
      send(
        response,
        200,
        { calls: [...ids, null].map((id) => ({ request_id: id })), page: { returned: 3, next_cursor: null } },
        { 'X-Request-Id': requestId },
      );
    expect((await ana.get('/api/sandbox/v5/usage')).body).toEqual({
      calls: [{ request_id: ids[0] }],
      page: { returned: 1, next_cursor: null },
    });
    expect(await ana.get('/api/sandbox/v5/usage?format=csv')).toMatchObject({
      status: 400,
      body: { code: 'invalid_parameter', field: 'format' },
    });
  });

  it('can be any operation of v4 and v5, and nothing else', async () => {
    const ana = await platform.signUp();
    for (const path of ['docs', 'objects/x', 'admin/accounts', 'metrics', 'v5/../admin', 'v5/%2e%2e/admin', 'v6/x']) {
      expect([path, (await ana.get(`/api/sandbox/${path}`)).status]).toEqual([path, 404]);
    }
    expect(requested).toEqual([]);
    const reader = await platform.join(ana, 'read_only');
    expect((await reader.get('/api/sandbox/health')).status).toBe(200);
    expect((await platform.stranger().get('/api/sandbox/health')).status).toBe(401);
  });
});

describe('the examples of the sandbox', () => {
  it('are existing entities, or none if there are none', async () => {
    const ana = await platform.signUp();
    const none = { organization: null, person: null, document: null };
    const v4 = { panama: null, ecuador: null, colombia: null };
    expect((await ana.get('/api/sandbox/examples')).body).toEqual({ ...none, v4 });
    await platform.db.query(
      `with run as (insert into ingest_run (dataset, importer_version, file_sha256, status, started_at) values ('invented', 1, 'x', 'completed', now()) returning id)
       insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, ruc, ruc_no_dv, core, source, run_id, fetched_at)
       select jurisdiction, pk, pk::text, kind, nombre, lower(nombre), ruc, ruc, '{}', 'invented', run.id, now()
         from run, (values ('pa', 42, 'Organization', 'MADERAS INVENTADAS, S.A.', '9-1'),
                           ('ec', 43, 'Organization', 'CACAO INVENTADO', '179')) e (jurisdiction, pk, kind, nombre, ruc)`,
    );
    platform.time = new Date(platform.time.getTime() + 11 * 60_000);
    const organization = { id: 'pa_own_42', v4_id: 42, name: 'MADERAS INVENTADAS, S.A.', identifier: '9-1' };
    const ecuador = { id: null, v4_id: 43, name: 'CACAO INVENTADO', identifier: '179' };
    expect((await ana.get('/api/sandbox/examples')).body).toEqual({
      ...{ ...none, organization, v4: { ...v4, panama: organization, ecuador } },
    });
  });
});
