import 'reflect-metadata';
import type { Server } from 'node:http';
import {
  createLogger,
  createMetricsRegistry,
  flushLog,
  loadEnvironment,
  serveMetrics,
} from '@entity-registry/nest-kit';
import { LockTakenError, createPool } from '@entity-registry/persistence';
import type { Listener } from '@entity-registry/persistence';
import { ApiEnvironment } from './config.js';
import { createApi } from './create-app.js';
import { listenForKeys } from './gateway/key-notifications.js';

const STATEMENT_TIMEOUT_MS = 5_000;
/** A server that hangs keeps no limits of its own. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 500;
const CONNECT_TIMEOUT_MS = 3_000;
const KEY_USE_EVERY_MS = 30_000;

const config = loadEnvironment(ApiEnvironment);
const log = createLogger({ service: 'api', level: config.LOG_LEVEL });
const metrics = createMetricsRegistry('api');
const pool = createPool(config.DATABASE_URL, {
  max: config.POOL_SIZE,
  applicationName: 'entity-registry-api',
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  queryTimeoutMs: QUERY_TIMEOUT_MS,
  connectTimeoutMs: CONNECT_TIMEOUT_MS,
  onIdleError: (error) => {
    log.warn({ err: error }, 'a database connection broke');
  },
});

let stopping = false;
/** What a stop ends, as far as the start has come. */
const running: { measurements?: Server; keyUse?: NodeJS.Timeout } = {};

const api = await createApi({ config, pool, log, metrics, now: () => new Date() });
const listener = await listenToDatabase();
running.measurements = await listen();
running.keyUse = setInterval(() => void api.services.keyUse.flush(), KEY_USE_EVERY_MS);
log.info({ address: await api.app.getUrl() }, 'listening');

/** Says in one line why the API cannot run, and ends it. */
function giveUp(reason: string): never {
  process.stderr.write(`api: ${reason}\n`);
  process.exit(1);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The session that hears of changed keys. Without Redis it also sees to it that this is the only process. */
async function listenToDatabase(): Promise<Listener> {
  try {
    return await listenForKeys({
      databaseUrl: config.DATABASE_URL,
      keys: api.services.keys,
      log,
      alone: config.REDIS_URL === '',
      onTaken: () => {
        log.error('another API process serves this database, and without REDIS_URL there can be only one: stopping');
        void stop('the lock is taken', 1);
      },
    });
  } catch (error) {
    if (error instanceof LockTakenError) {
      return giveUp(
        'another API process serves this database, and without Redis there can be only one, because each counts ' +
          'requests for itself. Remedy: stop the other one, or set REDIS_URL for both.',
      );
    }
    return giveUp(`cannot reach the database: ${messageOf(error)}. Remedy: start it, or correct DATABASE_URL.`);
  }
}

/** Listens; a port that is taken or not allowed is one clear line and exit code 1. */
async function listen(): Promise<Server> {
  try {
    const measurements = await serveMetrics(metrics, { host: config.METRICS_HOST, port: config.METRICS_PORT });
    await api.app.listen(config.PORT, config.HOST);
    return measurements;
  } catch (error) {
    return giveUp(
      `cannot listen on ${config.HOST}:${config.PORT}, measurements on port ${config.METRICS_PORT}: ${messageOf(error)}`,
    );
  }
}

/** Requests in flight finish first; only then does what they stand on end. */
async function stop(reason: string, exitCode = 0): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ reason }, 'stopping');
  clearInterval(running.keyUse);
  await api.close();
  await listener.close();
  await pool.end();
  running.measurements?.close();
  log.info('stopped');
  await flushLog(log);
  process.exit(exitCode);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
