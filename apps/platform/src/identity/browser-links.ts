import type { IncomingMessage } from 'node:http';
import {
  withAudit,
  findMembership,
  findUserByEmail,
  insertBrowserLink,
  consumeBrowserLink,
} from '@entity-registry/accounts';
import { contextOf } from '@entity-registry/http';
import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import type { Clock } from '../clock.js';
import { PlatformError } from '../errors/platform-error.js';
import type { Mailer } from '../mail/mailer.js';
import type { Attempts } from './attempts.js';
import type { KnownBrowsers } from './known-browser.js';
import { hashOf, newToken } from './tokens.js';

/** How long a link works: longer than the mail limit can hold back the next link (ADR 0052). */
export const BROWSER_LINK_HOURS = 24;
const HOUR_MS = 3_600_000;

export interface BrowserLinksDependencies {
  pool: pg.Pool;
  now: Clock;
  mailer: Mailer;
  attempts: Attempts;
  browsers: KnownBrowsers;
}

/**
 * Lets the owner of an account in while others guess its password (ADR 0052): opening a link mailed to its address gives the
 * browser its own attempt count. The link doesn't sign in.
 */
export class BrowserLinks {
  constructor(private readonly deps: BrowserLinksDependencies) {}

  /**
   * Mails a link to the user of an address, if there is one. If the mailbox reached its limit, the newest link still works and
   * nothing is sent, so the mailbox can't be flooded. Does the same work for every address.
   */
  async send(email: string): Promise<void> {
    const { pool, now, mailer, attempts } = this.deps;
    if (!(await attempts.tryConsume('browser mail to', email))) return;
    const token = newToken();
    const at = now();
    const expiresAt = new Date(at.getTime() + BROWSER_LINK_HOURS * HOUR_MS);
    await inTransaction(pool, async (tx) => {
      const user = await findUserByEmail(tx, email);
      await insertBrowserLink(tx, { tokenHash: hashOf(token), email, now: at, expiresAt });
      if (user === null) return;
      const data = { name: user.name, token, hours: BROWSER_LINK_HOURS };
      await mailer.enqueue(tx, { to: email, template: 'confirm-browser', language: user.language, data });
    });
  }

  /** Uses up a link, and remembers the browser that opened it. Throws `token_invalid`. */
  async confirm(token: string, request: IncomingMessage): Promise<void> {
    const { pool, now, attempts, browsers } = this.deps;
    const email = await inTransaction(pool, async (tx) => {
      const taken = await consumeBrowserLink(tx, hashOf(token), now());
      const user = taken === null ? null : await findUserByEmail(tx, taken);
      if (taken === null || user === null) throw new PlatformError({ code: 'token_invalid' });
      const membership = await findMembership(tx, user.id, null);
      const actor = { operatorId: null, userId: user.id, name: user.name, requestId: contextOf(request).id };
      await withAudit(tx, actor, now(), (_tx, recordChange) =>
        recordChange({
          action: 'user.confirm_browser',
          ...(membership && { accountId: membership.accountId }),
          target: `user:${user.id}`,
        }),
      );
      return taken;
    });
    // Its owner reads the mailbox, so there is room for the next mail.
    await attempts.reset('browser mail to', email);
    browsers.remember(request, email);
  }
}
