import type { Jurisdiction, Level } from '@entity-registry/domain';
import type { StoredSection } from './tag-sources.js';

/** The level whose sections are made from the lists on file when they are read (ADR 0202). */
export const SCREENED_LEVEL = 'screening' satisfies Level;

/** An entity, with what is stored of the level; undefined: nothing. */
export interface EntityToScreen {
  readonly pk: bigint;
  readonly stored: StoredSection | undefined;
}

/** Makes the sections of the level. */
export interface ScreenedSections {
  /**
   * The section of each entity; what is stored while no list is loaded, and in jurisdictions without the level. `hits` false: only
   * whether and when lists were looked at, which is all that a price depends on. Throws DomainError `search_backend_error`.
   */
  sections(
    jurisdiction: Jurisdiction,
    entities: readonly EntityToScreen[],
    options: { readonly hits: boolean },
  ): Promise<ReadonlyMap<bigint, StoredSection | undefined>>;
}
