import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture, responseOf } from '../../test/admin-fixture.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

describe('an account', () => {
  it('is created without keys and credit, and shown with its values', async () => {
    const made = await admin.send('post', '/admin/accounts', {
      name: 'Comercial Ñandú, S.A.',
      email: 'ana@example.com',
    });
    expect(made).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        name: 'Comercial Ñandú, S.A.',
        email: 'ana@example.com',
        ...{ balance: '0.00', purchased: '0.00', trial: '0.00', spending_limit: null, month_spent: '0.00' },
        ...{ jurisdictions: ['pa', 'ec'], plan: 'standard' },
        ...{ confirmed_at: null, first_purchase_at: null, created_at: '2026-11-21T12:00:00.000Z' },
      },
    });
    const { id } = made.body as { id: number };
    expect(await admin.send('get', `/admin/accounts/${String(id)}`)).toEqual({
      status: 200,
      body: {
        ...(made.body as object),
        ...{ corporate: false, quota_day_used: 0, quota_month_used: 0, estimator_used: 0, webhook_url: null },
        trial_credit: null,
      },
    });
  });

  it.each([
    [{}, 'name', 'name is required'],
    [{ name: '', email: 'a@example.com' }, 'name', 'name must have 1 to 200 characters'],
    [{ name: 'x'.repeat(201), email: 'a@example.com' }, 'name', 'name must have 1 to 200 characters'],
    [{ name: ' x', email: 'a@example.com' }, 'name', 'name must not begin or end with whitespace'],
    [{ name: 'two\nlines', email: 'a@example.com' }, 'name', 'name must be one line of printable text'],
    [{ name: 7, email: 'a@example.com' }, 'name', 'name must be text'],
    [{ name: null, email: 'a@example.com' }, 'name', 'name must be text'],
    [{ name: ['x'], email: 'a@example.com' }, 'name', 'name must be text'],
    [{ name: 'x' }, 'email', 'email must be an email address of at most 254 characters'],
    [{ name: 'x', email: 'nobody' }, 'email', 'email must be an email address of at most 254 characters'],
    [{ name: 'x', email: { $gt: '' } }, 'email', 'email must be an email address of at most 254 characters'],
    [{ name: 'x', email: 'a@example.com', role: 'admin' }, 'role', 'role is not a parameter of this route'],
  ])('is not created from %j', async (body, field, error) => {
    expect(await admin.send('post', '/admin/accounts', body)).toEqual({
      status: 400,
      body: { error, code: 'invalid_parameter', field },
    });
  });

  it.each([
    ['{"name":', 400, 'invalid_body'],
    ['[]', 400, 'invalid_body'],
    ['"text"', 400, 'invalid_body'],
    ['{"__proto__":{"name":"x"}}', 400, 'invalid_body'],
    [`{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400, 'invalid_body'],
    ['{"name":"nul\\u0000"}', 400, 'invalid_parameter'],
  ])('is not created from the body %.40j', async (body, status, code) => {
    const response = await admin.call('post', '/admin/accounts').set('Content-Type', 'application/json').send(body);
    expect({ status: response.status, body: responseOf(response).body }).toMatchObject({ status, body: { code } });
  });

  it('is not created from a body of more than 64 KiB', async () => {
    expect(await admin.send('post', '/admin/accounts', { name: 'x'.repeat(70_000) })).toEqual({
      status: 413,
      body: { error: 'request body too large: at most 65536 bytes', code: 'body_too_large' },
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'is not created from a body of type %s',
    async (type) => {
      const response = await admin.call('post', '/admin/accounts').set('Content-Type', type).send('name=x');
      expect(responseOf(response)).toMatchObject({ status: 415, body: { code: 'unsupported_body' } });
    },
  );

  it('is found by part of its name or address, case-insensitively; a percent sign matches itself', async () => {
    const id = Number(await admin.account('100% Cacao', 'cacao@example.org'));
    const found = async (search: string) => {
      const { body } = await admin.send('get', `/admin/accounts?search=${encodeURIComponent(search)}`);
      return (body as { items: { id: number }[] }).items.map((item) => item.id);
    };
    expect(await found('0% cac')).toEqual([id]);
    expect(await found('CACAO@EXAMPLE')).toEqual([id]);
    expect(await found('1_0%')).toEqual([]);
    expect(await found("' or 1=1 --")).toEqual([]);
  });

  it('is listed newest first, page after page, each once', async () => {
    const made = [await admin.account('uno'), await admin.account('dos'), await admin.account('tres')].map(Number);
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const before: string = next === null ? '' : `&before=${String(next)}`;
      const { body } = await admin.send('get', `/admin/accounts?limit=2${before}`);
      const page = body as { items: { id: number }[]; next: number | null };
      seen.push(...page.items.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(seen.slice(0, 3)).toEqual(made.reverse());
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one));
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=ten', 'limit'],
    ['before=-1', 'before'],
    ['before=1e3', 'before'],
    ['search=', 'search'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['limit=5&limit=6', 'limit'],
    ['page=2', 'page'],
  ])('is not listed by ?%s', async (query, field) => {
    expect(await admin.send('get', `/admin/accounts?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_parameter', field, error: expect.stringContaining(field) },
    });
  });

  it.each(['x', '0', '-1', '1.5', '99999999999999999999', '%27', '1%00'])('is not read by the id %s', async (id) => {
    expect(await admin.send('get', `/admin/accounts/${id}`)).toEqual({
      status: 400,
      body: { error: 'id must be a positive integer', code: 'invalid_parameter', field: 'id' },
    });
  });
});

