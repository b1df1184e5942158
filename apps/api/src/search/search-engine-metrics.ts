import type { Logger } from '@entity-registry/http';
import type { SearchAnswer, SearchEngineError } from '@entity-registry/registry';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Searches by who answered them, and whether the search engine answers. */
export class SearchEngineMetrics {
  private readonly answers: Counter<'by'>;
  private readonly up: Gauge;
  private wasUp = true;

  constructor(
    registry: Registry,
    private readonly log: Pick<Logger, 'warn' | 'info'>,
  ) {
    this.answers = new Counter({
      name: 'search_answers_total',
      help: 'Searches of surfaces and candidates by what answered them: engine, postgres (instead of the engine) or error',
      labelNames: ['by'],
      registers: [registry],
    });
    this.up = new Gauge({
      name: 'search_engine_up',
      help: 'Whether OpenSearch answered the last search: 1 or 0',
      registers: [registry],
    });
    this.up.set(1);
  }

  /** Logs when the engine stops answering and when it answers again, not each search between. */
  answered(answer: SearchAnswer, failure?: SearchEngineError): void {
    this.answers.inc({ by: answer });
    const isUp = answer === 'engine';
    this.up.set(isUp ? 1 : 0);
    if (isUp === this.wasUp) return;
    this.wasUp = isUp;
    if (isUp) this.log.info('the search engine answers again');
    else this.log.warn({ err: failure, instead: answer }, 'the search engine does not answer');
  }
}
