import 'reflect-metadata';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WorkDispatch, createResolveName } from '@entity-registry/accounts';
import {
  Site,
  createLogger,
  createMetricsRegistry,
  listenOrExit,
  loadEnvironment,
  stopOnSignals,
  stopOnce,
} from '@entity-registry/http';
import { createPool } from '@entity-registry/database';
import { Dispatcher, QUEUES, openQueue, queueConnection } from '@entity-registry/queue';
import { AdminEnvironment } from './config.js';
import { createAdminApi } from './create-app.js';

const STATEMENT_TIMEOUT_MS = 5_000;
/** A server that hangs doesn't enforce its own limits. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 500;
const CONNECT_TIMEOUT_MS = 3_000;
/** The workers also poll, so a lost notification delays little. */
const QUEUE_TIMEOUT_MS = 1_000;

const config = loadEnvironment(AdminEnvironment);
const log = createLogger({ service: 'admin-api', level: config.LOG_LEVEL });
const metrics = createMetricsRegistry('admin-api');
const pool = createPool(config.DATABASE_SESSION_URL || config.DATABASE_URL, {
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
const refreshes = openQueue(QUEUES.refresh, queueConnection(config), { timeoutMs: QUEUE_TIMEOUT_MS });
const dispatcher = new Dispatcher(webhooks, {
  log,
  claimJobs: () => new WorkDispatch(pool, () => new Date()).dispatch(QUEUES.webhooks),
});
const announce = () => dispatcher.dispatch();
const backend = config.REDIS_URL === '' ? 'postgresql' : 'redis';
const queues = [refreshes, webhooks].map(
  (queue) => ({ name: queue.name, backend, state: () => queue.state() }) as const,
);
const pages = openPages(config.PAGES_DIR || path.join(import.meta.dirname, '../../dashboard/dist/operator'));

const { app } = await createAdminApi({
  ...{ config, pool, log, metrics, announce, queues, pages },
  resolveName: createResolveName({ tries: 1 }),
  now: () => new Date(),
});
const measurements = await listenOrExit({ service: 'admin-api', app, metrics, config, log });

stopOnSignals(
  stopOnce(log, async () => {
    // Requests in flight finish first, and only then their dependencies end.
    await app.close();
    await Promise.all([webhooks.close(), refreshes.close()]);
    // A running ledger proof is abandoned: it only reads, and the worker repeats it.
    await Promise.race([pool.end(), pause(config.SHUTDOWN_TIMEOUT_MS)]);
    measurements.close();
  }),
);

/** Without the pages the API still works. */
function openPages(directory: string): Site | null {
  try {
    return Site.load(directory, { remedy: 'npm run dashboard', fallback: 'index.html' });
  } catch (error) {
    log.warn({ err: error }, "the operators' pages are not served");
    return null;
  }
}
