import type { Page } from '@playwright/test';
import { expect, mailTo, newEmail, test, tokenIn } from './fixtures.js';
import { demo } from './environment.js';

/** The smallest file that begins like a PNG. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** A phone in portrait, in CSS pixels: the narrowest that pages must fit. */
const NARROW = { width: 320, height: 720 };

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a person asks for their data by keyboard, and an operator decides', async ({
  stranger: page,
  browser,
  shoot,
  seriousFaults,
}) => {
  test.setTimeout(180_000);
  const email = newEmail();
  const entity = `pa_own_${String(demo.examples.panama.organization)}`;
  await page.setViewportSize(NARROW);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Is data about you wrong?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data at Entity Registry');
  await expect(page.getByText(/We respond within 10 working days/)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Enter your name, as the register has it.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByRole('radio', { name: /^Objection/ }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Zacarías Xoconal');
  await page.keyboard.press('Tab');
  await page.keyboard.type('cédula 8-123-456');
  await page.keyboard.press('Tab');
  await page.keyboard.type(entity);
  await page.keyboard.press('Tab');
  await page.keyboard.type('I left this company in 2019.');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await shoot(page, 'data-request-form');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');

  await page.goto(`/data-requests/confirm?token=${tokenIn(await mailTo(page.request, email))}`);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm the request' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Request \d+$/ });
  await expect(heading).toBeVisible();
  const id = /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'data-request-status');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'junk.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await page.getByRole('button', { name: 'Upload the document' }).click();
  await expect(page.getByText('This is not a PDF, JPEG or PNG file.')).toBeVisible();
  await file.setInputFiles({ name: 'cedula.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: 'Upload the document' }).click();
  await expect(page.getByText('We are checking your document')).toBeVisible();

  const operators = await browser.newContext();
  const queue = await operators.newPage();
  const { url, token } = demo.admin;
  const session = await queue.request.post(`${url}/admin/session`, { headers: { origin: url }, data: { token } });
  expect(session.status()).toBe(201);
  await queue.goto(`${url}/data-requests`);
  await expect(queue.getByRole('row', { name: new RegExp(`Request ${id} Objection`) })).toContainText('working days');
  expect(await seriousFaults(queue)).toEqual([]);
  await shoot(queue, 'operators-data-requests');
  await queue.getByRole('link', { name: `Request ${id}`, exact: true }).click();
  await expect(queue.getByText('I left this company in 2019.')).toBeVisible();
  const download = queue.waitForEvent('download');
  await queue.getByRole('link', { name: 'Download the document' }).click();
  expect((await download).suggestedFilename()).toBe(`data-request-${id}.png`);
  await queue.getByRole('button', { name: 'Confirm the identity' }).click();
  await queue.getByRole('dialog').getByRole('button', { name: 'Confirm the identity' }).click();
  await expect(queue.getByRole('heading', { name: 'Decision' })).toBeVisible();
  expect(await seriousFaults(queue)).toEqual([]);
  await queue.setViewportSize(NARROW);
  expect(await sidewaysScroll(queue)).toBe(0);
  await shoot(queue, 'operators-data-request');
  await queue.getByRole('radio', { name: 'Refuse' }).check();
  await queue.getByLabel('What the person is told').fill('The register still names you.');
  await queue.getByRole('button', { name: 'Decide' }).click();
  const dialog = queue.getByRole('dialog');
  await expect(dialog).toContainText('Nothing is copied or changed.');
  expect(await seriousFaults(queue)).toEqual([]);
  expect(await sidewaysScroll(queue)).toBe(0);
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(queue.getByText('This request has ended.')).toBeVisible();
  await operators.close();

  await page.reload();
  await expect(page.getByText('The register still names you.')).toBeVisible();
  await expect(page.getByText('Refused', { exact: true })).toBeVisible();
});

test('the form speaks Spanish, and a guessed link shows nothing', async ({ stranger: page, seriousFaults }) => {
  await page.goto('/data-requests');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sus datos en Entity Registry');
  await expect(page.getByText(/Respondemos en 10 días hábiles/)).toBeVisible();
  await page.goto('/data-requests/status#1-guess');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve');
  expect(await seriousFaults(page)).toEqual([]);
});
