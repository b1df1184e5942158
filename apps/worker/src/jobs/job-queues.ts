import type { WorkDispatch } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/nest-kit';
import { Dispatcher, QUEUES, openQueue, queueConnection } from '@entity-registry/queue';
import type { JobQueue, QueueName } from '@entity-registry/queue';
import type { WorkerConfig } from '../config.js';

/** The producer side of each queue, with its depth. */
export type JobQueues = Readonly<Record<QueueName, JobQueue>>;

export const QUEUE_NAMES: readonly QueueName[] = Object.values(QUEUES);

/** Creates the queues; they connect on first use. */
export function createJobQueues(config: Pick<WorkerConfig, 'DATABASE_URL' | 'REDIS_URL'>, log: Logger): JobQueues {
  const open = (queue: QueueName): JobQueue =>
    openQueue(queue, queueConnection(config), {
      onTrouble: ({ message }) => {
        log.debug({ queue, reason: message }, 'trouble with a queue');
      },
    });
  return { refresh: open('refresh'), webhooks: open('webhooks') };
}

/** Gives each queue the rows that may run now. */
export type Dispatchers = Readonly<Record<QueueName, Dispatcher>>;

export function createDispatchers(queues: JobQueues, work: Pick<WorkDispatch, 'dispatch'>, log: Logger): Dispatchers {
  const create = (queue: QueueName): Dispatcher =>
    new Dispatcher(queues[queue], { log, takeSlots: () => work.dispatch(queue) });
  return { refresh: create('refresh'), webhooks: create('webhooks') };
}
