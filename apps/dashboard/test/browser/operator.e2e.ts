import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures.js';
import { demo } from './environment.js';

const { url, token } = demo.admin;

/** Signs the demo's operator in without checking the page, which the first test does. */
async function signIn(page: Page): Promise<void> {
  const response = await page.request.post(`${url}/admin/session`, { headers: { origin: url }, data: { token } });
  expect(response.status()).toBe(201);
}

/** Every operator page, with its heading. */
const PAGES = [
  ['/', 'Overview', 'overview'],
  ['/accounts', 'Accounts', 'accounts'],
  ['/accounts/1', 'Demo, with a balance', 'account'],
  ['/accounts/1?tab=keys', 'Demo, with a balance', 'account-keys'],
  ['/accounts/1?tab=ledger', 'Demo, with a balance', 'account-ledger'],
  ['/accounts/1?tab=usage', 'Demo, with a balance', 'account-usage'],
  ['/accounts/1?tab=webhooks', 'Demo, with a balance', 'account-webhooks'],
  ['/accounts/1?tab=people', 'Demo, with a balance', 'account-organization'],
  ['/top-ups', 'Top-ups', 'top-ups'],
  ['/corporate-domains', 'Corporate domains', 'corporate-domains'],
  ['/purposes', 'Purposes', 'purposes'],
  ['/imports', 'Imports', 'imports'],
  ['/refreshes', 'Refreshes', 'refreshes'],
  ['/queues', 'Queues', 'queues'],
  ['/sources', 'Sources', 'sources'],
  ['/books', 'Ledger', 'books'],
  ['/audit-log', 'Audit log', 'audit-log'],
  ['/disclosures', 'Disclosures', 'disclosures'],
  ['/data-requests', 'Data requests', 'data-requests'],
  ['/operators', 'Operators', 'operators'],
] as const;

for (const [path, title, name] of PAGES) {
  test(`operators, ${name}: it opens, axe finds nothing serious, light and dark`, async ({
    page,
    shoot,
    seriousFaults,
  }) => {
    await signIn(page);
    await page.goto(`${url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Loading …')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFaults(page), colorScheme).toEqual([]);
    }
    await shoot(page, `operators-${name}`);
  });
}

test('an operator signs in by keyboard, stays at the address, changes the language and signs out', async ({
  page,
  shoot,
  seriousFaults,
}) => {
  await page.goto(`${url}/books`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await shoot(page, 'operators-sign-in');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Operator token').focus();
  await page.keyboard.type('op_wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This token was rejected');
  await page.getByLabel('Operator token').fill(token);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledger');
  const cookies = await page.context().cookies(url);
  expect(cookies.find(({ name }) => name === 'operator')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libro mayor');
  await shoot(page, 'operators-books-spanish');
  await page.getByRole('button', { name: 'English' }).click();

  await page.getByRole('button', { name: /Demo operator/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect((await page.request.get(`${url}/admin/me`)).status()).toBe(401);
});

test("a customer's bank transfer is approved by an operator, and becomes credit", async ({ signedUp, shoot }) => {
  const { page, email } = signedUp;
  const ordered = await page.request.post(`${demo.dashboard}/api/top-ups`, {
    headers: { origin: demo.dashboard },
    data: { method: 'bank_transfer', amount: '100.00' },
  });
  expect(ordered.ok(), await ordered.text()).toBe(true);
  const { reference } = (await ordered.json()) as { reference: string };

  await signIn(page);
  await page.goto(`${url}/top-ups?status=pending`);
  await page.getByRole('button', { name: `Approve: ${reference}` }).click();
  await page.getByLabel('Amount received, in US dollars').fill('97.50');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('The order was for $100.00. Did $97.50 arrive?')).toBeVisible();
  await shoot(page, 'operators-approval');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Credited, with a receipt.')).toBeVisible();

  await page.goto(`${url}/accounts?search=${encodeURIComponent(email)}`);
  await page.getByRole('table', { name: 'Accounts' }).getByRole('rowheader').getByRole('link').click();
  await page.getByRole('tab', { name: 'Organization' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Owner');
  await page.getByRole('tab', { name: 'Ledger' }).click();
  await expect(page.getByRole('row', { name: /Purchase/ })).toContainText('$97.50');

  await page.goto(`${demo.dashboard}/credit`);
  await expect(page.getByText('$107.50', { exact: true }).first()).toBeVisible(); // 10.00 of trial credit, and 97.50
});

test('trial credit on hold is requested by its owner, approved by an operator, and credited', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  const { page, email } = signedUp;
  await page.request.post(`${demo.dashboard}/api/auth/sign-out`, { headers: { origin: demo.dashboard }, data: {} });
  const second = email.replace('@', '+2@');
  await signUp(page, second);
  await page.goto(`${demo.dashboard}/credit`);
  await expect(page.getByText('Your trial credit of $10.00 is on hold')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'credit-trial-on-hold');
  await page.getByRole('button', { name: 'Ask for the trial credit' }).click();
  await page.getByLabel('What should we know?').fill('Two of us read this mailbox.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/You asked us on/)).toBeVisible();

  await signIn(page);
  await page.goto(`${url}/`);
  await page.getByRole('link', { name: /request.* for trial credit/ }).click();
  const row = page
    .getByRole('table', { name: 'Trial credit on hold' })
    .getByRole('row', { name: new RegExp(second.replace('+', '\\+')) });
  await expect(row).toContainText('Two of us read this mailbox.');
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'operators-trials');
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(row).toHaveCount(0);

  await page.goto(`${demo.dashboard}/credit`);
  await expect(page.getByText('$10.00', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/is on hold/)).toHaveCount(0);
});

test('an operator checks the ledger, creates a key and books credit', async ({ signedUp, shoot }) => {
  const { page, email } = signedUp;
  await signIn(page);
  await page.goto(`${url}/books`);
  await page.getByRole('button', { name: 'Check now' }).click();
  // Another operator may have started it a moment ago: then the page says so.
  await expect(page.getByText(/The check has started|was checked a moment ago|already running/)).toBeVisible();
  await expect(page.getByText('The ledger balances.')).toBeVisible();

  await page.goto(`${url}/accounts?search=${encodeURIComponent(email)}`);
  await page.getByRole('table', { name: 'Accounts' }).getByRole('rowheader').getByRole('link').click();
  await page.getByRole('button', { name: 'Book credit' }).click();
  await page.getByLabel('Kind').selectOption('Adjustment');
  await page.getByLabel('Amount in US dollars').fill('-2.50');
  await page.getByLabel('Note').fill('invoice 118 was too high');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await shoot(page, 'operators-book-credit');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('The account can now spend $7.50.')).toBeVisible();

  await page.getByRole('tab', { name: 'Keys' }).click();
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('Name').fill('Nightly');
  await page.getByRole('dialog').getByRole('button', { name: 'New key' }).click();
  await expect(page.getByTestId('secret')).toHaveText(/^pk_/);
  await page.getByLabel('I have stored it').check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Revoke: Nightly' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('row', { name: /Nightly/ })).toContainText('Revoked');
});
