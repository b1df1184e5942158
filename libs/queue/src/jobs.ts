import type { Job, JobsOptions } from 'bullmq';
import type { QueueName } from './queue-names.js';

/** A job is the id of its row, as text: the queues write JSON. */
export interface JobData {
  readonly id: string;
}

/** A job as a worker runs it. */
export type QueueJob = Job<JobData, void>;

/** The row of a job. */
export function rowOf(job: QueueJob): bigint {
  return BigInt(job.data.id);
}

/** Whether no other attempt follows if this one throws. */
export function isLastAttempt(job: QueueJob): boolean {
  return job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
}

const PREFIX: Record<QueueName, string> = { refresh: 'refresh', webhooks: 'webhook' };

/** A row has one job at most, however often it is added: `refresh-17`, `webhook-4`. */
export function jobId(queue: QueueName, id: bigint): string {
  return `${PREFIX[queue]}-${String(id)}`;
}

const RETRY_DELAY_MS = 3_000;

/**
 * A job that has ended leaves nothing behind: its id is free for the sweep at once, and the row says how it ended. A job that
 * throws is retried after 3 and 6 seconds: enough for a source with a brief outage, and longer than the pause for one that
 * keeps failing.
 */
export const JOB_OPTIONS: Omit<JobsOptions, 'jobId'> = {
  attempts: 3,
  backoff: { type: 'exponential', delay: RETRY_DELAY_MS },
  removeOnComplete: true,
  removeOnFail: true,
};
