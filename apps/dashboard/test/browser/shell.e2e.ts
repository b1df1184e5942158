import { expect, test } from './fixtures.js';

test('the settings are stored: name, language and colors', async ({ signedUp: { page }, shoot, seriousFaults }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await shoot(page, 'settings-profile');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('Ana María Prueba');
  await page.getByLabel('Language', { exact: true }).selectOption('Español');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await page.locator('header').getByRole('button', { name: 'Oscuro' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana María Prueba');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/settings/security');
  await expect(page.getByRole('heading', { level: 2, name: 'Sesiones' })).toBeVisible();
  await page.screenshot({ animations: 'disabled' });
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'settings-security-spanish');
});

test('everything around the pages can be reached by keyboard', async ({ signedUp: { page } }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeFocused();

  const account = page.getByRole('button', { name: /Your account/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeHidden();
  await expect(account).toBeFocused();

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'API keys' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeFocused();
  await expect(page).toHaveTitle('API keys · Entity Registry');
});

test('a narrow screen has the same pages behind a button', async ({ signedUp: { page }, shoot, seriousFaults }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings/security');
  await expect(page.getByRole('heading', { level: 2, name: 'Sessions' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shoot(page, 'settings-narrow');
  await page.getByRole('button', { name: 'Menu' }).click();
  await shoot(page, 'navigation-narrow');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'API keys' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
});

test('an unknown address shows the not-found page, signed in or not', async ({ signedUp: { page }, shoot }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await shoot(page, 'not-found');
  await page.goto('/billing');
  await expect(page).toHaveURL(/\/credit$/);
});
