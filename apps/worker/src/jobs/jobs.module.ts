import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { Registry } from 'prom-client';
import { JobMetrics } from './job-metrics.js';
import { Jobs } from './jobs.js';
import type { JobsDependencies } from './jobs.js';
import { watchShares } from './share-metrics.js';

export interface JobsSurroundings extends Pick<JobsDependencies, 'config' | 'log'> {
  readonly metrics: Registry;
}

/** Refreshes and webhooks, run as jobs. */
@Module({})
export class JobsModule {
  static register(
    { config, log, metrics }: JobsSurroundings,
    parts: Pick<JobsDependencies, 'work' | 'queues' | 'dispatchers' | 'handlers'>,
  ): JobsParts {
    watchShares(metrics, parts.work);
    const jobs = new Jobs({ ...parts, config, log, measured: new JobMetrics(metrics, parts.queues) });
    return { jobs, module: { module: JobsModule, providers: [{ provide: Jobs, useValue: jobs }] } };
  }
}

export interface JobsParts {
  readonly jobs: Jobs;
  readonly module: DynamicModule;
}
