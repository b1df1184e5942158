import { RefreshRequests, WorkDispatch } from '@entity-registry/billing';
import { JobQueue, QUEUES, queueConnection } from '@entity-registry/queue';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices, ApiSurroundings } from '../services.js';
import { QUEUE_TIMEOUT_MS, RefreshQueue } from './refresh-queue.js';
import { RefreshService } from './refresh-service.js';

// A queue that connects on first use, waits for an unavailable server, and closes in time (ADR 0177).
BullModule.queueClass = JobQueue;

/** Refresh requests of every version, and the queue that they are given to. Exports RefreshService. */
@Module({})
export class RefreshesModule {
  static register(
    { meter, idempotent }: Pick<ApiServices, 'meter' | 'idempotent'>,
    { config, pool, log, metrics, now }: ApiSurroundings,
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
            new RefreshService({ meter, idempotent, requests: new RefreshRequests(pool, now), refreshQueue, now }),
        },
      ],
      exports: [RefreshService],
    };
  }
}
