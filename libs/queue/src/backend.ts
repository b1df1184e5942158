import { Queue, RedisConnection, Worker, createIORedisClient, createPostgresBackend } from 'bullmq';
import type { JobState, JobsOptions, Processor, QueueOptions } from 'bullmq';
import type { QueueConnection } from './connection.js';
import type { JobData } from './jobs.js';
import { openPool } from './postgres-pool.js';
import type { QueueName } from './queue-names.js';
import { createRedisClient } from './redis-client.js';

RedisConnection.clientFactory = (options) => createIORedisClient(createRedisClient(options));

/** The part of BullMQ's queue that is used, the same on both backends. */
export interface BullQueue {
  add(name: string, data: JobData, options: JobsOptions): Promise<unknown>;
  addBulk(jobs: { name: string; data: JobData; opts: JobsOptions }[]): Promise<unknown>;
  getJobCounts(...states: ('waiting' | 'active' | 'delayed')[]): Promise<Record<string, number>>;
  /** The jobs in this range, newest first. */
  getJobs(state: 'waiting', start: number, end: number): Promise<readonly { timestamp: number }[]>;
  getJobState(id: string): Promise<JobState | 'unknown'>;
  getJob(id: string): Promise<{ getState(): Promise<JobState | 'unknown'>; promote(): Promise<void> } | undefined>;
}

/** The part of BullMQ's worker that is used. */
export interface BullWorker {
  /** Fetches jobs and runs them; ends when the worker is closed. */
  run(): Promise<void>;
  /** Fetches no more jobs and waits for the running ones. */
  pause(): Promise<void>;
  cancelAllJobs(reason?: string): void;
}

/** An open queue or worker. */
export interface Opened<Bull> {
  readonly bull: Bull;
  /** Ends the connections; a worker's regardless of its jobs. Waits for a silent server. */
  readonly close: () => Promise<void>;
  /** Cuts the connections, for callers that have waited long enough for `end`. */
  readonly disconnect: () => void;
}

export interface BullWorkerOptions {
  readonly concurrency: number;
  readonly lockMs: number;
  readonly process: Processor<JobData, void>;
}

interface Bull extends NodeJS.EventEmitter {
  waitUntilReady(): Promise<unknown>;
  close(force?: boolean): Promise<void>;
  disconnect(): Promise<void>;
}

/** Producers: one connection writes, another is there for the counts. */
const QUEUE_POOL = 2;
/** Workers: one connection only listens, the others claim, renew and end jobs. */
const WORKER_POOL = 4;
const PREFIX = 'er';
/** Queue events to keep; nothing reads them. */
const EVENTS = { events: { maxLen: 1_000 } };
/** Pause before an unavailable queue is tried again. */
const RETRY_MS = 1_000;
/** After how many seconds a worker polls by itself, in case a notification was lost. */
const POLL_SECONDS = 5;
const CONNECT_TIMEOUT_MS = 3_000;
/**
 * How often jobs without a lock are looked for, by the time of a lock. All workers of a queue take turns, so up to two such
 * pauses pass before a check: a job goes to another worker within 1.2 times its lock.
 */
const STALLED_CHECK_SHARE = 0.1;

export interface OpenOptions {
  /** Called with every error of the connection. */
  readonly onError: (error: Error) => void;
  /** Gives up on an unavailable server. */
  readonly signal: AbortSignal;
}

/** Opens the side that adds jobs. Rejects if the database is unavailable, but waits for Redis. */
export async function openBullQueue(
  name: QueueName,
  connection: QueueConnection,
  open: OpenOptions,
): Promise<Opened<BullQueue>> {
  if ('redisUrl' in connection) {
    const redis = redisConnections(connection.redisUrl);
    const options = { prefix: PREFIX, streams: EVENTS, connection: { ...redis.options, maxRetriesPerRequest: 1 } };
    return ready(new Queue<JobData, void>(name, options), redis, open);
  }
  const pool = await openPool(connection.databaseUrl, QUEUE_POOL);
  return ready(new Queue(name, { connection: pool, streams: EVENTS }, createPostgresBackend), pool, open);
}

/** Opens the side that runs jobs, and starts. Rejects, or waits, as `openBullQueue` does. */
export async function openBullWorker(
  name: QueueName,
  connection: QueueConnection,
  { process, ...terms }: BullWorkerOptions,
  open: OpenOptions,
): Promise<Opened<BullWorker>> {
  const options = {
    concurrency: terms.concurrency,
    lockDuration: terms.lockMs,
    stalledInterval: Math.ceil(terms.lockMs * STALLED_CHECK_SHARE),
    // However often its worker dies, a job runs again: its row says when it is done.
    maxStalledCount: 1_000_000,
    runRetryDelay: RETRY_MS,
    drainDelay: POLL_SECONDS,
    autorun: false,
  };
  if ('redisUrl' in connection) {
    const redis = redisConnections(connection.redisUrl);
    const worker = new Worker<JobData, void>(name, process, { ...options, prefix: PREFIX, connection: redis.options });
    return startWorker(await ready(worker, redis, open), open);
  }
  const pool = await openPool(connection.databaseUrl, WORKER_POOL);
  const worker = new Worker(name, process, { ...options, connection: pool }, createPostgresBackend);
  return startWorker(await ready(worker, pool, open), open);
}

/** Takes the first job. Only once the worker is open: a stop while it opens could not abort a job. */
function startWorker(opened: Opened<BullWorker>, { onError }: OpenOptions): Opened<BullWorker> {
  opened.bull.run().catch(onError);
  return opened;
}

/** What the connections of a queue or worker need besides BullMQ's own closing. */
interface Connections {
  /** Called before it: from now on a connection that breaks stays closed. */
  readonly stop?: () => void;
  /** Called after it. */
  readonly end?: () => Promise<void>;
}

function redisConnections(url: string) {
  let stopped = false;
  const options = {
    url,
    connectTimeout: CONNECT_TIMEOUT_MS,
    keepAlive: 10_000,
    retryStrategy: (times: number) => (stopped ? null : Math.min(times * 100, RETRY_MS)),
  } satisfies QueueOptions['connection'];
  const stop = (): void => {
    stopped = true;
  };
  return { options, stop };
}

async function ready<Kind extends Bull>(
  bull: Kind,
  connections: Connections,
  { onError, signal }: OpenOptions,
): Promise<Opened<Kind>> {
  // Without a listener an error would end the process.
  bull.on('error', onError);
  const close = async (): Promise<void> => {
    connections.stop?.();
    await bull.close(true);
    await connections.end?.();
  };
  try {
    await unlessAborted(bull.waitUntilReady(), signal);
  } catch (error) {
    await close().catch(onError);
    throw error;
  }
  const disconnect = (): void => {
    bull.disconnect().catch(onError);
  };
  return { bull, close, disconnect };
}

function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      reject(new Error('given up'));
    };
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', giveUp);
    });
    if (signal.aborted) giveUp();
  });
}
