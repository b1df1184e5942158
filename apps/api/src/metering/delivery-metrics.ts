import type { Deliveries } from '@entity-registry/billing';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Adds how many deliveries wait to be written down and how many were lost, read whenever measurements are asked for. */
export function watchDeliveries(deliveries: Pick<Deliveries, 'pending' | 'lost'>, registry: Registry): void {
  new Gauge({
    name: 'billing_deliveries_pending',
    help: 'Answers that left and wait to be written down; many: the database does not take them',
    registers: [registry],
    collect() {
      this.set(deliveries.pending);
    },
  });
  new Counter({
    name: 'billing_deliveries_lost_total',
    help: 'Answers that left and were not written down because too many waited; their charges are credited back',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(deliveries.lost);
    },
  });
}
