import { offerOf, tagDefinition, tagsFor } from '@entity-registry/domain';
import type { Code, EntityKind, Jurisdiction, Level, Tag } from '@entity-registry/domain';
import type { StoredEntity } from './stored-entities.js';
import { isConclusive } from './tag-sources.js';

const levels = new Map<string, readonly Level[]>();

/**
 * The tags of a code that an entity of the kind can have. Base fields come with every code, so they only count for a code
 * without other tags. Otherwise DAT-ALL would cost 1.41 for an entity whose sources were never read, for the data that
 * CHK-BIN sells for 0.02.
 */
export function decidingTags(jurisdiction: Jurisdiction, kind: EntityKind, code: Code): readonly Tag[] {
  const applicable = tagsFor(jurisdiction, kind);
  const tags = offerOf(jurisdiction, code)?.tags.filter((tag) => applicable.includes(tag)) ?? [];
  const others = tags.filter((tag) => tag !== 'core_registro');
  return others.length > 0 ? others : tags;
}

/** The levels of `decidingTags`. */
function levelsOf(jurisdiction: Jurisdiction, kind: EntityKind, code: Code): readonly Level[] {
  const name = `${jurisdiction} ${kind} ${code}`;
  const known = levels.get(name);
  if (known) return known;
  const found = [...new Set(decidingTags(jurisdiction, kind, code).map((tag) => tagDefinition(tag).level))];
  levels.set(name, found);
  return found;
}

/**
 * The codes that v5 does not charge for this entity (ADR 0163): no source was ever read for any of their sections besides base
 * fields. A section that was read and is empty counts as read, and so does one whose source went down later. Whether it has
 * records makes no difference, so that a price never reveals it. DAT-FREE has no sections, so it is never listed. The entity
 * must have the sections of the codes; their bodies are not used.
 */
export function unreadCodes(
  { jurisdiction, kind, sections }: Pick<StoredEntity, 'jurisdiction' | 'kind' | 'sections'>,
  codes: readonly Code[],
): readonly Code[] {
  return codes.filter((code) => {
    const own = levelsOf(jurisdiction, kind, code);
    return own.length > 0 && !own.some((level) => isConclusive(sections.get(level)));
  });
}
