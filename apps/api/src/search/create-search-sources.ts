import { searchNodes } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import {
  EngineCandidates,
  EngineGuard,
  FairSurfaces,
  GuardedCandidates,
  GuardedSurfaces,
  IndexAge,
  OpenSearchNameKeys,
  OpenSearchSurfaces,
  PostgresCandidateSource,
  SearchEngine,
  SurfaceSearch,
} from '@entity-registry/registry';
import type { CandidateSource, SearchShares, SurfaceSource } from '@entity-registry/registry';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { ApiConfig } from '../config.js';
import { SearchEngineMetrics } from './search-engine-metrics.js';

export interface SearchSourcesDependencies {
  readonly config: Pick<ApiConfig, 'SEARCH_URL' | 'SEARCH_PREFIX' | 'SEARCH_WHEN_AWAY' | 'SEARCH_STALE_AFTER_MS'>;
  readonly pool: pg.Pool;
  /** What the search engine found is read from the primary, which fed it: a standby may not have it yet. */
  readonly primary: pg.Pool;
  readonly shares: SearchShares;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly now: () => Date;
}

/** What searches surfaces and finds candidates. */
export interface SearchSources {
  readonly surfaces: SurfaceSource;
  readonly candidates: CandidateSource;
  readonly closeSearch: () => Promise<void>;
}

/** The sources in PostgreSQL or, if SEARCH_URL is set, in OpenSearch (ADR 0195). */
export function createSearchSources(dependencies: SearchSourcesDependencies): SearchSources {
  const { config, pool, primary, shares, log, metrics, now } = dependencies;
  const surfaces = new SurfaceSearch(pool);
  const candidates = new PostgresCandidateSource(pool);
  const nodes = searchNodes(config);
  if (nodes.length === 0) {
    return {
      ...{ surfaces: new FairSurfaces(surfaces, shares.surfaces), candidates },
      closeSearch: () => Promise.resolve(),
    };
  }
  const engine = new SearchEngine({ nodes });
  const prefix = config.SEARCH_PREFIX;
  const engineMetrics = new SearchEngineMetrics(metrics, log);
  const age = new IndexAge(primary, { staleAfterMs: config.SEARCH_STALE_AFTER_MS, now });
  const guard = new EngineGuard({
    assertFresh: (content) => age.assertFresh(content),
    fallsBack: config.SEARCH_WHEN_AWAY === 'postgres',
    now,
    onAnswer: (answer, failure) => {
      engineMetrics.answered(answer, failure);
    },
  });
  const byEngine = new EngineCandidates(primary, new OpenSearchNameKeys(engine, prefix));
  const guarded = new GuardedSurfaces(guard, new OpenSearchSurfaces(engine, primary, prefix), surfaces);
  return {
    surfaces: new FairSurfaces(guarded, shares.surfaces),
    candidates: new GuardedCandidates(guard, byEngine, candidates),
    closeSearch: () => engine.close(),
  };
}
