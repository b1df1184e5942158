import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { TaskState } from './task-rows.js';

type Measure = 'failures' | 'secondsSinceSuccess';

const GAUGES: Readonly<Record<Measure, { name: string; help: string }>> = {
  failures: {
    name: 'periodic_failures',
    help: 'Failed runs of a periodic task since its last success; in all processes, if it runs in one at a time',
  },
  secondsSinceSuccess: {
    name: 'periodic_seconds_since_success',
    help: 'Time since the last successful run of a periodic task; in any process, if it runs in one at a time',
  },
};

/** Runs of the periodic tasks, and their state, read on each scrape. */
export class PeriodicMetrics {
  private readonly runs: Counter<'task' | 'outcome'>;

  /** `readStates` may reject while the database is down: the last known values stay. */
  constructor(registry: Registry, readStates: () => Promise<readonly TaskState[]>) {
    this.runs = new Counter({
      name: 'periodic_runs_total',
      help: 'Runs of periodic tasks in this process, by task and outcome (done, failed)',
      labelNames: ['task', 'outcome'],
      registers: [registry],
    });
    let reading: Promise<readonly TaskState[]> | null = null;
    // One read for all gauges of a scrape.
    const read = (): Promise<readonly TaskState[]> => {
      reading ??= readStates()
        .catch(() => [])
        .finally(() => (reading = null));
      return reading;
    };
    for (const [measure, { name, help }] of Object.entries(GAUGES) as [Measure, (typeof GAUGES)[Measure]][]) {
      new Gauge({
        ...{ name, help, labelNames: ['task'], registers: [registry] },
        async collect() {
          for (const state of await read()) this.set({ task: state.name }, state[measure]);
        },
      });
    }
  }

  runEnded(task: string, outcome: 'done' | 'failed'): void {
    this.runs.inc({ task, outcome });
  }
}
