import { HealthModule } from '@entity-registry/nest-kit';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DocumentsModule } from './documents/documents.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { createHandlers } from './jobs/create-handlers.js';
import { createJobQueues } from './jobs/job-queues.js';
import { JobsModule } from './jobs/jobs.module.js';
import type { WorkerSurroundings } from './surroundings.js';

const READINESS_TIMEOUT_MS = 2_000;

/** What goes on without a caller: the housekeeping, the jobs of the queues, and the reading of documents. */
@Module({})
export class WorkerModule {
  static register(surroundings: WorkerSurroundings): DynamicModule {
    const { config, log, pool } = surroundings;
    const queues = createJobQueues(config, log);
    const { jobs, module } = JobsModule.register(
      surroundings,
      queues,
      (surroundings.handlers ?? createHandlers)(surroundings, queues),
    );
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
