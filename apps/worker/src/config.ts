import { MIN_SEALING_KEY_LENGTH } from '@entity-registry/accounts';
import { field, objectStoreFields, searchFields } from '@entity-registry/http';
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** All environment variables of the worker. The configuration guide's table comes from here. */
export const WorkerEnvironment = Type.Object({
  DATABASE_URL: field.databaseUrl,
  DATABASE_SESSION_URL: field.databaseSessionUrl(
    'for all connections of this process, because it holds locks for as long as a task runs',
  ),
  POOL_SIZE: Type.Integer({
    minimum: 4,
    maximum: 200,
    default: 16,
    description: 'maximum number of database connections',
  }),
  HOST: field.host('0.0.0.0 for all interfaces'),
  PORT: field.port(4_030, 'port of GET /health and /health/ready'),
  METRICS_HOST: field.metricsHost,
  METRICS_PORT: field.metricsPort(9_466),
  HOUSEKEEPING_CHECK_MS: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 5_000,
    description: 'how often the worker checks whether a housekeeping task is due, in milliseconds',
  }),
  REDIS_URL: field.redisUrl("that keeps the queues, the same as the API's", 'the database keeps them'),
  SOURCES_URL: Type.String({
    pattern: '^https?://.+[^/]$',
    default: '',
    description:
      'address of a stub that replaces all sources, without a trailing slash, for the demo and tests: ' +
      'its data is stored as synthetic; when not set, the real sources are read',
  }),
  LISTS_DIRECTORY: Type.String({
    default: '',
    description:
      'directory with the files of sanctions, PEP and debarment lists, laid out as `npm run data -- import` expects it; a refresh with ' +
      'DAT-SCREEN first imports those that changed; when not set, lists change only by `npm run data`',
  }),
  REFRESH_CONCURRENCY: Type.Integer({
    minimum: 1,
    maximum: 64,
    default: 12,
    description: 'refreshes that this process runs at once; an account has at most a third of those of all workers',
  }),
  PARSER_THREADS: Type.Integer({
    minimum: 1,
    maximum: 16,
    default: 2,
    description: 'threads that parse the responses of sources; one source never has all of them at once',
  }),
  PARSER_TIMEOUT_MS: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 5_000,
    description: 'how long parsing one response may take; a thread that takes longer is ended, and the reading fails',
  }),
  PARSER_MEMORY_MB: Type.Integer({
    minimum: 64,
    maximum: 768,
    default: 384,
    description: 'memory limit of a parsing thread; a thread that exceeds it is ended, and the reading fails',
  }),
  WEBHOOK_CONCURRENCY: Type.Integer({
    minimum: 1,
    maximum: 256,
    default: 48,
    description: 'webhooks that this process sends at once; an account has at most a third of those of all workers',
  }),
  JOB_LOCK_MS: Type.Integer({
    minimum: 500,
    default: 30_000,
    description:
      'how long a job stays with a worker that no longer responds; another worker takes it within 1.2 times that',
  }),
  JOB_SWEEP_MS: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 5_000,
    description: 'how often the worker looks for rows whose job is missing',
  }),
  OCR_CONCURRENCY: Type.Integer({
    minimum: 0,
    maximum: 16,
    default: 1,
    description: 'scanned documents read at once by this process, where tesseract is installed; 0: none',
  }),
  OCR_CHECK_MS: Type.Integer({
    minimum: 100,
    maximum: 600_000,
    default: 5_000,
    description: 'how often the worker looks for unread documents',
  }),
  OCR_MAX_PAGES: Type.Integer({
    minimum: 1,
    maximum: 5_000,
    default: 200,
    description: 'documents with more pages are not read',
  }),
  OCR_TIMEOUT_MS: Type.Integer({
    minimum: 1_000,
    maximum: 7_200_000,
    default: 900_000,
    description: 'how long reading one document may take',
  }),
  ...searchFields,
  SEARCH_CHECK_MS: Type.Integer({
    minimum: 50,
    maximum: 60_000,
    default: 500,
    description: 'how often the worker looks for changes to index in OpenSearch, in milliseconds',
  }),
  PUBLIC_URL: field.publicUrl('document addresses in webhooks begin with it'),
  ...objectStoreFields,
  WEBHOOK_SECRET_KEY: field.webhookSecretKey(MIN_SEALING_KEY_LENGTH),
  WEBHOOK_ALLOW_PRIVATE_ADDRESSES: field.webhookAllowPrivate,
  LOG_LEVEL: field.logLevel,
  SHUTDOWN_TIMEOUT_MS: field.shutdownTimeoutMs('running work'),
});

export type WorkerConfig = Static<typeof WorkerEnvironment>;
