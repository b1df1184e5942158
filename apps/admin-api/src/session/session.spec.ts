import { afterAll, beforeEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { Test } from 'supertest';
import { AdminFixture, responseOf } from '../../test/admin-fixture.js';

const ORIGIN = 'https://operators.example.test';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open({ environment: { ADMIN_URL: ORIGIN, TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => admin.close());

let address = 0;
beforeEach(() => {
  address += 1;
});

type Method = 'get' | 'post' | 'put' | 'delete';

/** A request of a browser at an address of its own, from a page of `origin`. */
const browser = (method: Method, path: string, cookie: string | null = null, origin: string | null = ORIGIN): Test => {
  const call = request(admin.server)
    [method](path)
    .set('X-Forwarded-For', `203.0.113.${String(address)}`);
  if (cookie !== null) void call.set('Cookie', cookie);
  return origin === null ? call : call.set('Origin', origin);
};
const signIn = (token: string, cookie: string | null = null) =>
  browser('post', '/admin/session', cookie).send({ token });
const cookieOf = (headers: Record<string, unknown>): string =>
  String((headers['set-cookie'] as string[] | undefined)?.[0]).split(';', 1)[0] ?? '';
const signedIn = async (role: 'viewer' | 'support' | 'admin' = 'admin'): Promise<string> =>
  cookieOf((await signIn(admin.operators[role].token)).headers);
const me = async (cookie: string) => responseOf(await browser('get', '/admin/me', cookie));
const later = (ms: number) => {
  admin.time = new Date(admin.time.getTime() + ms);
};
const MINUTE = 60_000;

describe('an operator in a browser', () => {
  it('signs in with the token, and is identified by a cookie that no script can read and no other site can send', async () => {
    const response = await signIn(admin.operators.support.token);
    expect(responseOf(response)).toEqual({
      status: 201,
      body: {
        ...{ id: Number(admin.operators.support.id), name: 'the support', role: 'support' },
        expires_at: '2026-11-22T00:00:00.000Z',
      },
    });
    const [cookie] = response.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^__Host-operator=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/);
    expect(await me(cookieOf(response.headers))).toMatchObject({ status: 200, body: { role: 'support' } });
    expect((await admin.audit())[0]).toMatchObject({ action: 'operator.sign_in', actor: 'the support' });
    const secret = cookieOf(response.headers).split('=')[1] as string;
    expect(admin.log.join('')).not.toContain(secret);
    const { rows } = await admin.db.query('select * from operator_session');
    expect(
      JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(secret);
  });

  it('gets a new session with each sign-in, and the previous one ends', async () => {
    const first = await signedIn();
    const second = cookieOf((await signIn(admin.operators.admin.token, first)).headers);
    expect(second).not.toBe(first);
    expect(await me(first)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await me(second)).toMatchObject({ status: 200 });
  });

  it('is signed out at once, only in this browser, and the cookie is removed', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const response = await browser('delete', '/admin/session', here);
    expect(responseOf(response)).toEqual({ status: 200, body: { signed_out: true } });
    expect(String(response.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await me(here)).toMatchObject({ status: 401 });
    expect(await me(elsewhere)).toMatchObject({ status: 200 });
    expect((await admin.audit())[0]).toMatchObject({ action: 'operator.sign_out' });
  });

  it('is signed out after 12 hours, even while active', async () => {
    const cookie = await signedIn();
    for (let halfHour = 0; halfHour < 23; halfHour += 1) {
      later(30 * MINUTE);
      expect(await me(cookie)).toMatchObject({ status: 200 });
    }
    later(30 * MINUTE);
    expect(await me(cookie)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  it('is signed out after an hour without activity, and automatic refreshes do not count as activity', async () => {
    const cookie = await signedIn();
    later(59 * MINUTE);
    expect(responseOf(await browser('get', '/admin/me', cookie).set('X-Operator-Absent', '1'))).toMatchObject({
      status: 200,
    });
    later(MINUTE);
    expect(await me(cookie)).toMatchObject({ status: 401 });
  });

  it('is signed out at once when the token is revoked', async () => {
    const added = await admin.send('post', '/admin/operators', { name: 'Ana', role: 'viewer' });
    const { id, token } = added.body as { id: number; token: string };
    const cookie = cookieOf((await signIn(token)).headers);
    expect(await me(cookie)).toMatchObject({ status: 200 });
    await admin.send('delete', `/admin/operators/${String(id)}`);
    expect(await me(cookie)).toMatchObject({ status: 401 });
    expect(responseOf(await signIn(token))).toMatchObject({ status: 403, body: { code: 'token_rejected' } });
  });

  it('has the permissions of the role', async () => {
    const cookie = await signedIn('viewer');
    expect(responseOf(await browser('get', '/admin/audit-log', cookie))).toMatchObject({
      status: 403,
      body: { code: 'role_insufficient', required_role: 'support' },
    });
  });
});

describe('a page of another site', () => {
  it.each([['https://evil.example'], ['null'], [null]])('of %s changes nothing', async (origin) => {
    const cookie = await signedIn();
    const call = browser('put', '/admin/corporate-domains/evil.example', cookie, origin);
    expect(responseOf(await call)).toMatchObject({ status: 403, body: { code: 'origin_rejected' } });
    expect((await admin.send('get', '/admin/corporate-domains')).body).toEqual({ items: [] });
  });

  it('signs no one in', async () => {
    const { token } = admin.operators.admin;
    const call = browser('post', '/admin/session', null, 'https://evil.example').send({ token });
    expect(responseOf(await call)).toMatchObject({ status: 403, body: { code: 'origin_rejected' } });
  });
});

describe('a page of ours', () => {
  it('changes what the role allows, and a program with a token needs no page', async () => {
    const cookie = await signedIn('support');
    const path = '/admin/corporate-domains/banco.example';
    expect(responseOf(await browser('put', path, cookie))).toMatchObject({ status: 200 });
    expect(responseOf(await browser('delete', path, cookie, null).set('Sec-Fetch-Site', 'same-origin'))).toMatchObject({
      status: 200,
    });
    expect(await admin.send('delete', path)).toMatchObject({ status: 200 });
  });
});

describe('signing in', () => {
  it('is limited by address after ten wrong tokens, even for the right one, and says when to retry', async () => {
    const wrong = `op_${'x'.repeat(43)}`;
    for (let time = 0; time < 10; time += 1) {
      expect(responseOf(await signIn(wrong))).toMatchObject({ status: 403, body: { code: 'token_rejected' } });
    }
    const limited = await signIn(admin.operators.admin.token);
    expect(responseOf(limited)).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(limited.headers['retry-after']).toBe('6');
    address += 1;
    expect((await signIn(admin.operators.admin.token)).status).toBe(201);
    address -= 1;
    later(6_000);
    expect((await signIn(admin.operators.admin.token)).status).toBe(201);
    address += 1;
  });

  it.each([[{}], [{ token: 7 }], [{ token: 'op_x', role: 'admin' }]])('fails with %j', async (body) => {
    expect(responseOf(await browser('post', '/admin/session').send(body))).toMatchObject({ status: 400 });
  });

  it.each(['__Host-operator=x', 'operator=y', `__Host-operator=${'a'.repeat(43)}; __Host-operator=${'b'.repeat(43)}`])(
    'fails with the cookie %.30s',
    async (cookie) => {
      expect(await me(cookie)).toMatchObject({ status: 401, body: { code: 'missing_token' } });
    },
  );
});
