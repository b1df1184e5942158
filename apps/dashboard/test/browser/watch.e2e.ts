import { expect, test } from './fixtures.js';

test('a watchlist is created, filled by form and by file, and read by keyboard', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  test.setTimeout(120_000);
  const { page } = signedUp;
  await page.goto('/watch');
  await page.getByRole('button', { name: 'New watchlist' }).press('Enter');
  await page.getByLabel('Name of the watchlist').fill('Clientes');
  await page.getByRole('button', { name: 'Save the watchlist' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Items of Clientes' })).toBeVisible();

  await page.getByLabel('Your reference').fill('c-17');
  await page.getByLabel('Name to watch').fill('Zacarías Xoconal');
  await page.getByRole('button', { name: 'Show the price' }).press('Enter');
  await page.getByRole('button', { name: 'Watch it for $0.05' }).press('Enter');
  const items = page.getByRole('table', { name: 'Items of Clientes' });
  await expect(items.getByRole('row', { name: /c-17/ })).toContainText('Paid');

  const csv =
    'reference,name,birth_date\nc-17,Zacarías Xoconal,\nc-18,"Naviera Inventada, S.A.",\nc-19,Ana Prueba,1971\n';
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Add for $0.10' }).click();
  await expect(page.getByText('2 new items are watched, for $0.10.')).toBeVisible();
  await expect(items.getByRole('row', { name: /c-19/ })).toBeVisible();
  await shoot(page, 'watch');
  expect(await seriousFaults(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^watchlist-\d+\.csv$/);

  await items.getByRole('button', { name: 'Delete c-18' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(items.getByRole('row', { name: /c-18/ })).toHaveCount(0);
});

test('the watch page fits a screen of 320 pixels', async ({ signedUp: { page } }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/watch');
  await page.getByRole('button', { name: 'New watchlist' }).click();
  await page.getByLabel('Name of the watchlist').fill('Clientes');
  await page.getByRole('button', { name: 'Save the watchlist' }).click();
  await expect(page.getByRole('heading', { name: 'Items of Clientes' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
