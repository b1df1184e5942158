import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

/** What the API was asked. */
const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
let api: Server;
let platform: PlatformFixture;

beforeAll(async () => {
  api = createServer((request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers });
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
  asked.length = 0;
});

/** The text of the key that the last call was made with. */
const usedKey = () => (asked.at(-1)?.headers.authorization ?? '').replace('Bearer ', '');

const listed = async ({ accountId }: SignedIn) =>
  (await platform.billing.listKeys(accountId)).filter(({ name }) => name === 'Dashboard');

describe('the explorer', () => {
  it('has a key that is not rolled, as it would go on with the former text', async () => {
    const owner = await platform.signUp();
    await owner.get('/api/explorer/v5/entities/pa_own_1');
    const [key] = await listed(owner);
    expect(await owner.post(`/api/keys/${String(key?.id)}/roll`, {})).toMatchObject({
      ...{ status: 409, body: { code: 'key_of_explorer' } },
    });
    expect(await listed(owner)).toEqual([key]);
    expect(await owner.patch(`/api/keys/${String(key?.id)}`, { monthly_cap: '5.00' })).toMatchObject({ status: 200 });
  });

  it('calls the API with a key of the account, which the first call makes and nobody sees', async () => {
    const owner = await platform.signUp();
    expect(await owner.get('/api/explorer')).toMatchObject({ status: 200, body: { key: null } });
    const answer = await owner.get('/api/explorer/v5/entities/pa_own_1?include=DAT-CORE');
    expect(answer).toMatchObject({ status: 200, body: { id: 'pa_own_1' }, headers: { 'x-service-charge': '0.16' } });
    await owner.post('/api/explorer/v5/resolve', { name: 'Inversiones Inventadas' });
    expect(asked.map(({ method, url }) => `${method ?? ''} ${url ?? ''}`)).toEqual([
      'GET /v5/entities/pa_own_1?include=DAT-CORE',
      'POST /v5/resolve',
    ]);
    const keys = await listed(owner);
    expect(keys).toHaveLength(1);
    const state = await platform.billing.keyState(platform.billing.hashKey(usedKey()));
    expect(state).toMatchObject({ accountId: owner.accountId, keyId: keys[0]?.id });
    const shown = await owner.get('/api/explorer');
    expect(shown.body).toMatchObject({ key: { prefix: keys[0]?.prefix, state: 'working' } });
    expect(platform.log.join('') + shown.text + inspect(await platform.audit(), { depth: 9 })).not.toContain(usedKey());
  });

  it('keeps to the keys of each account', async () => {
    const [one, other] = [await platform.signUp(), await platform.signUp()];
    await one.get('/api/explorer/v5/catalog');
    const first = usedKey();
    await other.get('/api/explorer/v5/catalog');
    expect(usedKey()).not.toBe(first);
    expect(await listed(other)).toHaveLength(1);
  });

  it('does not call with a key that was revoked, until a member asks for another', async () => {
    const owner = await platform.signUp();
    await owner.get('/api/explorer/v5/catalog');
    const first = usedKey();
    for (const { id } of await listed(owner)) await platform.billing.revokeKey(owner.accountId, id);
    asked.length = 0;
    const refused = await owner.get('/api/explorer/v5/catalog');
    expect(refused).toMatchObject({ status: 409, body: { code: 'key_revoked' } });
    expect(asked).toEqual([]);
    const member = await platform.join(owner, 'member');
    expect(await member.post('/api/explorer/key')).toMatchObject({ status: 201, body: { key: { state: 'working' } } });
    await member.get('/api/explorer/v5/catalog');
    expect(usedKey()).not.toBe(first);
    const told = (await platform.audit(owner.accountId)).filter(({ action }) => action === 'key.create');
    expect(told[0]).toMatchObject({ detail: { after: { name: 'Dashboard' } } });
  });

  it('spends nothing for somebody who may only read, and nothing for another site', async () => {
    const owner = await platform.signUp();
    const reader = await platform.join(owner, 'read_only');
    expect(await reader.get('/api/explorer')).toMatchObject({ status: 200 });
    for (const answer of [
      await reader.get('/api/explorer/v5/entities/pa_own_1'),
      await reader.post('/api/explorer/v5/resolve', { name: 'x' }),
      await reader.post('/api/explorer/key'),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'role_insufficient' } });
    }
    const elsewhere = await owner.post('/api/explorer/v5/resolve', {}, { Origin: 'https://elsewhere.example' });
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'origin_rejected' } });
    expect(asked).toEqual([]);
    expect(await listed(owner)).toEqual([]);
  });

  it('reaches nothing of the API but what pages about an entity need', async () => {
    const owner = await platform.signUp();
    for (const path of ['v5/usage', 'v5/reconcile', 'admin/accounts', 'v5/../admin']) {
      expect([path, (await owner.get(`/api/explorer/${path}`)).status]).toEqual([path, 404]);
    }
    expect(asked).toEqual([]);
  });
});
