import { DomainError, isDomainError, tagDefinition, tagsOfLevel } from '@entity-registry/domain';
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
import { DEFAULT_INLINE_LIMIT } from './inline-limit.js';

/** What v5 serves, and so whose codes a batch is priced by. */
export const JURISDICTION = 'pa';

/**
 * Most items that the lists of one batch may come to, together: some ten million characters. A hundred entities with all
 * their lists fit at the default limit.
 */
export const MOST_BATCH_ITEMS = 40_000;

/** One id of a batch. */
export interface BatchItem {
  readonly text: string;
  readonly id: ParsedTypedId;
}

/** What a batch asks for. */
export interface BatchPlan {
  readonly items: readonly BatchItem[];
  readonly card: CardPlan;
  /** Most items of one list. */
  readonly inlineLimit: number;
  /** The price when `answered` are the ids that are charged. */
  readonly price: (answered: readonly BatchItem[]) => PricedCall;
}

/**
 * The plan of a batch. Throws what `cardPlan` throws, `invalid_parameter` for an id that is there twice or is malformed, and
 * for an `inline_limit` that so many entities and lists are too much for; `jurisdiction_reserved`.
 */
export function batchPlan(body: BatchBody, tier: Tier): BatchPlan {
  const items = body.ids.map((text, index) => ({ text, id: parsedAt(text, index) }));
  assertDistinct(body.ids);
  const card = cardPlan(JURISDICTION, includeOf(body) ?? defaultInclude(tier));
  const inlineLimit = body.inline_limit ?? DEFAULT_INLINE_LIMIT;
  assertBounded(items.filter(({ id }) => !isAsset(id)).length, card, inlineLimit);
  const codes = [...card.priced.codes.map(({ code }) => code), ...card.priced.redundant];
  return { items, card, inlineLimit, price: (answered) => priceOf(answered, codes) };
}

/** The codes of a body as `cardPlan` reads them, each an item by itself. Throws `empty_include_item`, `invalid_parameter`. */
function includeOf({ include }: BatchBody): string | undefined {
  if (include?.includes('')) throw new DomainError('empty_include_item');
  const several = include?.findIndex((item) => item.includes(',')) ?? -1;
  if (several >= 0) {
    const message = 'must be one product code: each is an item by itself';
    throw new DomainError('invalid_parameter', { parameter: `include[${String(several)}]`, message });
  }
  return include?.join(',');
}

/** Refuses what an answer could not hold. By the plan alone: nobody learns from it what there is. */
function assertBounded(entities: number, { levels }: CardPlan, inlineLimit: number): void {
  const lists = levels
    .flatMap((level) => tagsOfLevel(level, JURISDICTION))
    .filter((tag) => tagDefinition(tag).kind === 'array');
  const most = Math.floor(MOST_BATCH_ITEMS / Math.max(1, entities * lists.length));
  if (inlineLimit <= most) return;
  const message = `must be at most ${String(most)} for ${String(entities)} entities with up to ${String(lists.length)} lists each`;
  throw new DomainError('invalid_parameter', { parameter: 'inline_limit', message });
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
  return priceTogether(JURISDICTION, [
    part([], 1, true),
    ...(entities > 0 ? [part(codes, entities, true)] : []),
    ...[...byCode].map(([code, { length }]) => part([code], length, false)),
  ]);
}
