import type { NameWord } from '../prepared-name.js';
import type { Alignment, WordPair } from './alignment.js';
import { editCost } from './letter-costs.js';

/** Two letters, one of them the first. */
const TWO_LETTERS = 2.25;
/** In shorter words, two other letters leave too little. */
const SHORTEST = 5;
const SHARE_LOST_PER_COST = 2;
const LEAST_SHARE = 0.3;
const DIGIT = /\d/;

function nearPair(query: NameWord, candidate: NameWord): WordPair | null {
  const [one, other] = [query.written, candidate.written];
  if (query.shape !== 'word' || candidate.shape !== 'word' || DIGIT.test(one) || DIGIT.test(other)) return null;
  const length = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < SHORTEST) return null;
  const cost = editCost(one, other, TWO_LETTERS);
  if (cost === Infinity) return null;
  const weightShare = Math.max(LEAST_SHARE, 1 - (SHARE_LOST_PER_COST * cost) / length);
  return { kind: 'spelling', query: [query], candidate: [candidate], weightShare, cost };
}

/**
 * Pairs the words left that are two letters apart, for screening: also common words, which {@link alignWords} takes for two
 * names. In place.
 */
export function pairNearWords(aligned: Alignment): void {
  const possible = aligned.queryOnly.flatMap((query) =>
    aligned.candidateOnly.flatMap((candidate) => nearPair(query, candidate) ?? []),
  );
  possible.sort((one, other) => one.cost - other.cost || other.weightShare - one.weightShare);
  for (const pair of possible) {
    const [query, candidate] = [pair.query[0] as NameWord, pair.candidate[0] as NameWord];
    if (!aligned.queryOnly.includes(query) || !aligned.candidateOnly.includes(candidate)) continue;
    aligned.queryOnly = aligned.queryOnly.filter((word) => word !== query);
    aligned.candidateOnly = aligned.candidateOnly.filter((word) => word !== candidate);
    aligned.pairs.push(pair);
  }
}
