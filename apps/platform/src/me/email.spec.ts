import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD, tokenFor } from '../../test/identity.js';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
beforeEach(() => {
  platform.time = new Date(platform.time.getTime() + 3_600_000);
});
afterAll(() => platform.close());

async function owner(email: string): Promise<SignedIn> {
  const browser = await platform.signUp({ email });
  await platform.givePassword(browser.userId, PASSWORD);
  return browser;
}

const ask = (browser: SignedIn, email: string, password = PASSWORD) =>
  browser.post('/api/me/email', { email, password });
const confirm = (browser: SignedIn, token: string) => browser.post('/api/me/email/confirm', { token });

describe('another address', () => {
  it('takes effect when the same user opens its link, for the account too, and the old address is notified', async () => {
    const browser = await owner('former@example.test');
    const other = await owner('other@example.test');
    expect(await ask(browser, 'New@example.test', 'otra clave')).toMatchObject({ body: { code: 'password_wrong' } });
    expect((await ask(browser, 'New@example.test')).body).toEqual({ sent: true });
    const token = await tokenFor(platform, 'new@example.test', 'change-email');
    expect((await browser.get('/api/me')).body).toMatchObject({ user: { email: 'former@example.test' } });
    expect((await confirm(other, token)).body).toMatchObject({ code: 'token_invalid' });
    expect((await platform.stranger().post('/api/me/email/confirm', { token })).status).toBe(401);
    expect((await confirm(browser, token)).body).toEqual({ email: 'new@example.test' });
    expect((await browser.get('/api/me')).body).toMatchObject({ user: { email: 'new@example.test' } });
    expect((await confirm(browser, token)).body).toMatchObject({ code: 'token_invalid' });
    const { rows } = await platform.db.query('select email from account where id = $1', [browser.accountId]);
    expect(rows).toEqual([{ email: 'new@example.test' }]);
    const told = await platform.mails('former@example.test');
    expect(told.map(({ template }) => template)).toEqual(['security-notice', 'security-notice']);
    expect((await platform.audit(browser.accountId)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.email_changing', 'account.set_email', 'user.email_changed']),
    );
  });

  it('that has a user gets the same response and a mail without a link, and is not assigned', async () => {
    const browser = await owner('first@example.test');
    await owner('taken@example.test');
    expect((await ask(browser, 'taken@example.test')).body).toEqual({ sent: true });
    expect((await platform.mails('taken@example.test')).map(({ template }) => template)).toEqual([
      'already-registered',
    ]);
  });

  it('is given to one of two users who request it', async () => {
    const first = await owner('racer1@example.test');
    const second = await owner('racer2@example.test');
    await ask(first, 'wanted@example.test');
    const one = await tokenFor(platform, 'wanted@example.test', 'change-email');
    await ask(second, 'wanted@example.test');
    const two = await tokenFor(platform, 'wanted@example.test', 'change-email');
    const responses = await Promise.all([confirm(first, one), confirm(second, two)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not given to a user who confirms it while it is given to another', async () => {
    const first = await owner('late@example.test');
    const { userId: other } = await owner('early@example.test');
    await ask(first, 'both@example.test');
    const token = await tokenFor(platform, 'both@example.test', 'change-email');
    const client = await platform.db.connect();
    try {
      await client.query('begin');
      await client.query(`update auth_user set email = 'both@example.test' where id = $1`, [other]);
      const response = confirm(first, token);
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await client.query(waiting)).rowCount === 0) await client.query('select pg_stat_clear_snapshot()');
      await client.query('commit');
      expect(await response).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    } finally {
      client.release(true);
    }
  });

  it('is the last one requested', async () => {
    const browser = await owner('changing@example.test');
    await ask(browser, 'mistyped@example.test');
    const mistyped = await tokenFor(platform, 'mistyped@example.test', 'change-email');
    await ask(browser, 'meant@example.test');
    expect((await confirm(browser, mistyped)).status).toBe(410);
  });
});

describe('a user', () => {
  it('changes their name and language', async () => {
    const browser = await owner('plain@example.test');
    expect((await browser.patch('/api/me', { language: 'es', name: 'Ana María' })).body).toMatchObject({
      user: { language: 'es', name: 'Ana María' },
    });
    expect((await browser.patch('/api/me', { language: 'fr' })).body).toMatchObject({ field: 'language' });
    expect((await browser.patch('/api/me', { email: 'x@example.test' })).body).toMatchObject({ field: 'email' });
    expect((await browser.get('/api/me')).body).toMatchObject({ user: { language: 'es', name: 'Ana María' } });
  });
});
