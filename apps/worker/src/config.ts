import { MIN_SEALING_KEY_LENGTH } from '@entity-registry/billing';
import { field } from '@entity-registry/nest-kit';
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** Every variable the worker reads. The configuration guide's table comes from here. */
export const WorkerEnvironment = Type.Object({
  DATABASE_URL: field.databaseUrl,
  POOL_SIZE: Type.Integer({ minimum: 3, maximum: 200, default: 5, description: 'database connections at most' }),
  HOST: field.host('0.0.0.0 for every one'),
  PORT: field.port(4_030, 'port of GET /health and /health/ready'),
  METRICS_HOST: field.metricsHost,
  METRICS_PORT: field.metricsPort(9_466),
  HOUSEKEEPING_CHECK_MS: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 5_000,
    description: 'how often the worker looks whether a task of the housekeeping is due',
  }),
  WEBHOOK_SECRET_KEY: field.webhookSecretKey(MIN_SEALING_KEY_LENGTH),
  WEBHOOK_ALLOW_PRIVATE_ADDRESSES: field.webhookAllowPrivate,
  LOG_LEVEL: field.logLevel,
  SHUTDOWN_TIMEOUT_MS: field.shutdownTimeoutMs('work under way'),
});

export type WorkerConfig = Static<typeof WorkerEnvironment>;
