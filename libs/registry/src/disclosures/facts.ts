import {
  NO_LEVELS,
  UNLINKED,
  entityKey,
  joinLevels,
  levelMask,
  levelsFor,
  ownKey,
  tagDefinition,
  tagsFor,
} from '@entity-registry/domain';
import type { EntityKind, Fact, IdType, Jurisdiction, Level, LevelMask, RecordLevel } from '@entity-registry/domain';
import type { AssetRecord } from '../entity/asset-records.js';
import { assetTable } from '../entity/asset-types.js';
import type { StoredEntity } from '../entity/stored-entities.js';
import { isConclusive } from '../entity/tag-sources.js';
import type { StoredSection } from '../entity/tag-sources.js';
import type { EntityDetail } from '../detail/entity-details.js';
import type { Network } from '../network/network-graph.js';

/** The fields that decide whether a section is conclusive. */
type SectionFreshness = Pick<StoredSection, 'fetchedAt'>;

const CORE = levelMask(['core_registro']);
/** An edge is a board seat at `to` and a membership of `from`. Their details list it under these levels. */
const BOARD = levelMask(['directores']);
const MEMBERSHIP = levelMask(['organizaciones']);

/**
 * The facts that a response with the base fields and `levels` discloses about an entity: the levels that apply to it and
 * are conclusive.
 */
export function detailFact(pk: bigint, detail: EntityDetail | StoredEntity, levels: readonly Level[]): Fact {
  return { entity: ownKey(detail.jurisdiction, pk), levels: joinLevels(CORE, conclusiveLevels(detail, levels)) };
}

/** The same for a v5 entity. With `signals` (DAT-FREE) it also discloses whether each other known level has records. */
export function entityFact(entity: StoredEntity, requested: { levels: readonly Level[]; signals: boolean }): Fact {
  const fact = detailFact(entity.pk, entity, requested.levels);
  if (!requested.signals) return fact;
  const others = levelsFor(entity.jurisdiction).filter(
    (level) => level !== 'core_registro' && !requested.levels.includes(level),
  );
  return { ...fact, signals: conclusiveLevels(entity, others) };
}

/** The facts that a list of entities discloses about each: names and identifiers, from their base fields. */
export function summaryFacts(jurisdiction: Jurisdiction, pks: Iterable<bigint | number>): Fact[] {
  return Array.from(pks, (pk) => ({ entity: ownKey(jurisdiction, BigInt(pk)), levels: CORE }));
}

/** The facts that a network discloses about its nodes, and about both ends of its edges. */
export function networkFacts(jurisdiction: Jurisdiction, { nodes, edges }: Network): Fact[] {
  return [
    ...summaryFacts(
      jurisdiction,
      nodes.map(({ pk }) => pk),
    ),
    ...edges.flatMap(({ from, to }) => [
      { entity: ownKey(jurisdiction, from), levels: MEMBERSHIP },
      { entity: ownKey(jurisdiction, to), levels: BOARD },
    ]),
  ];
}

/** A record's entity, id type and key. */
interface RecordOwner {
  readonly jurisdiction: Jurisdiction;
  readonly entityPk: bigint | null;
  /** Null: records of this kind have no typed ids. */
  readonly type: IdType | null;
  readonly pk: bigint;
}

/** The fact that a record of `level` discloses about its entity or, if it has none, about itself. */
export function recordFact(owner: RecordOwner, level: RecordLevel): Fact {
  const { jurisdiction, entityPk, type, pk } = owner;
  const levels = levelMask([level]);
  if (entityPk !== null) return { entity: ownKey(jurisdiction, entityPk), levels };
  return { entity: type === null ? UNLINKED : entityKey({ jurisdiction, type, pk }), levels };
}

/** The fact that an asset discloses. `records` false: only that the record exists, such as a document without its text. */
export function assetFact(asset: Omit<AssetRecord, 'item'>, records = true): Fact {
  const { entity, levels } = recordFact(asset, assetTable(asset.type).level);
  return records ? { entity, levels } : { entity, levels: NO_LEVELS, signals: levels };
}

function conclusiveLevels(
  {
    jurisdiction,
    kind,
    sections,
  }: Pick<StoredEntity, 'jurisdiction' | 'kind'> & { sections: ReadonlyMap<Level, SectionFreshness> },
  levels: readonly Level[],
): LevelMask {
  const applicable = applicableLevels(jurisdiction, kind);
  return levelMask(levels.filter((level) => applicable.has(level) && isConclusive(sections.get(level))));
}

const applicable = new Map<string, ReadonlySet<Level>>();

/** The levels with a tag that an entity of the kind can have. */
function applicableLevels(jurisdiction: Jurisdiction, kind: EntityKind): ReadonlySet<Level> {
  const name = `${jurisdiction} ${kind}`;
  const known = applicable.get(name);
  if (known) return known;
  const levels = new Set(tagsFor(jurisdiction, kind).map((tag) => tagDefinition(tag).level));
  applicable.set(name, levels);
  return levels;
}
