import { expect, test } from './fixtures.js';

/** The page loads, and then its own request gets the price. */
const PATIENTLY = { timeout: 30_000 };

test('the sandbox prices a call before it is made, makes it, and shows its code', async ({
  signedUp,
  shoot,
  seriousFaults,
}) => {
  const { page } = signedUp;
  await page.goto('/sandbox');
  const price = page.getByTestId('price');
  await expect(price).toContainText('$0.16', PATIENTLY);
  await expect(page.getByTestId('target')).toContainText(/GET \/v5\/entities\/pa_own_\d+\?include=DAT-GOV/);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const facts = page.getByTestId('facts');
  await expect(facts).toContainText('200 in');
  await expect(facts).toContainText('charged $0.16');
  await expect(page.getByTestId('allowance')).toContainText('199 of 200');
  await expect(page.getByTestId('allowance')).toContainText('$4.84 of $5.00');
  // The sandbox has its own key: the trial credit is untouched.
  const me = (await (await page.request.get('/api/me')).json()) as { account: { balance: string } };
  expect(me.account.balance).toBe('10.00');
  await page.getByText('TypeScript').click();
  await expect(page.getByRole('region', { name: 'The same call in your code' })).toContainText(
    'registry.v5.entities.get(',
  );
  expect(await seriousFaults(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(page, 'sandbox');
});

test('the sandbox requests a refresh and shows its result', async ({ signedUp }) => {
  const { page } = signedUp;
  await page.goto('/sandbox?call=v4.requestPanamaUpdate');
  await expect(page.getByTestId('price')).toContainText('when the refresh completes', PATIENTLY);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByTestId('facts')).toContainText('202 in');
  await page.getByRole('link', { name: 'Get the status of an update request' }).click();
  await expect(page.getByTestId('target')).toContainText(/update_requests\/\d+/);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByTestId('facts')).toContainText('200 in');
  await expect(page.getByTestId('facts')).toContainText('not charged');
});

test('the sandbox works by keyboard alone, in Spanish and in dark mode', async ({ signedUp, shoot, seriousFaults }) => {
  const { page } = signedUp;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('entity-registry.language', 'es'));
  await page.goto('/sandbox?call=v5.searchMarcas');
  const search = page.getByRole('searchbox', { name: /Buscar una llamada|Find a call/ });
  await search.focus();
  await page.keyboard.type('resolve');
  await page.keyboard.press('Tab');
  // The heading of the group, then its first call.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/call=v5\.resolve/);
  await page.getByRole('textbox', { name: /^name/ }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByTestId('facts')).toContainText('200');
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'sandbox-resolve');
});
