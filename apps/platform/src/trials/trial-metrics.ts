import type { ManagedTrials } from '@entity-registry/accounts';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Trials by outcome, and the requests pending for an operator, read from the database on each scrape. */
export function registerTrialMetrics(registry: Registry, trials: Pick<ManagedTrials, 'counts'>): void {
  // While the database is down the last known values stay.
  const read = () => trials.counts().catch(() => null);
  new Gauge({
    name: 'account_trials',
    help: 'Trials of accounts by state, and by who granted them or why they are withheld',
    labelNames: ['state', 'cause'],
    registers: [registry],
    async collect() {
      const counts = await read();
      if (counts !== null) this.reset();
      for (const { state, cause, count } of counts ?? []) this.labels(state, cause).set(count);
    },
  });
  new Gauge({
    name: 'account_trial_requests',
    help: 'Withheld trials with a request that no operator has decided on',
    registers: [registry],
    async collect() {
      const counts = await read();
      if (counts !== null) this.set(counts.reduce((sum, { requests }) => sum + requests, 0));
    },
  });
}
