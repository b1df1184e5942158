import type { SurfaceQuery } from '@entity-registry/domain';
import type { SurfaceCursor, SurfacePage, SurfaceSearch } from '../surfaces/surface-search.js';
import type { FairQueue, Tenant } from './fair-queue.js';

/** Finds pages of records by the filters of a surface. */
export interface SurfaceSource {
  search(query: SurfaceQuery, cursor: SurfaceCursor | null, tenant: Tenant): Promise<SurfacePage>;
}

/** Surfaces whose slots are shared between tenants: each search keeps a connection until it ends. */
export class FairSurfaces implements SurfaceSource {
  constructor(
    private readonly source: Pick<SurfaceSearch, 'search'>,
    private readonly queue: FairQueue,
  ) {}

  /** As the source's own; refused for load it throws DomainError `search_backend_error`. */
  search(query: SurfaceQuery, cursor: SurfaceCursor | null, tenant: Tenant): Promise<SurfacePage> {
    return this.queue.run(tenant, () => this.source.search(query, cursor));
  }
}
