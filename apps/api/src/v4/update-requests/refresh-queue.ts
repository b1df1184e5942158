import type { Logger } from '@entity-registry/nest-kit';
import { createAnnouncer, openQueue } from '@entity-registry/queue';
import type { QueueConnection } from '@entity-registry/queue';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/** How long one job waits to be taken, the first with the connection made; its caller has been answered by then. */
const TIMEOUT_MS = 3_000;

/** Where refreshes that were taken in go: the worker's queue. */
export interface RefreshQueue {
  /** Adds the job of a request that is written. Returns at once and never throws: a worker's sweep finds what is missing. */
  put(id: bigint): void;
  /** Waits for the jobs that are being added, in bounded time, and ends the connections. */
  close(): Promise<void>;
}

/** Connects with the first job, so that an API whose queue is away starts and answers as any other. */
export function createRefreshQueue(connection: QueueConnection, log: Logger, metrics: Registry): RefreshQueue {
  const missed = new Counter({
    name: 'refresh_jobs_missed_total',
    help: 'Refreshes that were taken in while the queue was away; the sweep of a worker finds them',
    registers: [metrics],
  });
  const queue = openQueue('refresh', connection, { timeoutMs: TIMEOUT_MS });
  const announce = createAnnouncer(queue, {
    log,
    onMissed: () => {
      missed.inc();
    },
  });
  const adding = new Set<Promise<void>>();
  return {
    put: (id) => {
      const added = announce(id).finally(() => adding.delete(added));
      adding.add(added);
    },
    close: async () => {
      await Promise.all(adding);
      await queue.close();
    },
  };
}
