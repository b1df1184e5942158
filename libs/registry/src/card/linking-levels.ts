import type { Level } from '@entity-registry/domain';
import type { CardSection } from './tag-sources.js';
import { isAnswer } from './tag-sources.js';

/** The levels with records that link an entity to others. */
export const LINKING_LEVELS: readonly Level[] = ['directores', 'organizaciones', 'accionistas'];

/** Whether a source of any of these levels was ever read: only then is the absence of links conclusive. */
export function isLinkingRead(sections: ReadonlyMap<Level, CardSection>): boolean {
  return LINKING_LEVELS.some((level) => isAnswer(sections.get(level)));
}
