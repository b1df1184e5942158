import { Queue, Worker, createPostgresBackend } from 'bullmq';
import type { JobState, JobsOptions, Processor, QueueOptions } from 'bullmq';
import type { QueueConnection } from './connection.js';
import type { JobData } from './jobs.js';
import { openPool } from './postgres-pool.js';
import type { QueueName } from './queue-names.js';

/** What is used of BullMQ's queue, the same on both backends. */
export interface BullQueue {
  add(name: string, data: JobData, options: JobsOptions): Promise<unknown>;
  addBulk(jobs: { name: string; data: JobData; opts: JobsOptions }[]): Promise<unknown>;
  getJobCounts(...states: ('waiting' | 'active' | 'delayed')[]): Promise<Record<string, number>>;
  /** Those of these places, the newest first. */
  getJobs(state: 'waiting', start: number, end: number): Promise<readonly { timestamp: number }[]>;
  getJobState(id: string): Promise<JobState | 'unknown'>;
  getJob(id: string): Promise<{ getState(): Promise<JobState | 'unknown'>; promote(): Promise<void> } | undefined>;
}

/** What is used of BullMQ's worker. */
export interface BullWorker {
  /** Fetches no more jobs and waits for those under way. */
  pause(): Promise<void>;
  cancelAllJobs(reason?: string): void;
}

/** An open queue or worker. */
export interface Opened<Bull> {
  readonly bull: Bull;
  /** Ends the connections; of a worker whatever its jobs do. Waits for a server that is silent. */
  readonly end: () => Promise<void>;
  /** Cuts the connections off, for whoever has waited long enough for `end`. */
  readonly cut: () => void;
}

export interface WorkerTerms {
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
/** Workers: one connection listens for good, the others claim, renew and end jobs. */
const WORKER_POOL = 4;
const PREFIX = 'er';
/** Events of the queues that are kept; nobody reads them. */
const EVENTS = { events: { maxLen: 1_000 } };
/** Pause before a queue that was away is asked again. */
const RETRY_MS = 1_000;
/** After how many seconds a worker looks by itself, should a notification have been lost. */
const POLL_SECONDS = 5;
const CONNECT_TIMEOUT_MS = 3_000;
/**
 * How often jobs without a lock are looked for, by the time of a lock. All workers of a queue look in turn, so up to two such
 * pauses pass before one does: a job is given to another within 1.2 times its lock.
 */
const STALLED_CHECK_SHARE = 0.1;

export interface OpenOptions {
  /** Told of every error of the connection. */
  readonly onError: (error: Error) => void;
  /** Gives up a server that is away. */
  readonly signal: AbortSignal;
}

/** Opens the side that adds jobs. Rejects when the database is away; a Redis that is away is waited for. */
export async function openBullQueue(
  name: QueueName,
  connection: QueueConnection,
  open: OpenOptions,
): Promise<Opened<BullQueue>> {
  if ('redisUrl' in connection) {
    const options = {
      prefix: PREFIX,
      streams: EVENTS,
      connection: { ...redisOptions(connection.redisUrl), maxRetriesPerRequest: 1 },
    };
    return ready(new Queue<JobData, void>(name, options), noPool, open);
  }
  const pool = await openPool(connection.databaseUrl, QUEUE_POOL);
  return ready(new Queue(name, { connection: pool, streams: EVENTS }, createPostgresBackend), pool, open);
}

/** Opens the side that runs jobs, and begins. Rejects, or waits, as `openBullQueue` does. */
export async function openBullWorker(
  name: QueueName,
  connection: QueueConnection,
  { process, ...terms }: WorkerTerms,
  open: OpenOptions,
): Promise<Opened<BullWorker>> {
  const options = {
    concurrency: terms.concurrency,
    lockDuration: terms.lockMs,
    stalledInterval: Math.ceil(terms.lockMs * STALLED_CHECK_SHARE),
    // However often its worker dies, a job is run again: its row says when it is over.
    maxStalledCount: 1_000_000,
    runRetryDelay: RETRY_MS,
    drainDelay: POLL_SECONDS,
  };
  if ('redisUrl' in connection) {
    const redis = { ...options, prefix: PREFIX, connection: redisOptions(connection.redisUrl) };
    return ready(new Worker<JobData, void>(name, process, redis), noPool, open);
  }
  const pool = await openPool(connection.databaseUrl, WORKER_POOL);
  return ready(new Worker(name, process, { ...options, connection: pool }, createPostgresBackend), pool, open);
}

const noPool = { end: () => Promise.resolve() };

function redisOptions(url: string) {
  return {
    url,
    connectTimeout: CONNECT_TIMEOUT_MS,
    keepAlive: 10_000,
    retryStrategy: (times: number) => Math.min(times * 100, RETRY_MS),
  } satisfies QueueOptions['connection'];
}

async function ready<Kind extends Bull>(
  bull: Kind,
  pool: { end: () => Promise<void> },
  { onError, signal }: OpenOptions,
): Promise<Opened<Kind>> {
  // Without a listener an error would end the process.
  bull.on('error', onError);
  const end = async (): Promise<void> => {
    await bull.close(true);
    await pool.end();
  };
  try {
    await unlessAborted(bull.waitUntilReady(), signal);
  } catch (error) {
    await end().catch(onError);
    throw error;
  }
  const cut = (): void => {
    bull.disconnect().catch(onError);
  };
  return { bull, end, cut };
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
