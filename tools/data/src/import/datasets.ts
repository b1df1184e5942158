import type { Dataset, ImporterDefinition } from './definition.js';
import { LIST_DATASETS } from '@entity-registry/registry';
import { icijEdges, icijIntermediaries, icijNodes } from './mappers/icij.js';
import { ofacIdentifiers } from './mappers/ofac.js';
import { paPanamacompra } from './mappers/panamacompra.js';
import { paPlanilla } from './mappers/planilla.js';
import { coSecop } from './mappers/secop.js';
import { ecSercop } from './mappers/sercop.js';
import { ecSupercias } from './mappers/supercias.js';
import { paVessels } from './mappers/vessels.js';

/** The datasets whose rows are stored one by one, better names first: the first source to describe an entity keeps its fields. */
const ROW_DATASETS: readonly ImporterDefinition[] = [
  ofacIdentifiers,
  ecSupercias,
  paPlanilla,
  coSecop,
  ecSercop,
  icijNodes,
  icijEdges,
  icijIntermediaries,
  paPanamacompra,
  paVessels,
];

/**
 * Every dataset that can be imported, in the order in which a folder is imported. Candidates come first, because the election
 * authority writes names in full; the other lists last, because they are matched to stored entities.
 */
export const DATASETS: readonly Dataset[] = [
  ...LIST_DATASETS.filter(({ dataset }) => dataset === 'pa_pep_candidates'),
  ...ROW_DATASETS,
  ...LIST_DATASETS.filter(({ dataset }) => dataset !== 'pa_pep_candidates'),
];

/** The dataset known as `name`, or undefined. */
export function datasetNamed(name: string): Dataset | undefined {
  return DATASETS.find(({ dataset }) => dataset === name);
}
