import { formatMoney, microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import {
  armBalanceAlerts,
  deleteBalanceAlert,
  findBalanceAlert,
  listOwners,
  claimLowBalances,
  upsertBalanceAlert,
} from './balance-alert-rows.js';
import type { AccountId } from '../ids.js';
import type { AccountOwner, BalanceAlertRow, LowBalance } from './balance-alert-rows.js';
import { readAccount } from '../accounts/accounts.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import { BillingError } from '../errors.js';

const BATCH = 50;
const MAX_THRESHOLD: MicroUsd = microUsd(1_000_000_000_000n);

/** Queues the low-balance mail, in the transaction that takes the alert. */
export type SendAlert = (tx: pg.PoolClient, to: AccountOwner, fallen: LowBalance) => Promise<void>;

/** Emails owners when the balance falls below their threshold, once per fall. */
export class BalanceAlerts {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** Null: none is set. */
  find(accountId: AccountId): Promise<BalanceAlertRow | null> {
    return findBalanceAlert(this.pool, accountId);
  }

  /**
   * Sets the alert, or removes it (null). A balance that is already below the threshold hasn't fallen: the alert is sent the
   * next time it falls. Throws `unknown_account`, `amount_not_positive`, `amount_too_large`.
   */
  set(accountId: AccountId, threshold: MicroUsd | null, actor: Actor): Promise<void> {
    const field = 'threshold';
    if (threshold !== null && threshold <= 0n)
      throw new BillingError({ code: 'amount_not_positive', amount: threshold, field });
    if (threshold !== null && threshold > MAX_THRESHOLD)
      throw new BillingError({ code: 'amount_too_large', amount: threshold, field });
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      const { balance, trial } = await readAccount(tx, accountId, now);
      const before = (await findBalanceAlert(tx, accountId))?.threshold ?? null;
      if (before === threshold) return;
      if (threshold === null) await deleteBalanceAlert(tx, accountId);
      else await upsertBalanceAlert(tx, accountId, { threshold, armed: balance + trial >= threshold, now });
      await recordChange({
        ...{ action: 'account.set_balance_alert', accountId, target: `account:${String(accountId)}` },
        before: { threshold: before && formatMoney(before) },
        after: { threshold: threshold && formatMoney(threshold) },
      });
    });
  }

  /**
   * Sends the due alerts and returns how many balances fell; any number of processes may run it. Money that arrives and is
   * spent between two ticks doesn't cause a second mail.
   */
  async tick(send: SendAlert): Promise<number> {
    const now = this.options.now();
    await armBalanceAlerts(this.pool, now);
    let fallen = 0;
    for (let alerted = BATCH; alerted === BATCH; fallen += alerted) {
      alerted = await inTransaction(this.pool, async (tx) => {
        const balances = await claimLowBalances(tx, now, BATCH);
        for (const balance of balances) {
          for (const owner of await listOwners(tx, balance.accountId)) await send(tx, owner, balance);
        }
        return balances.length;
      });
    }
    return fallen;
  }
}
