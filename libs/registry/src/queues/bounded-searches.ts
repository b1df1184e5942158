import type { SurfaceQuery } from '@entity-registry/domain';
import type { CandidateQuery, CandidateSource, Candidates } from '../search/candidate-source.js';
import type { SurfaceCursor, SurfacePage, SurfaceSearch } from '../surfaces/surface-search.js';
import type { BoundedQueue } from './bounded-queue.js';

/** Finds pages of records by the filters of a surface. */
export type SurfaceSource = Pick<SurfaceSearch, 'search'>;

/** A candidate source behind a bounded queue. */
export class BoundedCandidates implements CandidateSource {
  constructor(
    private readonly source: CandidateSource,
    private readonly queue: BoundedQueue,
  ) {}

  isReady(): Promise<boolean> {
    return this.source.isReady();
  }

  /** As the source's own; refused for load it throws DomainError `search_backend_error`. */
  find(query: CandidateQuery): Promise<Candidates> {
    return this.queue.run(() => this.source.find(query));
  }
}

/** Surfaces behind a bounded queue: each search keeps a connection until it ends. */
export class BoundedSurfaces implements SurfaceSource {
  constructor(
    private readonly source: SurfaceSource,
    private readonly queue: BoundedQueue,
  ) {}

  /** As the source's own; refused for load it throws DomainError `search_backend_error`. */
  search(query: SurfaceQuery, cursor: SurfaceCursor | null): Promise<SurfacePage> {
    return this.queue.run(() => this.source.search(query, cursor));
  }
}
