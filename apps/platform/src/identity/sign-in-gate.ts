import type { IncomingMessage } from 'node:http';
import { withAudit, findMembership } from '@entity-registry/accounts';
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

export interface SignInGateDependencies {
  pool: pg.Pool;
  now: Clock;
  sessions: Sessions;
  attempts: Attempts;
  cookies: Cookies;
  browsers: KnownBrowsers;
  links: BrowserLinks;
}

/** The buckets that a sign-in attempt was counted in, to reset them when it succeeds. */
export type SignInLimit = readonly [kind: AttemptKind, subject: string];

/** Counts sign-in attempts, and opens sessions for users who proved their identity. */
export class SignInGate {
  readonly attempts: Attempts;
  readonly cookies: Cookies;
  readonly browsers: KnownBrowsers;
  readonly sessions: Sessions;
  readonly links: BrowserLinks;

  constructor(private readonly deps: SignInGateDependencies) {
    ({
      attempts: this.attempts,
      cookies: this.cookies,
      browsers: this.browsers,
      sessions: this.sessions,
      links: this.links,
    } = deps);
  }

  addressOf(request: IncomingMessage): string {
    return addressOf(request);
  }

  /**
   * Counts an attempt at the account of an address, before any lookup or hashing. A known browser has its own count. When unknown
   * browsers have used up theirs, mails a link to the user, if there is one, and throws `browser_unconfirmed` whatever the
   * password is (ADR 0052).
   */
  async consumeSignIn(request: IncomingMessage, email: string): Promise<SignInLimit> {
    await this.attempts.consumeForAddress('sign-in from', addressOf(request));
    const counted = this.limitOf(request, email);
    if (counted[0] === 'sign-in known') await this.attempts.consume(...counted);
    else if (!(await this.attempts.tryConsume(...counted))) {
      await this.links.send(email);
      throw new PlatformError({ code: 'browser_unconfirmed' });
    }
    return counted;
  }

  /** The bucket for attempts of a browser at the account of an address. */
  limitOf(request: IncomingMessage, email: string): SignInLimit {
    const known = this.browsers.find(request, email);
    return known === null ? ['sign-in to', email] : ['sign-in known', known];
  }

  /** Confirms the browser for the account of a mailed link, so that it has its own count. */
  async confirmBrowser(token: string, request: IncomingMessage): Promise<void> {
    await this.attempts.consumeForAddress('link from', addressOf(request));
    await this.links.confirm(token, request);
  }

  /** Starts a session for a user that this app identified without the auth library. */
  async startSession(
    request: IncomingMessage,
    user: { id: string; name: string; email: string },
    organizationId: string | null,
  ): Promise<void> {
    await this.sessions.start(request, { userId: user.id, organizationId });
    await this.recordSignIn(request, user, 'link');
  }

  /** Records that a user signed in: the browser is known from now on, and their organization's audit log has an entry. */
  async recordSignIn(
    request: IncomingMessage,
    user: { id: string; name: string; email: string },
    method: 'password' | 'code' | 'backup code' | 'passkey' | 'link',
  ): Promise<void> {
    const { pool, now } = this.deps;
    this.browsers.remember(request, user.email);
    const membership = await findMembership(pool, user.id, null);
    const actor = { operatorId: null, userId: user.id, name: user.name, requestId: contextOf(request).id };
    await withAudit(pool, actor, now(), (_tx, recordChange) =>
      recordChange({
        action: 'user.sign_in',
        ...(membership && { accountId: membership.accountId }),
        target: `user:${user.id}`,
        after: { method, address: addressOf(request) },
      }),
    );
  }
}
