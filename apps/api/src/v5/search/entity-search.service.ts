import { DEFAULT_JURISDICTION, ENTITY_SEARCH, disclosureOf, parseEntitySearch } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import type { EntityBrowse, SearchShares } from '@entity-registry/registry';
import type { ApiRequest } from '../../gateway/api-request.js';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { Meter } from '../../metering/meter.js';
import { priceRequest } from '../../metering/priced-request.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import type { SearchCursors } from './search-cursors.js';

/** The base charge, with any scopes: like v4's search, its rows are part of no code. Free keys can't search. */
const PRICE = priceRequest({
  ...{ jurisdiction: DEFAULT_JURISDICTION, version: 'v5', codes: [], openToFreeKeys: false, openToPublic: false },
});

/** v5's search of entities by name. */
export class EntitySearchService {
  constructor(
    private readonly meter: Meter,
    private readonly browse: EntityBrowse,
    private readonly shares: SearchShares,
    private readonly cursors: SearchCursors,
  ) {}

  /**
   * One page of entities, names that begin with the words first. Throws `unknown_filter`, `invalid_search_query`,
   * `invalid_cursor` and `search_backend_error`.
   */
  async search(request: ApiRequest, parameters: DryRunQuery, body: unknown): Promise<JsonResponse> {
    const dryRun = isDryRun(parameters);
    const query = parseEntitySearch(body ?? {});
    const { accountId } = request.caller.state;
    const position = query.cursor === null ? null : this.cursors.openEntities(accountId, query, query.cursor);
    return this.meter.run(
      request,
      PRICE,
      { dryRun },
      {
        respond: async (billing) => {
          const find = () => this.browse.search(query, position);
          const found = this.shares.surfaces.run(request.tenant, find);
          const { results, facts, ...rest } = await mapDatabaseErrors(found, 'search_backend_error');
          const page = {
            returned: results.length,
            next_cursor: rest.next && this.cursors.sealEntities(accountId, query, rest.next),
            total: rest.total.count,
            total_relation: rest.total.relation,
          };
          const { facets, facetsRelation } = rest;
          const response = { surface: ENTITY_SEARCH.name, results, page, facets, facets_relation: facetsRelation };
          return { text: JSON.stringify({ ...response, billing }), disclosure: disclosureOf('search', facts) };
        },
      },
    );
  }
}
