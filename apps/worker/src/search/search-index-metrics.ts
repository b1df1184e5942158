import type { IndexedBatch } from '@entity-registry/registry';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

interface Backlog {
  readonly rows: number;
  readonly oldest: Date | null;
}

/** How soon searches find a change, and how many changes wait. */
export class SearchIndexMetrics {
  private readonly seconds: Histogram;
  private readonly rows: Counter;
  private readonly rejected: Counter;

  constructor(registry: Registry, readBacklog: () => Promise<Backlog>, now: () => Date) {
    this.seconds = new Histogram({
      name: 'search_freshness_seconds',
      help: 'Time from a change until searches find it, by change; includes the rest of its transaction',
      buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
      registers: [registry],
    });
    this.rows = new Counter({
      name: 'search_indexed_total',
      help: 'Changes that were written to the search engine',
      registers: [registry],
    });
    this.rejected = new Counter({
      name: 'search_rejected_total',
      help: 'Documents that the search engine rejected; each is tried again every five minutes',
      registers: [registry],
    });
    const oldest = new Gauge({
      name: 'search_outbox_oldest_seconds',
      help: 'Age of the oldest change that the search engine does not have; 0: it has all',
      registers: [registry],
    });
    new Gauge({
      name: 'search_outbox_rows',
      help: 'Changes that the search engine does not have; counted up to 100,000',
      registers: [registry],
      async collect() {
        // While the database is down the last known value stays.
        const backlog = await readBacklog().catch(() => null);
        if (backlog === null) return;
        this.set(backlog.rows);
        oldest.set(backlog.oldest === null ? 0 : (now().getTime() - backlog.oldest.getTime()) / 1_000);
      },
    });
  }

  indexed({ rows, ages, rejected }: IndexedBatch): void {
    this.rows.inc(rows);
    this.rejected.inc(rejected.length);
    for (const age of ages) this.seconds.observe(age / 1_000);
  }
}
