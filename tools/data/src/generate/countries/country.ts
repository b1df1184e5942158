import type { EntityKind } from '@entity-registry/domain';
import type { Identity } from '../population.js';
import type { GeneratedEntity } from '../subject.js';
import type { Place } from '../words/places.js';

/** How the synthetic entities of one kind are generated. */
export interface PopulationSpec {
  /** Share of a run; null for the rest. */
  readonly share: number | null;
  /** Whether a few are recorded twice. */
  readonly hasTwins?: true;
  readonly identity: (seed: number, serial: number) => Identity;
  /**
   * Generates the records of an entity. The order of the calls affects the results of a seed, because all draw from one
   * stream.
   */
  readonly records: (subject: GeneratedEntity) => void;
}

/** How the synthetic entities of a country are generated. */
export interface Country {
  readonly places: readonly Place[];
  /** Whether its companies have a folio number in addition to their file number. */
  readonly hasFolios: boolean;
  readonly populations: Readonly<Partial<Record<EntityKind, PopulationSpec>>>;
}
