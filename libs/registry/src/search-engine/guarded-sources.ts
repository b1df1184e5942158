import type { SurfaceQuery } from '@entity-registry/domain';
import type { CandidateQuery, CandidateSource, Candidates } from '../candidates/candidate-source.js';
import type { SurfaceCursor, SurfacePage, SurfaceSearch } from '../surfaces/surface-search.js';
import type { EngineGuard } from './engine-guard.js';

type Surfaces = Pick<SurfaceSearch, 'search'>;

/** Surface searches by the engine, or what its guard decides. A cursor of one continues in the other. */
export class GuardedSurfaces implements Surfaces {
  constructor(
    private readonly guard: EngineGuard,
    private readonly engine: Surfaces,
    private readonly postgres: Surfaces,
  ) {}

  search(query: SurfaceQuery, cursor: SurfaceCursor | null, leftMs?: number): Promise<SurfacePage> {
    return this.guard.run(
      () => this.engine.search(query, cursor, leftMs),
      () => this.postgres.search(query, cursor, leftMs),
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

  find(query: CandidateQuery): Promise<Candidates> {
    return this.guard.run(
      () => this.engine.find(query),
      () => this.postgres.find(query),
    );
  }

  /** Without the engine: the other routes don't need it, so its failure must not take this process out of service. */
  isReady(): Promise<boolean> {
    return this.postgres.isReady();
  }
}
