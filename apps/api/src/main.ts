import 'reflect-metadata';
import type { Server } from 'node:http';
import {
  createLogger,
  createMetricsRegistry,
  exitWithError,
  listenOrExit,
  loadEnvironment,
  stopOnSignals,
  stopOnce,
} from '@entity-registry/http';
import { LockTakenError, createPool } from '@entity-registry/database';
import type { Listener } from '@entity-registry/database';
import { outdatedNameIndexes } from '@entity-registry/registry';
import { ApiEnvironment } from './config.js';
import { LoopLag } from './gateway/loop-lag.js';
import { openReplicas } from './replicas/replicated-reads.js';
import { createApi } from './create-app.js';
import { listenForKeys } from './gateway/keys/key-notifications.js';
import { Documents } from './openapi/documents.js';

const STATEMENT_TIMEOUT_MS = 5_000;
/** A hanging server can't enforce its own timeouts. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 500;
const CONNECT_TIMEOUT_MS = 3_000;
const KEY_USE_EVERY_MS = 30_000;
/** Keys used within this time are known from the start. */
const KEYS_IN_USE_MS = 30 * 86_400_000;
const REQUEST_COUNTS_EVERY_MS = 10_000;

const config = loadEnvironment(ApiEnvironment);
const log = createLogger({ service: 'api', level: config.LOG_LEVEL });
const metrics = createMetricsRegistry('api');
const poolOptions = {
  max: config.POOL_SIZE,
  applicationName: 'entity-registry-api',
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  queryTimeoutMs: QUERY_TIMEOUT_MS,
  connectTimeoutMs: CONNECT_TIMEOUT_MS,
  onIdleError: (error: Error) => {
    log.warn({ err: error }, 'a database connection broke');
  },
};
const pool = createPool(config.DATABASE_URL, poolOptions);
const replicas = openReplicas(config, poolOptions);

/** Parts that a shutdown stops, if they have been started. */
const running: { measurements?: Server; keyUse?: NodeJS.Timeout; requestCounts?: NodeJS.Timeout } = {};

/** Requests in flight finish first; only then do the connections they use end. */
const stop = stopOnce(log, async () => {
  clearInterval(running.keyUse);
  clearInterval(running.requestCounts);
  await api.close();
  await listener.close();
  await Promise.all([pool.end(), ...replicas.map((replica) => replica.pool.end())]);
  running.measurements?.close();
});

/** An older index keeps working, but misses names: the operator should know. */
async function warnOfOutdatedNameIndexes(): Promise<void> {
  const jurisdictions = await outdatedNameIndexes(pool);
  if (jurisdictions.length > 0)
    log.warn({ jurisdictions }, 'an older version built the name index: run `npm run data -- reindex`');
}

const lag = new LoopLag();
const clock = { now: () => new Date(), loopLagMs: () => lag.read() };
const api = await createApi({ config, pool, replicas, log, metrics, ...clock });
api.app.get(Documents, { strict: false }).generate();
const listener = await listenToDatabase();
running.measurements = await listenOrExit({ service: 'api', app: api.app, metrics, config, log });
warnOfOutdatedNameIndexes().catch((error: unknown) => {
  log.warn({ err: error }, 'the version of the name index is unknown');
});
// Reading the lists takes seconds, for which the first card would wait.
api.services.screening.prepare().catch((error: unknown) => {
  log.warn({ err: error }, 'the lists could not be read; the first request that needs them reads them');
});
running.keyUse = setInterval(() => void api.services.keyUse.flush(), KEY_USE_EVERY_MS);
running.requestCounts = setInterval(() => void api.services.requestCounts.flush(), REQUEST_COUNTS_EVERY_MS);
stopOnSignals(stop);

/** Recently used keys are admitted from the first request on, even if their address has tried too many others. */
async function rememberKeys(): Promise<void> {
  try {
    const { billing, knownKeys, now } = api.services;
    knownKeys.addGood(await billing.keysInUse(new Date(now().getTime() - KEYS_IN_USE_MS)));
  } catch (err) {
    log.warn({ err }, 'could not read the keys in use');
  }
}

/**
 * The session that receives notifications of changed keys. It also ensures that a process without Redis is the only one: two
 * that count requests separately admit twice as many.
 */
async function listenToDatabase(): Promise<Listener> {
  const alone = config.REDIS_URL === '';
  const lockTakenMessage = alone
    ? 'another API process serves this database, and one without REDIS_URL must be the only one'
    : 'an API process without REDIS_URL serves this database, and must be the only one';
  try {
    return await listenForKeys({
      databaseUrl: config.DATABASE_SESSION_URL || config.DATABASE_URL,
      keys: api.services.keys,
      onKey: (hash) => {
        api.services.knownKeys.recheck(hash).catch(() => undefined);
      },
      onListening: () => void rememberKeys(),
      log,
      alone,
      onLockTaken: () => {
        log.error(`${lockTakenMessage}: stopping`);
        void stop('the lock is taken', 1);
      },
    });
  } catch (error) {
    if (error instanceof LockTakenError) {
      const remedy = `stop ${alone ? 'the other one, or set REDIS_URL for both' : 'that one, or set REDIS_URL for it too'}`;
      return exitWithError('api', `${lockTakenMessage}, because it counts requests on its own. Remedy: ${remedy}.`);
    }
    const reason = error instanceof Error ? error.message : String(error);
    return exitWithError(
      'api',
      `cannot reach the database: ${reason}. Remedy: start it, or correct DATABASE_URL and DATABASE_SESSION_URL.`,
    );
  }
}
