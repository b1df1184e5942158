import 'reflect-metadata';
import {
  createLogger,
  createMetricsRegistry,
  listenOrExit,
  loadEnvironment,
  stopOnSignals,
  stopOnce,
} from '@entity-registry/nest-kit';
import { createPool } from '@entity-registry/persistence';
import { QUEUES, createAnnouncer, openQueue, queueConnection } from '@entity-registry/queue';
import { AdminEnvironment } from './config.js';
import { createAdminApi } from './create-app.js';

const STATEMENT_TIMEOUT_MS = 5_000;
/** A server that hangs keeps no limits of its own. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 500;
const CONNECT_TIMEOUT_MS = 3_000;
/** The workers look for themselves, so nobody waits long for the queue. */
const QUEUE_TIMEOUT_MS = 1_000;

const config = loadEnvironment(AdminEnvironment);
const log = createLogger({ service: 'admin-api', level: config.LOG_LEVEL });
const metrics = createMetricsRegistry('admin-api');
const pool = createPool(config.DATABASE_URL, {
  max: config.POOL_SIZE,
  applicationName: 'entity-registry-admin-api',
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  queryTimeoutMs: QUERY_TIMEOUT_MS,
  connectTimeoutMs: CONNECT_TIMEOUT_MS,
  onIdleError: (error) => {
    log.warn({ err: error }, 'a database connection broke');
  },
});

const webhooks = openQueue(QUEUES.webhooks, queueConnection(config), { timeoutMs: QUEUE_TIMEOUT_MS });
const announce = createAnnouncer(webhooks, { log });

const { app } = await createAdminApi({ config, pool, log, metrics, announce, now: () => new Date() });
const measurements = await listenOrExit({ service: 'admin-api', app, metrics, config, log });

stopOnSignals(
  stopOnce(log, async () => {
    // Requests in flight finish first; only then does what they stand on end.
    await app.close();
    await webhooks.close();
    await pool.end();
    measurements.close();
  }),
);
