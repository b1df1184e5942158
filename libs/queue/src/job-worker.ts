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
  /** Jobs under way at once in this process. */
  readonly concurrency: number;
  /**
   * After how long without a sign of its worker a job is free, in milliseconds; 30,000 when absent. Another has it a fifth
   * of that later at most.
   */
  readonly lockMs?: number;
}

/**
 * `signal` aborts when the process stops and the job has had its time; what is thrown then puts the job back. `isLast`: no
 * other attempt follows when this one throws.
 */
export type JobProcess = (id: bigint, signal: AbortSignal, isLast: boolean) => Promise<void>;

/** How one attempt of a job ended. failed: another follows. given_up: it was the last. stopped: put back by a stop. */
export type JobOutcome = 'done' | 'failed' | 'given_up' | 'stopped';

export interface JobHooks {
  /** After every attempt; `error` for all but `done`. */
  readonly onEnd?: (id: bigint, outcome: JobOutcome, error: unknown) => void;
  /** The last attempt has failed. The job ends when this is done; what it throws is reported to `onTrouble`. */
  readonly onGivenUp?: (id: bigint, error: unknown) => Promise<void>;
  /** Told of errors of the connection, which is made anew by itself. */
  readonly onTrouble?: (error: Error) => void;
}

const LOCK_MS = 30_000;
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;
/** How long jobs have to end once their signal has aborted. */
const ABORTED_MS = 1_000;

/**
 * The side of a queue that runs jobs, from its making to `close`. A server that is away, at the start or in between, is
 * waited for. A job may be run twice, even at once: after its process stalled past the lock, or was killed.
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
   * Begins no further job and waits for those under way, `limitMs` at most; then their signals abort, and they are put back
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
    // Three parameters: BullMQ hands a signal only to whom declares it.
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
      throw failedAttempt();
    }
    this.hooks.onEnd?.(id, 'done', undefined);
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

/** What the queue is told of an attempt that failed. It keeps message and stack, and holds nothing but numbers of rows. */
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
