import type { DocumentReadings, ReadingOutcome } from '@entity-registry/registry';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Documents by outcome, and the number waiting. */
export class DocumentMetrics {
  private readonly documents: Counter<'outcome'>;

  constructor(registry: Registry, readings: DocumentReadings) {
    this.documents = new Counter({
      name: 'documents_read_total',
      help: 'Files of documents by outcome: read, unchanged, failed, postponed or overtaken',
      labelNames: ['outcome'],
      registers: [registry],
    });
    new Gauge({
      name: 'documents_waiting',
      help: 'Files of documents that are still to be read by any worker; counted up to 100,000',
      registers: [registry],
      async collect() {
        // While the database is down the last known value stays.
        const waiting = await readings.waiting().catch(() => undefined);
        if (waiting !== undefined) this.set(waiting);
      },
    });
  }

  readingEnded(outcome: ReadingOutcome): void {
    this.documents.inc({ outcome });
  }
}
