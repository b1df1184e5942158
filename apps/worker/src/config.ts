import { Type } from 'typebox';
import type { Static } from 'typebox';

/** Every variable the worker reads. The configuration guide's table comes from here. */
export const WorkerEnvironment = Type.Object({
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://.+',
    description: 'address of the PostgreSQL database, postgresql://user:password@host:port/name',
  }),
  POOL_SIZE: Type.Integer({ minimum: 3, maximum: 200, default: 5, description: 'database connections at most' }),
  HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on; 0.0.0.0 for every one' }),
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 4_030,
    description: 'port of GET /health and /health/ready; 0: any free one',
  }),
  METRICS_HOST: Type.String({ default: '127.0.0.1', description: 'address of the measurements; keep it private' }),
  METRICS_PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 9_466,
    description: 'port of GET /metrics (Prometheus); 0: any free one',
  }),
  HOUSEKEEPING_CHECK_MS: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 5_000,
    description: 'how often the worker looks whether a task of the housekeeping is due',
  }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent',
    remedy: 'set LOG_LEVEL to fatal, error, warn, info, debug, trace or silent',
  }),
  SHUTDOWN_TIMEOUT_MS: Type.Integer({
    minimum: 0,
    default: 15_000,
    description: 'how long work under way may take to finish after a stop was asked for',
  }),
});

export type WorkerConfig = Static<typeof WorkerEnvironment>;
