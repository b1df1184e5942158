import {
  DEFAULT_JURISDICTION,
  DomainError,
  isDomainError,
  parseInclude,
  tagDefinition,
  tagsOfLevel,
} from '@entity-registry/domain';
import type { Code, ParsedTypedId, Tier } from '@entity-registry/domain';
import { priceRequest, priceTogether, withoutCharging } from '../../../metering/priced-request.js';
import type { PricedRequest } from '../../../metering/priced-request.js';
import { parseDefaultId } from '../../typed-id.pipe.js';
import type { AssetId } from '../assets/asset.service.js';
import { assetPlanOf, entityPlan, defaultInclude } from '../entity-plan.js';
import type { AssetPlan, EntityPlan } from '../entity-plan.js';
import type { BatchBody } from './batch-body.js';
import { INLINE_LIMIT } from '../sections/inline-limit.js';

/**
 * Maximum total number of list items in one batch, together about ten million characters. A hundred entities with all their
 * lists fit at the default limit.
 */
export const MAX_BATCH_ITEMS = 40_000;

/** One id of a batch. */
export interface BatchItem {
  readonly text: string;
  readonly id: ParsedTypedId;
  /** The price of an asset; null: an entity, or an asset that no named code covers. */
  readonly asset: AssetPlan | null;
}

/** An id that exists, and the codes that are not charged for it (ADR 0163). */
export interface ChargedItem {
  readonly item: BatchItem;
  readonly unread: readonly Code[];
}

/** The ids of a batch, what to read of them, and the price. */
export interface BatchPlan {
  readonly items: readonly BatchItem[];
  /** The plan of each entity. */
  readonly forEntities: EntityPlan;
  /** Maximum items of one list. */
  readonly inlineLimit: number;
  /** The price of everything that is requested, whether or not it exists. */
  readonly priced: PricedRequest;
  /** The price if these ids are charged. */
  readonly price: (charged: readonly ChargedItem[]) => PricedRequest;
}

/**
 * The plan of a batch. Throws what `entityPlan` throws, `invalid_parameter` for a duplicate or malformed id, and for an
 * `inline_limit` that is too large for so many entities and lists; `jurisdiction_reserved`.
 */
export function batchPlan(body: BatchBody, tier: Tier): BatchPlan {
  const ids = body.ids.map((text, index) => ({ text, id: parsedAt(text, index) }));
  const include = body.include?.join(',');
  const forEntities = entityPlan(DEFAULT_JURISDICTION, include ?? defaultInclude(tier));
  const named = include === undefined ? null : parseInclude(include, DEFAULT_JURISDICTION, 'v5');
  const items = ids.map(({ text, id }) => ({
    ...{ text, id },
    asset: isAsset(id) ? assetPlanOf(DEFAULT_JURISDICTION, id.type, named) : null,
  }));
  const inlineLimit = body.inline_limit ?? INLINE_LIMIT.default;
  assertBounded(items.filter(({ id }) => !isAsset(id)).length, forEntities, inlineLimit);
  // An asset by its id is locked for free keys, whatever codes are named for it.
  const openToFreeKeys = !ids.some(({ id }) => isAsset(id));
  const codes = [...forEntities.priced.codes.map(({ code }) => code), ...forEntities.priced.redundant];
  const price = (charged: readonly ChargedItem[]) => priceOf(charged, codes, openToFreeKeys);
  const priced = price(items.filter(isReadable).map((item) => ({ item, unread: [] })));
  return { items, forEntities, inlineLimit, priced, price };
}

/** Refuses batches that are too large for a response. Checks only the plan, so that it reveals nothing about the data. */
function assertBounded(entities: number, { levels }: EntityPlan, inlineLimit: number): void {
  const lists = levels
    .flatMap((level) => tagsOfLevel(level, DEFAULT_JURISDICTION))
    .filter((tag) => tagDefinition(tag).kind === 'array');
  const most = Math.floor(MAX_BATCH_ITEMS / Math.max(1, entities * lists.length));
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
    return parseDefaultId(text);
  } catch (error) {
    if (!isDomainError(error, 'malformed_id')) throw error;
    const message = 'is a malformed id: pass ids exactly as you received them, such as pa_own_42';
    throw new DomainError('invalid_parameter', { parameter: `ids[${String(index)}]`, message });
  }
}

/** Whether the id can be read: a named code covers the asset, or none is named; an entity always is. */
export function isReadable({ id, asset }: BatchItem): boolean {
  return !isAsset(id) || asset !== null;
}

/** The base once, the codes charged for each entity, and the code that covers each asset (ADRs 0003 and 0163). */
function priceOf(charged: readonly ChargedItem[], codes: readonly Code[], openToFreeKeys: boolean): PricedRequest {
  const part = (of: readonly Code[], rows: number) =>
    priceRequest({
      ...{ jurisdiction: DEFAULT_JURISDICTION, version: 'v5', codes: of, rows },
      ...{ openToFreeKeys, openToPublic: false },
    });
  const assets = charged.flatMap(({ item }) => item.asset?.priced ?? []);
  const entities = charged.filter(({ item }) => item.asset === null);
  // Nearly all entities have the same uncharged codes: they are priced together.
  const alike = Map.groupBy(entities, ({ unread }) => unread.join());
  return priceTogether(DEFAULT_JURISDICTION, [
    part([], 1),
    ...[...alike.values()].map((same) => withoutCharging(part(codes, same.length), same[0]?.unread ?? [])),
    ...assets,
  ]);
}
