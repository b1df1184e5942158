import { formatMoney } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Database } from '@entity-registry/database';
import type { AccountRow } from './account-rows.js';
import { createAccount } from './accounts.js';
import { confirmSignUp } from './confirmation.js';
import type { CreatedKey, HashKey } from '../keys/keys.js';
import type { TrialOrigin, TrialOutcome } from '../trials/grant.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';

/** A new owner's account. Only this response holds the key's text. */
export interface OpenedAccount {
  account: AccountRow;
  key: CreatedKey;
  trial: TrialOutcome;
}

/**
 * Creates a confirmed account with its first key and, unless withheld, trial credit, in one transaction (that of `db` if it
 * is an open one). The caller makes sure that this happens once per owner.
 */
export function openAccount(
  db: Database,
  account: { name: string; email: string },
  { hashKey, actor, origin, now }: { hashKey: HashKey; actor: Actor; origin: TrialOrigin; now: Date },
): Promise<OpenedAccount> {
  return inTransaction(db, async (tx) => {
    const created = await createAccount(tx, account, now);
    const { key, trial } = await confirmSignUp(tx, hashKey, { accountId: created.id, origin }, now);
    await withAudit(tx, actor, now, async (_tx, recordChange) => {
      const target = `account:${created.id}`;
      await recordChange({ action: 'account.create', accountId: created.id, target, after: account });
      await recordChange({
        ...{ action: 'account.confirm', accountId: created.id, target },
        after: { key: Number(key.id), ...describe(trial) },
      });
    });
    return { account: created, key, trial };
  });
}

function describe(trial: TrialOutcome): object {
  return trial.granted
    ? { entry: Number(trial.booking.entryId), balance: formatMoney(trial.booking.balance) }
    : { trial_withheld: trial.reason };
}
