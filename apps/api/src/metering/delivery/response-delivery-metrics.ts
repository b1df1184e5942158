import type { ResponseDeliveries } from '@entity-registry/accounts';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Adds gauges of response deliveries that are waiting to be written and that were lost, read on each scrape. */
export function addResponseDeliveryMetrics(
  deliveries: Pick<ResponseDeliveries, 'pending' | 'lost'>,
  registry: Registry,
): void {
  new Gauge({
    name: 'billing_deliveries_pending',
    help: 'Records of sent and unsent responses waiting to be written; many: the database does not accept them',
    registers: [registry],
    collect() {
      this.set(deliveries.pending);
    },
  });
  new Counter({
    name: 'billing_deliveries_lost_total',
    help: 'Records dropped because too many were waiting; charges of sent responses among them are credited',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(deliveries.lost);
    },
  });
}
