import { countDataRequests } from '@entity-registry/accounts';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type pg from 'pg';

/** Open requests by how near the law's last day is, read from the database on each scrape. */
export function registerDataRequestMetrics(registry: Registry, pool: pg.Pool, now: () => Date): void {
  new Gauge({
    name: 'data_requests_open',
    help: "Open data requests: in time, due within two working days, or past the law's last day",
    labelNames: ['clock'],
    registers: [registry],
    async collect() {
      // While the database is down the last known values stay.
      const counts = await countDataRequests(pool, now()).catch(() => null);
      if (counts === null) return;
      const { open, dueSoon, overdue } = counts;
      this.labels('in_time').set(open - dueSoon - overdue);
      this.labels('due_soon').set(dueSoon);
      this.labels('overdue').set(overdue);
    },
  });
}
