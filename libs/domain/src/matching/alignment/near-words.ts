import type { NameWord } from '../name-word.js';
import { addPair, isFree, pairOfWords, shareOfMisspelled } from './alignment.js';
import type { Alignment, WordPair } from './alignment.js';
import { excludeEachOther } from './align-words.js';
import { editCost, hasDigit } from './letter-costs.js';

/** Two letters, one of them the first. */
const TWO_LETTERS = 2.25;
/** In shorter words, two other letters leave too little. */
const SHORTEST = 5;
const LEAST_SHARE = 0.3;
/** What else they cost: `identify` takes them for two words. */
const ANOTHER_WORD = 1;

function nearPair(query: NameWord, candidate: NameWord): WordPair | null {
  const [one, other] = [query.written, candidate.written];
  if (query.shape !== 'word' || candidate.shape !== 'word' || hasDigit(one) || hasDigit(other)) return null;
  const length = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < SHORTEST) return null;
  const cost = editCost(one, other, TWO_LETTERS);
  if (cost === Infinity) return null;
  const weightShare = shareOfMisspelled(cost, length, LEAST_SHARE);
  return pairOfWords('spelling', query, candidate, weightShare, cost + ANOTHER_WORD);
}

/** Both words, whichever is in the query. */
const wordsOf = ({ query, candidate }: WordPair): string =>
  [query[0]?.written ?? '', candidate[0]?.written ?? ''].sort().join(' ');

/**
 * Pairs the words left that are two letters apart, for screening: also common words, which {@link alignWords} takes for two
 * names. In place; true if there were any. Exchanging the names only exchanges the sides.
 */
export function pairNearWords(aligned: Alignment, person: boolean): boolean {
  const possible = aligned.queryOnly.flatMap((query) =>
    aligned.candidateOnly.flatMap((candidate) =>
      excludeEachOther(query, candidate, person) ? [] : (nearPair(query, candidate) ?? []),
    ),
  );
  possible.sort(
    (one, other) =>
      one.cost - other.cost || other.weightShare - one.weightShare || (wordsOf(one) < wordsOf(other) ? -1 : 1),
  );
  for (const pair of possible) if (isFree(aligned, pair)) addPair(aligned, pair);
  return possible.length > 0;
}