describe('the confirmation', () => {
  it('gives the first key and 10.00 of trial credit, and the key is in neither the audit log nor the logs', async () => {
    const id = await admin.account();
    const { status, body } = await admin.send('post', `/admin/accounts/${id}/confirm`);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { account_id: Number(id), balance: '10.00', trial_credit: '10.00', expires_at: '2027-02-19T12:00:00.000Z' },
    });
    const { key } = body as { key: string };
    expect(key).toMatch(/^pk_[0-9A-Za-z]{38}$/);
    expect((await admin.billing.keyState(admin.billing.hashKey(key)))?.accountId).toBe(id);
    expect(await admin.send('get', `/admin/accounts/${id}`)).toMatchObject({
      body: { balance: '10.00', trial: '10.00', confirmed_at: '2026-11-21T12:00:00.000Z' },
    });
    const { rows } = await admin.db.query('select to_jsonb(a) from audit_entry a');
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(admin.log.join('')).not.toContain(key);
  });

  it('happens once, even for concurrent requests', async () => {
    const id = await admin.account();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => admin.send('post', `/admin/accounts/${id}/confirm`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already_confirmed' });
    expect(await admin.send('get', `/admin/accounts/${id}`)).toMatchObject({ body: { balance: '10.00' } });
    expect(await admin.billing.listKeys(id)).toHaveLength(1);
    expect((await admin.audit(id)).map(({ action }) => action)).toEqual(['account.confirm', 'account.create']);
  });
});

