import { SURFACE_NAMES, surfaceOf } from '@entity-registry/domain';
import type { RecordLevel, SurfaceName } from '@entity-registry/domain';

/** What has an index of its own: the records of a surface, or the names of entities. */
export type Content = SurfaceName | 'names';

export const CONTENTS: readonly Content[] = [...SURFACE_NAMES, 'names'];

/** The levels whose records a surface searches. */
export const SEARCHED_LEVELS: readonly RecordLevel[] = [
  ...new Set(SURFACE_NAMES.flatMap((name) => surfaceOf(name).parts.map(({ level }) => level))),
];

/**
 * What a row of the outbox is about: a record of a level, the current name of an entity (its key), or another name
 * (`entity_name.id`).
 */
export type OutboxContent = RecordLevel | 'entity' | 'other_name';
