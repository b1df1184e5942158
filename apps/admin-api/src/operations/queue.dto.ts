import { ShownCount, ShownText, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { BacklogRow } from '@entity-registry/accounts';
import type { QueueState } from '@entity-registry/queue';
import { ApiProperty } from '@nestjs/swagger';

export class QueueJobsView {
  @ShownCount('jobs waiting for a worker')
  readonly waiting!: number;
  @ShownCount('jobs in progress')
  readonly active!: number;
  @ShownCount('failed jobs waiting for their next attempt')
  readonly delayed!: number;
  @ShownTime('when the oldest waiting job was added; null: none waits', { nullable: true })
  readonly oldest_waiting_at!: string | null;
}

export class QueueView {
  @ShownText('kind of work', { enum: ['refresh', 'webhooks', 'documents', 'mail'] })
  readonly name!: string;
  @ShownText('where its jobs are stored; null: it only has rows', { enum: ['postgresql', 'redis'], nullable: true })
  readonly backend!: string | null;
  @ShownText('whether the queue responds; null: it has none', { type: 'boolean', nullable: true })
  readonly reachable!: boolean | null;
  @ApiProperty({
    type: QueueJobsView,
    nullable: true,
    description: 'its jobs; null: there is no queue, or it does not respond',
  })
  readonly jobs!: QueueJobsView | null;
  @ShownCount('pending rows; the rows are the source of truth, and jobs only point to them')
  readonly rows_waiting!: number;
  @ShownTime('when the oldest pending row was added; null: none, or unknown', { nullable: true })
  readonly oldest_row_at!: string | null;
  @ShownCount('rows that failed in the last 24 hours; null: unknown', { nullable: true })
  readonly failed_of_late!: number | null;
  @ShownCount('pending rows without an attempt; null: attempts are not recorded for these rows', { nullable: true })
  readonly rows_untried!: number | null;
}

/** A queue as the app reads it. */
export interface WatchedQueue {
  readonly name: string;
  readonly backend: 'postgresql' | 'redis';
  state(): Promise<QueueState>;
}

/** One kind of work: its rows, and its queue if it has one (`state` null: the queue doesn't respond). */
export function toQueue(
  row: BacklogRow,
  queue: { backend: 'postgresql' | 'redis'; state: QueueState | null } | null,
): Shown<QueueView> {
  return {
    name: row.name,
    backend: queue?.backend ?? null,
    reachable: queue === null ? null : queue.state !== null,
    jobs: queue?.state ? toJobs(queue.state) : null,
    rows_waiting: Number(row.waiting),
    oldest_row_at: row.oldest?.toISOString() ?? null,
    failed_of_late: row.failed === null ? null : Number(row.failed),
    rows_untried: row.untried === null ? null : Number(row.untried),
  };
}

const toJobs = ({ waiting, active, delayed, oldestWaiting }: QueueState): Shown<QueueJobsView> => ({
  ...{ waiting, active, delayed },
  oldest_waiting_at: oldestWaiting?.toISOString() ?? null,
});
