import { CATALOG, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

describe('a key', () => {
  it('is created with its settings, and its secret is only in the response', async () => {
    const account = await admin.account();
    const made = await admin.send('post', `/admin/accounts/${account}/keys`, {
      name: 'producción',
      scopes: ['CHK-BIN', 'DAT-CORE'],
      monthly_cap: '12.5',
      allowed_addresses: ['203.0.113.7', '2001:db8::/32'],
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'producción',
        scopes: ['CHK-BIN', 'DAT-CORE'],
        monthly_cap: '12.50',
        allowed_addresses: ['203.0.113.7', '2001:db8::/32'],
        ...{ revoked_at: null, last_used_at: null, rolled_from: null },
      },
    });
    const { key, ...rest } = made.body as { id: number; key: string; prefix: string };
    expect(key.startsWith(rest.prefix)).toBe(true);
    const listed = await admin.send('get', `/admin/accounts/${account}/keys`);
    expect(listed).toEqual({ status: 200, body: { items: [rest] } });
    expect(await admin.billing.keyState(admin.billing.hashKey(key))).toMatchObject({
      keyCap: { cap: micro('12.50'), monthSpent: 0n },
    });
    expect((await admin.audit(account))[0]).toMatchObject({ action: 'key.create', target: `key:${String(rest.id)}` });
    expect(JSON.stringify(await admin.audit(account), (_name, value: unknown) => String(value))).not.toContain(key);
  });

  it('can be created with only a name: it then covers every code, from any address, without a limit', async () => {
    const account = await admin.account();
    expect(await admin.send('post', `/admin/accounts/${account}/keys`, { name: 'x', monthly_cap: null })).toMatchObject(
      {
        status: 201,
        body: { scopes: [], monthly_cap: null, allowed_addresses: [] },
      },
    );
  });

  it('can be limited to every code of the catalog at once', async () => {
    const codes = CATALOG.codes.filter(({ status }) => status === 'active').map(({ code }) => code);
    const account = await admin.account();
    const response = await admin.send('post', `/admin/accounts/${account}/keys`, { name: 'x', scopes: codes });
    expect(response).toMatchObject({ status: 201, body: { scopes: codes } });
  });

  it.each([
    [{}, 'name', 'name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'name must have 1 to 100 characters'],
    [{ name: 'x', scopes: 'CHK-BIN' }, 'scopes', 'scopes must be an array'],
    [{ name: 'x', scopes: ['CHK-NONE'] }, 'scopes', 'scopes must contain only product codes of the catalog (item 1)'],
    [{ name: 'x', scopes: ['chk-bin'] }, 'scopes', 'scopes must contain only product codes of the catalog (item 1)'],
    [{ name: 'x', scopes: ['DAT-ALL+'] }, 'scopes', 'scopes must contain only product codes of the catalog (item 1)'],
    [{ name: 'x', scopes: null }, 'scopes', 'scopes must be an array'],
    [
      { name: 'x', monthly_cap: 5 },
      'monthly_cap',
      'monthly_cap must be a decimal string such as "10.00", not a number',
    ],
    [{ name: 'x', monthly_cap: '-5' }, 'monthly_cap', 'monthly_cap must not be negative; null removes the limit'],
    [{ name: 'x', monthly_cap: '1.1234567' }, 'monthly_cap', 'monthly_cap must have at most 6 decimals'],
    [
      { name: 'x', allowed_addresses: ['somewhere'] },
      'allowed_addresses',
      'allowed_addresses must contain only IP addresses and CIDR blocks (item 1)',
    ],
    [
      { name: 'x', allowed_addresses: ['10.0.0.0/33'] },
      'allowed_addresses',
      'allowed_addresses must contain only IP addresses and CIDR blocks (item 1)',
    ],
    [
      { name: 'x', allowed_addresses: ['0x7f.1'] },
      'allowed_addresses',
      'allowed_addresses must contain only IP addresses and CIDR blocks (item 1)',
    ],
    [
      { name: 'x', allowed_addresses: Array.from({ length: 101 }, (_, at) => `10.0.0.${String(at)}`) },
      'allowed_addresses',
      'allowed_addresses must have at most 100 items',
    ],
    [{ name: 'x', expires_at: null }, 'expires_at', 'expires_at is not a parameter of this route'],
  ])('is not created from %.80j', async (body, field, error) => {
    const account = await admin.account();
    const response = await admin.send('post', `/admin/accounts/${account}/keys`, body);
    expect(response).toEqual({ status: 400, body: { error, code: 'invalid_parameter', field } });
    expect(await admin.billing.listKeys(account)).toEqual([]);
  });

  it('is changed only in the given members', async () => {
    const account = await admin.account();
    const { id } = await admin.key(account, { scopes: ['CHK-BIN'], monthly_cap: '5.00' });
    const change = (body: object) => admin.send('patch', `/admin/keys/${String(id)}`, body);
    expect(await change({ name: 'nuevo' })).toMatchObject({
      status: 200,
      body: { name: 'nuevo', scopes: ['CHK-BIN'], monthly_cap: '5.00' },
    });
    expect(await change({ monthly_cap: null, scopes: [] })).toMatchObject({
      status: 200,
      body: { name: 'nuevo', scopes: [], monthly_cap: null },
    });
    expect((await admin.audit(account))[0]).toMatchObject({
      action: 'key.update',
      detail: {
        before: { name: 'nuevo', scopes: ['CHK-BIN'], monthly_cap: '5.00' },
        after: { name: 'nuevo', scopes: [], monthly_cap: null },
      },
    });
    const log = await admin.audit(account);
    expect(await change({})).toMatchObject({ status: 200, body: { name: 'nuevo' } });
    expect(await change({ name: 'nuevo' })).toMatchObject({ status: 200 });
    expect(await admin.audit(account)).toEqual(log);
    expect(await change({ name: null })).toMatchObject({ status: 400, body: { field: 'name' } });
  });

  it('is revoked immediately and permanently; revoking it again changes nothing', async () => {
    const account = await admin.account();
    const { id, key } = await admin.key(account);
    const revoked = await admin.send('delete', `/admin/keys/${String(id)}`);
    expect(revoked).toMatchObject({ status: 200, body: { id, revoked_at: '2026-11-21T12:00:00.000Z' } });
    expect((await admin.billing.keyState(admin.billing.hashKey(key)))?.revokedAt).toEqual(admin.time);
    expect(await admin.send('delete', `/admin/keys/${String(id)}`)).toEqual(revoked);
    expect((await admin.audit(account)).filter(({ action }) => action === 'key.revoke')).toHaveLength(1);
    expect(await admin.send('post', `/admin/keys/${String(id)}/roll`)).toMatchObject({
      status: 409,
      body: { code: 'key_revoked' },
    });
  });

  it('is rolled: the new one has its settings, and the old one works for another day', async () => {
    const account = await admin.account();
    const { id } = await admin.key(account, { scopes: ['CHK-BIN'], monthly_cap: '5.00' });
    const rolled = await admin.send('post', `/admin/keys/${String(id)}/roll`);
    expect(rolled).toMatchObject({
      status: 201,
      body: {
        ...{ key: expect.stringMatching(/^pk_/), rolled_from: id, scopes: ['CHK-BIN'], monthly_cap: '5.00' },
        ...{ revoked_at: null, old_key_ends_at: '2026-11-22T12:00:00.000Z' },
      },
    });
    const [old] = await admin.billing.listKeys(account);
    expect(old?.revokedAt).toEqual(new Date('2026-11-22T12:00:00Z'));
    expect(await admin.send('post', `/admin/keys/${String(id)}/roll`)).toMatchObject({
      status: 409,
      body: { code: 'key_rolled' },
    });
  });

  it('is rolled once, even for two concurrent requests', async () => {
    const account = await admin.account();
    const { id } = await admin.key(account);
    const roll = () => admin.send('post', `/admin/keys/${String(id)}/roll`, { overlap_hours: 0 });
    const responses = await Promise.all([roll(), roll()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await admin.billing.listKeys(account)).toHaveLength(2);
  });

  it.each([[-1], [169], [1.5], ['24'], [null]])('is not rolled with an overlap of %j hours', async (hours) => {
    const { id } = await admin.key(await admin.account());
    expect(await admin.send('post', `/admin/keys/${String(id)}/roll`, { overlap_hours: hours })).toEqual({
      status: 400,
      body: {
        error: 'overlap_hours must be an integer from 0 to 168',
        code: 'invalid_parameter',
        field: 'overlap_hours',
      },
    });
  });

  it.each([
    ['patch', ''],
    ['delete', ''],
    ['post', '/roll'],
  ] as const)('that does not exist is 404 for %s %s', async (method, path) => {
    expect(await admin.send(method, `/admin/keys/999999${path}`)).toEqual({
      status: 404,
      body: { error: 'key not found', code: 'unknown_key' },
    });
  });
});
