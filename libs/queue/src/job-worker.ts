import { setTimeout as pause } from 'node:timers/promises';
import { WaitingError } from 'bullmq';
import type { Job } from 'bullmq';
import { openBullWorker } from './backend.js';
import type { BullWorker, Opened } from './backend.js';
import type { QueueConnection } from './connection.js';
import type { JobData } from './jobs.js';
import { plainError } from './plain-error.js';
import type { QueueName } from './queue-names.js';
import { withinTime } from './time-limit.js';

export interface JobWorkerOptions {
  /** Jobs that run at once in this process. */
  readonly concurrency: number;
  /**
   * How long after the last sign of its worker a job becomes free, in milliseconds; 30,000 when absent. Another worker gets
   * it at most a fifth of that later.
   */
  readonly lockMs?: number;
}

/**
 * `signal` aborts when the process stops and the job's time is over; an error then puts the job back. `isLast`: if this
 * attempt throws, no other follows.
 */
export type JobProcess = (id: bigint, signal: AbortSignal, isLast: boolean) => Promise<void>;

/** How one attempt of a job ended. failed: another follows. given_up: it was the last. stopped: put back by a stop. */
export type JobOutcome = 'done' | 'failed' | 'given_up' | 'stopped';

export interface JobHooks {
  /** After every attempt; `error` for all but `done`. */
  readonly onEnd?: (id: bigint, outcome: JobOutcome, error: unknown) => void;
  /** The job has ended, or waits for its next attempt. The worker takes its next job after this. Must not reject. */
  readonly onIdle?: () => Promise<void>;
  /** The last attempt has failed. The job ends after this; errors thrown here are reported to `onTrouble`. */
  readonly onGivenUp?: (id: bigint, error: unknown) => Promise<void>;
  /** Called with errors of the connection, which reconnects by itself. */
  readonly onTrouble?: (error: Error) => void;
}

const LOCK_MS = 30_000;
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;
/** How long jobs have to end once their signal has aborted. */
const ABORTED_MS = 1_000;

/**
 * The side of a queue that runs jobs, from its creation to `close`. It waits for an unavailable server, at the start or
 * later. A job may run twice, even concurrently: after its process stalled past the lock, or was killed.
 */
export class JobWorker {
  private readonly stopping = new AbortController();
  private opened: Opened<BullWorker> | null = null;
  private readonly opening: Promise<void>;

  constructor(
    private readonly name: QueueName,
    private readonly connection: QueueConnection,
    private readonly options: JobWorkerOptions,
    private readonly process: JobProcess,
    private readonly hooks: JobHooks = {},
  ) {
    this.opening = this.open();
  }

  /** Whether the worker has reached its queue. */
  get isOpen(): boolean {
    return this.opened !== null;
  }

  /**
   * Starts no further jobs and waits for the running ones, at most `limitMs`; then their signals abort, and they are put back
   * for another worker. Never rejects.
   */
  async close(limitMs: number): Promise<void> {
    this.stopping.abort();
    await this.opening;
    const { opened } = this;
    if (opened === null) return;
    const { bull, end, cut } = opened;
    const idle = bull.pause().catch((error: unknown) => {
      this.trouble(error);
    });
    await withinTime(idle, limitMs)
      .catch(() => {
        bull.cancelAllJobs('the worker stops');
        return withinTime(idle, ABORTED_MS);
      })
      .catch((error: unknown) => {
        this.trouble(error);
      });
    await withinTime(end(), ABORTED_MS).catch(cut);
  }

  private async open(): Promise<void> {
    const { concurrency, lockMs = LOCK_MS } = this.options;
    // Three parameters: BullMQ only passes a signal to functions that declare it.
    const process = (job: Job<JobData, void>, token?: string, signal?: AbortSignal) => this.run(job, token, signal);
    const { signal } = this.stopping;
    const onError = (error: Error): void => {
      this.trouble(error);
    };
    for (let ms = MIN_PAUSE_MS; !signal.aborted; ms = Math.min(ms * 2, MAX_PAUSE_MS)) {
      try {
        const terms = { concurrency, lockMs, process };
        this.opened = await openBullWorker(this.name, this.connection, terms, { onError, signal });
        return;
      } catch (error) {
        this.trouble(error);
      }
      await pause(ms, undefined, { signal }).catch(() => undefined);
    }
  }

  private async run(job: Job<JobData, void>, token?: string, given?: AbortSignal): Promise<void> {
    const id = BigInt(job.data.id);
    const signal = given ?? new AbortController().signal;
    const isLast = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    try {
      await this.process(id, signal, isLast);
    } catch (error) {
      if (signal.aborted) {
        this.hooks.onEnd?.(id, 'stopped', error);
        await job.moveToWait(token);
        throw new WaitingError();
      }
      await this.failed(id, isLast, error);
      await this.hooks.onIdle?.();
      throw failedAttempt();
    }
    this.hooks.onEnd?.(id, 'done', undefined);
    await this.hooks.onIdle?.();
  }

  private async failed(id: bigint, isLast: boolean, error: unknown): Promise<void> {
    this.hooks.onEnd?.(id, isLast ? 'given_up' : 'failed', error);
    if (!isLast) return;
    await this.hooks.onGivenUp?.(id, error).catch((trouble: unknown) => {
      this.trouble(trouble);
    });
  }

  private trouble(error: unknown): void {
    this.hooks.onTrouble?.(plainError(error));
  }
}

/** The error of a failed attempt, for the queue. It keeps message and stack, and holds only row numbers. */
function failedAttempt(): Error {
  const error = new Error('the attempt failed');
  delete error.stack;
  return error;
}

/** The side of a queue that runs jobs; see JobWorker. */
export function openWorker(
  name: QueueName,
  connection: QueueConnection,
  options: JobWorkerOptions,
  process: JobProcess,
  hooks: JobHooks = {},
): JobWorker {
  return new JobWorker(name, connection, options, process, hooks);
}
