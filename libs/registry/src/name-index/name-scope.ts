import type { Jurisdiction } from '@entity-registry/domain';

/** The names that accounts watch, which are searched for new listings and entities (ADR 0208). */
export const WATCHED_SCOPE = 'watched';

/**
 * Names that are searched together: those of a jurisdiction's entities, or watched names. Each scope has its own words, with
 * their own frequencies; in the database it is the column `jurisdiction`.
 */
export type NameScope = Jurisdiction | typeof WATCHED_SCOPE;
