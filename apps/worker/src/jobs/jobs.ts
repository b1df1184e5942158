import type { Logger } from '@entity-registry/nest-kit';
import { openWorker, queueConnection } from '@entity-registry/queue';
import type { JobOutcome, JobWorker, QueueName } from '@entity-registry/queue';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { WorkerConfig } from '../config.js';
import { isPassing } from './handlers.js';
import type { JobHandlers } from './handlers.js';
import type { JobMetrics } from './job-metrics.js';
import { QUEUE_NAMES } from './job-queues.js';
import type { JobQueues } from './job-queues.js';
import { sweep } from './sweep.js';

/** Of the time that a stop has, what is left for jobs that were told to stop, and for the connections. */
const STOP_RESERVE_MS = 3_000;

export interface JobsSurroundings {
  readonly config: WorkerConfig;
  readonly log: Logger;
  readonly queues: JobQueues;
  readonly handlers: JobHandlers;
  readonly measured: JobMetrics;
}

/** Runs the jobs of both queues, and sweeps for those that are missing, from the app's start to its stop. */
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private workers: JobWorker[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<unknown> = Promise.resolve();
  private stopping = false;
  private stopped: Promise<void> = Promise.resolve();
  private readonly away = new Set<QueueName>();

  constructor(private readonly on: JobsSurroundings) {}

  onApplicationBootstrap(): void {
    this.workers = QUEUE_NAMES.map((queue) => this.open(queue));
    this.next(0);
  }

  /** Begins no further job. Not waited for here: what else stops is told so at the same moment. */
  onModuleDestroy(): void {
    this.stopping = true;
    clearTimeout(this.timer);
    this.stopped = this.stop();
  }

  /** Jobs under way have until the stop's time limit, and are put back then. */
  beforeApplicationShutdown(): Promise<void> {
    return this.stopped;
  }

  /** Rejects unless both queues are reached, for the health check. */
  async assertReached(): Promise<void> {
    if (!this.workers.every((worker) => worker.isOpen)) throw new Error('a queue was not reached yet');
    await Promise.all(QUEUE_NAMES.map((queue) => this.on.queues[queue].counts()));
  }

  private async stop(): Promise<void> {
    const limitMs = Math.max(0, this.on.config.SHUTDOWN_TIMEOUT_MS - STOP_RESERVE_MS);
    await Promise.all([this.sweeping, ...this.workers.map((worker) => worker.close(limitMs))]);
    await Promise.all(QUEUE_NAMES.map((queue) => this.on.queues[queue].close()));
  }

  private open(queue: QueueName): JobWorker {
    const { config, handlers, log } = this.on;
    const concurrency = queue === 'refresh' ? config.REFRESH_CONCURRENCY : config.WEBHOOK_CONCURRENCY;
    const handler = handlers[queue];
    return openWorker(
      queue,
      queueConnection(config),
      { concurrency, lockMs: config.JOB_LOCK_MS },
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
        onTrouble: ({ message }) => {
          log.debug({ queue, reason: message }, 'trouble with a queue');
        },
      },
    );
  }

  private ended(queue: QueueName, id: bigint, outcome: JobOutcome, err: unknown): void {
    const { log, measured } = this.on;
    measured.ended(queue, outcome);
    const facts = { queue, row: String(id), outcome, err };
    if (outcome === 'given_up') log.error(facts, 'a job failed for the last time');
    else if (outcome === 'failed') log.warn(facts, 'a job failed and is tried again');
    else if (outcome === 'stopped') log.info({ ...facts, err: undefined }, 'a job was put back by the stop');
  }

  private next(afterMs: number): void {
    this.timer = setTimeout(() => {
      this.sweeping = Promise.all(QUEUE_NAMES.map((queue) => this.sweep(queue))).finally(() => {
        if (!this.stopping) this.next(this.on.config.JOB_SWEEP_MS);
      });
    }, afterMs);
  }

  /** A queue or database that does not answer is said once, until it is back. */
  private async sweep(queue: QueueName): Promise<void> {
    const { handlers, log, measured, queues } = this.on;
    try {
      measured.sweptUp(queue, await sweep(queues[queue], handlers[queue].waiting));
      if (this.away.delete(queue)) log.info({ queue }, 'the queue is back');
    } catch (err) {
      if (this.away.has(queue) || this.stopping) return;
      this.away.add(queue);
      log.error({ err, queue }, 'the queue or its rows are out of reach');
    }
  }
}
