import type { Logger } from '@entity-registry/http';
import type { FoundRecognizer } from '@entity-registry/registry';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { WorkerConfig } from './config.js';
import type { JobHandlers } from './jobs/handlers.js';
import type { Dispatchers } from './jobs/dispatchers.js';

/** The worker's inputs: its configuration, the process's connections, and the clock. */
export interface WorkerDependencies {
  readonly config: WorkerConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly now: () => Date;
  /** Replaces the handlers of jobs in tests. */
  readonly handlers?: (dependencies: WorkerDependencies, dispatchers: Dispatchers) => JobHandlers;
  /** Replaces the OCR programs of this machine in tests. */
  readonly findRecognizer?: () => Promise<FoundRecognizer>;
}
