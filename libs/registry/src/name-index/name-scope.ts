import type { Jurisdiction } from '@entity-registry/domain';

/** The listings of all lists, whose names are searched together (ADR 0200). */
export const LISTS_SCOPE = 'lists';

/**
 * Names that are searched together: those of a jurisdiction's entities, or those of listings. Each scope has its own words, with
 * their own frequencies; in the database it is the column `jurisdiction`.
 */
export type NameScope = Jurisdiction | typeof LISTS_SCOPE;
