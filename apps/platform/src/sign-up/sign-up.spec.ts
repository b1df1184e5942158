import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD, confirmedUser, formOf, tokenFor } from '../../test/identity.js';
import { PlatformFixture } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
beforeEach(() => {
  // Attempt buckets are full again.
  platform.time = new Date(platform.time.getTime() + 3_600_000);
});
afterAll(() => platform.close());

const users = async () => {
  const { rows } = await platform.db.query<{ email: string }>('select email from auth_user order by email');
  return rows.map(({ email }) => email);
};

describe('signing up', () => {
  it('creates a user when the mailed link is confirmed, and signs them in', async () => {
    const browser = platform.stranger();
    expect(await browser.post('/api/auth/sign-up', formOf('Ana@Example.TEST'))).toMatchObject({
      status: 200,
      body: { sent: true },
    });
    expect(await users()).toEqual([]);
    const token = await tokenFor(platform, 'ana@example.test', 'confirm');
    expect(await browser.post('/api/auth/confirm', { token })).toMatchObject({
      status: 200,
      body: { signed_in: true },
    });
    expect(await browser.get('/api/me')).toMatchObject({
      body: { user: { email: 'ana@example.test' }, organization: null, account: null },
    });
    expect((await platform.stranger().post('/api/auth/confirm', { token })).body).toMatchObject({
      code: 'token_invalid',
    });
  });

  it('responds the same whether or not the address has a user, who is notified by mail', async () => {
    await confirmedUser(platform, 'known@example.test');
    const before = await platform.mails();
    const [known, unknown] = [
      await platform.stranger().post('/api/auth/sign-up', formOf('known@example.test')),
      await platform.stranger().post('/api/auth/sign-up', formOf('unknown@example.test')),
    ];
    const shape = ({ status, body, headers }: typeof known) => ({
      ...{ status, body, length: headers['content-length'] },
      cookies: (headers['set-cookie'] as unknown as string[]).map((cookie) => cookie.split('=')[0]),
    });
    expect(shape(known)).toEqual(shape(unknown));
    const sent = (await platform.mails())
      .slice(0, -before.length)
      .map(({ recipient, template }) => [recipient, template]);
    expect(sent).toEqual([
      ['unknown@example.test', 'confirm'],
      ['known@example.test', 'already-registered'],
    ]);
  });

  it('does the same work in both cases: it hashes a password and writes rows', async () => {
    await confirmedUser(platform, 'timed@example.test');
    const time = async (email: string): Promise<number> => {
      const began = performance.now();
      await platform.stranger().post('/api/auth/sign-up', formOf(email));
      return performance.now() - began;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      platform.time = new Date(platform.time.getTime() + 3_600_000);
      known.push(await time('timed@example.test'));
      unknown.push(await time(`timed${String(round)}@example.test`));
    }
    // Skipping the hash, which takes most of the time, would tell the two cases apart.
    expect(Math.min(...known) / Math.min(...unknown)).toBeGreaterThan(0.3);
    expect(Math.min(...known) / Math.min(...unknown)).toBeLessThan(3);
  });

  it('in another browser requires the password: the owner of the address may not have signed up', async () => {
    const attacker = platform.stranger();
    await attacker.post('/api/auth/sign-up', formOf('victim@example.test', { password: 'la clave del otro' }));
    const token = await tokenFor(platform, 'victim@example.test', 'confirm');
    const victim = platform.stranger();
    const confirm = (body: object) => victim.post('/api/auth/confirm', { token, ...body });
    expect(await confirm({})).toMatchObject({ status: 401, body: { code: 'password_required', field: 'password' } });
    expect(await confirm({ password: PASSWORD })).toMatchObject({ body: { code: 'credentials_rejected' } });
    expect(await users()).not.toContain('victim@example.test');
    // Her own sign-up ends the other one.
    await victim.post('/api/auth/sign-up', formOf('victim@example.test'));
    const own = await tokenFor(platform, 'victim@example.test', 'confirm');
    expect((await victim.post('/api/auth/confirm', { token: own })).status).toBe(200);
    expect((await attacker.post('/api/auth/confirm', { token })).body).toMatchObject({ code: 'token_invalid' });
    const signIn = { email: 'victim@example.test', password: 'la clave del otro' };
    expect((await attacker.post('/api/auth/sign-in', signIn)).body).toMatchObject({ code: 'credentials_rejected' });
  });

  it('creates one user for concurrent confirmations', async () => {
    const browser = platform.stranger();
    await browser.post('/api/auth/sign-up', formOf('twice@example.test'));
    const token = await tokenFor(platform, 'twice@example.test', 'confirm');
    const responses = await Promise.all([1, 2, 3, 4].map(() => browser.post('/api/auth/confirm', { token })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  });

  it('sends links that expire after a day', async () => {
    const browser = platform.stranger();
    await browser.post('/api/auth/sign-up', formOf('late@example.test'));
    platform.time = new Date(platform.time.getTime() + 24 * 3_600_000 + 1);
    const token = await tokenFor(platform, 'late@example.test', 'confirm');
    expect((await browser.post('/api/auth/confirm', { token })).status).toBe(410);
  });

  it('mails links to the address of the dashboard, whatever host the request names', async () => {
    const browser = platform.stranger();
    await browser.post('/api/auth/sign-up', formOf('host@example.test'), {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
    });
    const [mail] = await platform.mails('host@example.test');
    expect(mail?.letter.text).toContain('https://dashboard.example.test/confirm?token=');
    expect(JSON.stringify(mail?.letter)).not.toContain('evil');
  });

  it.each([
    ['email', { email: 'no address' }],
    ['email', { email: 'ana@exámple.test' }],
    ['email', { email: 'аna@example.test' }],
    ['email', { email: `${'a'.repeat(250)}@example.test` }],
    ['email', { email: ['ana@example.test'] }],
    ['email', { email: 'a@example.test\u0000' }],
    ['password', { password: 'short' }],
    ['password', { password: 'p'.repeat(129) }],
    ['password', { password: '1111111111111' }],
    ['password', { password: 'Password123' }],
    ['password', { password: 'bad@example.test' }],
    ['password', { password: 1234567890 }],
    ['name', { name: '' }],
    ['name', { name: 'Ana\nBcc: x' }],
    ['name', { name: 'You won: evil.example/prize' }],
    ['name', { name: 'Ana evil．example' }],
    ['name', { name: 'hxxp evil example' }],
    ['name', { name: 'Ana\u2060 Prueba' }],
    ['name', { name: 'Ana\u202e' }],
    ['organization_name', { organization_name: 'https://evil.example' }],
    ['language', { language: 'fr' }],
    ['role', { role: 'owner' }],
  ])('names %s in the error for %j', async (field, changes) => {
    const response = await platform.stranger().post('/api/auth/sign-up', formOf('bad@example.test', changes));
    expect(response).toMatchObject({ status: 400, body: { code: 'invalid_parameter', field } });
    expect(await platform.mails('bad@example.test')).toEqual([]);
  });

  it('is refused from another site, and from an address with too many attempts', async () => {
    const foreign = platform.stranger({ Origin: 'https://evil.example' });
    expect((await foreign.post('/api/auth/sign-up', formOf('csrf@example.test'))).body).toMatchObject({
      code: 'origin_rejected',
    });
    const silent = platform.stranger({ Origin: null });
    expect((await silent.post('/api/auth/sign-up', formOf('csrf@example.test'))).status).toBe(403);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await platform.stranger().post('/api/auth/sign-up', formOf('often@example.test'))).status).toBe(200);
    }
    const rejected = await platform.stranger().post('/api/auth/sign-up', formOf('often@example.test'));
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many_attempts', retry_after: 300 } });
    expect(rejected.headers['retry-after']).toBe('300');
  });
});

