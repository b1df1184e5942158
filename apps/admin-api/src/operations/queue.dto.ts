import { ShownCount, ShownText, ShownTime } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import type { BacklogRow } from '@entity-registry/accounts';
import type { QueueState } from '@entity-registry/queue';
import { ApiProperty } from '@nestjs/swagger';

export class QueueJobsView {
  @ShownCount('jobs that wait for a worker')
  readonly waiting!: number;
  @ShownCount('jobs under way')
  readonly active!: number;
  @ShownCount('jobs that failed and wait for their next try')
  readonly delayed!: number;
  @ShownTime('since when the oldest job waits; null: none waits', { nullable: true })
  readonly oldest_waiting_at!: string | null;
}

export class QueueView {
  @ShownText('the work', { enum: ['refresh', 'webhooks', 'documents', 'mail'] })
  readonly name!: string;
  @ShownText('where its jobs are; null: it is kept in rows alone', { enum: ['postgresql', 'redis'], nullable: true })
  readonly backend!: string | null;
  @ShownText('whether the queue answers; null: it has none', { type: 'boolean', nullable: true })
  readonly reachable!: boolean | null;
  @ApiProperty({ type: QueueJobsView, nullable: true, description: 'its jobs; null: it has none, or does not answer' })
  readonly jobs!: QueueJobsView | null;
  @ShownCount('rows that are not done; the rows are the truth, jobs only tell of them')
  readonly rows_waiting!: number;
  @ShownTime('since when the oldest of these rows waits; null: none, or not known', { nullable: true })
  readonly oldest_row_at!: string | null;
  @ShownCount('rows that failed in the last 24 hours; null: not known', { nullable: true })
  readonly failed_of_late!: number | null;
  @ShownCount('rows that wait and that nobody has tried; null: such rows keep no attempts', { nullable: true })
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
