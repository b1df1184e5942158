import { parseInclude, resolveCodes } from '@entity-registry/domain';
import type { Code, Jurisdiction, Level, Tier } from '@entity-registry/domain';
import { assetCode } from '@entity-registry/registry';
import type { AssetType } from '@entity-registry/registry';
import { priceCall } from '../../metering/priced-call.js';
import type { PricedCall } from '../../metering/priced-call.js';

/** What an `include` delivers and costs on v5. */
export interface CardPlan {
  /** The charged codes, largest first. */
  readonly codes: readonly Code[];
  readonly levels: readonly Level[];
  readonly priced: PricedCall;
}

/** What a call without `include` asks for (ruling 22). */
export function defaultInclude(tier: Tier): Code {
  return tier === 'balance' ? 'CHK-BIN' : 'DAT-FREE';
}

/** The plan of an entity's card. Throws `missing_include` (an empty text), `unknown_code` and `empty_include_item`. */
export function cardPlan(jurisdiction: Jurisdiction, include: string): CardPlan {
  const codes = parseInclude(include, jurisdiction, 'v5');
  const { charged, levels } = resolveCodes(jurisdiction, codes);
  const priced = priceCall({ jurisdiction, version: 'v5', codes, openToFreeKeys: true, openToPublic: true });
  return { codes: charged, levels, priced };
}

/** The price of an asset by its id, which only a balance can ask for (rulings 3, 12 and 13). */
export function assetPrice(jurisdiction: Jurisdiction, type: AssetType): PricedCall {
  const codes = [assetCode(jurisdiction, type)];
  return priceCall({ jurisdiction, version: 'v5', codes, openToFreeKeys: false, openToPublic: false });
}
