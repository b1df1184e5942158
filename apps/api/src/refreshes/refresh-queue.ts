import type { WorkDispatch } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import { Dispatcher } from '@entity-registry/queue';
import type { JobQueue } from '@entity-registry/queue';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/**
 * How long to wait for a job to be enqueued, including the connection for the first one; the response is sent by then.
 */
export const QUEUE_TIMEOUT_MS = 3_000;

/** Where accepted refreshes go: the worker's queue. It connects with the first job, so that an API without it works normally. */
export class RefreshQueue implements OnApplicationShutdown {
  private readonly dispatcher: Dispatcher;
  private dispatching = Promise.resolve();

  constructor(queue: JobQueue, work: Pick<WorkDispatch, 'dispatch'>, log: Logger, metrics: Registry) {
    const missed = new Counter({
      name: 'refresh_jobs_missed_total',
      help: 'Refreshes accepted while the queue was unavailable; a sweep of the worker finds them',
      registers: [metrics],
    });
    this.dispatcher = new Dispatcher(queue, {
      log,
      claimJobs: () => work.dispatch('refresh'),
      onMissed: () => {
        missed.inc();
      },
    });
  }

  /** Starts refreshes that may run now. Returns at once and never throws: a worker's sweep finds missing jobs. */
  dispatch(): void {
    this.dispatching = this.dispatcher.dispatch();
  }

  /** Waits for the dispatch in progress, for a bounded time. Nest closes the queue after this. */
  onApplicationShutdown(): Promise<void> {
    return this.dispatching;
  }
}
