import { HealthModule } from '@entity-registry/http';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { createHandlers } from './create-handlers.js';
import { Jobs } from './jobs/jobs.js';
import { JobsModule } from './jobs/jobs.module.js';
import { PeriodicModule, PeriodicWork } from './periodic.module.js';
import type { WorkerDependencies } from './dependencies.js';

const READINESS_TIMEOUT_MS = 2_000;

/** The background work: the jobs of the queues and the periodic tasks, with their health in one place. */
@Module({})
export class WorkerModule {
  static register(dependencies: WorkerDependencies): DynamicModule {
    const { pool, handlers = createHandlers } = dependencies;
    const jobs = JobsModule.register(dependencies, (dispatchers) => handlers(dependencies, dispatchers));
    const periodic = PeriodicModule.register(dependencies, jobs);
    return {
      module: WorkerModule,
      imports: [
        jobs,
        periodic,
        HealthModule.registerAsync({
          imports: [jobs, periodic],
          inject: [Jobs, PeriodicWork],
          useFactory: (queues: Jobs, tasks: PeriodicWork) => ({
            service: 'worker',
            checks: [
              { name: 'database', check: () => pool.query('select 1') },
              { name: 'queue', check: () => queues.assertReached() },
              { name: 'periodic', check: () => tasks.assertHealthy() },
            ],
            timeoutMs: READINESS_TIMEOUT_MS,
          }),
        }),
      ],
    };
  }
}
