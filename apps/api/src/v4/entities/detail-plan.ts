import { DomainError, parseInclude, resolveCodes } from '@entity-registry/domain';
import type { Jurisdiction, Level } from '@entity-registry/domain';
import { priceRequest } from '../../metering/priced-request.js';
import type { PricedRequest } from '../../metering/priced-request.js';

/** The levels that an `include` delivers in one jurisdiction, and its price. */
export interface DetailPlan {
  readonly levels: readonly Level[];
  readonly priced: PricedRequest;
}

const MAX_PLANS = 2_000;
const plans = new Map<string, DetailPlan>();

/**
 * The plan of a v4 detail. Plans depend only on the catalog, so each is created once. Throws `missing_include`, `unknown_code`
 * and `empty_include_item`.
 */
export function detailPlan(jurisdiction: Jurisdiction, include: string | undefined): DetailPlan {
  if (include === undefined) throw new DomainError('missing_include');
  const name = `${jurisdiction} ${include}`;
  const known = plans.get(name);
  if (known) return known;
  const codes = parseInclude(include, jurisdiction, 'v4');
  const plan: DetailPlan = {
    levels: resolveCodes(jurisdiction, codes).levels,
    priced: priceRequest({ jurisdiction, version: 'v4', codes, openToFreeKeys: true, openToPublic: false }),
  };
  // The codes can be written in too many orders to cache them all.
  if (plans.size >= MAX_PLANS) plans.clear();
  plans.set(name, plan);
  return plan;
}

/** The price of a v4 search, which free keys cannot make (ADR 0006). */
export function searchPrice(jurisdiction: Jurisdiction): PricedRequest {
  return priceRequest({ jurisdiction, version: 'v4', codes: [], openToFreeKeys: false, openToPublic: false });
}
