import type { RegisteredPerson } from '../../registers.js';
import type { LabeledPair } from '../pair.js';
import { companyCores } from './company-cores.js';
import { companyPairs } from './company-pairs.js';
import { readWorldEntities } from './entities.js';
import { hanPairs } from './han-names.js';
import { aliasPairs, neighborPairs, numberPairs } from './list-pairs.js';
import { worldPersonPairs } from './person-pairs.js';

/**
 * The world set: names from international lists in their own scripts, and the classes of differences that such names have.
 * A third tunes, a third checks the tuning, and the last gives the figures.
 */
export function worldPairs(data: string, people: readonly RegisteredPerson[], most: number): LabeledPair[] {
  const entities = readWorldEntities(data);
  return [
    ...aliasPairs(entities, most * 3),
    ...numberPairs(entities, most * 3),
    ...neighborPairs(entities, most * 2),
    ...companyPairs(companyCores(entities, most * 8), most),
    ...worldPersonPairs(people, most),
    ...hanPairs(most / 2),
  ];
}
