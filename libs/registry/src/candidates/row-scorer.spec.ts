import { describe, expect, it } from '@jest/globals';
import { inverseFrequency } from '../name-index/name-keys.js';
import type { WordGroup } from './expansion.js';
import { rowScorer } from './row-scorer.js';

const NAMES = 1_000;
/** ln(1 + 1001 / 11) = 4.5 */
const WEIGHT = inverseFrequency(10, NAMES);
const group = (id: number, similarity = 1): WordGroup => ({
  weight: WEIGHT,
  expansions: [{ id, df: 10, common: false, similarity }],
});
const name = (...keys: number[]) => ({ entityPk: 1n, keys, weight: WEIGHT * keys.length, liked: false });
const QUERY = [group(1), group(2), group(3), group(4)];
const score = rowScorer(QUERY, { names: NAMES, allWords: false });

describe('score of a name that the index found', () => {
  it.each([
    ['all words', name(1, 2, 3, 4), 1],
    // 2 shared, 2 missing: 2 / (2 + 1)
    ['only words of the query', name(1, 2), 2 / 3],
    // 4 shared, 2 of its own: 4 / (4 + 1)
    ['all words and two others', name(1, 2, 3, 4, 8, 9), 4 / 5],
    // 3 shared, another instead of the fourth: 3 / (3 + 2)
    ['another word instead of one', name(1, 2, 3, 9), 3 / 5],
    ['nothing in common', name(8, 9), 0],
  ])('with %s', (_, row, expected) => {
    expect(score(row)).toBeCloseTo(expected, 9);
  });

  it('is 0 if a word is missing and all must occur', () => {
    expect(rowScorer(QUERY, { names: NAMES, allWords: true })(name(1, 2, 3))).toBe(0);
  });

  it('takes a word that an initial stands for as explained', () => {
    const initial: WordGroup = {
      weight: 1,
      letter: 'e',
      expansions: [{ id: 5, df: 10, common: false, similarity: 1 }],
    };
    expect(rowScorer([group(1), initial], { names: NAMES, allWords: false })(name(1, 5))).toBe(1);
  });
});
