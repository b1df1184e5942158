import type { Logger } from '@entity-registry/nest-kit';
import { QUEUES, openQueue, queueConnection } from '@entity-registry/queue';
import type { JobQueue, QueueName } from '@entity-registry/queue';
import type { WorkerConfig } from '../config.js';

/** The side of each queue that adds jobs, and what is asked of its depth. */
export type JobQueues = Readonly<Record<QueueName, JobQueue>>;

export const QUEUE_NAMES: readonly QueueName[] = Object.values(QUEUES);

/** Makes them; they connect when they are first used. */
export function createJobQueues(config: Pick<WorkerConfig, 'DATABASE_URL' | 'REDIS_URL'>, log: Logger): JobQueues {
  const open = (queue: QueueName): JobQueue =>
    openQueue(queue, queueConnection(config), {
      onTrouble: ({ message }) => {
        log.debug({ queue, reason: message }, 'trouble with a queue');
      },
    });
  return { refresh: open('refresh'), webhooks: open('webhooks') };
}
