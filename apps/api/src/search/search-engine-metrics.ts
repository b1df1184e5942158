import type { Logger } from '@entity-registry/http';
import { StaleIndexError } from '@entity-registry/registry';
import type { SearchAnswer, SearchEngineError } from '@entity-registry/registry';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

type EngineState = 'up' | 'stale' | 'away';

const CHANGES: Readonly<Record<EngineState, string>> = {
  up: 'the search engine answers again',
  stale: 'the search engine lacks changes',
  away: 'the search engine does not answer',
};

/** Searches by who answered them, and whether the search engine answers. */
export class SearchEngineMetrics {
  private readonly answers: Counter<'by'>;
  private readonly up: Gauge;
  private readonly stale: Counter;
  private state: EngineState = 'up';

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
    this.stale = new Counter({
      name: 'search_stale_total',
      help: 'Searches that OpenSearch could not answer, because it lacks changes',
      registers: [registry],
    });
  }

  /** Logs when the engine stops answering and when it answers again, not each search between. */
  answered(answer: SearchAnswer, failure?: SearchEngineError): void {
    this.answers.inc({ by: answer });
    const isStale = failure instanceof StaleIndexError;
    if (isStale) this.stale.inc();
    const state = answer === 'engine' ? 'up' : isStale ? 'stale' : 'away';
    this.up.set(state === 'away' ? 0 : 1);
    if (state === this.state) return;
    this.state = state;
    if (state === 'up') this.log.info(CHANGES[state]);
    else this.log.warn({ err: failure, instead: answer }, CHANGES[state]);
  }
}
