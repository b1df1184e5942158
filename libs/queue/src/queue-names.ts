/** The queues, by the task of their jobs. A job only carries the id of its row: the row is the source of truth. */
export const QUEUES = { refresh: 'refresh', webhooks: 'webhooks' } as const;

export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];
