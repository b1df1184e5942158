import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from '../../test/browser.js';
import { PASSWORD, confirmedUser } from '../../test/identity.js';
import { PlatformFixture } from '../../test/platform-fixture.js';
import { Attempts } from '../identity/attempts.js';

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open({ TRUSTED_PROXIES: '127.0.0.1' });
});
beforeEach(() => {
  // Attempt buckets are full again.
  platform.time = new Date(platform.time.getTime() + 3_600_000);
});
afterAll(() => platform.close());

const SESSION = '__Secure-entity-registry.session_token';
const from = (address: string): Browser => platform.stranger({ 'X-Forwarded-For': address });
const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/api/auth/sign-in', { email, password });

describe('signing in', () => {
  it("opens a new session each time, in a cookie that scripts and other sites can't read", async () => {
    await confirmedUser(platform, 'ana@example.test');
    const browser = from('203.0.113.1');
    const response = await signIn(browser, 'ANA@example.test');
    expect(response).toMatchObject({ status: 200, body: { two_factor: false } });
    const cookie = (response.headers['set-cookie'] as unknown as string[]).find((one) => one.startsWith(SESSION));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const first = browser.cookies.get(SESSION);
    const stolen = from('203.0.113.2');
    stolen.cookies.set(SESSION, first ?? '');
    expect((await stolen.get('/api/me')).status).toBe(200);
    await signIn(browser, 'ana@example.test');
    // The token of the previous session gives no access to the new one, and the previous one has ended.
    expect(browser.cookies.get(SESSION)).not.toBe(first);
    expect((await stolen.get('/api/me')).status).toBe(401);
  });

  it('ignores a session that was planted in the browser', async () => {
    await confirmedUser(platform, 'planted@example.test');
    const mallory = await confirmedUser(platform, 'mallory@example.test');
    const victim = from('203.0.113.3');
    victim.cookies.set(SESSION, mallory.cookies.get(SESSION) ?? '');
    await signIn(victim, 'planted@example.test');
    expect((await victim.get('/api/me')).body).toMatchObject({ user: { email: 'planted@example.test' } });
    expect((await mallory.get('/api/me')).status).toBe(401);
  });

  it('responds the same for an unknown address and a wrong password, after the same work', async () => {
    await confirmedUser(platform, 'known@example.test');
    const wrong = await signIn(from('203.0.113.4'), 'known@example.test', 'otra clave cualquiera');
    const unknown = await signIn(from('203.0.113.4'), 'unknown@example.test', 'otra clave cualquiera');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'credentials_rejected' } });
    expect(wrong.headers['set-cookie']).toEqual(unknown.headers['set-cookie']);
    const time = async (email: string): Promise<number> => {
      const began = performance.now();
      await signIn(from('203.0.113.5'), email, 'otra clave cualquiera');
      return performance.now() - began;
    };
    const known: number[] = [];
    const strangers: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      known.push(await time('known@example.test'));
      strangers.push(await time('unknown@example.test'));
    }
    expect(Math.min(...known) / Math.min(...strangers)).toBeGreaterThan(0.3);
    expect(Math.min(...known) / Math.min(...strangers)).toBeLessThan(3);
  });

  it('is counted by address, as a trusted proxy reports it, and by account', async () => {
    const attempts = platform.platform.app.get(Attempts);
    for (let count = 0; count < 14; count += 1) await attempts.consumeForAddress('sign-in from', '198.51.100.1');
    expect((await signIn(from('198.51.100.1'), 'a@example.test', 'x')).status).toBe(401);
    const rejected = await signIn(from('198.51.100.1'), 'b@example.test', 'x');
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many_attempts', retry_after: 6 } });
    expect((await signIn(from('198.51.100.2'), 'a@example.test', 'x')).status).toBe(401);

    await confirmedUser(platform, 'target@example.test');
    for (let count = 0; count < 9; count += 1) await attempts.consume('sign-in to', 'target@example.test');
    expect((await signIn(from('192.0.2.1'), 'target@example.test', 'x')).status).toBe(401);
    // Attempts from unknown browsers are no longer checked: the right password gets the same response as any other.
    expect((await signIn(from('192.0.2.2'), 'target@example.test')).body).toMatchObject({
      code: 'browser_unconfirmed',
    });
  });

  it('stays open to the owner in a browser that signed in before, while others try', async () => {
    const owner = await confirmedUser(platform, 'owner@example.test', { 'X-Forwarded-For': '198.51.100.50' });
    await owner.post('/api/auth/sign-out');
    const attempts = platform.platform.app.get(Attempts);
    for (let count = 0; count < 10; count += 1) await attempts.consume('sign-in to', 'owner@example.test');
    expect((await signIn(from('198.51.100.51'), 'owner@example.test')).status).toBe(401);
    expect((await signIn(owner, 'owner@example.test')).status).toBe(200);
    // The cookie of one account has no effect on another.
    await confirmedUser(platform, 'other@example.test');
    for (let count = 0; count < 10; count += 1) await attempts.consume('sign-in to', 'other@example.test');
    expect((await signIn(owner, 'other@example.test')).body).toMatchObject({ code: 'browser_unconfirmed' });
  });

  it('ends with signing out, in one browser or everywhere', async () => {
    const first = await confirmedUser(platform, 'leaving@example.test');
    const second = from('203.0.113.6');
    await signIn(second, 'leaving@example.test');
    const stored = second.cookies.get(SESSION) ?? '';
    expect(await second.post('/api/auth/sign-out')).toMatchObject({ status: 200, body: { signed_out: true } });
    expect(second.cookies.has(SESSION)).toBe(false);
    second.cookies.set(SESSION, stored);
    expect((await second.get('/api/me')).status).toBe(401);

    const third = from('203.0.113.7');
    await signIn(third, 'leaving@example.test');
    const sessions = await third.get('/api/me/sessions');
    const { items } = sessions.body as { items: { id: string; current: boolean; address: string | null }[] };
    expect(items.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(items.find(({ current }) => current)?.address).toBe('203.0.113.7');
    expect((await third.delete('/api/me/sessions')).body).toEqual({ ended: 2 });
    expect((await first.get('/api/me')).status).toBe(401);
    expect((await third.get('/api/me')).status).toBe(401);
    expect((await third.post('/api/auth/sign-out')).status).toBe(200);
  });

  it("can't end another user's session", async () => {
    const mine = await confirmedUser(platform, 'mine@example.test');
    const theirs = await confirmedUser(platform, 'theirs@example.test');
    const { items } = (await theirs.get('/api/me/sessions')).body as { items: { id: string }[] };
    const response = await mine.delete(`/api/me/sessions/${items[0]?.id ?? ''}`);
    expect(response).toMatchObject({ status: 404, body: { code: 'unknown_session' } });
    expect((await mine.delete('/api/me/sessions/%00')).status).toBe(400);
    expect((await theirs.get('/api/me')).status).toBe(200);
  });

  it('ends a week after the session was last used, and is extended once a day', async () => {
    const browser = await confirmedUser(platform, 'week@example.test');
    const age = (days: number) =>
      platform.db.query(
        `update auth_session set expires_at = expires_at - make_interval(days => $1)
          where user_id = (select id from auth_user where email = 'week@example.test')`,
        [days],
      );
    await age(2);
    const prolonged = await browser.get('/api/me');
    expect(String(prolonged.headers['set-cookie'])).toContain('Max-Age=604800');
    expect((await browser.get('/api/me')).headers['set-cookie']).toBeUndefined();
    await age(8);
    const ended = await browser.get('/api/me');
    expect(ended.status).toBe(401);
    // The browser keeps its cookie: another response may have brought a newer one in the meantime.
    expect(ended.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a forged signature', (cookie: string) => `${cookie.slice(0, 20)}AAAA${cookie.slice(24)}`],
    ['no signature', (cookie: string) => cookie.split('.')[0] ?? ''],
    ['nothing', () => ''],
    ['invalid text', () => '%00%ff'],
  ])('rejects a cookie with %s', async (_name, forge) => {
    const owner = await platform.as('owner');
    const forger = platform.stranger();
    forger.cookies.set(SESSION, forge(owner.cookies.get(SESSION) ?? ''));
    expect((await forger.get('/api/me')).status).toBe(401);
  });
});
