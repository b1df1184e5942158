import type { WorkDispatch } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import { Dispatcher, QUEUES } from '@entity-registry/queue';
import type { JobQueue, QueueName } from '@entity-registry/queue';

/** The producer side of each queue, with its depth. */
export type JobQueues = Readonly<Record<QueueName, JobQueue>>;

export const QUEUE_NAMES: readonly QueueName[] = Object.values(QUEUES);

/** Gives each queue the rows that may run now. */
export type Dispatchers = Readonly<Record<QueueName, Dispatcher>>;

export function createDispatchers(queues: JobQueues, work: Pick<WorkDispatch, 'dispatch'>, log: Logger): Dispatchers {
  const create = (queue: QueueName): Dispatcher =>
    new Dispatcher(queues[queue], { log, claimJobs: () => work.dispatch(queue) });
  return { refresh: create('refresh'), webhooks: create('webhooks') };
}
