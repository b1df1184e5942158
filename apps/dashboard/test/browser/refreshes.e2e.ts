import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.js';
import { demo } from './environment.js';

interface Refresh {
  sources: object[];
}

/** A refresh before any source has responded, in case a busy machine looks too late. */
const underWay = (refresh: Refresh): object => ({
  ...{ ...refresh, status: 'pending', charged: null, completed_at: null },
  sources: refresh.sources.map((source) => ({
    ...{ ...source, state: 'waiting', reason: null, items: null, started_at: null, duration_ms: null },
  })),
});

test('a refresh is requested at its price and polled until its result is there', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  const { page } = signedUp;
  const entity = `pa_own_${String(demo.examples.panama.organization)}`;
  await page.goto('/refreshes');
  await expect(page.getByText('No refreshes yet')).toBeVisible();
  await shoot(page, 'refreshes-empty');

  await page.getByRole('button', { name: 'Request a refresh' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Entity').fill(entity);
  await dialog.getByRole('checkbox', { name: /DAT-GOV/ }).check();
  await dialog.getByRole('checkbox', { name: /CHK-BIN/ }).check();
  await expect(dialog.getByText(/Price at completion/)).toContainText('$0.17');
  await shoot(page, 'refreshes-start');
  expect(await seriousFaults(page)).toEqual([]);
  // The demo's sources respond within seconds, so the page is shown the first state until the screenshot is taken.
  let held: string | undefined = '';
  await page.route(/\/api\/refreshes\/\d+$/, async (route) => {
    if (held === undefined) return route.continue();
    if (held === '') held = JSON.stringify(underWay((await (await route.fetch()).json()) as Refresh));
    return route.fulfill({ body: held, contentType: 'application/json' });
  });
  await dialog.getByRole('button', { name: 'Request the refresh' }).click();

  await expect(page).toHaveURL(/\/refreshes\/\d+$/);
  await expect(page.getByRole('status').filter({ hasText: /Queued|being read|Completed/ })).toBeVisible();
  await expect(page.getByText('Not read yet').first()).toBeVisible();
  await shoot(page, 'refresh-under-way');
  held = undefined;
  await expect(page.getByText('Completed.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Read', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Base data' })).toBeVisible();
  await expect(page.getByText('was charged')).toBeVisible();
  await shoot(page, 'refresh');
  expect(await seriousFaults(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { id: string };
  expect(saved.id).toBe(entity);

  await page.getByRole('link', { name: 'All refresh requests' }).click();
  await expect(page.getByRole('row', { name: /Completed/ })).toContainText(entity);
  await shoot(page, 'refreshes');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('State').selectOption('failed');
  await expect(page.getByText('No requests match.')).toBeVisible();
});
