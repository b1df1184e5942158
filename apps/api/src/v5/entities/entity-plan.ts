import { DomainError, parseInclude, resolveCodes } from '@entity-registry/domain';
import type { Code, Jurisdiction, Level, Tier } from '@entity-registry/domain';
import { assetCodes } from '@entity-registry/registry';
import type { AssetType } from '@entity-registry/registry';
import { priceRequest } from '../../metering/priced-request.js';
import type { PricedRequest } from '../../metering/priced-request.js';

/** The levels that an `include` delivers on v5, and its price. */
export interface EntityPlan {
  /** The charged codes, largest first. */
  readonly codes: readonly Code[];
  readonly levels: readonly Level[];
  readonly priced: PricedRequest;
}

/** The code that a request without `include` gets (ADR 0022). */
export function defaultInclude(tier: Tier): Code {
  return tier === 'balance' ? 'CHK-BIN' : 'DAT-FREE';
}

/** The plan of an entity. Throws `missing_include` (an empty text), `unknown_code` and `empty_include_item`. */
export function entityPlan(jurisdiction: Jurisdiction, include: string): EntityPlan {
  const codes = parseInclude(include, jurisdiction, 'v5');
  const { charged, levels } = resolveCodes(jurisdiction, codes);
  const priced = priceRequest({ jurisdiction, version: 'v5', codes, openToFreeKeys: true, openToPublic: true });
  return { codes: charged, levels, priced };
}

/** The price of an asset: one code that covers it, and the other named codes. */
export interface AssetPlan {
  readonly code: Code;
  readonly priced: PricedRequest;
}

/**
 * The plan of an asset by its id, available only with a balance (ADRs 0003, 0011 and 0006): the cheapest named code that covers
 * it, or the cheapest of all without `include` (ADR 0163). Throws what `parseInclude` throws, and
 * `include_not_applicable` if no named code covers the asset.
 */
export function assetPlan(jurisdiction: Jurisdiction, type: AssetType, include?: string): AssetPlan {
  const named = include === undefined ? null : parseInclude(include, jurisdiction, 'v5');
  const plan = assetPlanOf(jurisdiction, type, named);
  if (plan !== null) return plan;
  throw new DomainError('include_not_applicable', { codes: named ?? [], supported: assetCodes(jurisdiction, type) });
}

/** Like `assetPlan`, for parsed codes; null: none of them covers the asset. */
export function assetPlanOf(
  jurisdiction: Jurisdiction,
  type: AssetType,
  named: readonly Code[] | null,
): AssetPlan | null {
  const [code, ...redundant] = assetCodes(jurisdiction, type).filter((covering) => named?.includes(covering) ?? true);
  if (code === undefined) return null;
  const priced = priceRequest({
    jurisdiction,
    version: 'v5',
    codes: [code],
    openToFreeKeys: false,
    openToPublic: false,
  });
  if (named === null) return { code, priced };
  const others = named.filter((other) => other !== code && !redundant.includes(other));
  const notCharged = others.map((other) => ({ code: other, reason: 'not_applicable', quantity: 1 }) as const);
  return { code, priced: { ...priced, redundant, notCharged } };
}
