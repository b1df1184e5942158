import type { SurfaceQuery } from '@entity-registry/domain';
import type { CandidateQuery, CandidateSource, Candidates } from '../candidates/candidate-source.js';
import { timeLeft } from '../queues/time-left.js';
import type { TimeLeft } from '../queues/time-left.js';
import type { SurfaceCursor, SurfacePage, SurfaceSearch } from '../surfaces/surface-search.js';
import type { EngineGuard } from './engine-guard.js';
import type { OpenSearchSurfaces } from './surfaces/opensearch-surfaces.js';

type Surfaces = Pick<SurfaceSearch, 'search'>;

/** Surface searches by the engine, or what its guard decides. A cursor of one continues in the other. */
export class GuardedSurfaces implements Surfaces {
  constructor(
    private readonly guard: EngineGuard,
    private readonly engine: Pick<OpenSearchSurfaces, 'search'>,
    private readonly postgres: Surfaces,
    private readonly nowMs?: () => number,
  ) {}

  /** PostgreSQL gets what the engine left of `leftMs` milliseconds. */
  search(query: SurfaceQuery, cursor: SurfaceCursor | null, leftMs = Infinity): Promise<SurfacePage> {
    const left = timeLeft(leftMs, this.nowMs);
    return this.guard.run(
      query.surface,
      () => this.engine.search(query, cursor, left),
      () => this.postgres.search(query, cursor, left()),
    );
  }
}

/** Candidates by the engine, or what its guard decides. */
export class GuardedCandidates implements CandidateSource {
  constructor(
    private readonly guard: EngineGuard,
    private readonly engine: Pick<CandidateSource, 'find'>,
    private readonly postgres: CandidateSource,
  ) {}

  find(query: CandidateQuery, left?: TimeLeft): Promise<Candidates> {
    return this.guard.run(
      'names',
      () => this.engine.find(query, left),
      () => this.postgres.find(query, left),
    );
  }

  /** Without the engine: the other routes don't need it, so its failure must not take this process out of service. */
  isReady(): Promise<boolean> {
    return this.postgres.isReady();
  }
}
