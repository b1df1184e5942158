import type { Alignment, WordPair } from './alignment/alignment.js';
import type { NameWord } from './name-word.js';
import type { PreparedName } from './prepared-name.js';
import type { Feature } from './score-types.js';

export const feature = (name: string, score: number, weight: number, detail: string): Feature => ({
  feature: name,
  score: Math.round(score * 1e3) / 1e3,
  weight: Math.round(weight * 1e3) / 1e3,
  detail,
});

export function textOf(words: readonly NameWord[]): string {
  // Nearly all pairs have one word on each side.
  return words.length === 1 ? (words[0]?.written ?? '') : words.map((word) => word.written).join(' ');
}

function totalOf(words: readonly NameWord[]): number {
  let sum = 0;
  for (const { weight } of words) sum += weight;
  return sum;
}

/** Weight of agreeing in the pair, in nats: the lower of both sides, since a misspelled word looks rarer than it is. */
function agreedWeight(pair: WordPair): number {
  return pair.weightShare * Math.min(totalOf(pair.query), totalOf(pair.candidate));
}

/** Above this weight a large index doesn't know the word: it is more likely misspelled than another word. */
const UNKNOWN_WORD_WEIGHT = 9;

/** True for a pair of one word each, not longer than `longest`, that may well be two words: both may be known. */
export function mayBeTwoWords({ kind, cost, query, candidate }: WordPair, longest: number): boolean {
  if (kind !== 'spelling' || cost < OTHER_LETTER) return false;
  return [...query, ...candidate].every(({ text, weight }) => text.length <= longest && weight < UNKNOWN_WORD_WEIGHT);
}

/** Below this cost the difference is one of sound or of a doubled letter. */
const OTHER_LETTER = 0.6;

export interface Agreement {
  /** Sum of the pairs' weights, in nats. */
  weight: number;
  /** Share of both names' weight that has a counterpart, 0 to 1. */
  share: number;
  detail: string;
}

export function agreementOf({ pairs, queryOnly, candidateOnly }: Alignment): Agreement {
  let sum = 0;
  let weight = 0;
  for (const pair of pairs) {
    sum += agreedWeight(pair);
    weight += totalOf(pair.query) + totalOf(pair.candidate);
  }
  const whole = weight + totalOf(queryOnly) + totalOf(candidateOnly);
  const detail = pairs.map(sameWords).join(', ');
  return { weight: sum, share: whole === 0 ? 0 : Math.min(1, (2 * sum) / whole), detail };
}

const sameWords = (pair: WordPair): string =>
  `${textOf(pair.query)} ${pair.kind === 'equal' ? '=' : '~'} ${textOf(pair.candidate)}`;

/** Evidence of pairs that are not equal: each difference costs. */
export function spellingFeature(pairs: readonly WordPair[], price: number): Feature[] {
  const other = pairs.filter((pair) => pair.cost > 0);
  if (other.length === 0) return [];
  const cost = other.reduce((sum, pair) => sum + pair.cost, 0);
  return [feature('spelling', 1 / (1 + cost), -price * cost, other.map(sameWords).join(', '))];
}

const plain = ({ written }: PreparedName): string => written.normalize('NFC').toLowerCase().trim();

/** Names with identical spelling rank before names that are only read the same. */
export function writtenFeature(query: PreparedName, candidate: PreparedName): Feature[] {
  if (query.folded !== candidate.folded) return [];
  return plain(query) === plain(candidate)
    ? [feature('written', 1, 0.4, 'the same letters')]
    : [feature('written', 0.9, 0.2, 'same except for accents and marks')];
}
