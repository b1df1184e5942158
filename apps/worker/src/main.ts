import 'reflect-metadata';
import type { Server } from 'node:http';
import {
  createLogger,
  createMetricsRegistry,
  flushLog,
  loadEnvironment,
  serveMetrics,
} from '@entity-registry/nest-kit';
import { createPool } from '@entity-registry/persistence';
import { WorkerEnvironment } from './config.js';
import { createWorker } from './create-worker.js';

/** Housekeeping reads whole tables; the reconcile sets a limit of its own. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** A server that hangs keeps no limits of its own. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
const CONNECT_TIMEOUT_MS = 3_000;

const config = loadEnvironment(WorkerEnvironment);
const log = createLogger({ service: 'worker', level: config.LOG_LEVEL });
const metrics = createMetricsRegistry('worker');
const pool = createPool(config.DATABASE_URL, {
  max: config.POOL_SIZE,
  applicationName: 'entity-registry-worker',
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  queryTimeoutMs: QUERY_TIMEOUT_MS,
  connectTimeoutMs: CONNECT_TIMEOUT_MS,
  onIdleError: (error) => {
    log.warn({ err: error }, 'a database connection broke');
  },
});

const app = await createWorker({ config, pool, log, metrics, now: () => new Date() });

/** Listens; a port that is taken or not allowed is one clear line and exit code 1. */
async function listen(): Promise<Server> {
  try {
    const measurements = await serveMetrics(metrics, { host: config.METRICS_HOST, port: config.METRICS_PORT });
    await app.listen(config.PORT, config.HOST);
    return measurements;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `worker: cannot listen on ${config.HOST}:${config.PORT}, measurements on port ${config.METRICS_PORT}: ${reason}\n`,
    );
    process.exit(1);
  }
}

const metricsServer = await listen();
log.info({ address: await app.getUrl() }, 'listening');

let stopping = false;

/** Work under way finishes first; only then does what it stands on end. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  const cut = setTimeout(() => {
    // Every task may be cut off at any point: its transaction rolls back, and it is run again.
    log.warn('work under way was cut off');
    void flushLog(log).then(() => process.exit(0));
  }, config.SHUTDOWN_TIMEOUT_MS);
  await app.close();
  clearTimeout(cut);
  await pool.end();
  metricsServer.close();
  log.info('stopped');
  await flushLog(log);
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
