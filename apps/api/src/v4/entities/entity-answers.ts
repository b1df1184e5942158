import { DomainError, JURISDICTION_CODES, disclosureOf } from '@entity-registry/domain';
import type { EntitySummary, Jurisdiction, Level } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/http';
import { detailFact, mintObjectUrls, renderDetail, summaryFacts } from '@entity-registry/registry';
import type {
  EntityDetail,
  EntityDetails,
  EntitySearch,
  EntitySearchItem,
  ObjectStore,
  SearchShares,
} from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Meter } from '../../metering/meter.js';
import type { PricedCall } from '../../metering/priced-call.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import { detailPlan, searchPrice } from './detail-plan.js';
import type { DetailQuery } from './detail-query.dto.js';
import type { SearchQuery } from './search-query.dto.js';
import { searchTerms } from './search-terms.js';

/** The core fields only, which show whether an entity exists. */
const EXISTENCE: readonly Level[] = ['core_registro'];

const SEARCH_PRICES = Object.fromEntries(JURISDICTION_CODES.map((code) => [code, searchPrice(code)])) as Record<
  Jurisdiction,
  PricedCall
>;

/** v4's search and detail, the same for every jurisdiction. */
export class EntityAnswers {
  constructor(
    private readonly meter: Meter,
    private readonly details: EntityDetails,
    private readonly entities: EntitySearch,
    private readonly objects: ObjectStore,
    private readonly shares: SearchShares,
  ) {}

  /** A JSON array of at most 20 summaries, best first. */
  search(call: Call, jurisdiction: Jurisdiction, query: SearchQuery): Promise<JsonAnswer> {
    const terms = searchTerms(jurisdiction, query);
    return this.meter.run(
      call,
      SEARCH_PRICES[jurisdiction],
      { dryRun: isDryRun(query) },
      {
        answer: async () => {
          const find = () => this.entities.search({ jurisdiction, ...terms });
          const found = await orTrouble(this.shares.reads.run(call.tenant, find), 'search_backend_error');
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
  detail(call: Call, jurisdiction: Jurisdiction, id: bigint, query: DetailQuery): Promise<JsonAnswer> {
    const { levels, priced } = detailPlan(jurisdiction, query.include);
    return this.meter.run(
      call,
      priced,
      { dryRun: isDryRun(query) },
      {
        find: () => this.read(jurisdiction, id, EXISTENCE),
        answer: async () => {
          const detail = await this.read(jurisdiction, id, levels);
          const disclosure = disclosureOf('detail', [detailFact(id, detail, levels)]);
          return { text: renderDetail(detail, levels), disclosure };
        },
        finish: (text) => mintObjectUrls(text, this.objects),
      },
    );
  }

  private async read(jurisdiction: Jurisdiction, id: bigint, levels: readonly Level[]): Promise<EntityDetail> {
    const detail = await orTrouble(this.details.read(jurisdiction, id, levels), 'service_unavailable');
    if (!detail) throw new DomainError('entity_not_found');
    return detail;
  }
}

/** Exactly the four fields of a v4 search result. */
function toSummary({ id, nombre, ruc_no_dv, type }: EntitySearchItem): EntitySummary {
  return { id, nombre, ruc_no_dv, type };
}
