import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { listOwners } from '../credit/balance-alert-rows.js';
import type { AccountOwner } from '../credit/balance-alert-rows.js';
import type { AccountId } from '../ids.js';
import { UNPAID_RETRY_MS } from './watch-charges.js';

/** Accounts of one transaction. */
const BATCH = 50;
/** Until then, items that become unpaid soon after each other are in the same mail, and their transactions have ended. */
const WAIT_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** An account that could not pay for watched items. */
export interface UnpaidAccount {
  readonly accountId: AccountId;
  /** All of its items that are unpaid now. */
  readonly items: number;
}

/** Queues the mail about unpaid items, in the transaction that claims it. */
export type SendUnpaidNotice = (tx: pg.PoolClient, to: AccountOwner, unpaid: UnpaidAccount) => Promise<void>;

/** Emails owners when watched items become unpaid: one mail for all items of an account, at most once a day (ADR 0206). */
export class UnpaidNotices {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { readonly now: () => Date },
  ) {}

  /** Queues the mails that are due and returns for how many accounts; any number of processes may run it. */
  async tick(send: SendUnpaidNotice): Promise<number> {
    const now = this.options.now();
    let told = 0;
    for (let claimed = BATCH; claimed === BATCH; told += claimed) {
      claimed = await inTransaction(this.pool, async (tx) => {
        const accounts = await claimUnpaid(tx, now);
        for (const account of accounts) {
          for (const owner of await listOwners(tx, account.accountId)) await send(tx, owner, account);
        }
        return accounts.length;
      });
    }
    return told;
  }
}

/** Claims accounts with items that became unpaid since their last mail, if that was a day ago. */
async function claimUnpaid(tx: Queryable, now: Date): Promise<UnpaidAccount[]> {
  const through = new Date(now.getTime() - WAIT_MS);
  const { rows } = await tx.query<UnpaidAccount>({
    name: 'claim_unpaid_accounts',
    // As the charge of an unpaid item is tried again soon, the index of charges finds them.
    text: `with due as (
             select distinct i.account_id
               from watch_item i
               join account_event e on e.account_id = i.account_id
                                   and e.natural_key = format('item.unpaid:%s:%s', i.id, i.period + 1)
               left join watch_notice n on n.account_id = i.account_id
              where i.state = 'unpaid' and i.charge_at <= $1 and e.at <= $2
                and (n.account_id is null or n.told_through <= $3 and e.at > n.told_through)
              limit ${String(BATCH)}
           ), claimed as (
             insert into watch_notice as n (account_id, told_through) select account_id, $2 from due order by 1
             on conflict (account_id) do update set told_through = excluded.told_through where n.told_through <= $3
             returning account_id
           )
           select c.account_id as "accountId",
                  (select count(*)::int from watch_item i where i.account_id = c.account_id and i.state = 'unpaid') as items
             from claimed c`,
    values: [new Date(now.getTime() + UNPAID_RETRY_MS), through, new Date(through.getTime() - DAY_MS)],
  });
  return rows;
}
