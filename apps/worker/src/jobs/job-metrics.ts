import type { JobOutcome, QueueName } from '@entity-registry/queue';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { QUEUE_NAMES } from './dispatchers.js';
import type { JobQueues } from './dispatchers.js';

/** Jobs by queue and outcome, those that a sweep re-added, and the current counts. */
export class JobMetrics {
  private readonly jobs: Counter<'queue' | 'outcome'>;
  private readonly swept: Counter<'queue'>;

  constructor(registry: Registry, queues: JobQueues) {
    this.jobs = new Counter({
      name: 'jobs_total',
      help: 'Attempts of jobs by queue and outcome: done, failed (another follows), given_up or stopped',
      labelNames: ['queue', 'outcome'],
      registers: [registry],
    });
    this.swept = new Counter({
      name: 'jobs_swept_total',
      help: 'Rows that waited without a job, and were given to the queue again',
      labelNames: ['queue'],
      registers: [registry],
    });
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs by queue and state: waiting, active or delayed; the last known while the queue is unavailable',
      labelNames: ['queue', 'state'],
      registers: [registry],
      async collect() {
        await Promise.all(
          QUEUE_NAMES.map(async (queue) => {
            const counts = await queues[queue].counts().catch(() => null);
            if (counts === null) return;
            for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count as number);
          }),
        );
      },
    });
  }

  attemptEnded(queue: QueueName, outcome: JobOutcome): void {
    this.jobs.inc({ queue, outcome });
  }

  rowsSwept(queue: QueueName, rows: number): void {
    this.swept.inc({ queue }, rows);
  }
}
