import { setTimeout as pause } from 'node:timers/promises';
import { WaitingError } from 'bullmq';
import { openBullWorker } from './backend.js';
import type { BullWorker, Opened } from './backend.js';
import type { QueueConnection } from './connection.js';
import { isLastAttempt, rowOf } from './jobs.js';
import type { QueueJob } from './jobs.js';
import { plainError } from './plain-error.js';
import type { QueueName } from './queue-names.js';
import { withTimeout } from './timeout.js';

export interface JobWorkerOptions extends JobHooks {
  readonly backend: QueueConnection;
  /** Jobs that run at once in this process. */
  readonly concurrency: number;
  /**
   * How long after the last sign of its worker a job becomes free, in milliseconds; 30,000 when absent. Another worker gets
   * it at most a fifth of that later.
   */
  readonly lockMs?: number;
}

/**
 * Runs one attempt of a job. `signal` aborts when the process stops and the job's time is over; an error then puts the job back.
 */
export type JobProcess = (job: QueueJob, token: string | undefined, signal: AbortSignal) => Promise<unknown>;

/** How one attempt of a job ended. failed: another follows. given_up: it was the last. stopped: put back by a stop. */
export type JobOutcome = 'done' | 'failed' | 'given_up' | 'stopped';

export interface JobHooks {
  /** After every attempt; `error` for all but `done`. */
  readonly onEnd?: (id: bigint, outcome: JobOutcome, error: unknown) => void;
  /** The job has ended, or waits for its next attempt. The worker takes its next job after this. Must not reject. */
  readonly onIdle?: () => Promise<void>;
  /** The last attempt has failed. The job ends after this; errors thrown here are reported to `onError`. */
  readonly onExhausted?: (id: bigint, error: unknown) => Promise<void>;
  /** Called with errors of the connection, which reconnects by itself. */
  readonly onError?: (error: Error) => void;
}

const LOCK_MS = 30_000;
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;
/** How long jobs have to end once their signal has aborted. */
const ABORTED_MS = 1_000;

/**
 * The side of a queue that runs jobs, from `start` to `close`. It waits for an unavailable server, at the start or later. A job
 * may run twice, even concurrently: after its process stalled past the lock, or was killed. `@nestjs/bullmq` is told to create
 * this class for each processor, instead of BullMQ's own (ADR 0071).
 */
export class JobWorker {
  private readonly stopping = new AbortController();
  private opened: Opened<BullWorker> | null = null;
  private opening: Promise<void> = Promise.resolve();
  private hooks: JobHooks = {};
  private closed: Promise<void> | null = null;

  constructor(
    private readonly name: QueueName,
    private readonly process: JobProcess,
  ) {}

  /** Connects and takes jobs. Call it once. */
  start(options: JobWorkerOptions): void {
    this.hooks = options;
    this.opening = this.open(options);
  }

  /** Whether the worker has reached its queue. */
  get isOpen(): boolean {
    return this.opened !== null;
  }

  /**
   * Starts no further jobs and waits for the running ones, at most `limitMs`; then their signals abort, and they are put back
   * for another worker. Never rejects. Safe to call again: the first limit holds.
   */
  close(limitMs = 0): Promise<void> {
    this.closed ??= this.end(limitMs);
    return this.closed;
  }

  private async end(limitMs: number): Promise<void> {
    this.stopping.abort();
    await this.opening;
    const { opened } = this;
    if (opened === null) return;
    const { bull, close, disconnect } = opened;
    const idle = bull.pause().catch((error: unknown) => {
      this.reportError(error);
    });
    await withTimeout(idle, limitMs)
      .catch(() => {
        bull.cancelAllJobs('the worker stops');
        return withTimeout(idle, ABORTED_MS);
      })
      .catch((error: unknown) => {
        this.reportError(error);
      });
    await withTimeout(close(), ABORTED_MS).catch(disconnect);
    // A pause that ends after this, because a job ignored its signal, connects to Redis again.
    void idle.then(disconnect);
  }

  private async open({ backend, concurrency, lockMs = LOCK_MS }: JobWorkerOptions): Promise<void> {
    // Three parameters: BullMQ only passes a signal to functions that declare it.
    const process = (job: QueueJob, token?: string, signal?: AbortSignal) => this.run(job, token, signal);
    const { signal } = this.stopping;
    const onError = (error: Error): void => {
      this.reportError(error);
    };
    for (let ms = MIN_PAUSE_MS; !signal.aborted; ms = Math.min(ms * 2, MAX_PAUSE_MS)) {
      try {
        const options = { concurrency, lockMs, process };
        this.opened = await openBullWorker(this.name, backend, options, { onError, signal });
        return;
      } catch (error) {
        this.reportError(error);
      }
      await pause(ms, undefined, { signal }).catch(() => undefined);
    }
  }

  private async run(job: QueueJob, token?: string, jobSignal?: AbortSignal): Promise<void> {
    const id = rowOf(job);
    const signal = jobSignal ?? new AbortController().signal;
    try {
      await this.process(job, token, signal);
    } catch (error) {
      if (signal.aborted) {
        this.hooks.onEnd?.(id, 'stopped', error);
        await job.moveToWait(token);
        throw new WaitingError();
      }
      await this.attemptFailed(id, isLastAttempt(job), error);
      await this.hooks.onIdle?.();
      throw failedAttempt();
    }
    this.hooks.onEnd?.(id, 'done', undefined);
    await this.hooks.onIdle?.();
  }

  private async attemptFailed(id: bigint, isLast: boolean, error: unknown): Promise<void> {
    this.hooks.onEnd?.(id, isLast ? 'given_up' : 'failed', error);
    if (!isLast) return;
    await this.hooks.onExhausted?.(id, error).catch((reportError: unknown) => {
      this.reportError(reportError);
    });
  }

  private reportError(error: unknown): void {
    this.hooks.onError?.(plainError(error));
  }
}

/** The error of a failed attempt, for the queue. It keeps message and stack, and holds only row numbers. */
function failedAttempt(): Error {
  const error = new Error('the attempt failed');
  delete error.stack;
  return error;
}
