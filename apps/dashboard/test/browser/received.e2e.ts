import { expect, test } from './fixtures.js';
import { demo } from './environment.js';

const ENTITY = `pa_own_${String(demo.examples.panama.organization)}`;

test('an owner reads by keyboard what the account received about an entity, on a narrow screen', async ({
  signedUp: { page, key },
  shoot,
  seriousFaults,
}) => {
  test.setTimeout(120_000);
  const headers = { authorization: `Bearer ${key}` };
  const bought = await page.request.get(`${demo.api}/v5/entities/${ENTITY}?include=DAT-GOV`, { headers });
  expect(bought.status()).toBe(200);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/explorer/${ENTITY}`);
  await page.getByRole('link', { name: 'What your account received about it' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Received about ${ENTITY}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const table = page.getByRole('table', { name: `Responses about ${ENTITY}, newest first` });
  await expect(table.getByRole('rowheader')).toHaveCount(1);
  await expect(table).toContainText('Directors and officers');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousFaults(page), colorScheme).toEqual([]);
  }
  await shoot(page, 'received-narrow');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).press('Enter');
  expect((await download).suggestedFilename()).toBe(`received-${ENTITY}.csv`);
});
