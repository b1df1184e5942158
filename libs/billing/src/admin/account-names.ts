import { updateAccountEmails, updateOrganizationName } from '@entity-registry/persistence';
import type { AccountId, Database } from '@entity-registry/persistence';
import { audited } from './audit.js';
import type { Actor } from './audit.js';

/**
 * Gives the accounts of a user's own organisations the address that the user confirmed, where they had the former one: the
 * domain of an account decides its free quotas (ruling 15).
 */
export function moveAccountEmails(
  db: Database,
  change: { userId: string; from: string; to: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  return audited(db, actor, now, async (tx, tell) => {
    for (const accountId of await updateAccountEmails(tx, change)) {
      const values = { before: { email: change.from }, after: { email: change.to } };
      await tell({ action: 'account.set_email', accountId, target: `account:${accountId}`, ...values });
    }
  });
}

/** Gives an organisation, and with it its account, another name. */
export function renameOrganization(
  db: Database,
  change: { organizationId: string; accountId: AccountId; from: string; to: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  return audited(db, actor, now, async (tx, tell) => {
    await updateOrganizationName(tx, change.organizationId, change.to);
    await tell({
      ...{ action: 'organization.rename', accountId: change.accountId },
      ...{ target: `organization:${change.organizationId}` },
      ...{ before: { name: change.from }, after: { name: change.to } },
    });
  });
}
