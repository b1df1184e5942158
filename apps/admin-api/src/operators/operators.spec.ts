import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture, responseOf } from '../../test/admin-fixture.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

describe('operators', () => {
  it('see their own name and role', async () => {
    const { id } = admin.operators.viewer;
    expect(responseOf(await admin.call('get', '/admin/me', 'viewer'))).toEqual({
      status: 200,
      body: { id: Number(id), name: 'the viewer', role: 'viewer' },
    });
  });

  it('are added with a token that is shown once, and work until they are revoked', async () => {
    const added = await admin.send('post', '/admin/operators', { name: 'Ana', role: 'support' });
    expect(added).toMatchObject({
      status: 201,
      body: { name: 'Ana', role: 'support', token: expect.stringMatching(/^op_[\w-]{43}$/), revoked_at: null },
    });
    const { id, token } = added.body as { id: number; token: string };
    const me = async () =>
      responseOf(await admin.call('get', '/admin/me', null).set('Authorization', `bearer ${token}`));
    expect(await me()).toMatchObject({ status: 200, body: { id, name: 'Ana' } });
    expect(JSON.stringify((await admin.send('get', '/admin/operators')).body)).not.toContain('op_');
    expect(await admin.send('delete', `/admin/operators/${String(id)}`)).toMatchObject({
      status: 200,
      body: { id, revoked_at: '2026-11-21T12:00:00.000Z' },
    });
    expect(await me()).toMatchObject({ status: 403, body: { code: 'token_rejected' } });
    expect(admin.log.join('')).not.toContain(token);
    expect((await admin.audit()).slice(0, 2)).toMatchObject([
      { action: 'operator.revoke', operatorId: admin.operators.admin.id, target: `operator:${String(id)}` },
      { action: 'operator.add', actor: 'the admin', detail: { after: { name: 'Ana', role: 'support' } } },
    ]);
  });

  it("of role admin can't all be revoked", async () => {
    expect(await admin.send('delete', `/admin/operators/${admin.operators.admin.id}`)).toMatchObject({
      status: 409,
      body: { code: 'last_admin' },
    });
  });

  it.each([
    [{ role: 'admin' }, 'name'],
    [{ name: 'x' }, 'role'],
    [{ name: 'x', role: 'root' }, 'role'],
    [{ name: 'x', role: ['admin'] }, 'role'],
    [{ name: 'x', role: 'admin', token: 'op_mine' }, 'token'],
  ])('are not added from %j', async (body, field) => {
    expect(await admin.send('post', '/admin/operators', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_parameter', field },
    });
  });

  it('who do not exist are 404', async () => {
    expect(await admin.send('delete', '/admin/operators/999')).toMatchObject({
      status: 404,
      body: { code: 'unknown_operator' },
    });
  });
});

describe('the audit log', () => {
  it('has the operator, action, time and request, newest first, by account, operator, kind and day', async () => {
    const account = await admin.account('auditada');
    await admin
      .call('put', `/admin/accounts/${account}/spending-cap`, 'support')
      .set('X-Request-Id', 'ticket-7')
      .send({ limit: '5' });
    const read = async (query: string) =>
      (await admin.send('get', `/admin/audit-log?${query}`)).body as { items: { id: number }[]; next: number | null };
    expect(await read(`account=${account}`)).toEqual({
      items: [
        {
          ...{ id: expect.any(Number), at: '2026-11-21T12:00:00.000Z', request_id: 'ticket-7' },
          ...{ operator_id: Number(admin.operators.support.id), actor: 'the support', action: 'account.set_cap' },
          ...{ account_id: Number(account), target: `account:${account}` },
          detail: { before: { limit: null }, after: { limit: '5.00' } },
        },
        expect.objectContaining({ action: 'account.create' }),
      ],
      next: null,
    });
    const [newest] = (await read('')).items;
    expect((await read(`operator=${admin.operators.support.id}`)).items).toEqual([newest]);
    expect((await read('action=account.set_cap&limit=1')).items).toEqual([newest]);
    expect((await read('from=2026-11-21&to=2026-11-21&limit=1')).items).toEqual([newest]);
    expect((await read('to=2026-11-20')).items).toEqual([]);
    expect((await read(`before=${String(newest?.id)}&limit=1`)).items).not.toEqual([newest]);
  });

  it.each(['account=x', 'operator=0', 'action=', 'from=yesterday', 'to=2026-13-01', 'limit=1000'])(
    'is not read by ?%s',
    async (query) => {
      expect(await admin.send('get', `/admin/audit-log?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_parameter', field: query.split('=')[0] },
      });
    },
  );

  it('can be neither changed nor emptied', async () => {
    await expect(admin.db.query(`update audit_entry set actor = 'nobody'`)).rejects.toThrow();
    await expect(admin.db.query('delete from audit_entry')).rejects.toThrow();
  });
});

describe('corporate domains', () => {
  it('are added to the list once, in lower case, and removed; their accounts count as corporate', async () => {
    const account = await admin.account('corporativa', 'Ana@BANCO.example');
    const path = '/admin/corporate-domains/Banco.Example';
    const list = { items: [{ domain: 'banco.example', added_at: '2026-11-21T12:00:00.000Z' }] };
    for (let time = 0; time < 2; time += 1) {
      expect(await admin.send('put', path)).toEqual({ status: 200, body: list });
    }
    expect((await admin.send('get', '/admin/corporate-domains')).body).toEqual(list);
    expect((await admin.send('get', `/admin/accounts/${account}`)).body).toMatchObject({ corporate: true });
    for (let time = 0; time < 2; time += 1) {
      expect(await admin.send('delete', path)).toEqual({ status: 200, body: { items: [] } });
    }
    const told = (await admin.audit()).filter(({ action }) => action.startsWith('corporate_domain'));
    expect(told.map(({ action, target }) => `${action} ${String(target)}`)).toEqual([
      'corporate_domain.remove banco.example',
      'corporate_domain.add banco.example',
    ]);
  });

  it.each(['example', '-a.example', 'a..example', 'a@b.example', 'exa%20mple.com', '%C3%B1.example', 'x'.repeat(254)])(
    'are not %.30s',
    async (domain) => {
      expect(await admin.send('put', `/admin/corporate-domains/${domain}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_parameter', field: 'domain' },
      });
    },
  );
});
