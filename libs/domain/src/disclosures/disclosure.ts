import type { RecordLevel } from '../catalog/unlisted-records.js';
import { UNLINKED } from './entity-key.js';
import type { EntityKey } from './entity-key.js';
import { NO_LEVELS, joinLevels, levelMask } from './level-mask.js';
import type { LevelMask } from './level-mask.js';
import type { Channel } from './numbers.js';

/**
 * Which entities and levels one response disclosed, as it is stored (ADR 0158). `entities` are distinct. `levels` and
 * `signals` have one mask for each entity, in their order, or a single one that all of them have. `signals` are levels for
 * which the response gave numbers or presence but no records; null: none.
 */
export interface Disclosure {
  readonly channel: Channel;
  readonly entities: readonly EntityKey[];
  readonly levels: readonly LevelMask[];
  readonly signals: readonly LevelMask[] | null;
}

/** A response without facts about an entity: usage, catalogs, numbers without names. */
export const NO_FACTS: Disclosure = { channel: 'none', entities: [], levels: [], signals: null };

/** Facts about one entity, or about records of no entity. */
export interface Fact {
  readonly entity: EntityKey;
  readonly levels: LevelMask;
  readonly signals?: LevelMask;
}

/** The disclosure of a response, from any number of facts. Facts about the same entity are merged. */
export function disclosureOf(channel: Exclude<Channel, 'none'>, facts: Iterable<Fact>): Disclosure {
  const levels = new Map<EntityKey, LevelMask>();
  const signals = new Map<EntityKey, LevelMask>();
  for (const fact of facts) {
    levels.set(fact.entity, joinLevels(levels.get(fact.entity) ?? NO_LEVELS, fact.levels));
    if (fact.signals) signals.set(fact.entity, joinLevels(signals.get(fact.entity) ?? NO_LEVELS, fact.signals));
  }
  const entities = [...levels.keys()];
  return {
    channel,
    entities,
    levels: compact([...levels.values()]),
    signals: signals.size === 0 ? null : compact(entities.map((entity) => signals.get(entity) ?? NO_LEVELS)),
  };
}

/** The facts that a stored disclosure holds, one for each entity. */
export function factsOf({ entities, levels, signals }: Omit<Disclosure, 'channel'>): Fact[] {
  const at = (masks: readonly LevelMask[] | null, index: number): LevelMask =>
    (masks?.length === 1 ? masks[0] : masks?.[index]) ?? NO_LEVELS;
  return entities.map((entity, index) => ({ entity, levels: at(levels, index), signals: at(signals, index) }));
}

/** Facts of a level that belong to no entity and have no id of their own. */
export function unlinkedFact(level: RecordLevel): Fact {
  return { entity: UNLINKED, levels: levelMask([level]) };
}

/** One mask when all are the same. */
function compact(masks: readonly LevelMask[]): readonly LevelMask[] {
  const [first] = masks;
  return masks.length > 1 && masks.every((mask) => mask === first) ? masks.slice(0, 1) : masks;
}
