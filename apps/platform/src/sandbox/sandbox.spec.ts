import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';

const KEY = `pk_${'s'.repeat(38)}`;

/** What the API was asked. */
const asked: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
/** The price that its previews tell, and how it answers what is no preview. */
let price: string;
let answer: (response: ServerResponse, requestId: string) => void;

let api: Server;
let platform: PlatformFixture;

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

beforeAll(async () => {
  api = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers });
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
  asked.length = 0;
  price = '0.16';
  answer = (response, requestId) => {
    send(
      response,
      200,
      { id: 'pa_own_1' },
      {
        ...{ 'X-Service-Charge': price, 'X-Service-Balance': '812.00', 'X-Request-Id': requestId },
        ...{ RateLimit: '"default";r=199;t=1', 'RateLimit-Policy': '"default";q=200;w=4' },
      },
    );
  };
});

/** What the calls asked of the API were, previews of the server's own too. */
const urls = () => asked.map(({ method, url }) => `${method} ${url}`);

describe('a call in the sandbox', () => {
  it('is made with the key of the sandbox, priced before, and counted after', async () => {
    const ana = await platform.signUp();
    const { status, headers } = await ana.get('/api/sandbox/v5/entities/pa_own_1?include=DAT-GOV');
    expect({ status, charge: headers['x-service-charge'] }).toEqual({ status: 200, charge: '0.16' });
    for (const name of ['x-service-balance', 'ratelimit', 'ratelimit-policy']) expect(headers[name]).toBe(undefined);
    expect(urls()).toEqual([
      'GET /v5/entities/pa_own_1?include=DAT-GOV&dry_run=true',
      'GET /v5/entities/pa_own_1?include=DAT-GOV',
    ]);
    expect(asked.every((one) => one.headers.authorization === `Bearer ${KEY}`)).toBe(true);
    expect((await ana.get('/api/sandbox')).body).toEqual({
      available: true,
      ...{ calls_per_day: 200, calls_left: 199, money_per_day: '5.00', money_left: '4.84' },
      resets_at: '2026-11-22T00:00:00.000Z',
    });
    expect(platform.log.join('')).not.toContain(KEY);
  });

  it('costs the allowance nothing when it is a preview, or refused, or free', async () => {
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

  it('is refused, uncalled, when its price is more than is left of the day', async () => {
    const ana = await platform.signUp();
    price = '5.01';
    const { status, body, headers } = await ana.post('/api/sandbox/v5/entities/batch', { ids: ['pa_own_1'] });
    expect({ status, body }).toEqual({
      status: 429,
      body: {
        error: 'the sandbox gives no more money today: it begins anew at midnight UTC',
        ...{ code: 'sandbox_limit', limit: 'money', retry_after: 43_200 },
      },
    });
    expect(headers['retry-after']).toBe('43200');
    expect(urls()).toEqual(['POST /v5/entities/batch?dry_run=true']);
    expect((await ana.get('/api/sandbox')).body).toMatchObject({ calls_left: 200, money_left: '5.00' });
  });

  it('is one of five at once, for a user and not for a session', async () => {
    const ana = await platform.signUp();
    const again = await platform.anotherSession(ana);
    const calls = [ana, again, ana, again, ana, again].map((browser) => browser.get('/api/sandbox/v5/catalog'));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429]);
    const bea = await platform.signUp();
    expect((await bea.get('/api/sandbox/v5/catalog')).status).toBe(200);
  });

  it('has a name of its own among those of the shared account', async () => {
    const [ana, bea] = [await platform.signUp(), await platform.signUp()];
    for (const user of [ana, ana, bea]) {
      await user.get('/api/sandbox/v5/entities/pa_own_1', { 'Idempotency-Key': 'order 7' });
    }
    const names = asked.filter(({ url }) => !url.includes('dry_run')).map(({ headers }) => headers['idempotency-key']);
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
    expect(names[0]).toMatch(new RegExp(`^${ana.userId}:`));
  });

  it('that asked for a refresh is the only way to what became of it', async () => {
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
    // Charged at completion, by somebody else: it counts from now on.
    expect((await ana.get('/api/sandbox')).body).toMatchObject({ money_left: '4.85' });
    answer = (response, requestId) => send(response, 200, { status: 'pending' }, { 'X-Request-Id': requestId });
    expect(await ana.get('/api/sandbox/v4/update_requests/7001')).toMatchObject({ status: 200 });
    asked.length = 0;
    for (const path of ['7001', '7002', '7001?dry_run=true']) {
      const seen = await bea.get(`/api/sandbox/v4/update_requests/${path}`);
      expect(seen).toMatchObject({ status: 404, body: { error: 'update request not found' } });
    }
    expect(asked).toEqual([]);
  });

  it('lists of the calls of the shared account those of the user alone', async () => {
    const [ana, bea] = [await platform.signUp(), await platform.signUp()];
    await ana.get('/api/sandbox/v5/entities/pa_own_1', { 'X-Request-Id': 'chosen' });
    await bea.get('/api/sandbox/v5/entities/pa_own_1');
    const ids = asked.filter(({ url }) => !url.includes('dry_run')).map(({ headers }) => headers['x-request-id']);
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

  it('is any operation of v4 and v5, and nothing else', async () => {
    const ana = await platform.signUp();
    for (const path of ['docs', 'objects/x', 'admin/accounts', 'metrics', 'v5/../admin', 'v5/%2e%2e/admin', 'v6/x']) {
      expect([path, (await ana.get(`/api/sandbox/${path}`)).status]).toEqual([path, 404]);
    }
    expect(asked).toEqual([]);
    const reader = await platform.join(ana, 'read_only');
    expect((await reader.get('/api/sandbox/health')).status).toBe(200);
    expect((await platform.stranger().get('/api/sandbox/health')).status).toBe(401);
  });
});

describe('the examples of the sandbox', () => {
  it('are entities that are there, and nothing where there are none', async () => {
    const ana = await platform.signUp();
    expect((await ana.get('/api/sandbox/examples')).body).toEqual({
      ...{ organization: null, person: null, ecuador: null, colombia: null, document: null },
    });
    await platform.db.query(
      `with run as (insert into ingest_run (dataset, importer_version, file_sha256, status, started_at) values ('invented', 1, 'x', 'completed', now()) returning id)
       insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, ruc, ruc_no_dv, core, source, run_id, fetched_at)
       select jurisdiction, pk, pk::text, kind, nombre, lower(nombre), ruc, ruc, '{}', 'invented', run.id, now()
         from run, (values ('pa', 42, 'Organization', 'MADERAS INVENTADAS, S.A.', '9-1'),
                           ('ec', 43, 'Organization', 'CACAO INVENTADO', '179')) e (jurisdiction, pk, kind, nombre, ruc)`,
    );
    platform.time = new Date(platform.time.getTime() + 11 * 60_000);
    expect((await ana.get('/api/sandbox/examples')).body).toEqual({
      organization: { id: 'pa_own_42', v4_id: 42, name: 'MADERAS INVENTADAS, S.A.', identifier: '9-1' },
      ecuador: { id: null, v4_id: 43, name: 'CACAO INVENTADO', identifier: '179' },
      ...{ person: null, colombia: null, document: null },
    });
  });
});
