import { sendRaw } from '@entity-registry/testing';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

const UPGRADE_URL = 'https://platform.example.test/billing';
const NOTHING = null;

/** Method, path, and the methods that the path allows. */
const REQUESTS: readonly [string, string, string | null][] = [
  ['GET', '/v4', NOTHING],
  ['GET', '/v4/', NOTHING],
  ['GET', '/v4/nothing', NOTHING],
  ['POST', '/V4/Nothing', NOTHING],
  ['HEAD', '/v4/nothing', NOTHING],
  ['GET', '/v4/%zz', NOTHING],
  ['GET', '/v5', NOTHING],
  ['GET', '/v5?dry_run=1', NOTHING],
  ['GET', '/v5/', NOTHING],
  ['GET', '/v5/no/such/route', NOTHING],
  ['OPTIONS', '/v5/no/such/route', NOTHING],
  ['GET', '/v5/%zz', NOTHING],
  ['GET', '/v5/__proto__', NOTHING],
  ['PUT', '/v4/panama/entidades/1', 'GET'],
  ['HEAD', '/v4/panama/entidades/1', 'GET'],
  ['OPTIONS', '/v4/panama/entidades?nombre=maderas', 'GET'],
  ['TRACE', '/v4/ecuador/entidades/1', 'GET'],
  ['PROPFIND', '/v4/update_requests/1', 'GET'],
  ['GET', '/v4/panama/entidades/1/update', 'POST'],
  ['PUT', '/v5/resolve', 'POST'],
  ['HEAD', '/v5/catalog', 'GET'],
  ['PATCH', '/v5/reconcile', 'GET, POST'],
];

const REJECTED = { Message: 'Forbidden', code: 'key_rejected' };
/** Every error of v5 has its code. */
const codeIn = (path: string, allow: string | null) =>
  path.startsWith('/v5') ? { code: allow === null ? 'route_not_found' : 'method_not_allowed' } : {};

describe('an unknown path or method', () => {
  let api: ApiFixture;
  let customers: Customer[];

  beforeAll(async () => {
    api = await ApiFixture.open();
    customers = [await api.customer({ balance: '1' }), await api.customer()];
  });
  afterAll(async () => {
    for (const customer of customers) expect(await api.charges(customer)).toEqual([]);
    await api.close();
  });

  const bodyOf = (method: string, body: object): object => (method === 'HEAD' ? {} : body);

  it.each(REQUESTS)('%s %s: a caller without a key is told to send one', async (method, path) => {
    const response = await api.send(method, path);
    const onV5 = path.startsWith('/v5');
    expect(response.status).toBe(onV5 ? 403 : 401);
    const text = { [onV5 ? 'error' : 'message']: expect.any(String) };
    expect(responseOf(response).body).toEqual(
      bodyOf(method, { ...text, code: 'public_tier_locked', upgrade_url: UPGRADE_URL }),
    );
    expect(response.headers).not.toHaveProperty('allow');
  });

  it.each(REQUESTS)('%s %s: a caller with an invalid key gets 403', async (method, path) => {
    const response = await api.send(method, path).set('Authorization', 'Bearer nobody');
    expect([response.status, response.body]).toEqual([
      403,
      bodyOf(method, path.startsWith('/v5') ? REJECTED : { Message: 'Forbidden' }),
    ]);
  });

  it.each(REQUESTS)(
    '%s %s: a caller with a key gets 404, or 405 and the allowed methods: %s',
    async (method, path, allow) => {
      for (const customer of customers) {
        const response = await api.send(method, path, customer);
        const error = allow === null ? 'not found' : 'method not allowed';
        expect([response.status, response.body]).toEqual([
          allow === null ? 404 : 405,
          bodyOf(method, { error, ...codeIn(path, allow) }),
        ]);
        expect(response.headers['allow'] ?? null).toBe(allow);
      }
    },
  );

  it('counts toward the rate limit, and its body is not read', async () => {
    const [customer] = customers;
    const call = api.send('PUT', '/v4/panama/entidades/1', customer).set('Content-Type', 'text/plain').send('{');
    expect((await call.expect(405)).headers).toHaveProperty('ratelimit');
  });

  it.each([
    ['PUT', '/health', 'GET, HEAD'],
    ['OPTIONS', '/health/ready', 'GET, HEAD'],
    ['POST', '/objects/a.pdf', 'GET'],
    ['HEAD', '/objects/a.pdf', 'GET'],
    ['POST', '/v5/openapi.yml', 'GET, HEAD'],
  ])('%s %s, which requires no key, is 405', async (method, path, allow) => {
    const response = await api.send(method, path, path.startsWith('/v5') ? customers[0] : undefined);
    expect([response.status, response.headers['allow']]).toEqual([405, allow]);
  });

  it('HEAD /health returns 200, for liveness checks', async () => {
    for (const path of ['/health', '/health/ready']) await api.send('HEAD', path).expect(200);
  });

  it('a request without a Host, or with an unsupported Expect, gets an error that says so', async () => {
    const { port } = api.server.address() as AddressInfo;
    const send = (head: string) => sendRaw(port, { method: 'GET', target: '/health', headers: [] }, `${head}\r\n\r\n`);
    expect((await send('GET /health HTTP/1.1')).text).toMatch(/^HTTP\/1\.1 400 .*\{"error":"malformed request"\}$/s);
    const expectation = await send('GET /health HTTP/1.1\r\nHost: api.example.test\r\nExpect: tea');
    expect(expectation.text).toMatch(/^HTTP\/1\.1 417 .*\{"error":"only Expect: 100-continue is understood"\}$/s);
    expect((await send('GET /health HTTP/1.0')).status).toBe(200);
  });
});
