import 'reflect-metadata';
import {
  createLogger,
  createMetricsRegistry,
  flushLog,
  listenOrExit,
  loadEnvironment,
  stopOnSignals,
  stopOnce,
} from '@entity-registry/http';
import { createPool } from '@entity-registry/database';
import { WorkerEnvironment } from './config.js';
import { createWorker } from './create-worker.js';

/** Housekeeping reads whole tables; the reconcile sets its own limit. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** A server that hangs doesn't enforce its own limits. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
const CONNECT_TIMEOUT_MS = 3_000;

const config = loadEnvironment(WorkerEnvironment);
const log = createLogger({ service: 'worker', level: config.LOG_LEVEL });
const metrics = createMetricsRegistry('worker');
const pool = createPool(config.DATABASE_SESSION_URL || config.DATABASE_URL, {
  max: config.POOL_SIZE,
  applicationName: 'entity-registry-worker',
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  queryTimeoutMs: QUERY_TIMEOUT_MS,
  connectTimeoutMs: CONNECT_TIMEOUT_MS,
  // A worker that stalls inside a transaction must not keep its locks from the worker that takes over its job.
  idleInTransactionTimeoutMs: config.JOB_LOCK_MS,
  onIdleError: (error) => {
    log.warn({ err: error }, 'a database connection broke');
  },
});

const app = await createWorker({ config, pool, log, metrics, now: () => new Date() });
const measurements = await listenOrExit({ service: 'worker', app, metrics, config, log });

stopOnSignals(
  stopOnce(log, async () => {
    const cut = setTimeout(() => {
      // Every task may be interrupted at any point: its transaction rolls back, and it runs again.
      log.warn('running work was cut off');
      void flushLog(log).then(() => process.exit(0));
    }, config.SHUTDOWN_TIMEOUT_MS);
    // Running work finishes first, and only then its dependencies end.
    await app.close();
    clearTimeout(cut);
    await pool.end();
    measurements.close();
  }),
);
