import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { demo } from './environment.js';

/** A phone in portrait, in CSS pixels. */
const PHONE = { width: 390, height: 844 };
const ENTITY = `pa_own_${String(demo.examples.panama.organization)}`;

const OPEN_PAGES = ['/sign-in', '/sign-up', '/forgot-password', '/data-requests'] as const;
const PAGES = [
  ...['/', '/keys', '/credit', '/usage', '/webhooks', '/refreshes', '/sandbox', '/explorer', '/screening', '/watch'],
  ...['/coverage'],
  ...['/settings', '/settings/security', '/settings/organization', '/settings/audit'],
] as const;
const OPERATOR_PAGES = [
  ...['/', '/accounts', '/accounts/1', '/accounts/1?tab=keys', '/accounts/1?tab=ledger', '/accounts/1?tab=usage'],
  ...['/accounts/1?tab=webhooks', '/accounts/1?tab=people', '/top-ups', '/corporate-domains', '/imports', '/refreshes'],
  ...['/queues', '/sources', '/books', '/audit-log', '/operators', '/data-requests'],
] as const;

/**
 * The elements that make the page wider than the screen, innermost first; empty: none. Content of a scrolling box counts only if
 * it is positioned against something outside the box.
 */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const named = wide
      .slice(-8)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return [`${String(scrollWidth)} px of ${String(clientWidth)}`, ...named];
  });

/** Buttons, fields and lone links that are too small to touch: under 24 px, even with the label. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 24;
    const targets = [...document.querySelectorAll<HTMLElement>('button, summary, select, input:not([type=hidden])')];
    return targets.flatMap((target) => {
      const own = target.getBoundingClientRect();
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      const boxes = [own, ...labels.map((label) => label.getBoundingClientRect())];
      const isShown = target.checkVisibility({ visibilityProperty: true }) && own.width > 1 && own.height > 1;
      const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
      if (!isShown || target.closest('.react-flow__node') !== null || (width >= least && height >= least)) return [];
      const name = (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40);
      return [`${target.tagName.toLowerCase()} ${name}: ${String(width)} x ${String(height)}`];
    });
  });

async function fitsAPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Softly: one run reports the problems of every page.
  expect.soft(await tooWide(page), page.url()).toEqual([]);
  expect.soft(await tooSmall(page), page.url()).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze();
  const targets = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  expect.soft(targets, page.url()).toEqual([]);
}

test('the pages before signing in fit a phone', async ({ stranger }) => {
  for (const path of OPEN_PAGES) {
    await test.step(path, async () => {
      await stranger.goto(path);
      await fitsAPhone(stranger);
    });
  }
});

test('every page fits a phone, without scrolling sideways', async ({ signedUp: { page } }) => {
  test.setTimeout(180_000);
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await fitsAPhone(page);
    });
  }
});

test('the entity page fits a phone, bought and with its network; the verdict comes before the prices', async ({
  signedUp: { page },
  shoot,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize(PHONE);
  await page.goto(`/explorer/${ENTITY}`);
  await fitsAPhone(page);
  await page.getByRole('button', { name: /^Open the card · \$/ }).click();
  const verdict = page.getByRole('region', { name: /^Risk at a glance/ });
  await expect(verdict).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fitsAPhone(page);
  expect((await verdict.boundingBox())?.y).toBeLessThan(PHONE.height);
  await page.getByRole('checkbox', { name: /^DAT-ALL/ }).check();
  await page.getByRole('checkbox', { name: /^DAT-SCREEN/ }).check();
  await page.getByRole('button', { name: 'Open 2 codes' }).click();
  await expect(page.locator('#importaciones')).toBeVisible({ timeout: 20_000 });
  await fitsAPhone(page);
  await shoot(page, 'phone-entity');

  await page.getByRole('link', { name: 'Network' }).click();
  await page.getByRole('button', { name: /^Show the network/ }).click();
  await expect(page.locator('#network-counts')).toBeFocused({ timeout: 30_000 });
  await fitsAPhone(page);
  await page.getByText('List', { exact: true }).click();
  await fitsAPhone(page);
});

test("the operators' pages fit a phone", async ({ stranger: page }) => {
  test.setTimeout(180_000);
  const { url, token } = demo.admin;
  const response = await page.request.post(`${url}/admin/session`, { headers: { origin: url }, data: { token } });
  expect(response.status()).toBe(201);
  for (const path of OPERATOR_PAGES) {
    await test.step(path, async () => {
      await page.goto(`${url}${path}`);
      await fitsAPhone(page);
    });
  }
});
