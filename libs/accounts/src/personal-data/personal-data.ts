import type pg from 'pg';
import { countOwners, listMemberships, lockOrganization } from '../identity/organizations.js';
import { findUserByEmail } from '../identity/users.js';
import { readAccount } from '../accounts/accounts.js';
import type { AccountId } from '../ids.js';
import { erasePerson } from './erase.js';
import { PERSONAL_DATA_STORES } from './stores.js';
import type { PersonalDataStore } from './store.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';

/** `last_owner`: an organization would be left without an owner; make another member an owner first. */
export type UserErasure = 'erased' | 'unknown_user' | 'last_owner';

/** Which personal data is stored, where and for how long, and the erasure of users (ADR 0158). */
export class PersonalData {
  readonly stores: readonly PersonalDataStore[] = PERSONAL_DATA_STORES;

  constructor(
    private readonly pool: pg.Pool,
    private readonly now: () => Date,
  ) {}

  /**
   * Erases a dashboard user from every store that isn't required to keep the data; their sessions end at once. The audit log
   * records the user's id and the reason, not the address.
   */
  eraseUser(email: string, { actor, reason }: { actor: Actor; reason: string }): Promise<UserErasure> {
    return withAudit(this.pool, actor, this.now(), async (tx, recordChange) => {
      const user = await findUserByEmail(tx, email.toLowerCase());
      if (user === null) return 'unknown_user';
      for (const { organizationId, role } of await listMemberships(tx, user.id)) {
        if (role !== 'owner') continue;
        // If two owners are erased at once, the second erasure sees that the first owner is gone.
        await lockOrganization(tx, organizationId);
        if ((await countOwners(tx, organizationId)) < 2) return 'last_owner';
      }
      await erasePerson(tx, { subject: 'user', userId: user.id, email: user.email });
      await recordChange({ action: 'user.erase', target: `user:${user.id}`, after: { reason } });
      return 'erased';
    });
  }

  /**
   * Erases all people that an account screened: its stored screenings and its decisions, when the account ends or asks for it. Throws
   * `unknown_account`.
   */
  eraseScreened(accountId: AccountId, { actor, reason }: { actor: Actor; reason: string }): Promise<void> {
    return withAudit(this.pool, actor, this.now(), async (tx, recordChange) => {
      await readAccount(tx, accountId, this.now());
      await erasePerson(tx, { subject: 'screened', accountId });
      await recordChange({
        action: 'screened.erase',
        accountId,
        target: `account:${String(accountId)}`,
        after: { reason },
      });
    });
  }
}
