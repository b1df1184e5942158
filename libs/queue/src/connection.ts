/** Where the queues are: in PostgreSQL, in the schema `bullmq` of the application's own database, or on Redis. */
export type QueueConnection = { readonly databaseUrl: string } | { readonly redisUrl: string };

/** Redis when REDIS_URL is set, else the database. */
export function queueConnection(config: {
  readonly DATABASE_URL: string;
  readonly REDIS_URL: string;
}): QueueConnection {
  return config.REDIS_URL === '' ? { databaseUrl: config.DATABASE_URL } : { redisUrl: config.REDIS_URL };
}
