import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, mailTo, newEmail, PASSWORD, test, tokenIn } from './fixtures.js';
import { demo } from './environment.js';

/** Signs up manually and opens the emailed link; the caller checks the pages. */
async function signUpByHand(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Your name').fill('Ana Prueba');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Organization').fill('Prueba Canal SA');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The code that an authenticator app shows at `at` for a secret in base 32 (RFC 6238: 30 seconds, 6 digits, SHA-1). */
function codeOf(secret: string, at: number): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('from the sign-up to the first billed call', async ({ stranger: page, shoot, seriousFaults, request }) => {
  test.setTimeout(120_000);
  const email = newEmail();
  await page.goto('/sign-up');
  await shoot(page, 'sign-up');
  expect(await seriousFaults(page)).toEqual([]);
  await signUpByHand(page, email);
  await shoot(page, 'sign-up-sent');

  await page.getByRole('link', { name: 'Open its outbox' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto(`/confirm?token=${tokenIn(await mailTo(page.request, email))}`);
  await shoot(page, 'confirm');
  await page.getByRole('button', { name: 'Confirm the address' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Prueba' })).toBeVisible();
  await shoot(page, 'welcome');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'I build with the API' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your first API key' })).toBeVisible();
  const key = (await page.getByTestId('secret').textContent()) ?? '';
  expect(key).toMatch(/^pk_/);
  await shoot(page, 'welcome-key');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy: Your API key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

  const call = await request.get(
    `${demo.api}/v4/panama/entidades/${String(demo.examples.panama.organization)}?include=CHK-BIN`,
    {
      headers: { authorization: `Bearer ${key}` },
    },
  );
  expect(call.status()).toBe(200);

  await page.getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible();
});

test('a forgotten password is replaced, and every session ends', async ({ signedUp: { page, email }, shoot }) => {
  await page.goto('/forgot-password');
  await shoot(page, 'forgot-password');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  const token = tokenIn(await mailTo(page.request, email));
  await page.goto(`/reset-password?token=${token}`);
  await shoot(page, 'reset-password');
  await page.getByLabel('New password').fill('five herons over the locks');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your password was changed' })).toBeVisible();
  await page.goto('/keys');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys$/);
  await signIn(page, email);
  await expect(page.getByRole('alert')).toContainText('Incorrect email address or password');
  await shoot(page, 'sign-in-refused');
  await signIn(page, email, 'five herons over the locks');
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
});

test('a second factor is set up, required, and replaced by a backup code', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  const { page, email } = signedUp;
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await shoot(page, 'two-factor-setup');
  const secret = (await page.locator('code').first().textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(codeOf(secret, Date.now()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Backup codes' });
  const backup = (await codes.getByRole('listitem').first().textContent()) ?? '';
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape'); // they are not stored yet
  await expect(codes).toBeVisible();
  await codes.getByLabel('I have stored them').check();
  await codes.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Two-factor authentication' })).toBeVisible();
  await shoot(page, 'two-factor');
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await page.getByLabel('Backup code').fill(backup);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('a passkey is added, and signs in without a password', async ({ signedUp: { page }, shoot }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('rowheader', { name: 'Laptop' })).toBeVisible();
  await shoot(page, 'settings-passkey');
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('a user is invited, joins, and their role is changed', async ({ signedUp, browser, shoot, seriousFaults }) => {
  const { page } = signedUp;
  const invited = newEmail();
  await page.goto('/settings/organization');
  await page.getByLabel('Email address').fill(invited);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('rowheader', { name: invited })).toBeVisible();

  const other = await browser.newContext({ baseURL: demo.dashboard });
  const theirs = await other.newPage();
  await theirs.goto(`/invitation?token=${tokenIn(await mailTo(page.request, invited))}`);
  await theirs.getByLabel('Your name').fill('Luis Ejemplo');
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await shoot(theirs, 'invitation');
  await theirs.getByRole('button', { name: 'Create the account and join' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await page.reload();
  await page.getByLabel('Role of Luis Ejemplo').selectOption('Read-only');
  await expect(page.getByRole('status').filter({ hasText: 'The role of Luis Ejemplo was changed' })).toBeVisible();
  await shoot(page, 'settings-organization');
  expect(await seriousFaults(page)).toEqual([]);
  await theirs.goto('/keys'); // a change of the role ends their session
  await expect(theirs).toHaveURL(/\/sign-in/);
  await other.close();

  await page.goto('/settings/audit');
  await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible();
  await shoot(page, 'settings-audit');
});
