import { randomUUID } from 'node:crypto';
import type { WorkDispatch } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import { queueConnection } from '@entity-registry/queue';
import type { JobOutcome, JobWorker, PeriodicTask, QueueName } from '@entity-registry/queue';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { WorkerConfig } from '../config.js';
import { QUEUE_NAMES } from './dispatchers.js';
import type { Dispatchers, JobQueues } from './dispatchers.js';
import { isTransient } from './handlers.js';
import type { JobHandlers } from './handlers.js';
import type { JobMetrics } from './job-metrics.js';
import { jobWorkerOf } from './processors.js';
import type { Processors } from './processors.js';
import { sweep } from './sweep.js';

/** How often this process reports that it is alive: well within the time after which its slots stop counting. */
const ANNOUNCE_MS = 5_000;
/** Far longer than a sweep takes: it only reads rows and adds jobs, each within its own time limit. */
const DEADLINE_MS = 60_000;
/** The part of the stop's time limit that is left for jobs that were told to stop, and for the connections. */
const STOP_RESERVE_MS = 3_000;

export interface JobsDependencies {
  readonly config: WorkerConfig;
  readonly log: Logger;
  readonly work: WorkDispatch;
  readonly queues: JobQueues;
  readonly dispatchers: Dispatchers;
  readonly handlers: JobHandlers;
  readonly processors: Processors;
  readonly metrics: JobMetrics;
}

/** Runs the jobs of both queues and offers this process's slots, from the app's start to its stop. */
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private workers: JobWorker[] = [];
  private announcing: Promise<unknown> = Promise.resolve();
  private hasOffered = false;
  private stopping = false;
  private stopped: Promise<void> = Promise.resolve();

  /** The id under which this process's slots are announced. */
  private readonly workerId = randomUUID();

  constructor(private readonly deps: JobsDependencies) {}

  /** What repeats: every process announces its slots, and one at a time looks for missing jobs. */
  get tasks(): PeriodicTask[] {
    return [
      {
        ...{ name: 'slots', runsIn: 'every-process', everyMs: ANNOUNCE_MS, deadlineMs: DEADLINE_MS },
        run: () => this.offerSlots(),
      },
      ...QUEUE_NAMES.map((queue): PeriodicTask => ({
        ...{ name: `sweep-${queue}`, runsIn: 'one-process' },
        ...{ everyMs: this.deps.config.JOB_SWEEP_MS, deadlineMs: DEADLINE_MS },
        run: () => this.sweep(queue),
      })),
    ];
  }

  onApplicationBootstrap(): void {
    this.workers = QUEUE_NAMES.map((queue) => this.startWorker(queue));
  }

  /** Starts no further jobs. Not awaited here: the other parts are told to stop at the same moment. */
  onModuleDestroy(): void {
    this.stopping = true;
    this.stopped = this.stop();
  }

  /** Running jobs have until the stop's time limit, and are then released. */
  beforeApplicationShutdown(): Promise<void> {
    return this.stopped;
  }

  /** Rejects unless both queues can be reached, for the health check. */
  async assertReached(): Promise<void> {
    if (!this.workers.every((worker) => worker.isOpen)) throw new Error('a queue was not reached yet');
    await Promise.all(QUEUE_NAMES.map((queue) => this.deps.queues[queue].counts()));
  }

  /** The connections of the queues are closed by Nest, after this. */
  private async stop(): Promise<void> {
    const limitMs = Math.max(0, this.deps.config.SHUTDOWN_TIMEOUT_MS - STOP_RESERVE_MS);
    // From now on the other workers share these slots.
    const withdrawn = this.announcing.then(() => this.deps.work.withdrawSlots(this.workerId)).catch(() => undefined);
    await Promise.all([withdrawn, ...this.workers.map((worker) => worker.close(limitMs))]);
    await this.deps.handlers.close?.();
  }

  private startWorker(queue: QueueName): JobWorker {
    const { config, dispatchers, handlers, log, processors } = this.deps;
    const worker = jobWorkerOf(processors[queue]);
    worker.start({
      ...{ backend: queueConnection(config), concurrency: this.slotsOf(queue), lockMs: config.JOB_LOCK_MS },
      onEnd: (id, outcome, error) => {
        this.attemptEnded(queue, id, outcome, error);
      },
      onExhausted: async (id, error) => {
        if (!isTransient(error)) await handlers[queue].abandon?.(id);
      },
      // Before the worker takes its next job: by then, the row that got the free slot is in the queue.
      onIdle: () => dispatchers[queue].dispatch(),
      onError: ({ message }) => {
        log.debug({ queue, reason: message }, 'queue connection error');
      },
    });
    return worker;
  }

  /** Announces this process's slots; the first time, has them filled. Later that is up to the jobs that end, and the sweeps. */
  private async offerSlots(): Promise<undefined> {
    if (this.stopping) return;
    const { dispatchers, work } = this.deps;
    const announcing = Promise.all(
      QUEUE_NAMES.map((queue) => work.announceSlots(queue, this.workerId, this.slotsOf(queue))),
    );
    // A stop withdraws the slots after they were announced.
    this.announcing = announcing.catch(() => undefined);
    await announcing;
    if (this.hasOffered) return;
    await Promise.all(QUEUE_NAMES.map((queue) => dispatchers[queue].dispatch()));
    this.hasOffered = true;
  }

  private slotsOf(queue: QueueName): number {
    const { REFRESH_CONCURRENCY, WEBHOOK_CONCURRENCY } = this.deps.config;
    return queue === 'refresh' ? REFRESH_CONCURRENCY : WEBHOOK_CONCURRENCY;
  }

  private attemptEnded(queue: QueueName, id: bigint, outcome: JobOutcome, err: unknown): void {
    const { log, metrics } = this.deps;
    metrics.attemptEnded(queue, outcome);
    const facts = { queue, row: String(id), outcome, err };
    if (outcome === 'given_up') log.error(facts, 'a job failed for the last time');
    else if (outcome === 'failed') log.warn(facts, 'a job failed and is tried again');
    else if (outcome === 'stopped') log.info({ ...facts, err: undefined }, 'a job was put back by the stop');
  }

  /** Gives free slots to waiting rows, and adds the jobs that are missing. Throws errors of the database and the queue. */
  private async sweep(queue: QueueName): Promise<undefined> {
    const { dispatchers, handlers, metrics, queues } = this.deps;
    await dispatchers[queue].dispatch();
    metrics.rowsSwept(queue, await sweep(queues[queue], handlers[queue].waiting));
  }
}
