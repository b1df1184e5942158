import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.js';
import { demo } from './environment.js';

test("credit is topped up by card on the provider's page, refunded, and has its receipts", async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  const { page } = signedUp;
  await page.goto('/credit');
  await expect(page.getByText('$10.00 until')).toBeVisible(); // the trial credit
  await page.getByLabel('Amount in US dollars').fill('4');
  await page.getByRole('button', { name: 'Pay $4.00 by card' }).click();
  await expect(page.getByText('Enter an amount from $5.00 to $10,000.00')).toBeVisible();
  await page.getByRole('button', { name: '$25.00' }).click();
  await page.getByRole('button', { name: 'Pay $25.00 by card' }).click();

  // The stub's page: a declined card, a payer who leaves and continues later, and finally a payment.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('USD 25.00');
  const provider = new URL(page.url()).origin;
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByRole('button', { name: 'Back without paying' }).click();
  await expect(page.getByText('You did not complete the payment of $25.00')).toBeVisible();
  await shoot(page, 'credit-not-paid');
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay USD 25.00' }).click();
  await expect(page.getByText('$25.00 added')).toBeVisible();
  await expect(page.getByText('$35.00', { exact: true }).first()).toBeVisible();
  const topUps = page.getByRole('table', { name: 'Top-ups, newest first' });
  await expect(topUps.getByRole('row', { name: /ER-/ })).toContainText('Paid');
  await shoot(page, 'credit-paid');
  expect(await seriousFaults(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Receipt R-\d{4}-\d{6}, PDF$/ }).click();
  const receipt = readFileSync(await (await download).path());
  expect(receipt.subarray(0, 5).toString()).toBe('%PDF-');

  const reference = (await topUps.getByRole('rowheader').textContent()) ?? '';
  await page.goto(provider);
  const payment = page.getByRole('row', { name: reference });
  await payment.getByLabel('USD').fill('10.00');
  await payment.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('row', { name: reference })).toContainText('USD 10.00');
  await expect(async () => {
    await page.goto('/credit');
    await expect(topUps.getByRole('row', { name: reference })).toContainText('$10.00 refunded', { timeout: 5_000 });
  }).toPass();
  await expect(page.getByText('Partly refunded')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Refund note N-/ })).toBeVisible();
  await shoot(page, 'credit-refunded');
});

test('a bank transfer shows its details, and an order can be canceled, by keyboard alone', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  const { page } = signedUp;
  await page.goto('/credit');
  await page.getByLabel('Amount in US dollars').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('250');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Transfer details' });
  await expect(dialog).toContainText('ER-');
  await expect(dialog).toContainText('Banco Ejemplo');
  await shoot(page, 'credit-transfer');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Cancel top-up: / }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel top-up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /ER-/ })).toContainText('Canceled');
});

test('a limit that is reached refuses further calls, and the response links to the page that raises it', async ({
  signedUp,
  shoot,
}) => {
  const { page, key } = signedUp;
  await page.goto('/credit');
  await page.getByLabel('Monthly limit in US dollars').fill('0.05');
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await expect(page.getByText('The limit is $0.05 a month')).toBeVisible();
  const address = `${demo.api}/v4/panama/entidades/${String(demo.examples.panama.organization)}?include=DAT-IP`;
  const headers = { authorization: `Bearer ${key}` };
  const statuses: number[] = [];
  let error: { code?: string; settings_url?: string } = {};
  for (let call = 0; call < 3; call += 1) {
    const response = await page.request.get(address, { headers });
    statuses.push(response.status());
    if (response.status() === 429) error = (await response.json()) as typeof error;
  }
  expect(statuses).toContain(429);
  expect(error.code).toBe('spending_limit_exceeded');
  await page.goto('/settings/spending-limit');
  await expect(page).toHaveURL(/\/credit#spending-limit$/);
  await page.getByLabel('Monthly limit in US dollars').fill('0.01');
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await expect(page.getByText('You already spent more this month')).toBeVisible();
  await shoot(page, 'credit-limit-reached');
  await page.getByLabel('Monthly limit in US dollars').fill('');
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await expect(page.getByText('The limit was removed')).toBeVisible();
  expect((await page.request.get(address, { headers })).status()).toBe(200);
});
