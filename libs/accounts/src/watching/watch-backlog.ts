import type { Queryable } from '@entity-registry/database';
import { UNPAID_RETRY_MS } from './watch-charges.js';

/**
 * What waits in watching. `events`: for their numbers. `webhooks`: webhooks of events that are due. `changes`: lists and names whose watchers
 * haven't been looked up. `charges`: items whose paid time is over.
 */
export const WATCH_QUEUES = ['events', 'webhooks', 'changes', 'charges'] as const;

export interface WatchBacklog {
  readonly queue: (typeof WATCH_QUEUES)[number];
  /** Since when the oldest has been waiting; null: nothing waits. */
  readonly oldest: Date | null;
}

/** An endpoint that had nothing to send has been due for long: its webhook waits since the next event happened. */
const WEBHOOKS = `
  select greatest(e.next_attempt_at, n.at) as at
    from event_endpoint e join event_feed f on f.account_id = e.account_id
   cross join lateral (select at from account_event where account_id = e.account_id and seq > e.done_seq order by seq limit 1) n
   where e.enabled and e.next_attempt_at <= $1 and f.last_seq > e.done_seq
   union all
  select due_at from event_delivery where due_at <= $1`;

/** Each queue of watching, with what has been waiting longest. */
export async function readWatchBacklog(db: Queryable, now: Date): Promise<WatchBacklog[]> {
  const { rows } = await db.query<Record<(typeof WATCH_QUEUES)[number], Date | null>>({
    name: 'read_watch_backlog',
    text: `select (select min(at) from account_event where seq is null and not held) as events,
                  (select min(at) from (${WEBHOOKS}) d) as webhooks,
                  (select at from watch_change order by id limit 1) as changes,
                  (select charge_at from watch_item where state <> 'deleted' and charge_at <= $1 order by charge_at limit 1) as charges`,
    values: [now],
  });
  const [row] = rows;
  return WATCH_QUEUES.map((queue) => ({ queue, oldest: row?.[queue] ?? null }));
}

export interface UnpaidItems {
  readonly items: number;
  readonly accounts: number;
}

/** Items that are watched but unpaid, and how many accounts have any. */
export async function countUnpaidItems(db: Queryable, now: Date): Promise<UnpaidItems> {
  // The charge of an unpaid item is tried again soon, so the index of charges finds them among all items.
  const { rows } = await db.query<UnpaidItems>({
    name: 'count_unpaid_watch_items',
    text: `select count(*)::int as items, count(distinct account_id)::int as accounts from watch_item
            where state = 'unpaid' and charge_at <= $1`,
    values: [new Date(now.getTime() + UNPAID_RETRY_MS)],
  });
  return rows[0] ?? { items: 0, accounts: 0 };
}
