/** The queues, by what their jobs do. A job carries the id of its row and nothing else: the row is the truth. */
export const QUEUES = { refresh: 'refresh', webhooks: 'webhooks' } as const;

export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];
