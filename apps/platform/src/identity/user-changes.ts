import type { IncomingMessage } from 'node:http';
import {
  withAudit,
  deleteEmailChanges,
  deleteVerificationsOf,
  findMembership,
  findUser,
} from '@entity-registry/accounts';
import { contextOf } from '@entity-registry/http';
import type { Database } from '@entity-registry/database';
import type { Clock } from '../clock.js';
import type { Attempts } from './attempts.js';
import type { Mailer } from '../mail/mailer.js';
import type { SecurityAction } from '../mail/templates/security-notice.js';

/** A change to how a user signs in. */
export interface UserChange {
  userId: string;
  action: SecurityAction;
  /** Null: made by the auth library, which doesn't report the request. */
  request: IncomingMessage | null;
  /** The user's active organization; null: the first that they joined. */
  activeOrganizationId: string | null;
  /** The address for the notice; the user's own when absent. */
  to?: string;
}

/** Reports changes to how users sign in: in the audit log of their organization, and to the user by mail. */
export class UserChanges {
  constructor(private readonly deps: { pool: Database; mailer: Mailer; attempts: Attempts; now: Clock }) {}

  /**
   * Cancels pending requests when a password changes: password links, second factors after the old password, unconfirmed new
   * addresses. A person who knew the old password may have made them.
   */
  async revokeLinks(userId: string): Promise<void> {
    await deleteVerificationsOf(this.deps.pool, userId);
    await deleteEmailChanges(this.deps.pool, userId);
    // No mailed link works any more, so make room for the next mail (ADR 0052).
    const user = await findUser(this.deps.pool, userId);
    if (user !== null) await this.deps.attempts.resetMailLimits(user.email);
  }

  /** Records a change and notifies the user. Pass the transaction of the change as `db` if there is one. */
  async notify(change: UserChange, db: Database = this.deps.pool): Promise<void> {
    const { userId, action, request, activeOrganizationId, to } = change;
    const user = await findUser(db, userId);
    if (user === null) return;
    const { name, language, email } = user;
    const membership = await findMembership(db, userId, activeOrganizationId);
    const actor = { operatorId: null, userId, name, requestId: request && contextOf(request).id };
    await withAudit(db, actor, this.deps.now(), async (tx, notify) => {
      const account = membership && { accountId: membership.accountId };
      await notify({ action: `user.${action}`, ...account, target: `user:${userId}` });
      const data = { name, event: action };
      await this.deps.mailer.enqueue(tx, { to: to ?? email, template: 'security-notice', language, data });
    });
  }
}
