import type { Housekeeping, HousekeepingRun, ManagedCredit } from '@entity-registry/accounts';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Runs by task and outcome, and credits for responses that were never sent. */
export class HousekeepingMetrics {
  private readonly runs: Counter<'task' | 'outcome'>;
  private readonly credited: Counter;

  constructor(private readonly registry: Registry) {
    this.runs = new Counter({
      name: 'housekeeping_runs_total',
      help: 'Runs of the housekeeping by task and outcome: ok, drift or failed',
      labelNames: ['task', 'outcome'],
      registers: [registry],
    });
    this.credited = new Counter({
      name: 'billing_unsent_credited_total',
      help: 'Charges credited by the sweep because their response never left',
      registers: [registry],
    });
  }

  runEnded({ task, outcome, detail }: HousekeepingRun): void {
    this.runs.inc({ task, outcome });
    if (typeof detail['credited'] === 'number') this.credited.inc(detail['credited']);
  }

  /** Adds the number of credits pending for an operator, read from the database. */
  watchAwaitingCredits(credit: Pick<ManagedCredit, 'countAwaitingOperator'>): void {
    new Gauge({
      name: 'billing_credits_awaiting_operator',
      help: 'Charges over the daily limit of credits for unsent responses: an operator decides',
      registers: [this.registry],
      async collect() {
        // While the database is down the last known value stays.
        const count = await credit.countAwaitingOperator().catch(() => null);
        if (count !== null) this.set(count);
      },
    });
  }

  /** Adds the drift that the last reconcile found, read from the database, so that it is the same in every worker. */
  watchDrift(housekeeping: Housekeeping): void {
    new Gauge({
      name: 'billing_ledger_drift',
      help: 'Places where the books did not agree at the last reconcile; absent until there was one',
      registers: [this.registry],
      async collect() {
        // While the database is down the last known value stays.
        const drift = await housekeeping.lastDrift().catch(() => null);
        if (drift !== null) this.set(drift);
      },
    }).remove();
  }
}
