import { offerOf, tagDefinition, tagsFor } from '@entity-registry/domain';
import type { Code, EntityKind, Jurisdiction, Level, Tag } from '@entity-registry/domain';
import type { EntityCard } from './entity-cards.js';
import { isAnswer } from './tag-sources.js';

const levels = new Map<string, readonly Level[]>();

/**
 * Tags of a code that an entity of the kind can have. The base fields come with every code, so they count only for a code that has
 * nothing else: DAT-ALL of an entity whose registers were never read would cost 1.41 for what CHK-BIN sells for 0.02.
 */
export function decidingTags(jurisdiction: Jurisdiction, kind: EntityKind, code: Code): readonly Tag[] {
  const applicable = tagsFor(jurisdiction, kind);
  const tags = offerOf(jurisdiction, code)?.tags.filter((tag) => applicable.includes(tag)) ?? [];
  const others = tags.filter((tag) => tag !== 'core_registro');
  return others.length > 0 ? others : tags;
}

/** The levels of those tags. */
function levelsOf(jurisdiction: Jurisdiction, kind: EntityKind, code: Code): readonly Level[] {
  const name = `${jurisdiction} ${kind} ${code}`;
  const known = levels.get(name);
  if (known) return known;
  const found = [...new Set(decidingTags(jurisdiction, kind, code).map((tag) => tagDefinition(tag).level))];
  levels.set(name, found);
  return found;
}

/**
 * The codes that v5 does not charge for this entity (ADR 0163): no source was ever read for any of their sections, base
 * fields aside. A section that was read and is empty counts as read, and so does one whose source is down by now: whether it
 * has records doesn't matter, so that a price never reveals it. DAT-FREE has no sections, so it is never listed. `card` has
 * the sections of the codes; their bodies are not read.
 */
export function unreadCodes(
  { jurisdiction, kind, sections }: Pick<EntityCard, 'jurisdiction' | 'kind' | 'sections'>,
  codes: readonly Code[],
): readonly Code[] {
  return codes.filter((code) => {
    const own = levelsOf(jurisdiction, kind, code);
    return own.length > 0 && !own.some((level) => isAnswer(sections.get(level)));
  });
}
