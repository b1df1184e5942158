import type { Browser } from './browser.js';
import type { PlatformFixture } from './platform-fixture.js';

export const PASSWORD = 'una clave de prueba';

/** The input of a sign-up. */
export const formOf = (email: string, changes: object = {}): object => ({
  ...{ name: 'Ana Prueba', email, password: PASSWORD, language: 'en' },
  ...changes,
});

/** The token of the newest mail of a kind to an address. Throws when there is none. */
export async function tokenFor(platform: PlatformFixture, to: string, template: string): Promise<string> {
  const mail = (await platform.mails(to)).find((one) => one.template === template);
  const token = /[?&]token=([\w-]+)/.exec(mail?.letter.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no ${template} mail to ${to}`);
  return token;
}

/** A confirmed user without an organization yet, signed in by the normal flow. */
export async function confirmedUser(
  platform: PlatformFixture,
  email: string,
  headers: Record<string, string> = {},
): Promise<Browser> {
  const browser = platform.stranger(headers);
  await browser.post('/api/auth/sign-up', formOf(email));
  await browser.post('/api/auth/confirm', { token: await tokenFor(platform, email, 'confirm') });
  return browser;
}
