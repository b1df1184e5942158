import type { NameWord } from '../name-word.js';

/** Why two words, or runs of words, are considered the same. */
type PairKind = 'equal' | 'spelling' | 'initial' | 'nickname' | 'abbreviation' | 'joined' | 'initials';

export interface WordPair {
  kind: PairKind;
  query: NameWord[];
  candidate: NameWord[];
  /** Share of the words' weight that the pair is worth, 0 to 1. */
  weightShare: number;
  /** Cost of the differences in spelling; 0 for equal words. */
  cost: number;
}

/** A pair of one word each. All pairs are made with the same order of properties, which makes reading them fast. */
export function pairOfWords(
  kind: PairKind,
  query: NameWord,
  candidate: NameWord,
  weightShare: number,
  cost: number,
): WordPair {
  return { kind, query: [query], candidate: [candidate], weightShare, cost };
}

const SHARE_LOST_PER_COST = 2;

/** The share of a word's weight that is left if it is misspelled, not below `least`. `length` is that of the longer spelling. */
export function shareOfMisspelled(cost: number, length: number, least: number): number {
  return Math.max(least, 1 - (SHARE_LOST_PER_COST * cost) / length);
}

export interface Alignment {
  pairs: WordPair[];
  /** Words without a counterpart. */
  queryOnly: NameWord[];
  candidateOnly: NameWord[];
}

/** True if none of the pair's words has a counterpart yet. */
export const isFree = ({ queryOnly, candidateOnly }: Alignment, { query, candidate }: WordPair): boolean =>
  query.every((word) => queryOnly.includes(word)) && candidate.every((word) => candidateOnly.includes(word));

/** Adds a pair, whose words then have a counterpart. */
export function addPair(aligned: Alignment, pair: WordPair): void {
  aligned.pairs.push(pair);
  aligned.queryOnly = aligned.queryOnly.filter((word) => !pair.query.includes(word));
  aligned.candidateOnly = aligned.candidateOnly.filter((word) => !pair.candidate.includes(word));
}
