import type { IncomingMessage } from 'node:http';
import { audited, findMembership } from '@entity-registry/accounts';
import { contextOf } from '@entity-registry/http';
import type pg from 'pg';
import type { Clock } from '../clock.js';
import { PlatformError } from '../errors/platform-error.js';
import type { AttemptKind, Attempts } from './attempts.js';
import type { BrowserLinks } from './browser-links.js';
import type { Cookies } from './cookies.js';
import type { KnownBrowsers } from './known-browser.js';
import { addressOf } from './sessions.js';
import type { Sessions } from './sessions.js';

export interface GateParts {
  pool: pg.Pool;
  now: Clock;
  sessions: Sessions;
  attempts: Attempts;
  cookies: Cookies;
  browsers: KnownBrowsers;
  links: BrowserLinks;
}

/** The buckets that a sign-in attempt was counted in, to reset them when it succeeds. */
export type CountedSignIn = readonly [kind: AttemptKind, subject: string];

/** Counts sign-in attempts, and opens sessions for users who proved their identity. */
export class Gate {
  readonly attempts: Attempts;
  readonly cookies: Cookies;
  readonly browsers: KnownBrowsers;
  readonly sessions: Sessions;
  readonly links: BrowserLinks;

  constructor(private readonly parts: GateParts) {
    ({
      attempts: this.attempts,
      cookies: this.cookies,
      browsers: this.browsers,
      sessions: this.sessions,
      links: this.links,
    } = parts);
  }

  addressOf(request: IncomingMessage): string {
    return addressOf(request);
  }

  /**
   * Counts an attempt at the account of an address, before any lookup or hashing. A known browser has its own count. When unknown
   * browsers have used up theirs, mails a link to the user, if there is one, and throws `browser_unconfirmed` whatever the
   * password is (ADR 0052).
   */
  async takeSignIn(request: IncomingMessage, email: string): Promise<CountedSignIn> {
    await this.attempts.takeFrom('sign-in from', addressOf(request));
    const counted = this.countOf(request, email);
    if (counted[0] === 'sign-in known') await this.attempts.take(...counted);
    else if (!(await this.attempts.allows(...counted))) {
      await this.links.send(email);
      throw new PlatformError({ code: 'browser_unconfirmed' });
    }
    return counted;
  }

  /** The bucket for attempts of a browser at the account of an address. */
  countOf(request: IncomingMessage, email: string): CountedSignIn {
    const known = this.browsers.find(request, email);
    return known === null ? ['sign-in to', email] : ['sign-in known', known];
  }

  /** Confirms the browser for the account of a mailed link, so that it has its own count. */
  async confirmBrowser(token: string, request: IncomingMessage): Promise<void> {
    await this.attempts.takeFrom('link from', addressOf(request));
    await this.links.confirm(token, request);
  }

  /** Starts a session for a user that this app identified without the auth library. */
  async begin(
    request: IncomingMessage,
    user: { id: string; name: string; email: string },
    organizationId: string | null,
  ): Promise<void> {
    await this.sessions.start(request, { userId: user.id, organizationId });
    await this.admitted(request, user, 'link');
  }

  /** Records that a user signed in: the browser is known from now on, and their organization's audit log has an entry. */
  async admitted(
    request: IncomingMessage,
    user: { id: string; name: string; email: string },
    method: 'password' | 'code' | 'backup code' | 'passkey' | 'link',
  ): Promise<void> {
    const { pool, now } = this.parts;
    this.browsers.remember(request, user.email);
    const membership = await findMembership(pool, user.id, null);
    const actor = { operatorId: null, userId: user.id, name: user.name, requestId: contextOf(request).id };
    await audited(pool, actor, now(), (_tx, tell) =>
      tell({
        action: 'user.sign_in',
        ...(membership && { accountId: membership.accountId }),
        target: `user:${user.id}`,
        after: { method, address: addressOf(request) },
      }),
    );
  }
}
