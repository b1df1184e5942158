import type { SurfaceQuery } from '@entity-registry/domain';
import type { SurfaceCursor, SurfacePage, SurfaceSearch } from '../surfaces/surface-search.js';
import type { FairQueue, Tenant } from './fair-queue.js';

/** Searches a surface: returns pages of records that match its filters. */
export interface SurfaceSource {
  search(query: SurfaceQuery, cursor: SurfaceCursor | null, tenant: Tenant): Promise<SurfacePage>;
}

/** Shares surface searches between tenants, because each search uses a connection until it ends. */
export class FairSurfaces implements SurfaceSource {
  constructor(
    private readonly source: Pick<SurfaceSearch, 'search'>,
    private readonly queue: FairQueue,
  ) {}

  /** Like the source's `search`, but throws DomainError `search_backend_error` under overload. */
  search(query: SurfaceQuery, cursor: SurfaceCursor | null, tenant: Tenant): Promise<SurfacePage> {
    return this.queue.run(tenant, () => this.source.search(query, cursor));
  }
}
