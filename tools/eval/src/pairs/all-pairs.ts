import { readRegisters } from '../registers.js';
import type { Registers } from '../registers.js';
import { namePairs } from './file-pairs.js';
import { organizationPairs } from './organization-pairs.js';
import type { LabeledPair } from './pair.js';
import { personPairs } from './person-pairs.js';
import { sameCompanyPairs, samePersonPairs } from './real-pairs.js';
import { Vocabulary } from './vocabulary.js';
import { widePairs } from './wide-pairs.js';
import { worldPairs } from './world/world-pairs.js';

export interface Dataset {
  registers: Registers;
  /** The words of all names in the registers, as in the name index. */
  vocabulary: Vocabulary;
  pairs: LabeledPair[];
}

/** All pairs built from the data folder, at most `most` per category. The same pairs in every run. */
export function readDataset(data: string, most: number): Dataset {
  const registers = readRegisters(data);
  const vocabulary = new Vocabulary([...registers.people, ...registers.organizations]);
  const payroll = registers.people.filter((person) => person.register === 'payroll');
  const pairs = [
    ...namePairs(data),
    ...samePersonPairs(data, payroll),
    ...personPairs(registers.people, vocabulary, most),
    ...sameCompanyPairs(registers.organizations),
    ...organizationPairs(registers.organizations, vocabulary, most),
    ...widePairs(data, most),
    ...worldPairs(data, registers.people, most),
  ];
  return { registers, vocabulary, pairs: distinctPairs(pairs) };
}

/** Registers contain namesakes, whose names give the same pair. */
function distinctPairs(pairs: readonly LabeledPair[]): LabeledPair[] {
  return [...new Map(pairs.map((pair) => [`${pair.category}|${pair.query}|${pair.candidate}`, pair])).values()];
}
