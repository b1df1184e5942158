import type { WorkDispatch, WorkTotals } from '@entity-registry/accounts';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

type Measure = 'slots' | 'held' | 'waiting' | 'accountsWaiting' | 'longestWaitSeconds';

const GAUGES: Readonly<Record<Measure, { name: string; help: string }>> = {
  slots: { name: 'work_slots', help: 'Slots of all workers; an account holds at most a third' },
  held: { name: 'work_slots_held', help: 'Slots that are taken' },
  waiting: { name: 'work_waiting', help: 'Rows that wait for a slot' },
  accountsWaiting: { name: 'work_accounts_waiting', help: 'Accounts with rows that wait for a slot' },
  longestWaitSeconds: {
    name: 'work_longest_wait_seconds',
    help: 'How long the row waits that has waited longest for a slot',
  },
};

/** Adds how slots are shared, by queue, read on each scrape; the last known values while the database is down. */
export function registerShareMetrics(registry: Registry, work: Pick<WorkDispatch, 'totals'>): void {
  let reading: Promise<WorkTotals[] | null> | null = null;
  // One read for all gauges of a scrape.
  const read = (): Promise<WorkTotals[] | null> => {
    reading ??= work
      .totals()
      .catch(() => null)
      .finally(() => (reading = null));
    return reading;
  };
  for (const [measure, { name, help }] of Object.entries(GAUGES) as [Measure, (typeof GAUGES)[Measure]][]) {
    new Gauge({
      ...{ name, help, labelNames: ['queue'], registers: [registry] },
      async collect() {
        for (const totals of (await read()) ?? []) this.set({ queue: totals.queue }, totals[measure]);
      },
    });
  }
}
