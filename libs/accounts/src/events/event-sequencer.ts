import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import type { AccountId } from '../ids.js';

/** Accounts of one run, and events that one transaction numbers. */
const ACCOUNTS = 100;
const BATCH = 1_000;
/** The channel that says which account has new events. */
export const EVENTS_CHANNEL = 'account_events';

/**
 * Gives each account's events their numbers, without a gap and in the order in which they became known (ADR 0207). Run by one process
 * at a time; the lock of the feed keeps a second one from harm. Each account is a short transaction of its own, so a long
 * import delays nobody.
 */
export class EventSequencer {
  constructor(private readonly pool: pg.Pool) {}

  /** Numbers what waits. Returns whether there may be more. */
  async run(signal?: AbortSignal): Promise<boolean> {
    const accounts = await findWaitingAccounts(this.pool);
    let more = accounts.length === ACCOUNTS;
    for (const accountId of accounts) {
      if (signal?.aborted === true) return false;
      const taken = await inTransaction(this.pool, (tx) => numberEvents(tx, accountId));
      more ||= taken === BATCH;
    }
    return more;
  }
}

async function findWaitingAccounts(db: Queryable): Promise<AccountId[]> {
  const { rows } = await db.query<{ id: AccountId }>({
    name: 'accounts_with_waiting_events',
    text: `select distinct account_id as id from account_event where seq is null and not held limit ${String(ACCOUNTS)}`,
  });
  return rows.map(({ id }) => id);
}

/**
 * An event is released if it is no item's, says that an item is unpaid, or happened in a paid period of its item. What happened after
 * the paid time is held; what happened in a time that was never paid, or to an item that is gone, is deleted. Clocks of servers
 * differ a little, so a period begins five minutes early.
 */
async function numberEvents(tx: Queryable, accountId: AccountId): Promise<number> {
  await tx.query('insert into event_feed (account_id, last_seq) values ($1, 0) on conflict do nothing', [accountId]);
  await tx.query('select from event_feed where account_id = $1 for update', [accountId]);
  const { rows } = await tx.query<{ taken: number }>({
    name: 'number_events',
    text: `with waiting as (
             select e.id, e.item_id, e.at, i.paid_until,
                    e.item_id is null or e.type = 'item.unpaid'
                      or exists (select from watch_period p
                                  where p.item_id = e.item_id and e.at >= p.starts_at - interval '5 minutes' and e.at < p.ends_at) as released
               from account_event e left join watch_item i on i.id = e.item_id
              where e.account_id = $1 and e.seq is null and not e.held order by e.id limit ${String(BATCH)}
           ), numbered as (
             update account_event e set seq = f.last_seq + w.n
               from (select id, row_number() over (order by id) as n from waiting where released) w, event_feed f
              where e.id = w.id and f.account_id = $1
             returning e.seq
           ), feed as (
             update event_feed set last_seq = (select max(seq) from numbered) where account_id = $1 and exists (select from numbered)
           ), holding as (
             update account_event e set held = true from waiting w
              where e.id = w.id and not w.released and w.at >= w.paid_until
           ), dropped as (
             delete from account_event e using waiting w
              where e.id = w.id and not w.released and (w.paid_until is null or w.at < w.paid_until)
           )
           select count(*)::int as taken, pg_notify('${EVENTS_CHANNEL}', $1::text) from waiting`,
    values: [accountId],
  });
  return rows[0]?.taken ?? 0;
}
