import { MIN_SEALING_KEY_LENGTH } from '@entity-registry/accounts';
import { field } from '@entity-registry/http';
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** All environment variables of the admin API. Secrets have no default. */
export const AdminEnvironment = Type.Object({
  DATABASE_URL: field.databaseUrl,
  DATABASE_SESSION_URL: field.databaseSessionUrl(
    'for all connections of this process, because it holds locks for as long as a task runs',
  ),
  POOL_SIZE: Type.Integer({
    minimum: 1,
    maximum: 50,
    default: 5,
    description: 'maximum number of database connections',
  }),
  KEY_PEPPER: Type.String({
    minLength: 32,
    description: "secret that keys the stored hashes of API keys and operator tokens, the same as the API's",
    remedy: 'set KEY_PEPPER to the secret that the API runs with',
  }),
  WEBHOOK_SECRET_KEY: field.webhookSecretKey(MIN_SEALING_KEY_LENGTH),
  WEBHOOK_ALLOW_PRIVATE_ADDRESSES: field.webhookAllowPrivate,
  ADMIN_URL: Type.String({
    pattern: '^https?://[^/]+$',
    default: '',
    description:
      'address at which operators open the pages, without a trailing slash; https makes their cookie Secure; when not set, ' +
      'any host of the service, over http',
    remedy: 'set ADMIN_URL to an address such as https://operators.example.com, or leave it out',
  }),
  PAGES_DIR: Type.String({
    default: '',
    description: "folder of the built operators' pages; when not set, the one that `npm run dashboard` builds",
  }),
  TRUSTED_PROXIES: field.trustedProxies,
  REDIS_URL: field.redisUrl("that keeps the queues, the same as the API's", 'the database keeps them'),
  HOST: field.host('never a public one'),
  PORT: field.port(4_200, 'port of the admin API'),
  METRICS_HOST: field.metricsHost,
  METRICS_PORT: field.metricsPort(9_467),
  LOG_LEVEL: field.logLevel,
  SHUTDOWN_TIMEOUT_MS: field.shutdownTimeoutMs('requests in flight'),
});

export type AdminConfig = Static<typeof AdminEnvironment>;
