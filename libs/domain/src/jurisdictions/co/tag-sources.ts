import type { TagSources } from '../jurisdiction.js';
import type { SOURCES } from './sources.js';

/** The sources of each tag. A tag names the first one; the others add to it. */
export const TAG_SOURCES = {
  core_registro: ['rues', 'secop'],
  contacto: ['rues'],
} as const satisfies TagSources<keyof typeof SOURCES>;
