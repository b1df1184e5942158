import type { Jurisdiction, Purpose } from '@entity-registry/domain';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import { BillingError } from '../errors.js';
import type { AccountId } from '../ids.js';
import {
  deletePurposeRequirement,
  findPurpose,
  insertPurpose,
  insertPurposeRequirement,
  listPurposeRequirements,
} from './purpose-rows.js';
import type { PurposeRequirement, StatedPurpose } from './purpose-rows.js';

/**
 * Where operators require a purpose for immigration, court and criminal records, and what accounts stated (ADR 0214). Every change
 * is in the audit log.
 */
export class Purposes {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { readonly now: () => Date },
  ) {}

  /** The jurisdictions that require a purpose, in alphabetical order. */
  requirements(): Promise<PurposeRequirement[]> {
    return listPurposeRequirements(this.pool);
  }

  /** Requires a purpose in a jurisdiction, or no longer. The same again changes nothing. */
  async setRequired(jurisdiction: Jurisdiction, required: boolean, actor: Actor): Promise<void> {
    const now = this.options.now();
    await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const changed = required
        ? await insertPurposeRequirement(tx, { jurisdiction, requiredAt: now })
        : await deletePurposeRequirement(tx, jurisdiction);
      if (!changed) return;
      const action = required ? 'purpose.require' : 'purpose.stop_requiring';
      await recordChange({ action, target: `jurisdiction:${jurisdiction}` });
    });
  }

  /** The purpose that an account stated; null: none. */
  stated(accountId: AccountId): Promise<StatedPurpose | null> {
    return findPurpose(this.pool, accountId);
  }

  /** States the purpose of an account. Another one replaces it from now on; the same again changes nothing. Throws `unknown_account`. */
  async state(accountId: AccountId, purpose: Purpose, actor: Actor): Promise<StatedPurpose> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      if (!(await lockAccount(tx, accountId))) throw new BillingError({ code: 'unknown_account' });
      const before = await findPurpose(tx, accountId);
      if (before?.purpose === purpose) return before;
      const stated = { purpose, statedAt: now };
      await insertPurpose(tx, { accountId, ...stated });
      await recordChange({
        ...{ action: 'account.state_purpose', accountId, target: `account:${accountId}` },
        ...{ before: { purpose: before?.purpose ?? null }, after: { purpose } },
      });
      return stated;
    });
  }
}
