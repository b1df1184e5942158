import { REQUEST_RATE } from '@entity-registry/domain';
import { field, objectStoreFields, searchFields } from '@entity-registry/http';
import { Type } from 'typebox';
import type { Static } from 'typebox';

const secret = (description: string, remedy: string, minLength: number) =>
  Type.String({ minLength, description, remedy });

/** Every variable the API reads. Secrets have no default. The configuration guide's table comes from here. */
export const ApiEnvironment = Type.Object({
  DATABASE_URL: field.databaseUrl,
  DATABASE_SESSION_URL: field.databaseSessionUrl(
    'for the one session that listens and holds a lock, and for queues without REDIS_URL',
  ),
  DATABASE_REPLICA_URLS: Type.String({
    pattern: '^postgres(ql)?://\\S+( postgres(ql)?://\\S+)*$',
    default: '',
    description:
      'addresses of hot standbys that answer reads, separated by spaces; the same in every API process; when not set, the primary answers them',
  }),
  POOL_SIZE: Type.Integer({
    minimum: 4,
    maximum: 200,
    default: 12,
    description: 'maximum database connections, at least 4; charges never use the last one',
  }),
  SCREENING_THREADS: Type.Integer({
    minimum: 1,
    maximum: 16,
    default: 2,
    description:
      'threads that screen against lists, each with all listed names in its memory (about 75 MB); at most one per processor',
  }),
  KEY_PEPPER: secret(
    'secret that keys the stored hashes of API keys, at least 32 characters; the same for every process, never changed',
    'set KEY_PEPPER to the secret the keys were created with; for a new installation: openssl rand -hex 32',
    32,
  ),
  HOST: field.host('0.0.0.0 for all interfaces'),
  PORT: field.port(4_000, 'port of the API'),
  METRICS_HOST: field.metricsHost,
  METRICS_PORT: field.metricsPort(9_464),
  RATE_LIMIT_PER_SECOND: Type.Number({
    exclusiveMinimum: 0,
    default: REQUEST_RATE.ratePerSecond,
    description: 'requests per second for one key on the standard plan, or for one client address without a key',
  }),
  RATE_LIMIT_BURST: Type.Integer({
    minimum: 1,
    default: REQUEST_RATE.burst,
    description: 'burst size: requests that such a key or address can send at once after a pause',
  }),
  REDIS_URL: field.redisUrl(
    'that holds the shared rate limits and the queues',
    'only one process can run, and the database keeps the queues',
  ),
  ...searchFields,
  SEARCH_WHEN_AWAY: Type.Enum(['error', 'postgres'], {
    default: 'error',
    description:
      'what searches do while OpenSearch is away: error (502 `search_backend_error`, not charged) or postgres (PostgreSQL answers)',
    remedy: 'set SEARCH_WHEN_AWAY to error or postgres',
  }),
  SEARCH_STALE_AFTER_MS: Type.Integer({
    minimum: 5_000,
    default: 60_000,
    description:
      'OpenSearch counts as away while it lacks a change older than this, in milliseconds, because it could miss records',
  }),
  PUBLIC_URL: field.publicUrl('signed document addresses begin with it; when not set: `http://127.0.0.1` with PORT', {
    default: '',
  }),
  PLATFORM_URL: Type.String({
    pattern: '^https?://.+[^/]$',
    default: 'http://127.0.0.1:4100',
    description: 'address of the dashboard, without a trailing slash; upgrade_url and settings_url lead there',
  }),
  ...objectStoreFields,
  LOG_LEVEL: field.logLevel,
  TRUSTED_PROXIES: field.trustedProxies,
  AGENT_SERVER_TOKEN: field.agentServerToken('when not set, no address is trusted', { default: '' }),
  PLATFORM_TOKEN: field.platformToken('when not set, no user is trusted, and usage shows none', { default: '' }),
  SHUTDOWN_TIMEOUT_MS: field.shutdownTimeoutMs('requests in flight'),
});

export type ApiConfig = Static<typeof ApiEnvironment>;

/** Address of this API as callers see it, without a trailing slash: PUBLIC_URL, else that of PORT on this machine. */
export function publicUrl({ PUBLIC_URL, PORT }: Pick<ApiConfig, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL === '' ? `http://127.0.0.1:${PORT}` : PUBLIC_URL;
}
