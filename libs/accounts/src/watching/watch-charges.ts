import { periodAt } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { chargeOnce } from '../charge/charge.js';
import type { AccountId } from '../ids.js';
import { IS_RESTRICTED, savePeriods } from './item-rows.js';
import { watchCharge } from './watch-charge.js';

/** Items that one run looks at. */
const BATCH = 500;
/** When a charge is tried again for an account that could not pay, in milliseconds. */
export const UNPAID_RETRY_MS = 5 * 60_000;

export interface ChargingRun {
  readonly charged: number;
  /** Items that became unpaid. */
  readonly unpaid: number;
  /** There may be more items to charge. */
  readonly more: boolean;
}

interface DueItem {
  readonly id: bigint;
  readonly accountId: AccountId;
  readonly period: number;
  readonly paidUntil: Date;
  readonly jurisdiction: Jurisdiction | null;
  readonly entityPk: bigint | null;
}

/** Charges the next periods of watched items (ADR 0206). May run anywhere and any number of times: each period is charged once. */
export class WatchCharges {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { readonly now: () => Date },
  ) {}

  /** Charges items whose paid time is over. Stops after the current one when `signal` aborts. */
  async run(signal?: AbortSignal): Promise<ChargingRun> {
    const due = await findDue(this.pool, this.options.now());
    const cannotPay = new Set<AccountId>();
    let [charged, unpaid] = [0, 0];
    for (const { id, accountId } of due) {
      if (signal?.aborted === true) return { charged, unpaid, more: false };
      if (cannotPay.has(accountId)) continue;
      const outcome = await inTransaction(this.pool, (tx) => this.chargeItem(tx, id));
      if (outcome === 'charged') charged += 1;
      if (outcome !== 'refused') continue;
      // Every item has the same price, so no other one of the account can be paid either.
      cannotPay.add(accountId);
      unpaid += await markUnpaid(this.pool, accountId, this.options.now());
    }
    return { charged, unpaid, more: due.length === BATCH };
  }

  private async chargeItem(tx: pg.PoolClient, id: bigint): Promise<'charged' | 'refused' | 'skipped'> {
    const now = this.options.now();
    const item = await lockDue(tx, id, now);
    if (item === null) return 'skipped';
    const period = item.period + 1;
    const { accountId, jurisdiction, entityPk } = item;
    const entity = jurisdiction === null || entityPk === null ? null : { jurisdiction, pk: entityPk };
    const outcome = await chargeOnce(tx, watchCharge({ accountId, id, period, entity }, now));
    if (outcome.outcome !== 'charged' && outcome.outcome !== 'replayed') return 'refused';
    await savePeriods(tx, [{ id, period, ...periodAt(item.paidUntil, now), entryId: outcome.entryId }]);
    return 'charged';
  }
}

const COLUMNS = `id, account_id as "accountId", period, paid_until as "paidUntil", jurisdiction, entity_pk as "entityPk"`;
const DUE = `state <> 'deleted' and charge_at <= $1 and not ${IS_RESTRICTED}`;

async function findDue(db: Queryable, now: Date): Promise<DueItem[]> {
  const { rows } = await db.query<DueItem>(
    `select ${COLUMNS} from watch_item where ${DUE} order by charge_at, id limit ${String(BATCH)}`,
    [now],
  );
  return rows;
}

/** Null: another process charges it, has charged it, or it was deleted. */
async function lockDue(tx: Queryable, id: bigint, now: Date): Promise<DueItem | null> {
  const { rows } = await tx.query<DueItem>({
    name: 'lock_due_watch_item',
    text: `select ${COLUMNS} from watch_item where ${DUE} and id = $2 for no key update skip locked`,
    values: [now, id],
  });
  return rows[0] ?? null;
}

/** Marks the account's due items as unpaid, with one event for each that was paid until now. Returns how many were. */
async function markUnpaid(db: Queryable, accountId: AccountId, now: Date): Promise<number> {
  const { rows } = await db.query<{ unpaid: number }>(
    `with due as (
       select id, watchlist_id, state, period from watch_item
        where account_id = $2 and ${DUE} order by id for no key update skip locked
     ), marked as (
       update watch_item i set state = 'unpaid', charge_at = $3 from due where i.id = due.id
     ), notified as (
       insert into account_event (account_id, type, natural_key, watchlist_id, item_id, data, at)
       select $2, 'item.unpaid', format('item.unpaid:%s:%s', id, period + 1), watchlist_id, id, '{}', $1 from due where state = 'active'
       on conflict (account_id, natural_key) do nothing
     )
     select count(*) filter (where state = 'active')::int as unpaid from due`,
    [now, accountId, new Date(now.getTime() + UNPAID_RETRY_MS)],
  );
  return rows[0]?.unpaid ?? 0;
}
