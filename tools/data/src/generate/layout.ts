import { JURISDICTION_CODES } from '@entity-registry/domain';
import type { EntityKind } from '@entity-registry/domain';
import { COUNTRIES } from './countries/countries.js';
import type { Identity, Population, PopulationRange } from './population.js';

/** Fewer entities than this cannot fill every population. */
export const MIN_ENTITIES = 20;

/** In the order of the run. */
const POPULATIONS = JURISDICTION_CODES.flatMap((jurisdiction) =>
  Object.entries(COUNTRIES[jurisdiction].populations).map(([kind, spec]) => ({
    ...{ spec, jurisdiction, kind: kind as EntityKind },
    population: `${jurisdiction}:${kind as EntityKind}` satisfies Population,
  })),
);
const SPECS = new Map(POPULATIONS.map(({ population, spec }) => [population, spec]));

/** The jurisdiction whose entities come first. */
export const FIRST_JURISDICTION = JURISDICTION_CODES[0] as (typeof JURISDICTION_CODES)[number];

/**
 * Divides `entities` over the populations, at least one each. The population without a share gets the rest. It comes
 * first, because its boards add records to the sections of persons, which are built later.
 */
export function layoutOf(entities: number): Readonly<Record<Population, PopulationRange>> {
  const counts = POPULATIONS.map(({ spec: { share } }) =>
    share === null ? 0 : Math.max(1, Math.floor(entities * share)),
  );
  const rest = entities - counts.reduce((sum, count) => sum + count, 0);
  const layout: Partial<Record<Population, PopulationRange>> = {};
  let first = 0;
  POPULATIONS.forEach(({ spec, population, jurisdiction, kind }, position) => {
    const count = spec.share === null ? rest : (counts[position] ?? 0);
    layout[population] = { population, jurisdiction, kind, hasTwins: spec.hasTwins === true, first, count };
    first += count;
  });
  return layout as Record<Population, PopulationRange>;
}

/** The identity of each entity of a run, by its population and its serial number there. */
export function identitiesOf(seed: number): (population: Population, serial: number) => Identity {
  return (population, serial) => {
    const spec = SPECS.get(population);
    if (spec === undefined) throw new RangeError(`unknown population ${population}`);
    return spec.identity(seed, serial);
  };
}

/** A sequence of adjacent entities of one population that is written in one transaction. */
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
