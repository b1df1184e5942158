import { ManagedTrials } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestResponse, Browser } from '../../test/browser.js';
import { PASSWORD, confirmedUser, tokenFor } from '../../test/identity.js';
import { PlatformFixture } from '../../test/platform-fixture.js';
import { EarlierTrialsTask } from './earlier-trials.js';

const DAY_MS = 86_400_000;
/** One of our proxies. Addresses that other hosts report are ignored. */
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

interface Onboarded {
  key: { key: string };
  trial: { amount: string } | null;
  withheld_trial: { reason: string; released_by_payment_of: string | null } | null;
}

let platform: PlatformFixture;
let serial = 0;
beforeAll(async () => {
  platform = await PlatformFixture.open(PROXY);
});
beforeEach(() => {
  platform.time = new Date(platform.time.getTime() + DAY_MS);
});
afterAll(() => platform.close());

const unique = (): string => `persona${String((serial += 1))}`;
const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address });
/** An address in a network of its own. */
const anywhere = (): Record<string, string> => {
  serial += 1;
  return from(`2001:db8:${serial.toString(16)}::1`);
};

/** Signs up and confirms over HTTP, and makes the account. */
async function join(
  email: string,
  headers = anywhere(),
): Promise<{ browser: Browser; made: Onboarded; answer: TestResponse }> {
  const browser = await confirmedUser(platform, email, headers);
  const answer = await browser.post('/api/onboarding');
  return { browser, answer, made: answer.body as Onboarded };
}

/** `granted`, or why it is withheld. */
const outcomeOf = ({ made }: { made: Onboarded }): string =>
  made.trial === null ? (made.withheld_trial?.reason ?? 'neither') : 'granted';

const creditOf = async (browser: Browser): Promise<unknown> => (await browser.get('/api/credit')).body;
const accountOf = async (browser: Browser): Promise<AccountId> =>
  BigInt(((await browser.get('/api/me')).body as { account: { id: number } }).account.id) as AccountId;

