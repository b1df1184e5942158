import type { Page, Route } from '@playwright/test';
import { SCREENING, SIGNATURE, decisionOf } from '../screening-example.js';
import { expect, test } from './fixtures.js';

const FREE = { currency: 'USD', price: '0.00', charged: '0.00', dry_run: false, base: '0.00', codes: [] };

/** The demo has no lists, so these hits are invented. Everything else is the service's own. */
async function answerWithHits(page: Page, decided: unknown[]): Promise<void> {
  const screen = (route: Route) => route.fulfill({ json: SCREENING });
  await page.route((url) => url.pathname === '/api/explorer/v5/screen' && !url.searchParams.has('dry_run'), screen);
  await page.route('**/api/explorer/v5/screenings/*', (route) =>
    route.fulfill({ json: { ...SCREENING, signature: SIGNATURE, billing: FREE } }),
  );
  await page.route('**/api/explorer/v5/screening/decisions*', async (route) => {
    if (route.request().method() === 'GET') {
      await route.fulfill({ json: { decisions: [], page: { returned: 0, next_cursor: null }, billing: FREE } });
      return;
    }
    const body = route.request().postDataJSON() as { listing_id: string; decision: string };
    decided.push(body);
    await route.fulfill({ status: 201, json: { ...decisionOf(body.listing_id, body.decision), billing: FREE } });
  });
}

const isWider = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('customers are screened and decided about with the keyboard alone', async ({ signedUp, shoot, seriousFaults }) => {
  test.setTimeout(120_000);
  const { page } = signedUp;
  const decided: unknown[] = [];
  await answerWithHits(page, decided);
  await page.goto('/screening');
  await page.getByLabel('Customers to screen').focus();
  await page.keyboard.type('Zacarías Xoconal');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Benita Quiel');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'See the price' })).toBeFocused();
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: /^Screen · \$/ });
  await expect(start).toBeVisible();
  await start.focus();
  await page.keyboard.press('Enter');

  const list = page.getByRole('listbox', { name: 'Hits, best first' });
  await list.focus();
  await page.keyboard.press('j');
  await expect(list.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();

  await page.keyboard.press('k');
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Dismiss the hit?' });
  await expect(dialog).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'screening-decision');
  await dialog.getByLabel(/^Reason/).focus();
  await page.keyboard.type('Born in 1971, ours in 1980.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(list).toBeFocused();
  await expect(list.getByRole('option').first()).toContainText('Dismissed');
  expect(decided).toMatchObject([
    { listing_id: 'ofac_sdn:8', decision: 'dismissed', reason: 'Born in 1971, ours in 1980.' },
  ]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousFaults(page), colorScheme).toEqual([]);
  }
  await shoot(page, 'screening-hits');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('screening.csv');
});

test('the hits and a stored screening fit 320 pixels', async ({ signedUp: { page }, seriousFaults, shoot }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await answerWithHits(page, []);
  await page.goto('/screening');
  await page.getByLabel('Customers to screen').fill('Zacarías Xoconal\nBenita Quiel\n');
  await page.getByRole('button', { name: 'See the price' }).click();
  await page.getByRole('button', { name: /^Screen · \$/ }).click();
  await expect(page.getByRole('listbox', { name: 'Hits, best first' })).toBeVisible();
  expect(await isWider(page)).toBe(false);
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'screening-phone');
  await page.goto(`/screening/${SCREENING.id}`);
  await expect(page.getByRole('listbox', { name: 'Hits, best first' })).toBeVisible();
  expect(await isWider(page)).toBe(false);
  expect(await seriousFaults(page)).toEqual([]);
});

test('without lists, the page says that nothing was searched, and keeps the document', async ({
  signedUp: { page },
}) => {
  test.setTimeout(120_000);
  await page.goto('/screening');
  await page.getByLabel('Customers to screen').fill('Zacarías Xoconal\n');
  await page.getByRole('button', { name: 'See the price' }).click();
  await page.getByRole('button', { name: /^Screen · \$0\.01/ }).click();
  await expect(page.getByText(/^No list is loaded/)).toBeVisible();
  await page.getByRole('link', { name: /^Screening of/ }).click();
  await expect(page.getByRole('button', { name: 'Download the signed document' })).toBeVisible();
});
