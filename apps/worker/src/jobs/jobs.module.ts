import { WorkDispatch } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import { JobQueue, JobWorker, QUEUES, queueConnection } from '@entity-registry/queue';
import type { QueueName } from '@entity-registry/queue';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { WorkerConfig } from '../config.js';
import { createDispatchers } from './dispatchers.js';
import type { Dispatchers, JobQueues } from './dispatchers.js';
import type { JobHandlers } from './handlers.js';
import { JobMetrics } from './job-metrics.js';
import { Jobs } from './jobs.js';
import { RefreshProcessor, WebhookProcessor } from './processors.js';
import { registerShareMetrics } from './share-metrics.js';

// Queues and workers that wait for an unavailable server, and close in time (ADR 0071).
BullModule.queueClass = JobQueue;
BullModule.workerClass = JobWorker;

const JOB_QUEUES = Symbol('JOB_QUEUES');
const DISPATCHERS = Symbol('DISPATCHERS');
const HANDLERS = Symbol('HANDLERS');

export interface JobsModuleDependencies {
  readonly config: WorkerConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly now: () => Date;
}

/** Refreshes and webhooks, run as jobs. */
@Module({})
export class JobsModule {
  static register(
    { config, log, metrics, pool, now }: JobsModuleDependencies,
    createHandlers: (dispatchers: Dispatchers) => JobHandlers,
  ): DynamicModule {
    const work = new WorkDispatch(pool, now);
    registerShareMetrics(metrics, work);
    return {
      module: JobsModule,
      imports: [BullModule.registerQueue(...Object.values(QUEUES).map((name) => queueOptions(name, config, log)))],
      providers: [
        {
          provide: JOB_QUEUES,
          inject: [getQueueToken(QUEUES.refresh), getQueueToken(QUEUES.webhooks)],
          useFactory: (refresh: JobQueue, webhooks: JobQueue): JobQueues => ({ refresh, webhooks }),
        },
        {
          provide: DISPATCHERS,
          inject: [JOB_QUEUES],
          useFactory: (queues: JobQueues) => createDispatchers(queues, work, log),
        },
        {
          provide: HANDLERS,
          inject: [DISPATCHERS],
          useFactory: createHandlers,
        },
        {
          provide: RefreshProcessor,
          inject: [HANDLERS],
          useFactory: ({ refresh }: JobHandlers) => new RefreshProcessor(refresh),
        },
        {
          provide: WebhookProcessor,
          inject: [HANDLERS],
          useFactory: ({ webhooks }: JobHandlers) => new WebhookProcessor(webhooks),
        },
        {
          provide: Jobs,
          inject: [JOB_QUEUES, DISPATCHERS, HANDLERS, RefreshProcessor, WebhookProcessor],
          useFactory: (
            queues: JobQueues,
            dispatchers: Dispatchers,
            handlers: JobHandlers,
            refresh: RefreshProcessor,
            webhooks: WebhookProcessor,
          ) => {
            const processors = { refresh, webhooks };
            const jobMetrics = new JobMetrics(metrics, queues);
            return new Jobs({ config, log, work, queues, dispatchers, handlers, processors, metrics: jobMetrics });
          },
        },
      ],
      exports: [Jobs],
    };
  }
}

function queueOptions(name: QueueName, config: WorkerConfig, log: Logger) {
  return {
    name,
    backend: queueConnection(config),
    onError: ({ message }: Error): void => {
      log.debug({ queue: name, reason: message }, 'queue connection error');
    },
  };
}
