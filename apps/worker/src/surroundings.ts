import type { Logger } from '@entity-registry/http';
import type { FoundRecogniser } from '@entity-registry/registry';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { WorkerConfig } from './config.js';
import type { JobHandlers } from './jobs/handlers.js';
import type { Dispatchers } from './jobs/dispatchers.js';

/** The worker's inputs: its configuration, the process's connections, and the clock. */
export interface WorkerSurroundings {
  readonly config: WorkerConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly now: () => Date;
  /** Replaces the handlers of jobs in tests. */
  readonly handlers?: (surroundings: WorkerSurroundings, dispatchers: Dispatchers) => JobHandlers;
  /** Replaces the OCR programs of this machine in tests. */
  readonly findRecogniser?: () => Promise<FoundRecogniser>;
}
