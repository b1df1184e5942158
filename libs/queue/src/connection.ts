/** Where the queues are: in PostgreSQL, in the schema `bullmq` of the application's own database, or on Redis. */
export type QueueConnection = { readonly databaseUrl: string } | { readonly redisUrl: string };

/**
 * Redis when REDIS_URL is set, else the database: over DATABASE_SESSION_URL if that is set, because BullMQ listens, which a pooler in
 * transaction mode breaks.
 */
export function queueConnection(config: {
  readonly DATABASE_URL: string;
  readonly DATABASE_SESSION_URL?: string;
  readonly REDIS_URL: string;
}): QueueConnection {
  if (config.REDIS_URL !== '') return { redisUrl: config.REDIS_URL };
  return { databaseUrl: config.DATABASE_SESSION_URL || config.DATABASE_URL };
}
