import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';

/** The narrowest screen that pages must fit, in CSS pixels. */
const NARROW = { width: 320, height: 640 };

interface Notice {
  id: number;
  acknowledged_at: string | null;
  acknowledged_by: string | null;
}

const notice = (id: number, level: string) => ({
  ...{ id, entity_id: `pa_own_${String(id)}`, level, responses: 2 },
  ...{ first_disclosed_at: '2026-08-03T14:02:11.000Z', last_disclosed_at: '2026-11-02T09:30:00.000Z' },
  ...({ issued_at: '2026-11-21T12:00:00.000Z', acknowledged_at: null, acknowledged_by: null } as Omit<Notice, 'id'>),
});

/**
 * Gives the page these notices: a real one needs data of the register to be suppressed, and the other tests read the same data.
 * The backend's own behavior is tested in the platform.
 */
async function receive(page: Page, stored: ReturnType<typeof notice>[]): Promise<void> {
  const open = () => stored.filter(({ acknowledged_at: at }) => at === null);
  const acknowledge = (some: ReturnType<typeof notice>[]): void => {
    for (const one of some)
      Object.assign(one, { acknowledged_at: '2026-11-22T08:15:00.000Z', acknowledged_by: 'Ana Prueba' });
  };
  await page.route('**/api/notices?*', (route) => {
    const isOpen = new URL(route.request().url()).searchParams.get('status') === 'open';
    const items = isOpen ? open() : stored.filter(({ acknowledged_at: at }) => at !== null);
    return route.fulfill({ json: { items, next: null, open: open().length } });
  });
  await page.route('**/api/notices/*/acknowledgements', (route) => {
    const [, id] = /notices\/(\d+)\//.exec(route.request().url()) ?? [];
    acknowledge(stored.filter((one) => String(one.id) === id));
    return route.fulfill({ json: stored.find((one) => String(one.id) === id) });
  });
  await page.route('**/api/notices/acknowledgements', (route) => {
    const { through } = route.request().postDataJSON() as { through: number };
    const some = open().filter(({ id }) => id <= through);
    acknowledge(some);
    return route.fulfill({ json: { acknowledged: some.length } });
  });
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('notices are read and acknowledged by keyboard on a narrow screen', async ({ signedUp, shoot, seriousFaults }) => {
  const { page } = signedUp;
  await receive(page, [notice(12, 'directores'), notice(11, 'sanciones'), notice(10, 'quipus')]);
  await page.setViewportSize(NARROW);
  await page.goto('/notices');
  const open = page.getByRole('table', { name: 'Open notices, newest first' });
  await expect(open.getByRole('rowheader')).toHaveText(['pa_own_12', 'pa_own_11', 'pa_own_10']);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'notices-narrow');

  await page.getByRole('button', { name: /^Acknowledge .* of pa_own_11$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Acknowledge this notice?' });
  await expect(dialog).toContainText('Your name and the time are recorded');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Acknowledge .* of pa_own_11$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Acknowledge' }).press('Enter');
  await expect(open.getByRole('rowheader')).toHaveText(['pa_own_12', 'pa_own_10']);
  await expect(page.getByRole('group', { name: 'Open', exact: true })).toBeFocused();
  const done = page.getByRole('table', { name: 'Acknowledged notices, newest first' });
  await expect(done.getByRole('row', { name: /pa_own_11/ })).toContainText('Ana Prueba');

  await page.getByRole('button', { name: 'Acknowledge all 2' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).press('Enter');
  await expect(page.getByText('2 notices are acknowledged.')).toBeVisible();
  await expect(page.getByText('No open notices')).toBeVisible();
  await expect(done.getByRole('rowheader')).toHaveCount(3);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('an account without notices learns what they are, and downloads an empty file', async ({ signedUp: { page } }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/notices');
  await expect(page.getByText('No open notices')).toBeVisible();
  await expect(page.getByText(/When part of an entity is corrected or removed and you received it/)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^notices-\d{4}-\d{2}-\d{2}\.csv$/);
});
