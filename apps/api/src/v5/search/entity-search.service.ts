import type { AccountId, SearchMember, SearchSessions } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, ENTITY_SEARCH, disclosureOf, parseEntitySearch } from '@entity-registry/domain';
import type { EntitySearchQuery } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import type { BrowsePage, EntityBrowse, SearchShares } from '@entity-registry/registry';
import type { ApiRequest } from '../../gateway/api-request.js';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { BilledHandler } from '../../metering/billed-handler.js';
import type { Meter } from '../../metering/meter.js';
import { priceRequest } from '../../metering/priced-request.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import type { SearchCursors } from './search-cursors.js';

const REQUEST = { jurisdiction: DEFAULT_JURISDICTION, version: 'v5', codes: [], openToPublic: false } as const;
/** The base charge, with any scopes: like v4's search, its rows are part of no code. Free keys can't search. */
const PRICE = priceRequest({ ...REQUEST, openToFreeKeys: false });
/** In a session of the dashboard, which was paid with its first search: also for an account whose balance that used up. */
const COVERED = priceRequest({ ...REQUEST, base: false, openToFreeKeys: true });
/** Maximum rows of a search that a session covers: what the dashboard shows at once. */
const COVERED_ROWS = 20;

/** v5's search of entities by name. */
export class EntitySearchService {
  constructor(
    private readonly meter: Meter,
    private readonly browse: EntityBrowse,
    private readonly shares: SearchShares,
    private readonly cursors: SearchCursors,
    private readonly sessions: Pick<SearchSessions, 'find' | 'run'>,
  ) {}

  /**
   * One page of entities, names that begin with the words first. Throws `unknown_filter`, `invalid_search_query`,
   * `invalid_cursor` and `search_backend_error`. Free in a search session of the dashboard (ADR 0140).
   */
  async search(request: ApiRequest, parameters: DryRunQuery, body: unknown): Promise<JsonResponse> {
    const query = parseEntitySearch(body ?? {});
    const { accountId } = request.caller.state;
    const position = query.cursor === null ? null : this.cursors.openEntities(accountId, query, query.cursor);
    const find = async () => {
      const { tenant, deadline } = request;
      const search = (leftMs: number) => this.browse.search(query, position, leftMs);
      const found = this.shares.surfaces.run(tenant, search, { deadline, kind: 'entities' });
      return mapDatabaseErrors(found, 'search_backend_error');
    };
    const options = { dryRun: isDryRun(parameters), takesTurns: true } as const;
    const member = coveredMember(request, query);
    if (member === null || (await this.sessions.find(member)) === null) {
      return this.meter.run(request, PRICE, options, this.handler(accountId, query, find));
    }
    try {
      const covered = async () => {
        const page = await this.sessions.run(member, find);
        if (page === null) throw new SessionOverError();
        return page;
      };
      return await this.meter.run(request, COVERED, { ...options, units: 0 }, this.handler(accountId, query, covered));
    } catch (error) {
      if (!(error instanceof SessionOverError)) throw error;
      return this.meter.run(request, PRICE, options, this.handler(accountId, query, find));
    }
  }

  private handler(accountId: AccountId, query: EntitySearchQuery, find: () => Promise<BrowsePage>): BilledHandler {
    return {
      respond: async (billing) => {
        const { results, facts, ...rest } = await find();
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
    };
  }
}

/** The last search of the session was made by a concurrent request. */
class SessionOverError extends Error {}

/** The dashboard's member whose session may cover this search: a first page with no more rows than the dashboard shows. */
function coveredMember({ caller, userId }: ApiRequest, query: EntitySearchQuery): SearchMember | null {
  if (userId === null || query.cursor !== null || query.limit > COVERED_ROWS) return null;
  return { accountId: caller.state.accountId, userId };
}
