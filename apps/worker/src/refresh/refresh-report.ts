import type { Logger } from '@entity-registry/http';
import type { RefreshCounts } from '@entity-registry/registry';
import type { SourceReading } from '@entity-registry/sources';
import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

/** The outcome of a run of a refresh. `settled`: the refresh had already ended. */
export type RefreshOutcome =
  'completed' | 'insufficient' | 'capped' | 'entity_gone' | 'source_down' | 'settled' | 'broken';

/** Metrics and log lines of refreshes: by outcome and duration, and by each source's result. */
export class RefreshReport {
  private readonly refreshes: Counter<'outcome'>;
  private readonly seconds: Histogram;
  private readonly readings: Counter<'source' | 'state'>;

  constructor(
    registry: Registry,
    private readonly log: Logger,
  ) {
    this.refreshes = new Counter({
      name: 'refreshes_total',
      help: 'Runs of refreshes by outcome; broken: the run threw an error, such as a source that was down before the last attempt',
      labelNames: ['outcome'],
      registers: [registry],
    });
    this.seconds = new Histogram({
      name: 'refresh_seconds',
      help: 'Duration of the runs that completed a refresh',
      buckets: [0.5, 1, 2, 5, 10, 30, 60, 300, 1_800, 3_600],
      registers: [registry],
    });
    this.readings = new Counter({
      name: 'source_readings_total',
      help: 'Readings of sources by source and state: ok, empty or source_down',
      labelNames: ['source', 'state'],
      registers: [registry],
    });
  }

  readingEnded(source: string, state: SourceReading['state']): void {
    this.readings.inc({ source, state });
  }

  readingsStored(id: bigint, counts: RefreshCounts): void {
    this.log.info({ updateRequest: String(id), ...counts }, 'the data of the sources was stored');
  }

  refreshEnded(id: bigint, outcome: RefreshOutcome, ms: number): void {
    this.refreshes.inc({ outcome });
    if (outcome === 'completed') this.seconds.observe(ms / 1_000);
    // A run that was interrupted is logged with its error by the caller that retries it.
    if (outcome !== 'broken') this.log.info({ updateRequest: String(id), outcome, ms }, 'a refresh was run');
  }
}
