import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
let owner: SignedIn;
beforeAll(async () => {
  platform = await PlatformFixture.open();
  owner = await platform.signUp();
});
afterAll(() => platform.close());

interface Key {
  id: number;
  key: string;
  prefix: string;
}
const create = async (by: SignedIn, settings: object = {}): Promise<Key> =>
  (await by.post('/api/keys', { name: 'prueba', ...settings })).body as Key;
const list = async (by: SignedIn, query = ''): Promise<{ id: number; state: string }[]> =>
  ((await by.get(`/api/keys${query}`)).body as { items: { id: number; state: string }[] }).items;

describe('the keys of an account', () => {
  it('are listed without their secrets, including the first one', async () => {
    const other = await platform.signUp();
    const made = await other.post('/api/keys', {
      ...{ name: 'producción', scopes: ['CHK-BIN'], monthly_cap: '12.5' },
      allowed_addresses: ['203.0.113.7', '2001:db8::/32'],
    });
    expect(made).toMatchObject({ status: 201, body: { state: 'working', monthly_cap: '12.50', revoked_at: null } });
    const { key, ...rest } = made.body as Key;
    const response = await other.get('/api/keys');
    expect(response.body).toMatchObject({
      items: [
        { ...rest, cap_spent: '0.00', replaced_by: null, dashboard: false },
        { name: 'first key', scopes: [], monthly_cap: null, cap_spent: null, expires_at: '2027-02-19T12:00:00.000Z' },
      ],
      ...{ next: null, limit: 50 },
    });
    expect(response.text).not.toContain(key);
    expect(await platform.billing.keyState(platform.billing.hashKey(key))).toMatchObject({
      ...{ accountId: other.accountId, keyCap: { cap: micro('12.50'), monthSpent: 0n } },
    });
    const [entry] = await platform.audit(other.accountId);
    expect(entry).toMatchObject({ action: 'key.create', target: `key:${String(rest.id)}`, actor: 'Ana Prueba' });
    expect(platform.log.join('')).not.toContain(key);
  });

  it('change only where a value is given, are rolled with an overlap, and stay revoked', async () => {
    const { id } = await create(owner, { scopes: ['CHK-BIN'], monthly_cap: '5.00' });
    expect(await owner.patch(`/api/keys/${String(id)}`, { name: 'nueva', monthly_cap: null })).toMatchObject({
      ...{ status: 200, body: { name: 'nueva', scopes: ['CHK-BIN'], monthly_cap: null } },
    });
    const rolled = await owner.post(`/api/keys/${String(id)}/roll`, { overlap_hours: 1 });
    expect(rolled).toMatchObject({
      status: 201,
      body: { name: 'nueva', rolled_from: id, old_key_ends_at: '2026-11-21T13:00:00.000Z' },
    });
    const [fresh, old] = await list(owner);
    expect([fresh, old]).toMatchObject([{ state: 'working' }, { id, state: 'ending', replaced_by: fresh?.id }]);
    expect(await owner.post(`/api/keys/${String(id)}/roll`)).toMatchObject({
      status: 409,
      body: { code: 'key_rolled' },
    });
    expect(await owner.delete(`/api/keys/${String(id)}`)).toMatchObject({ status: 200, body: { state: 'revoked' } });
    expect((await list(owner)).map((key) => key.id)).not.toContain(id);
    expect((await list(owner, '?standing=ended')).map((key) => key.id)).toContain(id);
  });

  it('are listed page by page', async () => {
    const other = await platform.signUp();
    const [second, third] = [await create(other), await create(other)];
    expect((await other.get('/api/keys?limit=2')).body).toMatchObject({
      ...{ items: [{ id: third.id }, { id: second.id }], next: second.id },
    });
    expect((await other.get(`/api/keys?limit=2&before=${String(second.id)}`)).body).toMatchObject({
      ...{ items: [{ name: 'first key' }], next: null },
    });
  });

  it('show their expiry before a purchase, and become permanent with it', async () => {
    const other = await platform.signUp();
    await platform.billing.grantPurchase({ accountId: other.accountId, amount: micro('25'), idempotencyKey: 'buys' });
    expect((await other.get('/api/keys')).body).toMatchObject({ items: [{ expires_at: null }] });
  });

  it.each([
    ['post', '/api/keys', {}, 'name'],
    ['post', '/api/keys', { name: 'x\u202ey' }, 'name'],
    ['post', '/api/keys', { name: 'x', scopes: ['CHK-NONE'] }, 'scopes'],
    ['post', '/api/keys', { name: 'x', allowed_addresses: ['0x7f.1'] }, 'allowed_addresses'],
    ['post', '/api/keys', { name: 'x', monthly_cap: 5 }, 'monthly_cap'],
    ['post', '/api/keys', { name: 'x', account_id: 1 }, 'account_id'],
    ['get', '/api/keys?standing=lost', undefined, 'standing'],
    ['get', '/api/keys?account=1', undefined, 'account'],
    ['delete', '/api/keys/abc', undefined, 'id'],
  ] as const)('rejects %s %s %j and names the parameter: %s', async (method, path, body, field) => {
    expect(await owner.call(method, path, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_parameter', field },
    });
  });
});

it('rejects a body that is too large before reading it, with an error code', async () => {
  expect(await owner.post('/api/keys', { name: 'x'.repeat(70_000) })).toMatchObject({
    ...{ status: 413, body: { code: 'body_too_large' } },
  });
});

describe('other callers', () => {
  it('from another organization find no key by its id, and change nothing', async () => {
    const thief = await platform.signUp();
    const { id, key } = await create(owner);
    const before = await platform.audit(owner.accountId);
    for (const call of [
      () => thief.patch(`/api/keys/${String(id)}`, { name: 'mine', monthly_cap: '0.00' }),
      () => thief.delete(`/api/keys/${String(id)}`),
      () => thief.post(`/api/keys/${String(id)}/roll`, { overlap_hours: 0 }),
    ]) {
      expect(await call()).toMatchObject({ status: 404, body: { code: 'unknown_key' } });
    }
    expect((await list(thief, '?standing=all')).map((listed) => listed.id)).not.toContain(id);
    expect(await platform.billing.keyState(platform.billing.hashKey(key))).toMatchObject({
      ...{ accountId: owner.accountId, revokedAt: null, keyCap: null },
    });
    expect(await platform.audit(owner.accountId)).toEqual(before);
  });

  it('with a read-only role see keys and get every change refused', async () => {
    const reader = await platform.join(owner, 'read_only');
    const { id } = await create(owner);
    expect((await list(reader)).map((key) => key.id)).toContain(id);
    for (const call of [
      () => reader.post('/api/keys', { name: 'x' }),
      () => reader.patch(`/api/keys/${String(id)}`, { name: 'x' }),
      () => reader.delete(`/api/keys/${String(id)}`),
      () => reader.post(`/api/keys/${String(id)}/roll`),
    ]) {
      expect(await call()).toMatchObject({ status: 403, body: { code: 'role_insufficient', required_role: 'member' } });
    }
  });

  it('without a session, or on a page of another site, are refused', async () => {
    expect(await platform.stranger().get('/api/keys')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await owner.post('/api/keys', { name: 'x' }, { Origin: 'https://evil.example' })).toMatchObject({
      ...{ status: 403, body: { code: 'origin_rejected' } },
    });
  });
});
