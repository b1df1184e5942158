import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestResponse, Browser } from '../../test/browser.js';
import { PASSWORD, tokenFor } from '../../test/identity.js';
import { PLATFORM_URL, PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';
import { SoftwareAuthenticator } from '../../test/software-authenticator.js';
import { codeOf } from '../../test/totp.js';
import { Attempts } from '../identity/attempts.js';

const HOUR_MS = 3_600_000;
const WRONG = 'una clave adivinada';

let platform: PlatformFixture;
let addresses = 0;
beforeAll(async () => {
  platform = await PlatformFixture.open({ TRUSTED_PROXIES: '127.0.0.1' });
});
beforeEach(() => {
  later(24 * HOUR_MS);
});
afterAll(() => platform.close());

function later(ms: number): void {
  platform.time = new Date(platform.time.getTime() + ms);
}

/** An unknown browser at its own address: a botnet has many of these. */
function stranger(): Browser {
  addresses += 1;
  return platform.stranger({ 'X-Forwarded-For': `198.51.${String(addresses >> 8)}.${String(addresses & 255)}` });
}

const signIn = (browser: Browser, email: string, password: string): Promise<TestResponse> =>
  browser.post('/api/auth/sign-in', { email, password });

async function owner(): Promise<SignedIn> {
  const browser = await platform.signUp();
  await platform.givePassword(browser.userId, PASSWORD);
  return browser;
}

/** Guesses over HTTP until unknown browsers are refused; returns how many guesses were checked. */
async function guess(email: string): Promise<number> {
  for (let guesses = 0; ; guesses += 1) {
    const { status, body } = await signIn(stranger(), email, WRONG);
    if ((body as { code: string }).code === 'browser_unconfirmed') return guesses;
    expect([status, (body as { code: string }).code]).toEqual([401, 'credentials_rejected']);
  }
}

/** Like `guess`, but without hashing: uses up the attempts of unknown browsers, then makes one more over HTTP. */
async function attack(email: string): Promise<number> {
  const attempts = platform.platform.app.get(Attempts);
  let guesses = 0;
  while (await attempts.tryConsume('sign-in to', email)) guesses += 1;
  expect((await signIn(stranger(), email, WRONG)).body).toMatchObject({ code: 'browser_unconfirmed' });
  return guesses;
}

const mailsTo = async (email: string, template: string): Promise<number> =>
  (await platform.mails(email)).filter((mail) => mail.template === template).length;

const confirm = (browser: Browser, token: string): Promise<TestResponse> =>
  browser.post('/api/auth/confirm-browser', { token });

describe('while attackers guess the password of an account', () => {
  it('its owner signs in from a new browser with a mailed link', async () => {
    const { email, accountId } = await owner();
    expect(await guess(email)).toBe(10);
    const browser = stranger();
    expect(await signIn(browser, email, PASSWORD)).toMatchObject({
      status: 401,
      body: { code: 'browser_unconfirmed' },
    });
    const token = await tokenFor(platform, email, 'confirm-browser');
    expect(await confirm(browser, token)).toMatchObject({ status: 200, body: { confirmed: true } });
    // The link alone doesn't sign in.
    expect((await browser.get('/api/me')).status).toBe(401);
    expect((await signIn(browser, email, PASSWORD)).body).toEqual({ two_factor: false });
    expect((await browser.get('/api/me')).body).toMatchObject({ user: { email } });
    expect(await platform.audit(accountId)).toContainEqual(expect.objectContaining({ action: 'user.confirm_browser' }));
    // It doesn't make room for the attackers either.
    expect((await signIn(stranger(), email, WRONG)).body).toMatchObject({ code: 'browser_unconfirmed' });
  });

  it('the link works once, for a day, and only for its own account', async () => {
    const { email } = await owner();
    const other = await owner();
    await attack(email);
    await attack(other.email);
    const token = await tokenFor(platform, email, 'confirm-browser');
    const browser = stranger();
    await confirm(browser, token);
    expect((await confirm(stranger(), token)).body).toMatchObject({ code: 'token_invalid' });
    expect((await signIn(browser, other.email, PASSWORD)).body).toMatchObject({ code: 'browser_unconfirmed' });
    const unused = await tokenFor(platform, other.email, 'confirm-browser');
    later(24 * HOUR_MS);
    expect((await confirm(stranger(), unused)).body).toMatchObject({ code: 'token_invalid' });
  });

  it('a confirmed browser has its own attempt count and no other rights', async () => {
    const { email } = await owner();
    await attack(email);
    const browser = stranger();
    await confirm(browser, await tokenFor(platform, email, 'confirm-browser'));
    for (let count = 0; count < 10; count += 1) {
      expect((await signIn(browser, email, WRONG)).body).toMatchObject({ code: 'credentials_rejected' });
    }
    expect(await signIn(browser, email, PASSWORD)).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  });

  it('its owner signs in with a passkey, or with the second factor after the link', async () => {
    const { email, ...browser } = await guarded();
    await attack(email);
    const device = stranger();
    const { options } = (await device.post('/api/auth/passkey/options')).body as { options: Record<string, unknown> };
    const response = browser.device.signIn(options);
    expect((await device.post('/api/auth/passkey', { response })).status).toBe(200);

    const laptop = stranger();
    await confirm(laptop, await tokenFor(platform, email, 'confirm-browser'));
    expect((await signIn(laptop, email, PASSWORD)).body).toEqual({ two_factor: true });
    expect((await laptop.post('/api/auth/two-factor', { code: codeOf(browser.secret) })).status).toBe(200);
  });

  it('the response is the same for the right password, a wrong one, and an address without a user', async () => {
    const { email } = await owner();
    const nobody = 'nobody.guessed@example.test';
    await attack(email);
    expect(await attack(nobody)).toBe(10);
    const responses = [
      await signIn(stranger(), email, PASSWORD),
      await signIn(stranger(), email, WRONG),
      await signIn(stranger(), nobody, WRONG),
    ];
    const [first, ...others] = responses.map(({ status, body, headers }) => [status, body, headers['set-cookie']]);
    for (const other of others) expect(other).toEqual(first);
    expect(await platform.mails(nobody)).toEqual([]);
  });

  it('the response takes the same time for any password and address', async () => {
    const { email } = await owner();
    const nobody = 'nobody.timed@example.test';
    await attack(email);
    await attack(nobody);
    const fastest = async (address: string, password: string): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 8; round += 1) {
        const began = performance.now();
        await signIn(stranger(), address, password);
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    const right = await fastest(email, PASSWORD);
    // No password is hashed: a scrypt alone takes about 50 ms.
    for (const other of [await fastest(email, WRONG), await fastest(nobody, WRONG)]) {
      expect(Math.abs(other - right)).toBeLessThan(25);
    }
  });

  it('106 guesses are checked on the first day and 96 on each later day, from any number of addresses', async () => {
    const { email } = await owner();
    let guesses = await attack(email);
    for (let quarter = 0; quarter < 96; quarter += 1) {
      later(HOUR_MS / 4);
      guesses += await attack(email);
    }
    expect(guesses).toBe(106);
  });

  it('at most 9 mails are sent on the first day, and one link always works', async () => {
    const { email } = await owner();
    await attack(email);
    for (let hour = 0; hour < 24; hour += 1) {
      later(HOUR_MS);
      await attack(email);
      const requested = stranger();
      expect((await signIn(requested, email, PASSWORD)).body).toMatchObject({ code: 'browser_unconfirmed' });
      // The owner opens the newest mail only once a day: the attackers alone use up the mails.
      if (hour === 23) {
        await confirm(requested, await tokenFor(platform, email, 'confirm-browser'));
        expect((await signIn(requested, email, PASSWORD)).status).toBe(200);
      }
    }
    const sent = await mailsTo(email, 'confirm-browser');
    expect(sent).toBeGreaterThanOrEqual(3);
    expect(sent).toBeLessThanOrEqual(9);
  });

  it('its owner gets another link after using one, for another browser', async () => {
    const { email } = await owner();
    await attack(email);
    for (let count = 0; count < 5; count += 1) {
      const browser = stranger();
      await signIn(browser, email, PASSWORD);
      await confirm(browser, await tokenFor(platform, email, 'confirm-browser'));
      expect((await signIn(browser, email, PASSWORD)).status).toBe(200);
      await attack(email);
    }
  });

  it('an owner who mistyped gets all attempts back after signing in', async () => {
    const { email } = await owner();
    for (let count = 0; count < 9; count += 1) await signIn(stranger(), email, WRONG);
    expect((await signIn(stranger(), email, PASSWORD)).status).toBe(200);
    expect(await attack(email)).toBe(10);
  });

  it('an owner who signs in with a known browser gives attackers no more guesses', async () => {
    const { email } = await owner();
    const known = stranger();
    await signIn(known, email, PASSWORD);
    await attack(email);
    expect((await signIn(known, email, PASSWORD)).status).toBe(200);
    expect(await attack(email)).toBe(0);
  });
});

describe('while attackers request new passwords', () => {
  const forgot = (email: string): Promise<TestResponse> => stranger().post('/api/auth/forgot-password', { email });

  it('the owner still has a working link, and is not flooded', async () => {
    const { email } = await owner();
    for (let count = 0; count < 20; count += 1) expect((await forgot(email)).body).toEqual({ sent: true });
    expect(await forgot(email)).toMatchObject({ status: 200, body: { sent: true } });
    expect(await mailsTo(email, 'reset-password')).toBe(3);
    const token = await tokenFor(platform, email, 'reset-password');
    const password = 'otra clave de prueba';
    expect((await stranger().post('/api/auth/reset-password', { token, password })).status).toBe(200);
    expect((await signIn(stranger(), email, password)).status).toBe(200);
    // The links are used up, so there is room for the next mail.
    await forgot(email);
    expect(await mailsTo(email, 'reset-password')).toBe(4);
  });

  it('sign-ups with the address use up none of its password reset mails', async () => {
    const { email } = await owner();
    const form = { name: 'Ana Prueba', email, password: PASSWORD, language: 'en' };
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await stranger().post('/api/auth/sign-up', form)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    await forgot(email);
    expect(await mailsTo(email, 'reset-password')).toBe(1);
  });

  it('requests from before the user existed do not block the first mail', async () => {
    const email = 'asked.before@example.test';
    for (let count = 0; count < 5; count += 1) await forgot(email);
    await attack(email);
    const browser = stranger();
    const form = { name: 'Ana Prueba', email, password: PASSWORD, language: 'en' };
    await browser.post('/api/auth/sign-up', form);
    await browser.post('/api/auth/confirm', { token: await tokenFor(platform, email, 'confirm') });
    await forgot(email);
    await attack(email);
    expect(await mailsTo(email, 'reset-password')).toBe(1);
    expect(await mailsTo(email, 'confirm-browser')).toBe(1);
  });
});

/** An owner with a second factor and a passkey. */
async function guarded(): Promise<{ email: string; secret: string; device: SoftwareAuthenticator }> {
  const browser = await owner();
  const setup = await browser.post('/api/me/two-factor', { password: PASSWORD });
  const { secret } = setup.body as { secret: string };
  await browser.post('/api/me/two-factor/confirm', { code: codeOf(secret, -1) });
  const device = new SoftwareAuthenticator(PLATFORM_URL);
  const requested = await browser.post('/api/me/passkeys/options', { password: PASSWORD });
  const response = device.register((requested.body as { options: Record<string, unknown> }).options);
  expect((await browser.post('/api/me/passkeys', { name: 'phone', response })).status).toBe(201);
  return { email: browser.email, secret, device };
}
