import { randomUUID } from 'node:crypto';
import type { WorkDispatch } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/nest-kit';
import { openWorker, queueConnection } from '@entity-registry/queue';
import type { JobOutcome, JobWorker, QueueName } from '@entity-registry/queue';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { WorkerConfig } from '../config.js';
import { isPassing } from './handlers.js';
import type { JobHandlers } from './handlers.js';
import type { JobMetrics } from './job-metrics.js';
import { QUEUE_NAMES } from './job-queues.js';
import type { Dispatchers, JobQueues } from './job-queues.js';
import { sweep } from './sweep.js';

/** How often this process reports that it is alive: well within the time after which its slots stop counting. */
const ANNOUNCE_MS = 5_000;
/** The part of the stop's time limit that is left for jobs that were told to stop, and for the connections. */
const STOP_RESERVE_MS = 3_000;

export interface JobsDependencies {
  readonly config: WorkerConfig;
  readonly log: Logger;
  readonly work: WorkDispatch;
  readonly queues: JobQueues;
  readonly dispatchers: Dispatchers;
  readonly handlers: JobHandlers;
  readonly measured: JobMetrics;
}

/** Runs the jobs of both queues, offers this process's slots, and sweeps for missing jobs, from the app's start to its stop. */
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private workers: JobWorker[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<unknown> = Promise.resolve();
  private announcer: NodeJS.Timeout | undefined;
  private announcing: Promise<unknown> = Promise.resolve();
  private stopping = false;
  private stopped: Promise<void> = Promise.resolve();
  private readonly away = new Set<QueueName>();

  /** The id under which this process's slots are announced. */
  private readonly workerId = randomUUID();

  constructor(private readonly deps: JobsDependencies) {}

  onApplicationBootstrap(): void {
    this.workers = QUEUE_NAMES.map((queue) => this.open(queue));
    // Separate from the sweeps, which may be rare or slow.
    this.announcer = setInterval(() => {
      // The sweep reports a database that is down.
      this.announcing = Promise.all(QUEUE_NAMES.map((queue) => this.announce(queue))).catch(() => undefined);
    }, ANNOUNCE_MS);
    this.next(0);
  }

  /** Starts no further jobs. Not awaited here: the other parts are told to stop at the same moment. */
  onModuleDestroy(): void {
    this.stopping = true;
    clearTimeout(this.timer);
    clearInterval(this.announcer);
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

  private async stop(): Promise<void> {
    const limitMs = Math.max(0, this.deps.config.SHUTDOWN_TIMEOUT_MS - STOP_RESERVE_MS);
    // From now on the other workers share these slots.
    const withdrawn = Promise.all([this.sweeping, this.announcing])
      .then(() => this.deps.work.withdrawSlots(this.workerId))
      .catch(() => undefined);
    await Promise.all([withdrawn, ...this.workers.map((worker) => worker.close(limitMs))]);
    await Promise.all(QUEUE_NAMES.map((queue) => this.deps.queues[queue].close()));
    await this.deps.handlers.close?.();
  }

  private open(queue: QueueName): JobWorker {
    const { config, dispatchers, handlers, log } = this.deps;
    const handler = handlers[queue];
    return openWorker(
      queue,
      queueConnection(config),
      { concurrency: this.slotsOf(queue), lockMs: config.JOB_LOCK_MS },
      async (id, signal, isLast) => {
        await handler.run(id, signal, isLast);
      },
      {
        onEnd: (id, outcome, error) => {
          this.ended(queue, id, outcome, error);
        },
        onGivenUp: async (id, error) => {
          if (!isPassing(error)) await handler.giveUp?.(id);
        },
        // Before the worker takes its next job: by then, the row that got the free slot is in the queue.
        onIdle: () => dispatchers[queue].dispatch(),
        onTrouble: ({ message }) => {
          log.debug({ queue, reason: message }, 'trouble with a queue');
        },
      },
    );
  }

  private announce(queue: QueueName): Promise<void> {
    return this.deps.work.announceSlots(queue, this.workerId, this.slotsOf(queue));
  }

  private slotsOf(queue: QueueName): number {
    const { REFRESH_CONCURRENCY, WEBHOOK_CONCURRENCY } = this.deps.config;
    return queue === 'refresh' ? REFRESH_CONCURRENCY : WEBHOOK_CONCURRENCY;
  }

  private ended(queue: QueueName, id: bigint, outcome: JobOutcome, err: unknown): void {
    const { log, measured } = this.deps;
    measured.ended(queue, outcome);
    const facts = { queue, row: String(id), outcome, err };
    if (outcome === 'given_up') log.error(facts, 'a job failed for the last time');
    else if (outcome === 'failed') log.warn(facts, 'a job failed and is tried again');
    else if (outcome === 'stopped') log.info({ ...facts, err: undefined }, 'a job was put back by the stop');
  }

  private next(afterMs: number): void {
    this.timer = setTimeout(() => {
      this.sweeping = Promise.all(QUEUE_NAMES.map((queue) => this.sweep(queue))).finally(() => {
        if (!this.stopping) this.next(this.deps.config.JOB_SWEEP_MS);
      });
    }, afterMs);
  }

  /** A queue or database that does not respond is logged once, until it is back. */
  private async sweep(queue: QueueName): Promise<void> {
    const { dispatchers, handlers, log, measured, queues } = this.deps;
    try {
      await this.announce(queue);
      await dispatchers[queue].dispatch();
      measured.sweptUp(queue, await sweep(queues[queue], handlers[queue].waiting));
      if (this.away.delete(queue)) log.info({ queue }, 'the queue is back');
    } catch (err) {
      if (this.away.has(queue) || this.stopping) return;
      this.away.add(queue);
      log.error({ err, queue }, 'the queue or its rows are out of reach');
    }
  }
}
