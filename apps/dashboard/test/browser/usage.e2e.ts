import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.js';
import { artifacts, demo } from './environment.js';

/** Returns the status of a call with this key. */
async function call(key: string, path: string, reference: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'x-client-reference': reference };
  return (await fetch(`${demo.api}${path}`, { headers })).status;
}

test('calls appear on the overview and in usage, to the cent, and a link shows others the same', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  const { page, key } = signedUp;
  const card = `/v5/entities/pa_own_${String(demo.examples.panama.organization)}`;
  expect(await call(key, `${card}?include=CHK-BIN`, 'case-7')).toBe(200); // 0.03
  expect(await call(key, `${card}?include=DAT-CORE`, 'case-8')).toBe(200); // 0.16
  expect(await call(key, `${card}?include=NOPE`, 'case-8')).toBe(400);

  await page.goto('/');
  await expect(page.getByText('$9.81', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Recent calls' }).getByRole('row')).toHaveCount(3);
  await shoot(page, 'overview-used');

  await page.getByRole('link', { name: 'All usage' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
  await expect(page.getByText('$0.19', { exact: true }).first()).toBeVisible();
  await page.getByLabel('By', { exact: true }).selectOption('reference');
  await page.getByRole('button', { name: 'case-7' }).click();
  await expect(page).toHaveURL(/reference=case-7/);
  await expect(page.getByRole('table', { name: 'Calls' }).getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('Client reference')).toHaveValue('case-7');
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'usage-filtered');

  // The full id if there is room, else its beginning; the button copies all of it.
  const row = page.getByRole('table', { name: 'Calls' }).getByRole('row').nth(1);
  const copy = row.getByRole('button', { name: /^Copy the request id/ });
  const id = row.locator('code[title]');
  const isCut = () => id.evaluate((code) => code.scrollWidth > code.clientWidth);
  expect(await isCut()).toBe(true);
  await copy.click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await id.getAttribute('title'));
  await page.setViewportSize({ width: 1720, height: 860 });
  expect(await isCut()).toBe(false);
  await page.screenshot({ path: `${artifacts}/screenshots/usage-wide.png` });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(',case-7,');
});

test('a chart can be read day by day by keyboard alone, and as a table', async ({ signedUp }) => {
  const { page, key } = signedUp;
  expect(
    await call(key, `/v5/entities/pa_own_${String(demo.examples.panama.organization)}?include=CHK-BIN`, 'case-7'),
  ).toBe(200);
  await page.goto('/');
  const chart = page.getByRole('slider', { name: /^Spend by UTC day/ });
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuetext', /Total \$0\.03/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /Total \$0\.00/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: /^Spend by UTC day/ })).toBeVisible();
});

test('data coverage finds a source by its records', async ({ signedUp, shoot }) => {
  const { page } = signedUp;
  await page.goto('/coverage?jurisdiction=pa');
  await expect(page.getByRole('heading', { name: 'Panama' })).toBeVisible();
  await page.getByLabel('Source or kind of record').fill('Registro Público');
  await expect(page.getByRole('link', { name: /Registro Público/ })).toBeVisible();
  await expect(page).toHaveURL(/text=Registro/);
  await shoot(page, 'coverage-found');
});
