import type { Level } from '@entity-registry/domain';
import type { StoredSection } from './tag-sources.js';
import { isConclusive } from './tag-sources.js';

/** The levels with records that link an entity to others. */
export const LINKING_LEVELS: readonly Level[] = ['directores', 'organizaciones', 'accionistas'];

/** Whether a source of any of these levels was ever read: only then is the absence of links conclusive. */
export function isLinkingRead(sections: ReadonlyMap<Level, StoredSection>): boolean {
  return LINKING_LEVELS.some((level) => isConclusive(sections.get(level)));
}
