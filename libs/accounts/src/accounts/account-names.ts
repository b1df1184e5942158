import type { Database } from '@entity-registry/database';
import { updateAccountEmails, updateOrganizationName } from '../identity/organizations.js';
import type { AccountId } from '../ids.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';

/**
 * Updates the accounts of a user's own organizations to the address that the user confirmed, if they had the former one. The
 * domain of an account decides its free quotas (ADR 0011).
 */
export function moveAccountEmails(
  db: Database,
  change: { userId: string; from: string; to: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  return withAudit(db, actor, now, async (tx, recordChange) => {
    for (const accountId of await updateAccountEmails(tx, change)) {
      const values = { before: { email: change.from }, after: { email: change.to } };
      await recordChange({ action: 'account.set_email', accountId, target: `account:${accountId}`, ...values });
    }
  });
}

/** Renames an organization and its account. */
export function renameOrganization(
  db: Database,
  change: { organizationId: string; accountId: AccountId; from: string; to: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  return withAudit(db, actor, now, async (tx, recordChange) => {
    await updateOrganizationName(tx, change.organizationId, change.to);
    await recordChange({
      ...{ action: 'organization.rename', accountId: change.accountId },
      ...{ target: `organization:${change.organizationId}` },
      ...{ before: { name: change.from }, after: { name: change.to } },
    });
  });
}
