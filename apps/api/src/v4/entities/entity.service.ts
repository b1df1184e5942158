import { DomainError, JURISDICTION_CODES, disclosureOf } from '@entity-registry/domain';
import type { EntitySummary, Jurisdiction, Level } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { detailFact, mintObjectUrls, renderDetail, summaryFacts } from '@entity-registry/registry';
import type {
  EntityDetail,
  EntityDetails,
  EntitySearch,
  EntitySearchItem,
  ObjectStore,
  SearchShares,
} from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { Meter } from '../../metering/meter.js';
import type { PricedRequest } from '../../metering/priced-request.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import { detailPlan, searchPrice } from './detail-plan.js';
import type { DetailQuery } from './detail-query.dto.js';
import type { SearchQuery } from './search-query.dto.js';
import { searchTerms } from './search-terms.js';

/** The core fields only, which show whether an entity exists. */
const EXISTENCE: readonly Level[] = ['core_registro'];

const SEARCH_PRICES = Object.fromEntries(JURISDICTION_CODES.map((code) => [code, searchPrice(code)])) as Record<
  Jurisdiction,
  PricedRequest
>;

/** v4's search and detail, the same for every jurisdiction. */
export class EntityService {
  constructor(
    private readonly meter: Meter,
    private readonly details: EntityDetails,
    private readonly entities: EntitySearch,
    private readonly objects: ObjectStore,
    private readonly shares: SearchShares,
  ) {}

  /** A JSON array of at most 20 summaries, best first. */
  search(request: ApiRequest, jurisdiction: Jurisdiction, query: SearchQuery): Promise<JsonResponse> {
    const terms = searchTerms(jurisdiction, query);
    return this.meter.run(
      request,
      SEARCH_PRICES[jurisdiction],
      { dryRun: isDryRun(query), takesTurns: true },
      {
        respond: async () => {
          const find = (leftMs: number) => this.entities.search({ jurisdiction, ...terms }, leftMs);
          const { tenant, deadline } = request;
          const found = await mapDatabaseErrors(
            this.shares.reads.run(tenant, find, { deadline, kind: 'search' }),
            'search_backend_error',
          );
          const facts = summaryFacts(
            jurisdiction,
            found.map((item) => item.id),
          );
          return { text: JSON.stringify(found.map(toSummary)), disclosure: disclosureOf('search', facts) };
        },
      },
    );
  }

  /** The detail of one entity from the stored sections. Throws `entity_not_found`. */
  detail(request: ApiRequest, jurisdiction: Jurisdiction, id: bigint, query: DetailQuery): Promise<JsonResponse> {
    const { levels, priced } = detailPlan(jurisdiction, query.include);
    return this.meter.run(
      request,
      priced,
      { dryRun: isDryRun(query) },
      {
        find: () => this.read(jurisdiction, id, EXISTENCE),
        respond: async () => {
          const detail = await this.read(jurisdiction, id, levels);
          const disclosure = disclosureOf('detail', [detailFact(id, detail, levels)]);
          return { text: renderDetail(detail, levels), disclosure };
        },
        finish: (text) => mintObjectUrls(text, this.objects),
      },
    );
  }

  private async read(jurisdiction: Jurisdiction, id: bigint, levels: readonly Level[]): Promise<EntityDetail> {
    const detail = await mapDatabaseErrors(this.details.read(jurisdiction, id, levels), 'service_unavailable');
    if (!detail) throw new DomainError('entity_not_found');
    return detail;
  }
}

/** Exactly the four fields of a v4 search result. */
function toSummary({ id, nombre, ruc_no_dv, type }: EntitySearchItem): EntitySummary {
  return { id, nombre, ruc_no_dv, type };
}
