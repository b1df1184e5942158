import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD, tokenFor } from '../../test/identity.js';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

const NEW = 'otra clave de prueba';

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
beforeEach(() => {
  platform.time = new Date(platform.time.getTime() + 3_600_000);
});
afterAll(() => platform.close());

async function owner(): Promise<SignedIn> {
  const browser = await platform.signUp();
  await platform.givePassword(browser.userId, PASSWORD);
  return browser;
}

const signIn = async ({ email }: SignedIn, password: string) =>
  (await platform.stranger().post('/api/auth/sign-in', { email, password })).status;

const forgot = (email: string) => platform.stranger().post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW) =>
  platform.stranger().post('/api/auth/reset-password', { token, password });

describe('a forgotten password', () => {
  it('is replaced once with a mailed link, and every session and other link ends', async () => {
    const browser = await owner();
    await forgot(browser.email);
    const older = await tokenFor(platform, browser.email, 'reset-password');
    expect((await forgot(browser.email.toUpperCase())).body).toEqual({ sent: true });
    const token = await tokenFor(platform, browser.email, 'reset-password');
    expect(await reset(token)).toMatchObject({ status: 200, body: { reset: true } });
    expect((await browser.get('/api/me')).status).toBe(401);
    expect(await signIn(browser, PASSWORD)).toBe(401);
    expect(await signIn(browser, NEW)).toBe(200);
    for (const used of [token, older]) expect((await reset(used)).body).toMatchObject({ code: 'token_invalid' });
    expect((await platform.mails(browser.email)).map(({ template }) => template)).toContain('security-notice');
    expect(await platform.audit(browser.accountId)).toContainEqual(
      expect.objectContaining({ action: 'user.password_reset', userId: browser.userId }),
    );
  });

  it('gets the same response without a user, and no mail', async () => {
    const browser = await owner();
    const [known, unknown] = [await forgot(browser.email), await forgot('nobody@example.test')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await platform.mails('nobody@example.test')).toEqual([]);
  });

  it('is replaced once when the link is used concurrently', async () => {
    const browser = await owner();
    await forgot(browser.email);
    const token = await tokenFor(platform, browser.email, 'reset-password');
    const responses = await Promise.all([1, 2, 3].map(() => reset(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('is not replaced after an hour or with an invalid link, and is not stored in readable form', async () => {
    const browser = await owner();
    await forgot(browser.email);
    const token = await tokenFor(platform, browser.email, 'reset-password');
    const { rows } = await platform.db.query<{ kept: string }>(
      'select identifier || value as kept from auth_verification where value = $1',
      [browser.userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain(token);
    await platform.db.query(`update auth_verification set expires_at = expires_at - interval '1 hour'`);
    expect((await reset(token)).status).toBe(410);
    expect((await reset('x'.repeat(24))).status).toBe(410);
    expect((await reset('no token!')).body).toMatchObject({ code: 'invalid_parameter', field: 'token' });
    expect((await reset(token, 'short')).body).toMatchObject({ field: 'password' });
  });
});

describe('a new password', () => {
  it.each(['changed', 'reset'])('that was %s invalidates links that were requested before', async (how) => {
    const browser = await owner();
    await browser.post('/api/me/email', { email: `thief.${how}@example.test`, password: PASSWORD });
    const address = await tokenFor(platform, `thief.${how}@example.test`, 'change-email');
    await forgot(browser.email);
    const before = await tokenFor(platform, browser.email, 'reset-password');
    if (how === 'changed') {
      await browser.post('/api/me/password', { current_password: PASSWORD, new_password: NEW });
    } else {
      expect((await reset(before)).status).toBe(200);
    }
    expect((await reset(before, 'una clave del ladrón')).body).toMatchObject({ code: 'token_invalid' });
    expect(await signIn(browser, NEW)).toBe(200);
    const again = how === 'changed' ? browser : await platform.anotherSession(browser);
    expect((await again.post('/api/me/email/confirm', { token: address })).body).toMatchObject({
      code: 'token_invalid',
    });
  });
});

describe('a password', () => {
  it('can be changed by a user who knows it, which ends all other sessions and renews this one', async () => {
    const browser = await owner();
    const elsewhere = platform.stranger();
    await elsewhere.post('/api/auth/sign-in', { email: browser.email, password: PASSWORD });
    const former = [...browser.cookies.values()];
    const change = (body: object) => browser.post('/api/me/password', body);
    expect(await change({ current_password: 'otra', new_password: NEW })).toMatchObject({
      status: 403,
      body: { code: 'password_wrong', field: 'current_password' },
    });
    expect((await change({ current_password: PASSWORD, new_password: browser.email })).body).toMatchObject({
      field: 'new_password',
    });
    expect((await change({ current_password: PASSWORD, new_password: NEW })).body).toEqual({ changed: true });
    expect([...browser.cookies.values()]).not.toEqual(former);
    expect((await browser.get('/api/me')).body).toMatchObject({ organization: { id: browser.organizationId } });
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect(await signIn(browser, PASSWORD)).toBe(401);
    expect(await signIn(browser, NEW)).toBe(200);
  });
});
