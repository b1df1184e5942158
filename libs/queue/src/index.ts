export { queueConnection } from './connection.js';
export type { QueueConnection } from './connection.js';
export { JobQueue, openQueue } from './job-queue.js';
export type { JobCounts, PutBack, QueueOptions } from './job-queue.js';
export { JobWorker, openWorker } from './job-worker.js';
export type { JobHooks, JobOutcome, JobProcess, JobWorkerOptions } from './job-worker.js';
export { QUEUES } from './queue-names.js';
export type { QueueName } from './queue-names.js';
export { QueueAwayError } from './time-limit.js';
