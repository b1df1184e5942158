import { WorkDispatch } from '@entity-registry/accounts';
import { HealthModule } from '@entity-registry/nest-kit';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DocumentsModule } from './documents/documents.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { createHandlers } from './create-handlers.js';
import { createDispatchers, createJobQueues } from './jobs/job-queues.js';
import { JobsModule } from './jobs/jobs.module.js';
import type { WorkerSurroundings } from './surroundings.js';

const READINESS_TIMEOUT_MS = 2_000;

/** The background work: housekeeping, the jobs of the queues, and reading documents. */
@Module({})
export class WorkerModule {
  static register(surroundings: WorkerSurroundings): DynamicModule {
    const { config, log, pool, now } = surroundings;
    const work = new WorkDispatch(pool, now);
    const queues = createJobQueues(config, log);
    const dispatchers = createDispatchers(queues, work, log);
    const handlers = (surroundings.handlers ?? createHandlers)(surroundings, dispatchers);
    const { jobs, module } = JobsModule.register(surroundings, { work, queues, dispatchers, handlers });
    const checks = [
      { name: 'database', check: () => pool.query('select 1') },
      { name: 'queue', check: () => jobs.assertReached() },
    ];
    return {
      module: WorkerModule,
      imports: [
        HousekeepingModule.register(surroundings),
        module,
        DocumentsModule.register(surroundings),
        HealthModule.register({ service: 'worker', checks, timeoutMs: READINESS_TIMEOUT_MS }),
      ],
    };
  }
}
