import AxeBuilder from '@axe-core/playwright';
import { test as base } from '@playwright/test';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { artifacts, demo } from './environment.js';

export { expect } from '@playwright/test';

export const PASSWORD = 'four otters cross the canal';

/** An email in the demo's outbox. */
interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A user with their own confirmed account, signed in on `page`. */
export interface SignedUp {
  page: Page;
  email: string;
  /** The account's first key. */
  key: string;
}

interface Fixtures {
  context: BrowserContext;
  /** A page without a user, at its own address. */
  stranger: Page;
  signedUp: SignedUp;
  /** Saves a screenshot of the page, light and dark, as `<name>-light.png` and `<name>-dark.png`. */
  shoot: (page: Page, name: string) => Promise<void>;
  /** The serious and critical findings of axe, as lines; a test expects none. */
  seriousFaults: (page: Page) => Promise<string[]>;
}

let people = 0;

/** An address of the documentation networks that no other user of this run has, so that limits by address count them apart. */
function ownAddress(workerIndex: number): string {
  people += 1;
  return `198.51.${String(100 + workerIndex)}.${String(people % 250)}`;
}

export const newEmail = (): string => `person-${crypto.randomUUID().slice(0, 8)}@example.test`;

/** The newest email to `email`; the demo shows emails instead of sending them. */
export async function mailTo(request: APIRequestContext, email: string): Promise<Mail> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const response = await request.get(`${demo.dashboard}/api/outbox`);
    const { items } = (await response.json()) as { items: Mail[] };
    const found = items.find(({ to }) => to === email);
    if (found) return found;
  }
  throw new Error(`no email to ${email}`);
}

/** The token of the link in an email. */
export function tokenIn({ text }: Mail): string {
  const link = /https?:\/\/\S+[?&]token=([^\s&]+)/.exec(text)?.[1];
  if (link === undefined) throw new Error(`no link in:\n${text}`);
  return decodeURIComponent(link);
}

/** Signs up, confirms and onboards without checking the pages, which auth.e2e.ts does; leaves `page` signed in. */
export async function signUp(page: Page, email = newEmail()): Promise<{ email: string; key: string }> {
  const headers = { origin: demo.dashboard };
  const send = async (path: string, data: object): Promise<unknown> => {
    const response = await page.request.post(`${demo.dashboard}${path}`, { headers, data });
    if (!response.ok()) throw new Error(`${path}: ${String(response.status())} ${await response.text()}`);
    return (await response.text()) === '' ? undefined : await response.json();
  };
  await send('/api/auth/sign-up', { name: 'Ana Prueba', email, password: PASSWORD, language: 'en' });
  await send('/api/auth/confirm', { token: tokenIn(await mailTo(page.request, email)) });
  const { key } = (await send('/api/onboarding', {})) as { key: { key: string } };
  return { email, key: key.key };
}

export const test = base.extend<Fixtures>({
  context: async ({ browser }, use, { workerIndex }) => {
    const context = await browser.newContext({
      baseURL: demo.dashboard,
      extraHTTPHeaders: { 'x-forwarded-for': ownAddress(workerIndex) },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await use(context);
    await context.close();
  },
  stranger: async ({ page }, use) => {
    await use(page);
  },
  signedUp: async ({ page }, use) => {
    const { email, key } = await signUp(page);
    await use({ page, email, key });
  },

  shoot: async ({}, use) => {
    await use(async (page, name) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({
          path: `${artifacts}/screenshots/${name}-${colorScheme}.png`,
          fullPage: true,
          animations: 'disabled',
        });
      }
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    });
  },

  seriousFaults: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    });
  },
});
