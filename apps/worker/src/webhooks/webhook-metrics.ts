import { outcomeCounter } from '@entity-registry/http';
import { Histogram } from 'prom-client';
import type { Counter, Registry } from 'prom-client';
import type { DeliveryOutcome } from './webhook-deliveries.js';

/** Deliveries by outcome, and how long delivered ones had waited. */
export class WebhookMetrics {
  private readonly outcomes: Counter<'outcome'>;
  private readonly seconds: Histogram;

  constructor(registry: Registry) {
    this.outcomes = outcomeCounter(
      registry,
      'webhook_deliveries_total',
      'Runs of webhook deliveries by outcome: delivered, failed or interrupted',
    );
    this.seconds = new Histogram({
      name: 'webhook_delivery_seconds',
      help: "Time from the creation of a webhook to its receiver's 2xx",
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60, 300],
      registers: [registry],
    });
  }

  deliveryEnded(outcome: DeliveryOutcome, waitedMs: number): void {
    this.outcomes.inc({ outcome });
    if (outcome === 'delivered') this.seconds.observe(waitedMs / 1_000);
  }
}
