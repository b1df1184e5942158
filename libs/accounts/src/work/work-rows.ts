import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

/** Queues whose slots are divided among accounts (ADR 0071). */
export const WORK_QUEUES = ['refresh', 'webhooks'] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

/** Hands out the free slots of a queue; returns the rows that can run now. Workers not seen since `seenAfter` don't count. */
export async function dispatchWork(
  db: Queryable,
  queue: WorkQueue,
  { now, seenAfter }: { now: Date; seenAfter: Date },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'dispatch_work',
    text: 'select dispatch_work($1, $2, $3) as id',
    values: [queue, now, seenAfter],
  });
  return rows.map(({ id }) => id);
}

/** Reports that a worker process is alive, and how many jobs of this queue it can run at once. */
export async function upsertWorkSlots(
  db: Queryable,
  worker: { queue: WorkQueue; workerId: string; slots: number; now: Date },
): Promise<void> {
  await db.query(
    `insert into work_slots as s (queue, worker_id, slots, seen_at) values ($1, $2, $3, $4)
         on conflict (queue, worker_id) do update set slots = excluded.slots, seen_at = greatest(s.seen_at, excluded.seen_at)`,
    [worker.queue, worker.workerId, worker.slots, worker.now],
  );
}

/** Takes back the slots of a worker process that stops, and of those not seen since `seenBefore`. */
export async function deleteWorkSlots(db: Queryable, workerId: string, seenBefore: Date): Promise<void> {
  await db.query('delete from work_slots where worker_id = $1 or seen_at < $2', [workerId, seenBefore]);
}

/** Whether this row was handed to its queue. */
export async function isWorkDispatched(db: Queryable, queue: WorkQueue, rowId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from work where queue = $1 and row_id = $2 and dispatched_at is not null',
    [queue, rowId],
  );
  return rowCount === 1;
}

/** One account's share of a queue. */
export interface WorkShareRow {
  accountId: AccountId;
  accountName: string;
  waiting: bigint;
  /** Slots that it holds. */
  held: bigint;
  /** When its oldest waiting row was added; null: none waits. */
  oldestWaiting: Date | null;
}

export interface WorkShares {
  /** Slots of all workers, and the limit of one account. */
  slots: number;
  share: number;
  /** Accounts with the most waiting rows first, at most `limit`. */
  accounts: WorkShareRow[];
}

/** How a queue's slots are shared at this moment. */
export async function readWorkShares(
  db: Queryable,
  queue: WorkQueue,
  { seenAfter, limit }: { seenAfter: Date; limit: number },
): Promise<WorkShares> {
  const { rows: slots } = await db.query<{ slots: number }>(
    'select coalesce(sum(slots), 0)::integer as slots from work_slots where queue = $1 and seen_at > $2',
    [queue, seenAfter],
  );
  const { rows: accounts } = await db.query<WorkShareRow>(
    `select w.account_id as "accountId", a.name as "accountName",
            count(*) filter (where w.dispatched_at is null) as waiting,
            count(*) filter (where w.dispatched_at is not null) as held,
            min(w.created_at) filter (where w.dispatched_at is null) as "oldestWaiting"
       from work w join account a on a.id = w.account_id where w.queue = $1
      group by w.account_id, a.name order by waiting desc, held desc, w.account_id limit $2`,
    [queue, limit],
  );
  const all = slots[0]?.slots ?? 0;
  return { slots: all, share: Math.max(1, Math.floor(all / 3)), accounts };
}

/** How the slots of a queue are used. */
export interface WorkTotals {
  queue: WorkQueue;
  slots: number;
  held: number;
  /** Rows that wait for a slot, and their accounts. */
  waiting: number;
  accountsWaiting: number;
  /** How long the longest-waiting row has waited; 0: none waits. */
  longestWaitSeconds: number;
}

/** How the slots of every queue are used, in one statement. */
export async function readWorkTotals(
  db: Queryable,
  { now, seenAfter }: { now: Date; seenAfter: Date },
): Promise<WorkTotals[]> {
  const { rows } = await db.query<WorkTotals>(
    `select q.queue, s.slots, w.*
       from unnest($3::text[]) q (queue)
      cross join lateral (select coalesce(sum(slots), 0)::integer as slots from work_slots
                           where queue = q.queue and seen_at > $2) s
      cross join lateral (
        select count(*) filter (where dispatched_at is not null)::integer as held,
               count(*) filter (where dispatched_at is null)::integer as waiting,
               (count(distinct account_id) filter (where dispatched_at is null))::integer as "accountsWaiting",
               coalesce(extract(epoch from $1 - min(created_at) filter (where dispatched_at is null)), 0)::float8
                 as "longestWaitSeconds"
          from work where queue = q.queue
      ) w`,
    [now, seenAfter, WORK_QUEUES],
  );
  return rows;
}
