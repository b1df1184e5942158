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
import { PlatformEnvironment } from './config.js';
import { createPlatform } from './create-app.js';

const STATEMENT_TIMEOUT_MS = 5_000;
/** A server that hangs doesn't enforce its own limits. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 500;
const CONNECT_TIMEOUT_MS = 3_000;
/** The workers also poll, so a lost notification delays little. */
const QUEUE_TIMEOUT_MS = 1_000;

const config = loadEnvironment(PlatformEnvironment);
const log = createLogger({ service: 'platform', level: config.LOG_LEVEL });
const metrics = createMetricsRegistry('platform');
const site = openSite(config.SITE_DIR || path.join(import.meta.dirname, '../../dashboard/dist/web'));
const pool = createPool(config.DATABASE_URL, {
  max: config.POOL_SIZE,
  applicationName: 'entity-registry-platform',
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  queryTimeoutMs: QUERY_TIMEOUT_MS,
  connectTimeoutMs: CONNECT_TIMEOUT_MS,
  onIdleError: (error) => {
    log.warn({ err: error }, 'a database connection broke');
  },
});

if (config.SMTP_URL === '' && !config.OUTBOX_PAGE) {
  log.warn('SMTP_URL is not set: mails stay in the outbox, and users cannot confirm their addresses');
}

const webhooks = openQueue(QUEUES.webhooks, queueConnection(config), { timeoutMs: QUEUE_TIMEOUT_MS });
const dispatcher = new Dispatcher(webhooks, {
  log,
  claimJobs: () => new WorkDispatch(pool, () => new Date()).dispatch(QUEUES.webhooks),
});
const announce = () => dispatcher.dispatch();

const resolveName = createResolveName({ tries: 1 });
const { app, periodic } = await createPlatform(
  { config, pool, log, metrics, announce, resolveName, now: () => new Date() },
  site,
);
const measurements = await listenOrExit({ service: 'platform', app, metrics, config, log });

periodic.start();

stopOnSignals(
  stopOnce(log, async () => {
    // Running work finishes first, and only then its dependencies end. A mail server that hangs is not waited for: another
    // process resumes its mails.
    const runs = Promise.race([periodic.stop(), pause(config.SHUTDOWN_TIMEOUT_MS)]);
    await Promise.all([runs, app.close()]);
    await webhooks.close();
    await pool.end();
    measurements.close();
  }),
);

/** The built pages; without them, or while they are being built, the API still works. */
function openSite(directory: string): Site | null {
  try {
    return Site.load(directory, { remedy: 'npm run dashboard', fallback: 'index.html' });
  } catch (error) {
    log.warn({ err: error }, 'the pages of the dashboard are not served');
    return null;
  }
}
