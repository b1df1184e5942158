import type { Housekeeping, HousekeepingRun } from '@entity-registry/billing';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Runs by task and outcome, and orphaned charges credited back. */
export class HousekeepingMetrics {
  private readonly runs: Counter<'task' | 'outcome'>;
  private readonly orphans: Counter;

  constructor(private readonly registry: Registry) {
    this.runs = new Counter({
      name: 'housekeeping_runs_total',
      help: 'Runs of the housekeeping by task and outcome: ok, drift or failed',
      labelNames: ['task', 'outcome'],
      registers: [registry],
    });
    this.orphans = new Counter({
      name: 'billing_orphans_credited_total',
      help: 'Charges whose answer never left, credited back',
      registers: [registry],
    });
  }

  ran({ task, outcome, detail }: HousekeepingRun): void {
    this.runs.inc({ task, outcome });
    if (typeof detail['credited'] === 'number') this.orphans.inc(detail['credited']);
  }

  /** Adds the drift that the last reconcile found, read from the database, so that it is the same in every worker. */
  watchDrift(housekeeping: Housekeeping): void {
    new Gauge({
      name: 'billing_ledger_drift',
      help: 'Places where the books did not agree at the last reconcile; absent until there was one',
      registers: [this.registry],
      async collect() {
        // While the database is away the last known value stands.
        const drift = await housekeeping.lastDrift().catch(() => null);
        if (drift !== null) this.set(drift);
      },
    }).remove();
  }
}
