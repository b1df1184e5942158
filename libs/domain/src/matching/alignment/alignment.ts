import type { NameWord } from '../prepared-name.js';

/** Why two words, or runs of words, are considered the same. */
export type PairKind = 'equal' | 'spelling' | 'initial' | 'nickname' | 'abbreviation' | 'joined' | 'initials';

export interface WordPair {
  kind: PairKind;
  query: NameWord[];
  candidate: NameWord[];
  /** Share of the words' weight that the pair is worth, 0 to 1. */
  weightShare: number;
  /** Cost of the differences in spelling; 0 for equal words. */
  cost: number;
}

export interface Alignment {
  pairs: WordPair[];
  /** Words without a counterpart. */
  queryOnly: NameWord[];
  candidateOnly: NameWord[];
}
