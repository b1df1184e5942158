import type { IncomingMessage } from 'node:http';
import { audited } from '@entity-registry/billing';
import { contextOf } from '@entity-registry/nest-kit';
import { findMembership } from '@entity-registry/persistence';
import type pg from 'pg';
import type { Clock } from '../clock.js';
import type { Attempts } from './attempts.js';
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
}

/** Who comes in: what is counted of strangers, and what is done for whoever proved to be a user. */
export class Gate {
  readonly attempts: Attempts;
  readonly cookies: Cookies;
  readonly browsers: KnownBrowsers;
  readonly sessions: Sessions;

  constructor(private readonly parts: GateParts) {
    ({ attempts: this.attempts, cookies: this.cookies, browsers: this.browsers, sessions: this.sessions } = parts);
  }

  addressOf(request: IncomingMessage): string {
    return addressOf(request);
  }

  /** Counts an attempt at the account of an address; a browser that signed in to it before has a count of its own. */
  async takeSignIn(request: IncomingMessage, email: string): Promise<void> {
    await this.attempts.takeFrom('sign-in from', addressOf(request));
    const known = this.browsers.find(request, email);
    await (known === null ? this.attempts.take('sign-in to', email) : this.attempts.take('sign-in known', known));
  }

  /** Begins a session for a user whom this app knows by other means than the auth library. */
  async begin(
    request: IncomingMessage,
    user: { id: string; name: string; email: string },
    organizationId: string | null,
  ): Promise<void> {
    await this.sessions.start(request, { userId: user.id, organizationId });
    await this.admitted(request, user, 'link');
  }

  /** Keeps that a user signed in: the browser is known from now on, and the audit log of their organisation says so. */
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
