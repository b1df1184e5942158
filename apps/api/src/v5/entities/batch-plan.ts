import { DomainError, FREE_LIMITS, isDomainError } from '@entity-registry/domain';
import type { Code, ParsedTypedId, Tier } from '@entity-registry/domain';
import { assetCode } from '@entity-registry/registry';
import type { AssetType } from '@entity-registry/registry';
import { priceCall, priceTogether } from '../../metering/priced-call.js';
import type { PricedCall } from '../../metering/priced-call.js';
import { parseServedId } from '../served-id.js';
import type { AssetId } from './asset-answers.js';
import { cardPlan, defaultInclude } from './card-plan.js';
import type { CardPlan } from './card-plan.js';
import { assertDistinct } from './batch-body.js';
import type { BatchBody } from './batch-body.js';

/** What v5 serves, and so whose codes a batch is priced by. */
const JURISDICTION = 'pa';

/** One id of a batch. */
export interface BatchItem {
  readonly text: string;
  readonly id: ParsedTypedId;
}

/** What a batch asks for. */
export interface BatchPlan {
  readonly items: readonly BatchItem[];
  readonly card: CardPlan;
  /** The price when `answered` are the ids that are charged. */
  readonly price: (answered: readonly BatchItem[]) => PricedCall;
}

/**
 * The plan of a batch. Throws what `cardPlan` throws, `invalid_parameter` for an id that is there twice or is malformed,
 * `jurisdiction_reserved`, and for a free key `free_tier_batch_rows`.
 */
export function batchPlan(body: BatchBody, tier: Tier): BatchPlan {
  const items = body.ids.map((text, index) => ({ text, id: parsedAt(text, index) }));
  assertDistinct(body.ids);
  const card = cardPlan(JURISDICTION, body.include?.join(',') ?? defaultInclude(tier));
  if (tier === 'free' && items.length > FREE_LIMITS.batchRows) {
    throw new DomainError('free_tier_batch_rows', { limit: FREE_LIMITS.batchRows, rows: items.length });
  }
  const codes = [...card.priced.codes.map(({ code }) => code), ...card.priced.redundant];
  return { items, card, price: (answered) => priceOf(answered, codes) };
}

/** Whether an id is that of an asset. */
export function isAsset(id: ParsedTypedId): id is AssetId {
  return id.type !== 'own';
}

function parsedAt(text: string, index: number): ParsedTypedId {
  try {
    return parseServedId(text);
  } catch (error) {
    if (!isDomainError(error, 'malformed_id')) throw error;
    const message = 'is a malformed id: pass ids on as answers gave them, such as pa_own_42';
    throw new DomainError('invalid_parameter', { parameter: `ids[${String(index)}]`, message });
  }
}

/** The base once, the codes for each entity, and for each asset the cheapest code that covers it (ruling 3). */
function priceOf(answered: readonly BatchItem[], codes: readonly Code[]): PricedCall {
  const part = (charged: readonly Code[], rows: number, openToFreeKeys: boolean) =>
    priceCall({
      ...{ jurisdiction: JURISDICTION, version: 'v5', codes: charged, rows },
      ...{ openToFreeKeys, openToPublic: false },
    });
  const assets = answered.map(({ id }) => id).filter(isAsset);
  const byCode = Map.groupBy(assets, ({ jurisdiction, type }) => assetCode(jurisdiction, type satisfies AssetType));
  const entities = answered.length - assets.length;
  return priceTogether([
    part([], 1, true),
    ...(entities > 0 ? [part(codes, entities, true)] : []),
    ...[...byCode].map(([code, { length }]) => part([code], length, false)),
  ]);
}
