import type { ParseReport, ParserPoolStats } from '@entity-registry/sources';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

/** How long parsing takes by source, which limits responses exceed, and how busy the threads are. */
export class ParserMetrics {
  private readonly seconds: Histogram<'source'>;
  private readonly waits: Histogram;
  private readonly limitErrors: Counter<'source' | 'limit'>;

  constructor(registry: Registry, stats: () => ParserPoolStats) {
    this.seconds = new Histogram({
      name: 'parse_seconds',
      help: 'How long responses of sources were parsed in a thread, by source',
      labelNames: ['source'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers: [registry],
    });
    this.waits = new Histogram({
      name: 'parse_wait_seconds',
      help: 'How long responses of sources waited for a thread',
      buckets: [0.002, 0.01, 0.05, 0.25, 1, 5, 30],
      registers: [registry],
    });
    this.limitErrors = new Counter({
      name: 'parse_faults_total',
      help: 'Responses of sources that exceeded a limit of the parser, by source and limit',
      labelNames: ['source', 'limit'],
      registers: [registry],
    });
    new Gauge({
      name: 'parse_responses',
      help: 'Responses of sources by state: parsing, in a thread, or waiting for one',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        const { busy, waiting } = stats();
        this.set({ state: 'parsing' }, busy);
        this.set({ state: 'waiting' }, waiting);
      },
    });
  }

  responseParsed({ source, waitedMs, parsedMs, limit }: ParseReport): void {
    this.seconds.observe({ source }, parsedMs / 1_000);
    this.waits.observe(waitedMs / 1_000);
    if (limit !== null) this.limitErrors.inc({ source, limit });
  }
}
