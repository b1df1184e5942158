import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.js';
import { demo } from './environment.js';

const ENTITY = `pa_own_${String(demo.examples.panama.organization)}`;

test('a company is found by name, opened code by code, read, and refreshed', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  test.setTimeout(180_000);
  const { page } = signedUp;
  await page.goto(`/explorer/${ENTITY}`);
  await page.getByRole('button', { name: /^Open the card · \$0\.01/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('heading', { name: 'Signals', exact: true })).toBeVisible();
  const name = (await heading.textContent()) ?? '';

  // By name, from the search.
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(page.getByLabel('Name, RUC, cédula or id')).toBeFocused();
  await page.getByLabel('Name, RUC, cédula or id').fill(name);
  await page.getByRole('button', { name: /^Search · \$0\.01/ }).click();
  await expect(page.getByRole('list', { name: 'Names with these words' }).getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: /^Find matches · \$0\.02/ }).click();
  await page.getByRole('button', { name: `Why ${name} is a candidate` }).click();
  await expect(page.getByRole('region', { name: 'What was compared' })).toBeVisible();
  await shoot(page, 'explorer-candidates');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name: `Open ${name}`, exact: true }).click();

  // Purchased data is still open; more data is priced before it is bought.
  await expect(heading).toHaveText(name);
  for (const code of ['DAT-GOV', 'DAT-SCREEN', 'DAT-DOC']) {
    await page.getByRole('checkbox', { name: new RegExp(`^${code}`) }).check();
  }
  const open = page.getByRole('button', { name: 'Open 3 codes' });
  await expect(open).toBeEnabled();
  await expect(page.getByText('$0.62', { exact: true })).toBeVisible();
  await shoot(page, 'explorer-chosen');
  await open.click();
  await expect(page.getByText('$0.62 charged.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Directors and officers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'International sanctions' })).toBeVisible();
  await page
    .locator('#documentos_escaneados')
    .getByRole('button', { name: /^All fields/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Read the text of/ }).click();
  await expect(page.getByText(/Page 1 of/)).toBeVisible();
  await shoot(page, 'explorer-entity');
  expect(await seriousFaults(page)).toEqual([]);

  // In print: missing data is listed, and nothing covers the rest.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Not bought, so this says nothing about: .*Court cases/)).toBeVisible();
  await expect(page.getByText('Not bought', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose DAT-/ })).toHaveCount(0);
  await expect(page.locator('[role=status][aria-live=polite]')).toBeHidden();
  await page.emulateMedia({ media: null });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { id: string; sections: object };
  expect(saved).toMatchObject({ id: ENTITY, network: null, not_bought: expect.arrayContaining(['sanciones']) });
  expect(saved).toHaveProperty('exported_at');
  expect(saved.sections).toHaveProperty('directores');

  await page.getByRole('button', { name: /^Refresh · \$/ }).click();
  await expect(page.getByText(/^Request \d+ is complete\./)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/This page shows what the refresh found/).first()).toBeVisible();
  await expect(page.getByText(/^From your Library: /)).toBeVisible();
  await page.getByRole('link', { name: 'Changes' }).click();
  await page.getByRole('button', { name: /^Show the changes/ }).click();
  await expect(page.getByText('$0.01 charged.')).toBeVisible();
  await shoot(page, 'explorer-changes');
});

test('the network of a company is a picture with keyboard navigation, and a list', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  test.setTimeout(120_000);
  const { page } = signedUp;
  await page.goto(`/explorer/${ENTITY}`);
  await page.getByRole('button', { name: /^Open the card · \$/ }).click();
  await page.getByRole('link', { name: 'Network' }).click();
  await page.getByRole('button', { name: /^Show the network · \$0\.26/ }).click();
  const picture = page.getByRole('group', { name: /^Network of/ });
  await expect(picture).toBeVisible({ timeout: 30_000 });
  const looked = picture.locator('button[data-looked]');
  await expect(looked).toHaveAttribute('data-node', ENTITY);
  await shoot(page, 'network');
  expect(await seriousFaults(page)).toEqual([]);

  // With keys only: along the connections, and back to the root.
  await looked.focus();
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(looked).toBeFocused();
  await page.keyboard.press('Home');
  await expect(looked).toHaveAttribute('data-node', ENTITY);
  const root = page.getByRole('complementary', { name: 'Selected' });
  await root.getByRole('listitem').first().getByRole('button').click();
  await expect(looked).not.toHaveAttribute('data-node', ENTITY);
  await shoot(page, 'network-walked');

  await page.getByRole('switch', { name: 'Expand all' }).check({ force: true });
  await expect(picture.locator('button[data-node]').nth(99)).toBeAttached({ timeout: 30_000 });
  await shoot(page, 'network-unfolded');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture as SVG' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('<svg');
  const [pixels] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture as PNG' }).click(),
  ]);
  expect(
    readFileSync(await pixels.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Connections in the network' })).toBeVisible();
  await shoot(page, 'network-list');
  expect(await seriousFaults(page)).toEqual([]);
});

test('names are suggested while the user types, in a session that is paid once', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  const { page } = signedUp;
  const charges: string[] = [];
  page.on('response', (response) => {
    const charge = response.headers()['x-service-charge'];
    if (charge !== undefined && charge !== '0.00') charges.push(charge);
  });
  await page.goto('/explorer');
  const field = page.getByLabel('Name, RUC, cédula or id');
  const suggest = page.getByRole('switch', { name: /^Suggest names while I type/ });
  await expect(suggest).toBeEnabled();
  await suggest.click({ force: true });
  await field.fill('inversiones');
  await expect(page.getByText(/59 searches left/)).toBeVisible();
  const suggestion = page.getByRole('listbox').getByRole('option').first();
  await expect(suggestion).toContainText(/inversiones/i);
  await shoot(page, 'explorer-suggestions');
  expect(await seriousFaults(page)).toEqual([]);
  await field.pressSequentially(' del');
  await expect(page.getByText(/58 searches left/)).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/explorer\/pa_own_\d+$/);
  expect(charges).toEqual(['0.01']);
});
