import type { EntityKind, Jurisdiction } from '@entity-registry/domain';

/** Entities of one jurisdiction and kind. They are adjacent, so that a batch is of one population. */
export type Population = `${Jurisdiction}:${EntityKind}`;

/** One population's place in the run: indexes `first` to `first + count - 1`. */
export interface PopulationRange {
  readonly population: Population;
  readonly jurisdiction: Jurisdiction;
  readonly kind: EntityKind;
  /** Whether a few are recorded twice. */
  readonly hasTwins: boolean;
  readonly first: number;
  readonly count: number;
}

/** The identity of an entity; a function of the seed, its population and its serial number there. */
export interface Identity {
  readonly nombre: string;
  readonly ruc: string | null;
  readonly cedula: string | null;
  /** Legal form as the source writes it; null for persons. */
  readonly tipo: string | null;
}