describe('the access of an account', () => {
  it('has a spending limit that is set and removed, and recorded in the audit log with before and after', async () => {
    const id = await admin.account();
    const set = (limit: string | null) => admin.send('put', `/admin/accounts/${id}/spending-cap`, { limit });
    expect(await set('25.5')).toMatchObject({ status: 200, body: { id: Number(id), spending_limit: '25.50' } });
    expect(await set(null)).toMatchObject({ status: 200, body: { spending_limit: null } });
    expect(await set('0')).toMatchObject({ status: 200, body: { spending_limit: '0.00' } });
    expect((await admin.audit(id)).slice(0, 3)).toMatchObject([
      { detail: { before: { limit: null }, after: { limit: '0.00' } } },
      { detail: { before: { limit: '25.50' }, after: { limit: null } } },
      { action: 'account.set_cap', actor: 'the admin', detail: { before: { limit: null }, after: { limit: '25.50' } } },
    ]);
  });

  it.each([
    [{}, 'limit is required'],
    [{ limit: 25 }, 'limit must be a decimal string such as "10.00", not a number'],
    [{ limit: 0.1 }, 'limit must be a decimal string such as "10.00", not a number'],
    [{ limit: '-1' }, 'limit must not be negative; null removes the limit'],
    [{ limit: '1.0000001' }, 'limit must have at most 6 decimals'],
    [{ limit: '1e3' }, 'limit must be a decimal string such as "10.00", with at most 12 digits before the point'],
    [{ limit: ['1'] }, 'limit must be a decimal string such as "10.00"'],
  ])('rejects the limit %j', async (body, error) => {
    const id = await admin.account();
    expect(await admin.send('put', `/admin/accounts/${id}/spending-cap`, body)).toEqual({
      status: 400,
      body: { error, code: 'invalid_parameter', field: 'limit' },
    });
  });

  it('is enabled by jurisdiction', async () => {
    const id = await admin.account();
    const path = `/admin/accounts/${id}/jurisdictions`;
    expect(await admin.send('put', path, { jurisdictions: ['co', 'pa'] })).toMatchObject({
      status: 200,
      body: { jurisdictions: ['co', 'pa'] },
    });
    expect((await admin.billing.account(id)).jurisdictions).toEqual(['co', 'pa']);
    expect((await admin.audit(id))[0]).toMatchObject({
      action: 'account.set_jurisdictions',
      detail: { before: { jurisdictions: ['pa', 'ec'] }, after: { jurisdictions: ['co', 'pa'] } },
    });
  });

  it.each([
    [{}, 'jurisdictions is required'],
    [{ jurisdictions: 'pa' }, 'jurisdictions must be an array'],
    [{ jurisdictions: ['panama'] }, 'jurisdictions must contain only pa, ec, co (item 1)'],
    [{ jurisdictions: ['pa', 'pa'] }, 'jurisdictions must not contain duplicate items'],
    [{ jurisdictions: ['pa', 'ec', 'co', 'us'] }, 'jurisdictions must have at most 3 items'],
    [{ jurisdictions: [null] }, 'jurisdictions must contain only pa, ec, co (item 1)'],
  ])('is not enabled by %j', async (body, error) => {
    const id = await admin.account();
    const response = await admin.send('put', `/admin/accounts/${id}/jurisdictions`, body);
    expect(response).toMatchObject({ status: 400, body: { error, field: 'jurisdictions' } });
  });
});

describe("the rate limit of an account's keys", () => {
  it('is set by its plan, and recorded in the audit log with before and after', async () => {
    const id = await admin.account();
    const path = `/admin/accounts/${id}/plan`;
    expect(await admin.send('put', path, { plan: 'sandbox' })).toMatchObject({
      status: 200,
      body: { plan: 'sandbox' },
    });
    expect((await admin.billing.account(id)).plan).toBe('sandbox');
    expect((await admin.audit(id))[0]).toMatchObject({
      action: 'account.set_plan',
      detail: { before: { plan: 'standard' }, after: { plan: 'sandbox' } },
    });
    expect(await admin.send('put', path, { plan: 'gold' })).toMatchObject({ status: 400, body: { field: 'plan' } });
  });
});

describe('an account that does not exist', () => {
  it.each([
    ['get', '', undefined],
    ['post', '/confirm', {}],
    ['post', '/trial/approve', {}],
    ['put', '/spending-cap', { limit: null }],
    ['put', '/jurisdictions', { jurisdictions: ['pa'] }],
    ['put', '/plan', { plan: 'sandbox' }],
    ['get', '/keys', undefined],
    ['post', '/keys', { name: 'x' }],
    ['post', '/credits', { amount: '1', kind: 'purchase' }],
    ['get', '/webhook', undefined],
    ['put', '/webhook', { url: 'https://hooks.example.com/' }],
    ['delete', '/webhook', undefined],
    ['post', '/webhook/secret', {}],
    ['get', '/ledger', undefined],
    ['get', '/ledger?format=csv', undefined],
    ['get', '/usage', undefined],
    ['get', '/usage?format=csv', undefined],
    ['get', '/usage?group=day&format=csv', undefined],
  ] as const)('is 404 for %s %s, and nothing is written', async (method, path, body) => {
    const before = await admin.audit();
    const response = await admin.send(method, `/admin/accounts/999999${path}`, body);
    expect(response).toEqual({ status: 404, body: { error: 'account not found', code: 'unknown_account' } });
    expect(await admin.audit()).toEqual(before);
  });
});
