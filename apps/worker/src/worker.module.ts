import { HealthModule } from '@entity-registry/nest-kit';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import type { WorkerSurroundings } from './surroundings.js';

const READINESS_TIMEOUT_MS = 2_000;

/** What goes on without a caller; one module for each kind of work. Queues of jobs stand beside the housekeeping. */
@Module({})
export class WorkerModule {
  static register(surroundings: WorkerSurroundings): DynamicModule {
    const checks = [{ name: 'database', check: () => surroundings.pool.query('select 1') }];
    return {
      module: WorkerModule,
      imports: [
        HousekeepingModule.register(surroundings),
        HealthModule.register({ service: 'worker', checks, timeoutMs: READINESS_TIMEOUT_MS }),
      ],
    };
  }
}
