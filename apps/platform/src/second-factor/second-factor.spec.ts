import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../test/identity.js';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';
import { codeOf } from '../../test/totp.js';

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

/** An owner with a second factor, its secret and the backup codes. */
async function guarded(): Promise<{ browser: SignedIn; secret: string; backup_codes: string[] }> {
  const browser = await owner();
  const setup = (await browser.post('/api/me/two-factor', { password: PASSWORD })).body as {
    secret: string;
    backup_codes: string[];
  };
  // The code of the previous period, so that tests can sign in with the current one.
  await browser.post('/api/me/two-factor/confirm', { code: codeOf(setup.secret, -1) });
  return { browser, ...setup };
}

const password = ({ email }: SignedIn) => ({ email, password: PASSWORD });

describe('a second factor', () => {
  it('takes effect with its first code, ends every other session, and is reported by mail and in the audit log', async () => {
    const browser = await owner();
    const setup = await browser.post('/api/me/two-factor', { password: PASSWORD });
    const { secret, uri, backup_codes: codes } = setup.body as { secret: string; uri: string; backup_codes: string[] };
    expect(uri).toMatch(/^otpauth:\/\/totp\/Entity%20Registry/);
    expect(codes).toHaveLength(10);
    expect((await browser.get('/api/me')).body).toMatchObject({ user: { two_factor: false } });
    expect((await browser.post('/api/me/two-factor/confirm', { code: '000000' })).body).toMatchObject({
      code: 'code_rejected',
    });
    const elsewhere = platform.stranger();
    await elsewhere.post('/api/auth/sign-in', password(browser));
    const confirmed = await browser.post('/api/me/two-factor/confirm', { code: codeOf(secret) });
    expect(confirmed).toMatchObject({ status: 200, body: { two_factor: true } });
    expect((await browser.get('/api/me')).body).toMatchObject({
      user: { two_factor: true },
      organization: { id: browser.organizationId },
    });
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect(await platform.mails(browser.email)).toMatchObject([{ template: 'security-notice' }]);
    expect(await platform.audit(browser.accountId)).toContainEqual(
      expect.objectContaining({ action: 'user.two_factor_enabled', userId: browser.userId }),
    );
  });

  it('is required after the password, and accepts each code once', async () => {
    const { browser, secret } = await guarded();
    const first = platform.stranger();
    expect((await first.post('/api/auth/sign-in', password(browser))).body).toEqual({ two_factor: true });
    expect((await first.get('/api/me')).status).toBe(401);
    const code = codeOf(secret);
    expect((await first.post('/api/auth/two-factor', { code: '000000' })).body).toMatchObject({
      code: 'code_rejected',
    });
    expect((await first.post('/api/auth/two-factor', { code })).body).toEqual({ signed_in: true });
    expect((await first.get('/api/me')).status).toBe(200);
    const second = platform.stranger();
    await second.post('/api/auth/sign-in', password(browser));
    expect((await second.post('/api/auth/two-factor', { code })).body).toMatchObject({ code: 'code_rejected' });
    expect((await second.get('/api/me')).status).toBe(401);
  });

  it('accepts a backup code once across concurrent sign-ins', async () => {
    const { browser, backup_codes: codes } = await guarded();
    const browsers = [1, 2, 3, 4].map(() => platform.stranger());
    for (const one of browsers) await one.post('/api/auth/sign-in', { email: browser.email, password: PASSWORD });
    const responses = await Promise.all(
      browsers.map((one) => one.post('/api/auth/two-factor', { backup_code: codes[0] })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('accepts each backup code once', async () => {
    const { browser, backup_codes: codes } = await guarded();
    const first = platform.stranger();
    await first.post('/api/auth/sign-in', password(browser));
    expect((await first.post('/api/auth/two-factor', { backup_code: codes[0] })).status).toBe(200);
    const second = platform.stranger();
    await second.post('/api/auth/sign-in', password(browser));
    expect((await second.post('/api/auth/two-factor', { backup_code: codes[0] })).body).toMatchObject({
      code: 'code_rejected',
    });
    expect((await second.post('/api/auth/two-factor', { backup_code: codes[1] })).status).toBe(200);
    const made = await second.post('/api/me/two-factor/backup-codes', { password: PASSWORD });
    expect((made.body as { backup_codes: string[] }).backup_codes).toHaveLength(10);
    const third = platform.stranger();
    await third.post('/api/auth/sign-in', password(browser));
    expect((await third.post('/api/auth/two-factor', { backup_code: codes[2] })).status).toBe(401);
  });

  it('requires the password first, and again after five wrong codes', async () => {
    const { browser, secret } = await guarded();
    expect((await platform.stranger().post('/api/auth/two-factor', { code: codeOf(secret) })).body).toMatchObject({
      code: 'challenge_expired',
    });
    const guesser = platform.stranger();
    await guesser.post('/api/auth/sign-in', password(browser));
    for (let attempt = 1; attempt <= 5; attempt += 1) await guesser.post('/api/auth/two-factor', { code: '000000' });
    expect((await guesser.post('/api/auth/two-factor', { code: codeOf(secret) })).body).toMatchObject({
      code: 'challenge_expired',
    });
  });

  it("belongs to one session: a code from another user's session is refused", async () => {
    const { browser, secret } = await guarded();
    const mallory = await platform.signUp();
    await mallory.post('/api/auth/sign-in', password(browser));
    expect((await mallory.get('/api/me')).status).toBe(401);
    const other = await platform.signUp();
    expect((await other.post('/api/auth/two-factor', { code: codeOf(secret) })).status).toBe(401);
  });

  it('requires the password to be created, renewed or turned off, and is not replaced while it is on', async () => {
    const { browser } = await guarded();
    for (const path of ['disable', 'backup-codes']) {
      const rejected = await browser.post(`/api/me/two-factor/${path}`, { password: 'otra clave' });
      expect(rejected).toMatchObject({ status: 403, body: { code: 'password_wrong', field: 'password' } });
    }
    expect((await browser.post('/api/me/two-factor', { password: PASSWORD })).body).toMatchObject({
      code: 'two_factor_on',
    });
    expect((await browser.post('/api/me/two-factor/disable', { password: PASSWORD })).body).toEqual({
      two_factor: false,
    });
    expect((await browser.get('/api/me')).body).toMatchObject({ user: { two_factor: false } });
    expect((await platform.stranger().post('/api/auth/sign-in', password(browser))).body).toEqual({
      two_factor: false,
    });
    const unguarded = await browser.post('/api/me/two-factor/backup-codes', { password: PASSWORD });
    expect(unguarded.body).toMatchObject({ code: 'two_factor_off' });
  });

  it('stores its secret and the backup codes encrypted', async () => {
    const { browser, secret, backup_codes: codes } = await guarded();
    const { rows } = await platform.db.query<{ kept: string }>(
      'select secret || backup_codes as kept from auth_two_factor where user_id = $1',
      [browser.userId],
    );
    expect(rows[0]?.kept).not.toContain(codes[0]);
    expect(rows[0]?.kept).not.toContain(secret);
  });

  it.each([[{}], [{ code: '123456', backup_code: 'x' }], [{ code: 123456 }], [{ code: '12345' }]])(
    'rejects %j',
    async (body) => {
      const response = await platform.stranger().post('/api/auth/two-factor', body);
      expect(response).toMatchObject({ status: 400, body: { field: 'code' } });
    },
  );
});
