import { PeriodicRunner } from '@entity-registry/queue';
import { Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, DynamicModule, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { createDocumentTasks } from './documents/create-document-tasks.js';
import { createHousekeepingTask } from './housekeeping/create-housekeeping-task.js';
import { Jobs } from './jobs/jobs.js';
import { createSearchTasks } from './search/create-search-tasks.js';
import { createSuppressionTasks } from './suppression/create-suppression-tasks.js';
import { createWatchTasks } from './watching/create-watch-tasks.js';
import type { WorkerDependencies } from './dependencies.js';

/** Runs the worker's periodic tasks from the app's start to its stop. */
export class PeriodicWork implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private stopped: Promise<void> = Promise.resolve();

  constructor(private readonly runner: PeriodicRunner) {}

  onApplicationBootstrap(): void {
    this.runner.start();
  }

  /** Not awaited here: the other parts are told to stop at the same moment. */
  onModuleDestroy(): void {
    this.stopped = this.runner.stop();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stopped;
  }

  /** For the health check. */
  assertHealthy(): Promise<void> {
    return this.runner.assertHealthy();
  }
}

/**
 * The worker's periodic tasks: housekeeping, the sweeps of the queues, reading documents, indexing changes, watching, and suppression.
 */
@Module({})
export class PeriodicModule {
  /** `jobs` exports Jobs. */
  static register(dependencies: WorkerDependencies, jobs: DynamicModule): DynamicModule {
    const { pool: db, log, metrics } = dependencies;
    const tasks = [
      createHousekeepingTask(dependencies),
      ...createDocumentTasks(dependencies),
      ...createSearchTasks(dependencies),
      ...createWatchTasks(dependencies),
      ...createSuppressionTasks(dependencies),
    ];
    return {
      module: PeriodicModule,
      imports: [jobs],
      providers: [
        {
          provide: PeriodicWork,
          inject: [Jobs],
          useFactory: ({ tasks: jobTasks }: Jobs) =>
            new PeriodicWork(new PeriodicRunner([...tasks, ...jobTasks], { db, log, metrics })),
        },
      ],
      exports: [PeriodicWork],
    };
  }
}
