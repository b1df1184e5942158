import type { SurfaceQuery } from '@entity-registry/domain';
import type { SurfaceCursor, SurfacePage, SurfaceSearch } from '../surfaces/surface-search.js';
import type { FairQueue, Tenant } from './fair-queue.js';

/** Who waits for work, and until when; null: without a deadline. */
export interface Requester {
  readonly tenant: Tenant;
  readonly deadline: Date | null;
}

/** Searches a surface: returns pages of records that match its filters. */
export interface SurfaceSource {
  search(query: SurfaceQuery, cursor: SurfaceCursor | null, requester: Requester): Promise<SurfacePage>;
}

/** Shares surface searches between tenants, because each search uses a connection until it ends. */
export class FairSurfaces implements SurfaceSource {
  constructor(
    private readonly source: Pick<SurfaceSearch, 'search'>,
    private readonly queue: FairQueue,
  ) {}

  /** Like the source's `search`, but throws DomainError `search_backend_error` under overload. */
  search(query: SurfaceQuery, cursor: SurfaceCursor | null, { tenant, deadline }: Requester): Promise<SurfacePage> {
    const search = (leftMs: number) => this.source.search(query, cursor, leftMs);
    return this.queue.run(tenant, search, { deadline, kind: query.surface });
  }
}
