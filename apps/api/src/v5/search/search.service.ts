import {
  DEFAULT_JURISDICTION,
  SURFACE_NAMES,
  coveringCodes,
  disclosureOf,
  parseSearch,
  surfaceOf,
} from '@entity-registry/domain';
import type { SearchName, SurfaceDefinition, SurfaceName } from '@entity-registry/domain';
import { JsonResponse } from '@entity-registry/http';
import { mintObjectUrls } from '@entity-registry/registry';
import type { ObjectStore, SurfacePage, SurfaceSource } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { announceExempt, exemptBilling } from '../../metering/delivery/exempt-request.js';
import type { Meter } from '../../metering/meter.js';
import { priceRequest } from '../../metering/priced-request.js';
import type { PricedRequest } from '../../metering/priced-request.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import type { DetailAccess, SentRow } from '../../metering/tiers/detail-access.js';
import type { SearchCursors } from './search-cursors.js';
import { surfaceBody } from './surface-body.js';

/**
 * A search costs only the base charge, and is locked for free keys whatever it finds (ADR 0006). Scopes must cover the records
 * of each part of the surface (ADR 0163): an omitted part would look like one without results.
 */
function surfacePrice({ parts }: SurfaceDefinition): PricedRequest {
  return priceRequest({
    ...{ jurisdiction: DEFAULT_JURISDICTION, version: 'v5', codes: [], openToFreeKeys: false, openToPublic: false },
    scopedToOneOf: parts.map(({ level }) => coveringCodes(DEFAULT_JURISDICTION, level)),
    levels: parts.map(({ level }) => level),
  });
}

const PRICES = new Map(SURFACE_NAMES.map((name) => [name, surfacePrice(surfaceOf(name))] as const));

/** The date `estado`, `by_estado` and `derived_data` were deprecated (RFC 9745). */
const DEPRECATED_SINCE = new Date('2026-11-21T00:00:00Z');

/** v5's responses for the search surfaces. */
export class SearchService {
  constructor(
    private readonly meter: Meter,
    private readonly surfaces: SurfaceSource,
    private readonly cursors: SearchCursors,
    private readonly objects: ObjectStore,
    private readonly details: DetailAccess,
  ) {}

  /**
   * One page of search results; rows include their detail fields for accounts that bought them (ADR 0163). Throws
   * `unknown_filter`, `invalid_search_query`, `invalid_cursor` and `search_backend_error`.
   */
  async search(
    request: ApiRequest,
    surface: SurfaceName,
    parameters: DryRunQuery,
    body: unknown,
  ): Promise<JsonResponse> {
    const dryRun = isDryRun(parameters);
    const query = parseSearch(surface, body ?? {});
    const { accountId } = request.caller.state;
    const position = query.cursor === null ? null : this.cursors.open(accountId, query, query.cursor);
    if (query.deprecated || surfaceOf(surface).derivesState) announceDeprecation(request);
    return this.meter.run(
      request,
      PRICES.get(surface) ?? surfacePrice(surfaceOf(surface)),
      { dryRun, takesTurns: true },
      {
        respond: async (billing) => {
          const page = await mapDatabaseErrors(this.surfaces.search(query, position, request), 'search_backend_error');
          const reading = this.details.rowsFor(accountId, surfaceOf(surface), page);
          const rows = await mapDatabaseErrors(reading, 'search_backend_error');
          const next = page.next && this.cursors.seal(accountId, query, page.next);
          return {
            text: JSON.stringify({ ...responseBody(surface, page, { rows, next }), billing }),
            disclosure: disclosureOf('surface', page.facts),
          };
        },
        finish: (text) => mintObjectUrls(text, this.objects),
      },
    );
  }

  /** The filters and fields of a surface. */
  async getSchema(request: ApiRequest, surface: SearchName, query: DryRunQuery): Promise<JsonResponse> {
    const dryRun = isDryRun(query);
    await announceExempt(request, this.meter);
    const billing = exemptBilling(dryRun);
    return new JsonResponse(200, JSON.stringify(dryRun ? { billing } : { ...surfaceBody(surface), billing }));
  }
}

function responseBody(
  surface: SurfaceName,
  page: SurfacePage,
  { rows, next }: { readonly rows: readonly SentRow[]; readonly next: string | null },
) {
  return {
    surface,
    results: rows,
    page: {
      returned: rows.length,
      next_cursor: next,
      total: page.total.count,
      total_relation: page.total.relation,
    },
    facets: page.facets,
    facets_relation: page.facetsRelation,
  };
}

function announceDeprecation(request: ApiRequest): void {
  request.addHeader('Deprecation', `@${String(DEPRECATED_SINCE.getTime() / 1_000)}`);
}
