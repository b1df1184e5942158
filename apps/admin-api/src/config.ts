import { MIN_SEALING_KEY_LENGTH } from '@entity-registry/billing';
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** Every variable the admin API reads. Secrets have no default. */
export const AdminEnvironment = Type.Object({
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://.+',
    description: 'address of the PostgreSQL database, postgresql://user:password@host:port/name',
  }),
  POOL_SIZE: Type.Integer({ minimum: 1, maximum: 50, default: 5, description: 'database connections at most' }),
  KEY_PEPPER: Type.String({
    minLength: 32,
    description: 'secret that keys the stored hashes of API keys and of tokens, the same as that of the API',
    remedy: 'set KEY_PEPPER to the secret that the API runs with',
  }),
  WEBHOOK_SECRET_KEY: Type.String({
    minLength: MIN_SEALING_KEY_LENGTH,
    description:
      'secret that seals the signing secrets of webhooks, at least 32 characters; the same for every process, for good',
    remedy: 'set WEBHOOK_SECRET_KEY to the secret used so far; for a new installation: openssl rand -hex 32',
  }),
  HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on; never one that the public reaches' }),
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 4_200,
    description: 'port of the admin API; 0: any free one',
  }),
  METRICS_HOST: Type.String({ default: '127.0.0.1', description: 'address of the measurements; keep it private' }),
  METRICS_PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 9_467,
    description: 'port of GET /metrics (Prometheus); 0: any free one',
  }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent',
    remedy: 'set LOG_LEVEL to fatal, error, warn, info, debug, trace or silent',
  }),
  SHUTDOWN_TIMEOUT_MS: Type.Integer({
    minimum: 0,
    default: 15_000,
    description: 'how long requests in flight may take to finish after a stop was asked for',
  }),
});

export type AdminConfig = Static<typeof AdminEnvironment>;
