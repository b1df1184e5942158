import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';
import { ENTITY_OPERATIONS } from '../forwarding/operations.js';
import { SANDBOX_OPERATIONS } from '../sandbox/generated/operations.js';

/** Headers that the dashboard sends with a paid request. */
const LIMIT = { 'X-Max-Charge': '0.36' };
/** The requests that the API received. */
const requested: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
let api: Server;
let platform: PlatformFixture;

beforeAll(async () => {
  api = createServer((request, response) => {
    const { method, url, headers } = request;
    requested.push({ method, url, headers });
    request.resume().on('end', () => {
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'X-Service-Charge': '0.16' })
        .end('{"id":"pa_own_1"}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  platform = await PlatformFixture.open({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await platform.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});
beforeEach(() => {
  requested.length = 0;
});

/** The key that the last request was made with. */
const usedKey = () => (requested.at(-1)?.headers.authorization ?? '').replace('Bearer ', '');

const listed = async ({ accountId }: SignedIn) =>
  (await platform.billing.listKeys(accountId)).filter(({ name }) => name === 'Dashboard');

describe('the explorer', () => {
  it("has a key that can't be rolled, since it would continue with the old secret", async () => {
    const owner = await platform.signUp();
    await owner.get('/api/explorer/v5/entities/pa_own_1', LIMIT);
    const [key] = await listed(owner);
    expect(await owner.post(`/api/keys/${String(key?.id)}/roll`, {})).toMatchObject({
      ...{ status: 409, body: { code: 'key_of_explorer' } },
    });
    expect(await listed(owner)).toEqual([key]);
    expect(await owner.patch(`/api/keys/${String(key?.id)}`, { monthly_cap: '5.00' })).toMatchObject({ status: 200 });
  });

  it('calls the API with a key of the account, which the first request creates and no one sees', async () => {
    const owner = await platform.signUp();
    expect(await owner.get('/api/explorer')).toMatchObject({ status: 200, body: { key: null } });
    const response = await owner.get('/api/explorer/v5/entities/pa_own_1?include=DAT-CORE', LIMIT);
    expect(response).toMatchObject({ status: 200, body: { id: 'pa_own_1' }, headers: { 'x-service-charge': '0.16' } });
    await owner.post('/api/explorer/v5/resolve', { name: 'Inversiones Inventadas' }, LIMIT);
    expect(requested.map(({ method, url }) => `${method ?? ''} ${url ?? ''}`)).toEqual([
      'GET /v5/entities/pa_own_1?include=DAT-CORE',
      'POST /v5/resolve',
    ]);
    expect(requested.map(({ headers }) => headers['x-service-user'])).toEqual([owner.userId, owner.userId]);
    const keys = await listed(owner);
    expect(keys).toHaveLength(1);
    const state = await platform.billing.keyState(platform.billing.hashKey(usedKey()));
    expect(state).toMatchObject({ accountId: owner.accountId, keyId: keys[0]?.id });
    const shown = await owner.get('/api/explorer');
    expect(shown.body).toMatchObject({ key: { prefix: keys[0]?.prefix, state: 'working' } });
    expect(platform.log.join('') + shown.text + inspect(await platform.audit(), { depth: 9 })).not.toContain(usedKey());
  });

  it('uses the key of each account', async () => {
    const [one, other] = [await platform.signUp(), await platform.signUp()];
    await one.get('/api/explorer/v5/catalog');
    const first = usedKey();
    await other.get('/api/explorer/v5/catalog');
    expect(usedKey()).not.toBe(first);
    expect(await listed(other)).toHaveLength(1);
  });

  it('stops calling with a revoked key until a member requests another', async () => {
    const owner = await platform.signUp();
    await owner.get('/api/explorer/v5/catalog');
    const first = usedKey();
    for (const { id } of await listed(owner)) await platform.billing.revokeKey(owner.accountId, id);
    requested.length = 0;
    const rejected = await owner.get('/api/explorer/v5/catalog');
    expect(rejected).toMatchObject({ status: 409, body: { code: 'key_revoked' } });
    expect(requested).toEqual([]);
    const member = await platform.join(owner, 'member');
    expect(await member.post('/api/explorer/key')).toMatchObject({ status: 201, body: { key: { state: 'working' } } });
    await member.get('/api/explorer/v5/catalog');
    expect(usedKey()).not.toBe(first);
    const told = (await platform.audit(owner.accountId)).filter(({ action }) => action === 'key.create');
    expect(told[0]).toMatchObject({ detail: { after: { name: 'Dashboard' } } });
  });

  it('spends nothing for read-only members, and nothing for another site', async () => {
    const owner = await platform.signUp();
    const reader = await platform.join(owner, 'read_only');
    expect(await reader.get('/api/explorer')).toMatchObject({ status: 200 });
    for (const response of [
      await reader.get('/api/explorer/v5/entities/pa_own_1', LIMIT),
      await reader.post('/api/explorer/v5/resolve', { name: 'x' }),
      await reader.post('/api/explorer/key'),
    ]) {
      expect(response).toMatchObject({ status: 403, body: { code: 'role_insufficient' } });
    }
    const elsewhere = await owner.post('/api/explorer/v5/resolve', {}, { Origin: 'https://elsewhere.example' });
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'origin_rejected' } });
    // The catalog is free and the pages of the Library need it, but read-only members create no key.
    expect(await reader.get('/api/explorer/v5/catalog')).toMatchObject({ status: 404, body: { code: 'unknown_key' } });
    expect(requested).toEqual([]);
    expect(await listed(owner)).toEqual([]);
    await owner.get('/api/explorer/v5/entities/pa_own_1', LIMIT);
    expect(await reader.get('/api/explorer/v5/catalog')).toMatchObject({ status: 200 });
  });

  describe('makes no request and creates no key', () => {
    const GETS = [
      ...['v5/catalog', 'v5/entities/pa_own_1?include=DAT-CORE', 'v5/entities/pa_own_1?dry_run=true'],
      ...['v5/entities/pa_own_1/network', 'v5/update_requests/1', 'v4/panama/entidades?q=inventada'],
    ].map((path) => `/api/explorer/${path}`);
    const FOREIGN: [string, Record<string, string | null>][] = [
      [
        'a page of another site that leads the browser here',
        {
          ...{ Origin: null, 'X-Requested-With': null, 'Upgrade-Insecure-Requests': '1' },
          ...{ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
        },
      ],
      ['a link or an address that a user opens', { Origin: null, 'X-Requested-With': null, 'Sec-Fetch-Site': 'none' }],
      ["an older browser, which doesn't say where a page comes from", { Origin: null, 'X-Requested-With': null }],
      ['the header with another value', { 'X-Requested-With': 'XMLHttpRequest' }],
      ['the script of another site, whatever it sends', { Origin: 'http://evil.example' }],
      ['a sandboxed frame', { Origin: 'null' }],
    ];

    it.each(FOREIGN)('for %s', async (_who, headers) => {
      const owner = await platform.signUp();
      const before = await platform.billing.account(owner.accountId);
      for (const path of GETS) {
        const response = await owner.get(path, { ...LIMIT, ...headers });
        expect([path, response]).toMatchObject([path, { status: 403, body: { code: 'origin_rejected' } }]);
      }
      const post = await owner.post('/api/explorer/v5/resolve', { name: 'x' }, { ...LIMIT, ...headers });
      expect(post).toMatchObject({ status: 403, body: { code: 'origin_rejected' } });
      expect(requested).toEqual([]);
      expect(await listed(owner)).toEqual([]);
      expect(await platform.billing.account(owner.accountId)).toEqual(before);
    });

    it.each([null, ''])('for a paid request whose X-Max-Charge is %j', async (limit) => {
      const owner = await platform.signUp();
      const headers = { 'X-Max-Charge': limit };
      const error = { status: 400, body: { code: 'max_charge_required', field: 'X-Max-Charge' } };
      for (const { path, free } of ENTITY_OPERATIONS.filter(({ method }) => method === 'GET')) {
        const address = `/api/explorer${path.replaceAll(/\{\w+\}/g, '1')}`;
        if (free !== true) expect([path, await owner.get(address, headers)]).toMatchObject([path, error]);
      }
      for (const path of ['v5/resolve', 'v5/entities/pa_own_1/update', 'v4/panama/entidades/1/update']) {
        expect(await owner.post(`/api/explorer/${path}`, {}, headers)).toMatchObject(error);
      }
      expect(requested).toEqual([]);
      expect(await listed(owner)).toEqual([]);
    });
  });

  it('forwards free requests without a limit: dry runs and routes that never charge', async () => {
    const owner = await platform.signUp();
    for (const path of ['v5/catalog', 'v5/coverage', 'v5/entities/pa_own_1?dry_run=1', 'v5/update_requests/1']) {
      expect([path, (await owner.get(`/api/explorer/${path}`)).status]).toEqual([path, 200]);
    }
  });

  it('treats the same operations as free as the OpenAPI documents', () => {
    for (const { method, path, free = false } of ENTITY_OPERATIONS) {
      const surfaces = path.replace('{surface}', 'marcas');
      const known = SANDBOX_OPERATIONS.find((one) => one.method === method && one.path === surfaces);
      expect([path, free]).toEqual([path, known?.priced === false]);
    }
  });

  it('opens files and pages from a link, which spends nothing', async () => {
    const owner = await platform.signUp();
    const link = {
      Origin: null,
      'X-Requested-With': null,
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
    };
    expect(await owner.get('/api/usage/calls.csv', link)).toMatchObject({ status: 200 });
    // A script of another site may do none of this.
    expect(await owner.get('/api/usage/calls.csv', { Origin: 'http://evil.example' })).toMatchObject({ status: 403 });
    expect(await owner.get('/api/me', { Origin: 'http://evil.example' })).toMatchObject({ status: 403 });
  });

  it('reaches only the API operations that pages about an entity need', async () => {
    const owner = await platform.signUp();
    for (const path of ['v5/usage', 'v5/reconcile', 'admin/accounts', 'v5/../admin']) {
      expect([path, (await owner.get(`/api/explorer/${path}`)).status]).toEqual([path, 404]);
    }
    expect(requested).toEqual([]);
  });
});
