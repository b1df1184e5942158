import { expect, test } from './fixtures.js';

/** Every page of signed-in users, with its heading. */
const PAGES = [
  ['/', 'Overview', 'overview'],
  ['/keys', 'API keys', 'keys'],
  ['/credit', 'Credit', 'credit'],
  ['/usage', 'Usage', 'usage'],
  ['/webhooks', 'Webhooks', 'webhooks'],
  ['/refreshes', 'Refresh requests', 'refreshes'],
  ['/sandbox', 'Sandbox', 'sandbox'],
  ['/explorer', 'Explorer', 'explorer'],
  ['/screening', 'Screening', 'screening'],
  ['/notices', 'Correction notices', 'notices'],
  ['/coverage', 'Data coverage', 'coverage'],
  ['/settings', 'Settings', 'settings'],
] as const;

for (const [path, title, name] of PAGES) {
  test(`${name}: it opens, axe finds nothing serious, light and dark`, async ({ signedUp, shoot, seriousFaults }) => {
    const { page } = signedUp;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFaults(page), colorScheme).toEqual([]);
    }
    await shoot(page, name);
  });
}