describe('the trial credit of a sign-up', () => {
  it('goes to a mailbox once; a second account still gets its key, and learns what to do', async () => {
    const name = unique();
    expect(outcomeOf(await join(`${name}@gmail.com`))).toBe('granted');
    const { browser, answer, made } = await join(`${name}+2@googlemail.com`);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        key: { key: expect.stringMatching(/^pk_/) },
        trial: null,
        withheld_trial: {
          ...{ amount: '10.00', reason: 'mailbox', released_by_payment_of: null },
          ...{ requested_at: null, declined_at: null },
        },
      },
    });
    expect(await creditOf(browser)).toMatchObject({ spendable: '0.00', withheld_trial: made.withheld_trial });
    expect((await browser.get('/api/overview')).body).toMatchObject({
      tier: 'free',
      withheld_trial: made.withheld_trial,
    });
    expect(await platform.billing.keyState(platform.billing.hashKey(made.key.key))).toMatchObject({ spendable: 0n });
  });

  it('goes to a mailbox once when several of its addresses are confirmed at the same time', async () => {
    const name = unique();
    const addresses = Array.from({ length: 5 }, (_, index) => `${name}+${String(index)}@gmail.com`);
    const browsers = await Promise.all(addresses.map((address) => confirmedUser(platform, address, anywhere())));
    const made = await Promise.all(browsers.map((browser) => browser.post('/api/onboarding')));
    const outcomes = made.map(({ body }) => outcomeOf({ made: body as Onboarded }));
    expect(outcomes.sort()).toEqual(['granted', 'mailbox', 'mailbox', 'mailbox', 'mailbox']);
  });

  it("goes to an organization's domain three times", async () => {
    const domain = `${unique()}.com.pa`;
    const outcomes: string[] = [];
    for (const name of ['ana', 'luis', 'eva', 'juan']) outcomes.push(outcomeOf(await join(`${name}@mail.${domain}`)));
    expect(outcomes).toEqual(['granted', 'granted', 'granted', 'domain']);
  });

  it('goes to a network five times a day, for any of its addresses', async () => {
    const outcomes: string[] = [];
    for (const address of [
      '203.0.113.1',
      '203.0.113.9',
      '::ffff:203.0.113.77',
      '203.0.113.200',
      '203.0.113.201',
      '203.0.113.202',
    ]) {
      outcomes.push(outcomeOf(await join(`${unique()}@outlook.com`, from(address))));
    }
    expect(outcomes).toEqual([...Array<string>(5).fill('granted'), 'network']);
    expect(outcomeOf(await join(`${unique()}@outlook.com`, from('203.0.114.1')))).toBe('granted');
    platform.time = new Date(platform.time.getTime() + DAY_MS);
    expect(outcomeOf(await join(`${unique()}@outlook.com`, from('203.0.113.1')))).toBe('granted');
  });

  it('counts an IPv6 site as one network, for any of its subnets', async () => {
    const outcomes: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      outcomes.push(outcomeOf(await join(`${unique()}@outlook.com`, from(`2001:db8:ffff:${String(index)}::1`))));
    }
    expect(outcomes).toEqual([...Array<string>(5).fill('granted'), 'network']);
  });

  it('is not given again after changing the address, leaving, or signing up again', async () => {
    const [name, other] = [unique(), unique()];
    const first = await join(`${name}@gmail.com`);
    await first.browser.post('/api/me/email', { email: `${other}@gmail.com`, password: PASSWORD });
    const token = await tokenFor(platform, `${other}@gmail.com`, 'change-email');
    expect((await first.browser.post('/api/me/email/confirm', { token })).status).toBe(200);
    expect(outcomeOf(await join(`${name}@gmail.com`))).toBe('mailbox');
    // The data that remains after its user and account are erased.
    await platform.db.query('delete from auth_user where email = $1', [`${other}@gmail.com`]);
    await platform.db.query(`update account set name = 'erased', email = 'erased@invalid' where email = $1`, [
      `${other}@gmail.com`,
    ]);
    expect(outcomeOf(await join(`${name}+new@gmail.com`))).toBe('mailbox');
  });

  it('goes to an invited user who creates an account of their own', async () => {
    const owner = await join(`${unique()}@gmail.com`);
    const email = `${unique()}@gmail.com`;
    await owner.browser.post('/api/organization/invitations', { email, role: 'member' });
    const invited = platform.stranger(anywhere());
    const token = await tokenFor(platform, email, 'invitation');
    const joined = await invited.post('/api/auth/invitation/accept', {
      token,
      name: 'Luis Prueba',
      password: PASSWORD,
      language: 'es',
    });
    expect(joined.status).toBe(200);
    const own = (await invited.post('/api/onboarding', { organization_name: 'Otra' })).body as Onboarded;
    expect(outcomeOf({ made: own })).toBe('granted');
    // Only once: the mailbox already had it.
    expect((await invited.post('/api/onboarding')).status).toBe(409);
    expect(outcomeOf(await join(email.replace('@', '+x@')))).toBe('mailbox');
  });

  it('is not revealed to users who do not own the mailbox', async () => {
    const name = unique();
    await join(`${name}@gmail.com`);
    const [known, unknown] = await Promise.all(
      [`${name}+2@gmail.com`, `${unique()}@gmail.com`].map((email) =>
        platform
          .stranger(anywhere())
          .post('/api/auth/sign-up', { name: 'Ana Prueba', email, password: PASSWORD, language: 'en' }),
      ),
    );
    expect([known?.status, known?.body]).toEqual([unknown?.status, unknown?.body]);
    const letters = (await platform.mails(`${name}+2@gmail.com`)).map(({ letter }) => letter.text);
    expect(letters).toHaveLength(1);
    expect(letters[0]).not.toContain(`${name}@gmail.com`);
  });
});

