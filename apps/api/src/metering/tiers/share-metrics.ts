import type { FairQueue, SearchShares } from '@entity-registry/registry';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

const QUEUES = [
  'requests',
  'reads',
  'surfaces',
  'screenings',
  'scoring',
] as const satisfies readonly (keyof SearchShares)[];

/**
 * Adds gauges of the work in this process that is waiting for a slot, and a counter of refused work, by queue, read on each scrape
 * (ADRs 0071 and 0198).
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
    help: 'Work refused before it started, by reason: see RefusalReason',
    labelNames: ['queue', 'reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const queue of QUEUES) {
        for (const [reason, count] of shares[queue].refused) this.inc({ queue, reason }, count);
      }
    },
  });
}

/** Counts requests that were read but not charged, because their deadline had passed by then (ADR 0198). */
export function missedDeadlines(registry: Registry): () => void {
  const counter = new Counter({
    name: 'deadlines_missed_total',
    help: 'Requests stopped after reading and before charging, because their deadline had passed',
    registers: [registry],
  });
  return () => {
    counter.inc();
  };
}
