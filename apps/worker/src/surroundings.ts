import type { Logger } from '@entity-registry/nest-kit';
import type { FoundRecogniser } from '@entity-registry/registry';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { WorkerConfig } from './config.js';
import type { JobHandlers } from './jobs/handlers.js';
import type { JobQueues } from './jobs/job-queues.js';

/** What the worker is given: its configuration, the process's connections, and the clock. */
export interface WorkerSurroundings {
  readonly config: WorkerConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly now: () => Date;
  /** What the jobs do instead of refreshing and sending, in tests. */
  readonly handlers?: (surroundings: WorkerSurroundings, queues: JobQueues) => JobHandlers;
  /** What reads documents instead of the programs of this machine, in tests. */
  readonly findRecogniser?: () => Promise<FoundRecogniser>;
}
