import { findUser } from '@entity-registry/accounts';
import type pg from 'pg';
import type { Mailer } from '../mail/mailer.js';
import { RESET_MINUTES } from './auth.js';
import type { AuthEvents } from './auth.js';
import type { UserChanges } from './user-changes.js';

/** Handles events of the auth library. */
export function authEvents(deps: { pool: pg.Pool; mailer: Mailer; changes: UserChanges }): AuthEvents {
  const { pool, mailer, changes } = deps;
  return {
    async onResetAsked({ id }, token) {
      const user = await findUser(pool, id);
      if (user === null) return;
      await mailer.enqueue(pool, {
        to: user.email,
        template: 'reset-password',
        language: user.language,
        data: { name: user.name, token, minutes: RESET_MINUTES },
      });
    },

    async onReset({ id: userId }) {
      await changes.revokeLinks(userId);
      await changes.notify({ userId, action: 'password_reset', request: null, activeOrganizationId: null });
    },
  };
}
