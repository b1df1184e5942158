import type { IncomingMessage } from 'node:http';
import { audited } from '@entity-registry/billing';
import { contextOf } from '@entity-registry/nest-kit';
import { deleteEmailChanges, deleteVerificationsOf, findMembership, findUser } from '@entity-registry/persistence';
import type { Database } from '@entity-registry/persistence';
import type { Clock } from '../clock.js';
import type { Mailer } from '../mail/mailer.js';
import type { SecurityEvent } from '../mail/templates/security-notice.js';

/** A change to how a user signs in. */
export interface UserChange {
  userId: string;
  event: SecurityEvent;
  /** Null: the auth library made it, and does not say in which. */
  request: IncomingMessage | null;
  /** The organisation that they worked for; null: the first that they joined. */
  activeOrganizationId: string | null;
  /** Where they are told; their address when absent. */
  to?: string;
}

/** Tells of changes to how users sign in: the audit log of their organisation, and themselves by mail. */
export class UserChanges {
  constructor(private readonly parts: { pool: Database; mailer: Mailer; now: Clock }) {}

  /**
   * Ends what was asked for before a new password: links for another one, second factors that are awaited after the former
   * one, another address to be confirmed. Whoever knew the former password may have asked.
   */
  async endLinks(userId: string): Promise<void> {
    await deleteVerificationsOf(this.parts.pool, userId);
    await deleteEmailChanges(this.parts.pool, userId);
  }

  /** In the transaction of the change, where `db` is one. */
  async tell(change: UserChange, db: Database = this.parts.pool): Promise<void> {
    const { userId, event, request, activeOrganizationId, to } = change;
    const user = await findUser(db, userId);
    if (user === null) return;
    const { name, language, email } = user;
    const membership = await findMembership(db, userId, activeOrganizationId);
    const actor = { operatorId: null, userId, name, requestId: request && contextOf(request).id };
    await audited(db, actor, this.parts.now(), async (tx, tell) => {
      const account = membership && { accountId: membership.accountId };
      await tell({ action: `user.${event}`, ...account, target: `user:${userId}` });
      const data = { name, event };
      await this.parts.mailer.enqueue(tx, { to: to ?? email, template: 'security-notice', language, data });
    });
  }
}
