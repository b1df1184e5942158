import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { demo } from './environment.js';

const ENTITY = `pa_own_${String(demo.examples.panama.organization)}`;

/** The charges of a page's calls, as their responses arrive. */
function chargesOf(page: Page): string[] {
  const charges: string[] = [];
  page.on('response', (response) => {
    const charge = response.headers()['x-service-charge'];
    if (charge !== undefined && Number(charge) > 0) charges.push(charge);
  });
  return charges;
}

test('purchases stay open after a reload, for free, and so does the search', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  test.setTimeout(120_000);
  const { page } = signedUp;
  const charges = chargesOf(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/explorer/${ENTITY}`);
  await page.getByRole('button', { name: /^Open the card · \$0\.01/ }).click();
  await page.getByRole('checkbox', { name: /^DAT-GOV/ }).check();
  await page.getByRole('button', { name: 'Open 1 code' }).click();
  await expect(page.getByRole('heading', { name: 'Directors and officers' })).toBeVisible();
  const name = (await heading.textContent()) ?? '';
  expect(charges).toEqual(['0.01', '0.16']);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Directors and officers' })).toBeVisible();
  await expect(heading).toHaveText(name);
  await page.getByText(/^From your Library: 2 purchases/).click();
  await expect(page.getByText(/Ana Prueba/).first()).toBeVisible();
  await shoot(page, 'library-entity');
  expect(await seriousFaults(page)).toEqual([]);
  // A larger code that includes open data is not sold without a notice.
  await page.getByRole('checkbox', { name: /^DAT-ALL/ }).check();
  await expect(page.getByText(/charges again for sections that are already open/)).toBeVisible();
  await shoot(page, 'library-cheaper');

  await page.goto('/explorer');
  await page.getByLabel('Name, RUC, cédula or id').fill(name);
  await page.getByRole('button', { name: /^Search · \$0\.01/ }).click();
  await expect.poll(() => charges).toEqual(['0.01', '0.16', '0.01']);
  await page.getByRole('button', { name: /^Find matches · \$0\.02/ }).click();
  const candidate = page.getByRole('link', { name: `Open ${name}`, exact: true });
  await candidate.click();
  await expect(heading).toHaveText(name);
  await page.goBack();
  await expect(candidate).toBeVisible();
  await page.reload();
  await expect(candidate).toBeVisible();
  await expect(page).toHaveURL(/\/explorer\?q=/);
  expect(charges).toEqual(['0.01', '0.16', '0.01', '0.02']);

  await page.goto('/library');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await shoot(page, 'library');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Directors and officers' })).toBeVisible();
  expect(charges).toHaveLength(4);
});
