import { Refreshes, WorkDispatch } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import { JobQueue, QUEUES, queueConnection } from '@entity-registry/queue';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { ApiConfig } from '../config.js';
import { QUEUE_TIMEOUT_MS, RefreshQueue } from './refresh-queue.js';
import { RefreshService } from './refresh.service.js';
import type { RefreshServiceDependencies } from './refresh.service.js';

// A queue that connects on first use, waits for an unavailable server, and closes in time (ADR 0071).
BullModule.queueClass = JobQueue;

export interface RefreshesModuleDependencies {
  readonly config: ApiConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly now: () => Date;
}

/** Refreshes through every version, and their queue. Exports RefreshService. */
@Module({})
export class RefreshesModule {
  static register(
    { meter, idempotency, deadlines }: Pick<RefreshServiceDependencies, 'meter' | 'idempotency' | 'deadlines'>,
    { config, pool, log, metrics, now }: RefreshesModuleDependencies,
  ): DynamicModule {
    const queue = { name: QUEUES.refresh, backend: queueConnection(config), timeoutMs: QUEUE_TIMEOUT_MS };
    return {
      module: RefreshesModule,
      imports: [BullModule.registerQueue(queue)],
      providers: [
        {
          provide: RefreshQueue,
          inject: [getQueueToken(QUEUES.refresh)],
          useFactory: (jobs: JobQueue) => new RefreshQueue(jobs, new WorkDispatch(pool, now), log, metrics),
        },
        {
          provide: RefreshService,
          inject: [RefreshQueue],
          useFactory: (refreshQueue: RefreshQueue) =>
            new RefreshService({
              ...{ meter, idempotency, deadlines, refreshQueue, now },
              refreshes: new Refreshes(pool, now),
            }),
        },
      ],
      exports: [RefreshService],
    };
  }
}
