import { tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction, Level, Tag } from '@entity-registry/domain';
import { missingValue } from '../sections/empty.js';
import type { EntityDetail } from './entity-details.js';

/**
 * The v4 detail as JSON text: the base fields, then the tags of `levels` in that order, spliced from the stored sections.
 * Levels that were never fetched are `[]` or null (ADR 0022). Tags that do not apply to the entity's kind or jurisdiction are
 * absent, and so are levels that were not requested.
 *
 * The text still has references to stored documents: `mintObjectUrls` turns them into URLs for each response.
 */
export function renderDetail(detail: EntityDetail, levels: readonly Level[]): string {
  const base = detail.sections.get('core_registro');
  if (!base) throw new Error('the detail has no base fields');
  let json = base.body.slice(0, -1);
  for (const level of levels) {
    if (level === 'core_registro') continue;
    const missing = missingMembers(detail.jurisdiction, detail.kind, level);
    // No tag of the level applies, so it is not served, even if stored.
    if (missing === '') continue;
    const section = detail.sections.get(level);
    json += ',' + (section ? section.body.slice(1, -1) : missing);
  }
  return json + '}';
}

const missing = new Map<string, string>();

/** The members of a level without a section, `"<tag>":[],...`; empty if the level does not apply. */
function missingMembers(jurisdiction: Jurisdiction, kind: EntityKind, level: Level): string {
  const key = `${jurisdiction} ${kind} ${level}`;
  let members = missing.get(key);
  if (members === undefined) {
    members = applicableTags(jurisdiction, kind, level)
      .map((tag) => `"${tag}":${missingValue(tag)}`)
      .join(',');
    missing.set(key, members);
  }
  return members;
}

function applicableTags(jurisdiction: Jurisdiction, kind: EntityKind, level: Level): readonly Tag[] {
  return tagsOfLevel(level, jurisdiction).filter((tag) => kind === 'Organization' || tagDefinition(tag).persons);
}
