import type { Static } from 'typebox';
import { OWN_LEVELS, OWN_TAGS } from '../jurisdictions/jurisdictions.js';
import * as assets from '../levels/assets.js';
import * as business from '../levels/business.js';
import * as core from '../levels/core.js';
import * as documents from '../levels/documents.js';
import * as governance from '../levels/governance.js';
import * as immigration from '../levels/immigration.js';
import * as risk from '../levels/risk.js';
import type { LevelSpec, TagSpec } from '../levels/tag-spec.js';
import * as trade from '../levels/trade.js';

/** Every level (ADR 0018). Tags that share one carry its name. */
export const LEVELS = {
  ...core.LEVELS,
  ...governance.LEVELS,
  ...business.LEVELS,
  ...assets.LEVELS,
  ...trade.LEVELS,
  ...documents.LEVELS,
  ...risk.LEVELS,
  ...immigration.LEVELS,
  ...OWN_LEVELS,
} as const satisfies Record<string, LevelSpec>;

/**
 * Every tag: its level, the schema of its items, and whether persons have it (specification, "Tag properties" and "Item
 * schemas"). Tags are defined with their schemas in `levels/`, or in the folder of the only country that has them. Responses
 * list them by the numbers of their levels.
 */
export const TAGS = byLevelNumber({
  ...core.TAGS,
  ...governance.TAGS,
  ...business.TAGS,
  ...assets.TAGS,
  ...trade.TAGS,
  ...documents.TAGS,
  ...risk.TAGS,
  ...immigration.TAGS,
  ...OWN_TAGS,
} as const satisfies Record<string, TagSpec & { level: keyof typeof LEVELS }>);

export type Tag = keyof typeof TAGS;
export type Level = (typeof TAGS)[Tag]['level'];

/** The value of one item of an array tag, or of an object or scalar tag. */
export type TagItem<T extends Tag> = Static<(typeof TAGS)[T]['schema']>;

function byLevelNumber<T extends Readonly<Record<string, { level: keyof typeof LEVELS }>>>(tags: T): T {
  const numberOf = (tag: { level: keyof typeof LEVELS }): number => LEVELS[tag.level].number;
  return Object.fromEntries(
    Object.entries(tags).sort(([, one], [, other]) => numberOf(one) - numberOf(other)),
  ) as unknown as T;
}
