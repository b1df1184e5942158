import type { ImporterDefinition } from './definition.js';
import { euSanctions } from './mappers/eu-sanctions.js';
import { icijEdges, icijIntermediaries, icijNodes } from './mappers/icij.js';
import { ofacIdentifiers, ofacSdn, ofacSdnSubset } from './mappers/ofac.js';
import { paPanamacompra } from './mappers/panamacompra.js';
import { pepCandidates, pepDeputies, pepDeputiesFull, pepOfficials } from './mappers/peps.js';
import { paPlanilla } from './mappers/planilla.js';
import { coSecop } from './mappers/secop.js';
import { ecSercop } from './mappers/sercop.js';
import { ecSupercias } from './mappers/supercias.js';
import { paVessels } from './mappers/vessels.js';

/**
 * Every dataset that can be imported, in the order in which a folder is imported: datasets with better names first (the
 * first source to describe an entity keeps its fields), lists that are matched to entities by identifier last.
 */
export const DATASETS: readonly ImporterDefinition[] = [
  ofacIdentifiers,
  ecSupercias,
  pepCandidates,
  paPlanilla,
  coSecop,
  ecSercop,
  icijNodes,
  icijEdges,
  icijIntermediaries,
  paPanamacompra,
  paVessels,
  pepOfficials,
  pepDeputies,
  pepDeputiesFull,
  ofacSdn,
  ofacSdnSubset,
  euSanctions,
];

/** The dataset known as `name`, or undefined. */
export function datasetNamed(name: string): ImporterDefinition | undefined {
  return DATASETS.find(({ dataset }) => dataset === name);
}