describe('onboarding', () => {
  it('gives the first key and the trial credit once, even for repeated and concurrent requests', async () => {
    const browser = platform.stranger();
    await browser.post('/api/auth/sign-up', formOf('owner@example.test', { organization_name: 'Comercial Prueba' }));
    await browser.post('/api/auth/confirm', { token: await tokenFor(platform, 'owner@example.test', 'confirm') });
    const former = [...browser.cookies.values()];
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => browser.post('/api/onboarding')));
    const made = responses.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(made[0]?.body).toMatchObject({
      organization: { name: 'Comercial Prueba' },
      key: { key: expect.stringMatching(/^pk_/), prefix: expect.stringMatching(/^pk_/) },
      trial: { amount: '10.00' },
    });
    for (const { status } of responses) if (status !== 201) expect([401, 409]).toContain(status);
    expect(await browser.post('/api/onboarding')).toMatchObject({ status: 409, body: { code: 'already_confirmed' } });
    expect([...browser.cookies.values()]).not.toEqual(former);
    const me = await browser.get('/api/me');
    expect(me.body).toMatchObject({ organization: { role: 'owner' }, account: { balance: '10.00' } });
    const { account } = me.body as { account: { id: number } };
    const audit = await platform.audit(BigInt(account.id) as never);
    expect(audit.map(({ action, actor }) => [action, actor])).toEqual([
      ['account.confirm', 'Ana Prueba'],
      ['account.create', 'Ana Prueba'],
    ]);
    expect(audit.every(({ userId }) => userId !== null)).toBe(true);
  });

  it('creates an account of a corporate domain when its address belongs to one', async () => {
    await platform.db.query(`insert into corporate_domain (domain, added_at) values ('corp.example', now())`);
    const browser = await confirmedUser(platform, 'ana@corp.example');
    await browser.post('/api/onboarding', { organization_name: 'Corp' });
    expect((await browser.get('/api/me')).body).toMatchObject({ organization: { corporate_domain: true } });
  });
});

describe('secrets', () => {
  it('are in no log line and no audit log entry', async () => {
    const { rows } = await platform.db.query<{ text: string }>('select detail::text as text from audit_entry');
    const stored = JSON.stringify(rows) + platform.log.join('');
    expect(stored).not.toContain(PASSWORD);
    for (const { letter } of await platform.mails()) {
      const token = /token=([\w-]+)/.exec(letter.text)?.[1];
      if (token !== undefined) expect(stored).not.toContain(token);
    }
    expect(stored).not.toMatch(/pk_[0-9A-Za-z]{20,}/);
  });
});
