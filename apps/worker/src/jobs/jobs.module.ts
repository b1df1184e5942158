import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { WorkerSurroundings } from '../surroundings.js';
import type { JobHandlers } from './handlers.js';
import { JobMetrics } from './job-metrics.js';
import type { JobQueues } from './job-queues.js';
import { Jobs } from './jobs.js';

/** Refreshes and webhooks, by the jobs that tell of them. */
@Module({})
export class JobsModule {
  static register({ config, log, metrics }: WorkerSurroundings, queues: JobQueues, handlers: JobHandlers): JobsParts {
    const jobs = new Jobs({ config, log, queues, handlers, measured: new JobMetrics(metrics, queues) });
    return { jobs, module: { module: JobsModule, providers: [{ provide: Jobs, useValue: jobs }] } };
  }
}

export interface JobsParts {
  readonly jobs: Jobs;
  readonly module: DynamicModule;
}
