import { expect, test } from './fixtures.js';
import { demo } from './environment.js';

/** The API's response to a free call with this key. */
async function statusOf(key: string): Promise<number> {
  return (await fetch(`${demo.api}/v5/catalog`, { headers: { authorization: `Bearer ${key}` } })).status;
}

test('a key is created, rolled with an overlap and revoked, and the API follows', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  const { page } = signedUp;
  await page.goto('/keys');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API keys');
  await expect(page.getByText(/stops working on/)).toBeVisible(); // a free account, 90 days ahead
  await shoot(page, 'keys');
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: false }).first().fill('Nightly import');
  await page.getByLabel('Limit to certain product codes').check();
  await page.getByRole('checkbox', { name: /CHK-BIN/ }).check();
  await page.getByLabel('Monthly limit (USD)').fill('25.00');
  await shoot(page, 'keys-create');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create the key' }).click();
  const secret = page.getByTestId('secret');
  const first = (await secret.textContent()) ?? '';
  expect(first).toMatch(/^pk_/);
  await page.keyboard.press('Escape'); // not stored yet
  await expect(secret).toBeVisible();
  await shoot(page, 'keys-once');
  await page.getByRole('button', { name: 'Copy: API key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await page.getByLabel('I have stored it').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /Nightly import/ })).toContainText('$25.00');
  expect(await statusOf(first)).toBe(200);

  await page.getByRole('button', { name: 'Roll Nightly import' }).click();
  await page.getByLabel('The old key stops working').selectOption('1');
  await shoot(page, 'keys-roll');
  await page.getByRole('button', { name: 'Roll the key' }).click();
  const second = (await secret.textContent()) ?? '';
  await page.getByLabel('I have stored it').check();
  await page.getByRole('button', { name: 'Done' }).click();
  const ending = page.getByRole('row', { name: /Being replaced/ });
  await expect(ending).toContainText('Nightly import');
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);

  await ending.getByRole('button', { name: 'Revoke Nightly import' }).click();
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(page.getByText('This is not the name of the key.')).toBeVisible();
  await page.getByLabel('Type the name of the key to confirm').fill('Nightly import');
  await shoot(page, 'keys-revoke');
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(ending).toHaveCount(0);
  await expect.poll(() => statusOf(first), { timeout: 3_000 }).toBe(403);
  expect(await statusOf(second)).toBe(200);
  await page.getByLabel('Show', { exact: true }).selectOption('ended');
  await expect(page.getByRole('row', { name: /Revoked/ })).toContainText('Nightly import');
});

test('a key is created by keyboard alone', async ({ signedUp: { page } }) => {
  await page.goto('/keys');
  const create = page.getByRole('button', { name: 'Create a key' });
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Tab'); // past the cross
  for (
    let step = 0;
    step < 3 && !(await page.getByRole('textbox', { name: /^Name/ }).evaluate((e) => e === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('secret')).toBeVisible();
  await page.getByLabel('I have stored it').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /By keyboard/ })).toBeVisible();
  await expect(create).toBeFocused(); // the dialog restored the focus
});
