import { openBullQueue } from './backend.js';
import type { BullQueue, Opened } from './backend.js';
import type { QueueConnection } from './connection.js';
import { JOB_OPTIONS, jobId } from './jobs.js';
import { plainError } from './plain-error.js';
import type { QueueName } from './queue-names.js';
import { withTimeout } from './timeout.js';

export interface JobQueueOptions {
  readonly backend: QueueConnection;
  /** How long an operation waits for the queue, in milliseconds; 5,000 when absent. */
  readonly timeoutMs?: number;
  /** Called with connection errors that belong to no operation; it reconnects by itself. */
  readonly onError?: (error: Error) => void;
}

/** Jobs that wait, run, or wait for their next attempt. */
export interface JobCounts {
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
}

/** The counts, and since when the oldest job has been waiting; null: none waits, or it was started meanwhile. */
export interface QueueState extends JobCounts {
  readonly oldestWaiting: Date | null;
}

/** What `requeue` found: no job, so it added one; one that waits or runs; one that waited for its next attempt. */
export type RequeueOutcome = 'added' | 'waiting' | 'active' | 'promoted';

/**
 * The side of a queue that adds jobs. It connects on first use; while the server is unavailable every call rejects, within
 * its time limit, and the next one tries again. BullMQ's own class can't do either: it connects when it is created, and one that
 * couldn't is broken for good. `@nestjs/bullmq` is told to create this one instead (ADR 0071).
 */
export class JobQueue {
  private opening: Promise<Opened<BullQueue>> | null = null;
  private readonly closing = new AbortController();
  private closed: Promise<void> | null = null;

  constructor(
    readonly name: QueueName,
    private readonly options: JobQueueOptions,
  ) {}

  /** Adds the job of the row `id`, unless it is there already. */
  async add(id: bigint): Promise<void> {
    await this.withQueue((bull) =>
      bull.add(this.name, { id: String(id) }, { ...JOB_OPTIONS, jobId: jobId(this.name, id) }),
    );
  }

  /** Adds the jobs of these rows that are not there already. */
  async addMany(ids: readonly bigint[]): Promise<void> {
    if (ids.length === 0) return;
    const jobs = ids.map((id) => ({
      name: this.name,
      data: { id: String(id) },
      opts: { ...JOB_OPTIONS, jobId: jobId(this.name, id) },
    }));
    await this.withQueue((bull) => bull.addBulk(jobs));
  }

  /** The rows that have no job that waits, runs, or waits for its next attempt. */
  async missing(ids: readonly bigint[]): Promise<bigint[]> {
    if (ids.length === 0) return [];
    return this.withQueue(async (bull) => {
      const states = await Promise.all(ids.map((id) => bull.getJobState(jobId(this.name, id))));
      return ids.filter((_id, index) => states[index] === 'unknown');
    });
  }

  async counts(): Promise<JobCounts> {
    const {
      waiting = 0,
      active = 0,
      delayed = 0,
    } = await this.withQueue((bull) => bull.getJobCounts('waiting', 'active', 'delayed'));
    return { waiting, active, delayed };
  }

  /** The state of the queue, for monitoring. */
  async state(): Promise<QueueState> {
    const counts = await this.counts();
    const last = counts.waiting - 1;
    // Newest first: on PostgreSQL the library has no other order for waiting jobs.
    const [oldest] = last < 0 ? [] : await this.withQueue((bull) => bull.getJobs('waiting', last, last));
    return { ...counts, oldestWaiting: oldest ? new Date(oldest.timestamp) : null };
  }

  /** Makes sure that the row has a job that only waits for its turn. */
  requeue(id: bigint): Promise<RequeueOutcome> {
    return this.withQueue(async (bull) => {
      const job = await bull.getJob(jobId(this.name, id));
      const state = (await job?.getState()) ?? 'unknown';
      if (state === 'active' || state === 'waiting') return state;
      if (job && state === 'delayed') {
        await job.promote();
        return 'promoted';
      }
      await bull.add(this.name, { id: String(id) }, { ...JOB_OPTIONS, jobId: jobId(this.name, id) });
      return 'added';
    });
  }

  /** Ends the connections; later calls reject. Doesn't wait for a server that doesn't respond. Safe to call again. */
  close(): Promise<void> {
    this.closed ??= this.end();
    return this.closed;
  }

  private async end(): Promise<void> {
    this.closing.abort();
    const opened = await this.opening?.catch(() => null);
    if (!opened) return;
    await withTimeout(opened.close(), this.timeoutMs).catch(opened.disconnect);
  }

  private get timeoutMs(): number {
    return this.options.timeoutMs ?? 5_000;
  }

  private withQueue<Result>(operation: (bull: BullQueue) => Promise<Result>): Promise<Result> {
    const result = this.open()
      .then(({ bull }) => operation(bull))
      .catch((error: unknown) => {
        throw plainError(error);
      });
    return withTimeout(result, this.timeoutMs);
  }

  private open(): Promise<Opened<BullQueue>> {
    const { signal } = this.closing;
    if (signal.aborted) return Promise.reject(new Error('the queue is closed'));
    if (this.opening === null) {
      const opening = openBullQueue(this.name, this.options.backend, {
        onError: (error) => this.options.onError?.(plainError(error)),
        signal,
      });
      this.opening = opening;
      opening.catch(() => {
        if (this.opening === opening) this.opening = null;
      });
    }
    return this.opening;
  }
}

/** Opens the side of a queue that adds jobs, in a program without Nest; see JobQueue. */
export function openQueue(
  name: QueueName,
  backend: QueueConnection,
  options: Omit<JobQueueOptions, 'backend'> = {},
): JobQueue {
  return new JobQueue(name, { ...options, backend });
}
