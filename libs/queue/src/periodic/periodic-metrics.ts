import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import { registerScrapeGauges } from '../scrape-gauges.js';
import type { TaskState } from './task-rows.js';

/** Runs of the periodic tasks, and their state, read on each scrape. */
export class PeriodicMetrics {
  private readonly runs: Counter<'task' | 'outcome'>;

  constructor(registry: Registry, readStates: () => Promise<readonly TaskState[]>) {
    this.runs = new Counter({
      name: 'periodic_runs_total',
      help: 'Runs of periodic tasks in this process, by task and outcome (done, failed)',
      labelNames: ['task', 'outcome'],
      registers: [registry],
    });
    registerScrapeGauges(registry, {
      label: 'task',
      labelOf: ({ name }) => name,
      read: readStates,
      gauges: [
        {
          name: 'periodic_failures',
          help: 'Failed runs of a periodic task since its last success; in all processes, if it runs in one at a time',
          valueOf: ({ failures }) => failures,
        },
        {
          name: 'periodic_seconds_since_success',
          help: 'Time since the last successful run of a periodic task; in any process, if it runs in one at a time',
          valueOf: ({ secondsSinceSuccess }) => secondsSinceSuccess,
        },
      ],
    });
  }

  runEnded(task: string, outcome: 'done' | 'failed'): void {
    this.runs.inc({ task, outcome });
  }
}
