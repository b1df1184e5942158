export { QUEUES } from './queue-names.js';
export type { QueueName } from './queue-names.js';
