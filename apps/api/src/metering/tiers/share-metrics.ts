import type { FairQueue, SearchShares } from '@entity-registry/registry';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

const QUEUES = ['reads', 'surfaces', 'scoring'] as const satisfies readonly (keyof SearchShares)[];

/**
 * Adds gauges of the work in this process that is waiting for a slot or was refused, by queue, read on each scrape (ADR 0071).
 */
export function addShareMetrics(shares: SearchShares, registry: Registry): void {
  const gauge = (name: string, help: string, of: (queue: FairQueue) => number): void => {
    new Gauge({
      ...{ name, help, labelNames: ['queue'], registers: [registry] },
      collect() {
        for (const queue of QUEUES) this.set({ queue }, of(shares[queue]));
      },
    });
  };
  gauge('search_rows_waiting', 'Rows waiting for their turn', ({ waiting }) => waiting.rows);
  gauge('search_accounts_waiting', 'Accounts with rows waiting for their turn', ({ waiting }) => waiting.tenants);
  new Counter({
    name: 'search_refused_total',
    help: 'Requests for a slot refused because too much of their account was waiting, or for too long',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      this.reset();
      for (const queue of QUEUES) this.inc({ queue }, shares[queue].refused);
    },
  });
}