describe('the address of a sign-up', () => {
  it('is not accepted from a proxy that is not ours', async () => {
    const open = await PlatformFixture.open({ TRUSTED_PROXIES: '192.0.2.1' });
    const outcomes: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const browser = await confirmedUser(open, `${unique()}@outlook.com`, from(`203.0.${String(index)}.1`));
      outcomes.push(outcomeOf({ made: (await browser.post('/api/onboarding')).body as Onboarded }));
    }
    await open.close();
    expect(outcomes).toEqual([...Array<string>(5).fill('granted'), 'network']);
  });

  it('is the last one that our proxy added, whatever comes before it', async () => {
    const outcomes: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const forged = from(`198.51.${String(index)}.1, 192.0.2.${String(index)}`);
      outcomes.push(outcomeOf(await join(`${unique()}@outlook.com`, forged)));
    }
    expect(outcomes).toEqual([...Array<string>(5).fill('granted'), 'network']);
  });
});

describe('a trial that is withheld', () => {
  /** An honest user in a network with many sign-ups today. */
  async function shared(): Promise<Browser> {
    const network = from(`203.${String((serial += 1))}.1.1`);
    for (let count = 0; count < 5; count += 1) await join(`${unique()}@outlook.com`, network);
    const { browser, made } = await join(`${unique()}@outlook.com`, network);
    expect(made.withheld_trial).toMatchObject({ reason: 'network', released_by_payment_of: '10.00' });
    return browser;
  }

  it('is requested by an owner, once, and granted by an operator', async () => {
    const browser = await shared();
    const requested = await browser.post('/api/trial/request', { note: 'We share an office.' });
    expect(requested).toMatchObject({
      status: 200,
      body: { reason: 'network', requested_at: platform.time.toISOString() },
    });
    const first = platform.time.toISOString();
    platform.time = new Date(platform.time.getTime() + 60_000);
    expect((await browser.post('/api/trial/request')).body).toMatchObject({ requested_at: first });
    const trials = platform.platform.app.get(ManagedTrials);
    const [request] = await trials.withheld({ requested: true, before: null, limit: 10 });
    expect(request).toMatchObject({ note: 'We share an office.', reason: 'network' });
    await trials.approve(await accountOf(browser), { operatorId: null, name: 'Operadora', requestId: null });
    expect(await creditOf(browser)).toMatchObject({ spendable: '10.00', withheld_trial: null });
    expect((await browser.post('/api/trial/request')).body).toMatchObject({ code: 'trial_not_withheld' });
  });

  it('is released by a payment, and shown as released', async () => {
    const browser = await shared();
    const accountId = await accountOf(browser);
    await platform.billing.grantPurchase({ accountId, amount: micro('25.00'), idempotencyKey: 'invoice 1' });
    expect(await creditOf(browser)).toMatchObject({ spendable: '35.00', trial: '10.00', withheld_trial: null });
  });

  it('can be requested only by owners, with a message of limited length', async () => {
    const member = await platform.as('member');
    expect((await member.post('/api/trial/request')).body).toMatchObject({ code: 'role_insufficient' });
    const owner = await platform.as('owner');
    expect((await owner.post('/api/trial/request')).body).toMatchObject({ code: 'trial_not_withheld' });
    const rejected = await (await shared()).post('/api/trial/request', { note: 'x'.repeat(501) });
    expect(rejected).toMatchObject({ status: 400, body: { field: 'note' } });
  });

  it('is counted for Prometheus by reason, and so are pending requests', async () => {
    await (await shared()).post('/api/trial/request');
    const text = await platform.metrics.metrics();
    expect(text).toMatch(/account_trials\{[^}]*state="withheld"[^}]*cause="network"[^}]*\} [1-9]/);
    expect(text).toMatch(/account_trials\{[^}]*state="granted"[^}]*cause="sign_up"[^}]*\} [1-9]/);
    expect(text).toMatch(/account_trial_requests\{[^}]*\} [1-9]/);
  });
});

describe('trials of accounts that were created before mailboxes were stored', () => {
  it('count, so that none of their owners gets a second one', async () => {
    const email = `${unique()}@gmail.com`;
    const { id } = await platform.billing.createAccount({ name: 'Antes', email });
    await platform.billing.grantTrial({ accountId: id, amount: micro('10.00'), idempotencyKey: 'trial' });
    const { hashKey } = platform;
    await new EarlierTrialsTask(platform.db, { hashKey, now: () => platform.time }).run();
    expect(outcomeOf(await join(email.replace('@', '+x@')))).toBe('mailbox');
  });
});
