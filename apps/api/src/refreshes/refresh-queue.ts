import type { WorkDispatch } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/nest-kit';
import { Dispatcher, openQueue } from '@entity-registry/queue';
import type { QueueConnection } from '@entity-registry/queue';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/**
 * How long to wait for a job to be enqueued, including the connection for the first one; the caller has been answered by then.
 */
const TIMEOUT_MS = 3_000;

/** Where accepted refreshes go: the worker's queue. */
export interface RefreshQueue {
  /** Starts refreshes that may run now. Returns at once and never throws: a worker's sweep finds missing jobs. */
  dispatch(): void;
  /** Waits for the dispatch in progress, for a bounded time, and closes the connections. */
  close(): Promise<void>;
}

/** Connects with the first job, so that an API without its queue starts and answers normally. */
export function createRefreshQueue(
  connection: QueueConnection,
  work: Pick<WorkDispatch, 'dispatch'>,
  log: Logger,
  metrics: Registry,
): RefreshQueue {
  const missed = new Counter({
    name: 'refresh_jobs_missed_total',
    help: 'Refreshes accepted while the queue was unavailable; a sweep of the worker finds them',
    registers: [metrics],
  });
  const queue = openQueue('refresh', connection, { timeoutMs: TIMEOUT_MS });
  const dispatcher = new Dispatcher(queue, {
    log,
    takeSlots: () => work.dispatch('refresh'),
    onMissed: () => {
      missed.inc();
    },
  });
  let dispatching = Promise.resolve();
  return {
    dispatch: () => {
      dispatching = dispatcher.dispatch();
    },
    close: async () => {
      await dispatching;
      await queue.close();
    },
  };
}
