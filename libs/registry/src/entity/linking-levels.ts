import type { Level } from '@entity-registry/domain';
import type { StoredSection } from './tag-sources.js';
import { isConclusive } from './tag-sources.js';

/** The levels with records that link an entity to others. */
export const LINKING_LEVELS: readonly Level[] = ['directores', 'organizaciones', 'accionistas'];

/** The levels with records that name another entity, by its id in `person_id` or `organization_id`. */
export const NAMING_LEVELS: readonly Level[] = [...LINKING_LEVELS, 'representante_legal_identificado'];

/** Whether a source of any of these levels was ever read: only then is the absence of links conclusive. */
export function isLinkingRead(sections: ReadonlyMap<Level, StoredSection>): boolean {
  return LINKING_LEVELS.some((level) => isConclusive(sections.get(level)));
}
