import type { JobsOptions } from 'bullmq';
import type { QueueName } from './queue-names.js';

/** A job is the id of its row, as text: the queues write JSON. */
export interface JobData {
  readonly id: string;
}

const PREFIX: Record<QueueName, string> = { refresh: 'refresh', webhooks: 'webhook' };

/** A row has one job at most, however often it is added: `refresh-17`, `webhook-4`. */
export function jobId(queue: QueueName, id: bigint): string {
  return `${PREFIX[queue]}-${String(id)}`;
}

/**
 * A job that has ended leaves nothing behind: its id is free for the sweep at once, and the row says how it ended. Between
 * the attempts of a job that throws there are 3 and 6 seconds: time enough for a source that is back in a moment, and longer
 * than one that failed again and again is left alone.
 */
export const JOB_OPTIONS: Omit<JobsOptions, 'jobId'> = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 3_000 },
  removeOnComplete: true,
  removeOnFail: true,
};
