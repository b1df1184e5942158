import { formatMoney } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/persistence';
import type { AccountRow, Database } from '@entity-registry/persistence';
import { createAccount } from '../accounts.js';
import { confirmAccount } from '../confirmation.js';
import type { Booking } from '../credit.js';
import type { CreatedKey, HashKey } from '../keys.js';
import { audited } from './audit.js';
import type { Actor } from './audit.js';

/** What an owner is given; the text of the key is here and nowhere else. */
export interface OpenedAccount {
  account: AccountRow;
  key: CreatedKey;
  trial: Booking;
}

/**
 * Makes an account whose address is confirmed, with its first key and the trial credit, in one transaction: that of `db`,
 * where it is one that is open. Once per account by nature; once per owner is for the caller to see to.
 */
export function openAccount(
  db: Database,
  account: { name: string; email: string },
  { hashKey, actor, now }: { hashKey: HashKey; actor: Actor; now: Date },
): Promise<OpenedAccount> {
  return inTransaction(db, async (tx) => {
    const created = await createAccount(tx, account, now);
    const { key, trial } = await confirmAccount(tx, hashKey, created.id, now);
    await audited(tx, actor, now, async (_tx, tell) => {
      const target = `account:${created.id}`;
      await tell({ action: 'account.create', accountId: created.id, target, after: account });
      await tell({
        ...{ action: 'account.confirm', accountId: created.id, target },
        after: { key: Number(key.id), entry: Number(trial.entryId), balance: formatMoney(trial.balance) },
      });
    });
    return { account: created, key, trial };
  });
}
