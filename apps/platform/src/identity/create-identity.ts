import type { Mailer } from '../mail/mailer.js';
import type { PlatformDependencies } from '../providers.js';
import { Attempts } from './attempts.js';
import { authEvents } from './auth-events.js';
import { createAuth } from './auth.js';
import type { Auth } from './auth.js';
import { BrowserLinks } from './browser-links.js';
import { Cookies } from './cookies.js';
import { KnownBrowsers } from './known-browser.js';
import { OneTimeCodes } from './one-time-codes.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';
import { SignInGate } from './sign-in-gate.js';
import { UserChanges } from './user-changes.js';

/** The services about users: sessions, passwords, codes and attempt limits, and the auth library that they use. */
export function createIdentity(
  { config, pool, log, now }: PlatformDependencies,
  mailer: Mailer,
): { auth: Auth; services: object[] } {
  const attempts = new Attempts(pool, now);
  const changes = new UserChanges({ pool, mailer, attempts, now });
  const auth = createAuth({ config, pool, log, events: authEvents({ pool, mailer, changes }) });
  const sessions = new Sessions(auth, pool);
  const cookies = new Cookies(config.PLATFORM_URL);
  const browsers = new KnownBrowsers(cookies, config.PLATFORM_SECRET_KEY);
  const links = new BrowserLinks({ pool, now, mailer, attempts, browsers });
  const gate = new SignInGate({ pool, now, sessions, attempts, cookies, browsers, links });
  return { auth, services: [attempts, changes, sessions, new Passwords(auth), new OneTimeCodes(auth), gate] };
}
