import type { EntityKind, Jurisdiction } from '@entity-registry/domain';

/** Entities of one jurisdiction and kind. They stand together, so that a batch is of one population. */
export type Population =
  'panamaCompanies' | 'panamaPersons' | 'ecuadorCompanies' | 'colombiaCompanies' | 'colombiaPersons';

/** One population's place in the run: indexes `first` to `first + count - 1`. */
export interface PopulationRange {
  readonly population: Population;
  readonly jurisdiction: Jurisdiction;
  readonly kind: EntityKind;
  readonly first: number;
  readonly count: number;
}

/** Fewer entities than this cannot fill every population. */
export const MIN_ENTITIES = 20;

const SHARES: readonly (readonly [Population, Jurisdiction, EntityKind, number])[] = [
  ['panamaPersons', 'pa', 'NaturalPerson', 0.4],
  ['ecuadorCompanies', 'ec', 'Organization', 0.1],
  ['colombiaCompanies', 'co', 'Organization', 0.04],
  ['colombiaPersons', 'co', 'NaturalPerson', 0.02],
];

/**
 * Divides `entities` over the populations, at least one each; Panama's companies take what the shares leave. They come
 * first, because their boards put records into the sections of persons, which are built after them.
 */
export function layoutOf(entities: number): Readonly<Record<Population, PopulationRange>> {
  const counts = SHARES.map(([, , , share]) => Math.max(1, Math.floor(entities * share)));
  const companies = entities - counts.reduce((sum, count) => sum + count, 0);
  const layout: Partial<Record<Population, PopulationRange>> = {
    panamaCompanies: {
      population: 'panamaCompanies',
      jurisdiction: 'pa',
      kind: 'Organization',
      first: 0,
      count: companies,
    },
  };
  let first = companies;
  SHARES.forEach(([population, jurisdiction, kind], position) => {
    const count = counts[position] ?? 0;
    layout[population] = { population, jurisdiction, kind, first, count };
    first += count;
  });
  return layout as Record<Population, PopulationRange>;
}

/** A run of neighbouring entities of one population that is written in one transaction. */
export interface Batch {
  readonly range: PopulationRange;
  /** Index of the first entity within the run, not within the population. */
  readonly first: number;
  readonly count: number;
}

/** The batches of a run, in the order they are written: the same for the same number of entities. */
export function batchesOf(entities: number, size: number): Batch[] {
  const batches: Batch[] = [];
  for (const range of Object.values(layoutOf(entities))) {
    const end = range.first + range.count;
    for (let first = range.first; first < end; first += size) {
      batches.push({ range, first, count: Math.min(size, end - first) });
    }
  }
  return batches;
}
