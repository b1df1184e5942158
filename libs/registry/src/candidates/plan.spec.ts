import { describe, expect, it } from '@jest/globals';
import { pairKey, sampleKey } from '../name-index/key-hash.js';
import { inverseFrequency } from '../name-index/name-keys.js';
import { isComparable, planCompared, planPreferred, planSearch, weightOfAll } from './plan.js';
import type { Expansion, WordGroup } from './expansion.js';

const NAMES = 1_000_000;
const word = (id: number, df: number, similarity = 1): Expansion => ({ id, df, common: df > 2_000, similarity });
const group = (...expansions: Expansion[]): WordGroup => ({
  weight: inverseFrequency(expansions[0]?.df ?? 0, NAMES),
  expansions,
});
const plan = (groups: WordGroup[], allWords = true) => planSearch(groups, NAMES, 200, { allWords });

describe('search plan', () => {
  it('reads only a rare word, whatever common words the query has', () => {
    const { conjunctions } = plan([group(word(1, 90_000)), group(word(2, 12)), group(word(3, 50_000))]);
    expect(conjunctions).toEqual([{ anyOf: [{ all: [[2]] }], limit: 200 }]);
  });

  it('intersects two common words through their pair key', () => {
    // 50,000 x 40,000 / 1,000,000 = 2,000 names expected
    const { conjunctions, truncated } = plan([group(word(1, 50_000)), group(word(2, 40_000))]);
    expect(conjunctions[0]?.anyOf).toEqual([{ all: [[pairKey(1, 2)]] }]);
    expect(truncated).toBe(false);
  });

  it('intersects a common word and a word of medium frequency through the words', () => {
    const { conjunctions } = plan([group(word(1, 1_900)), group(word(2, 400_000))]);
    expect(conjunctions[0]?.anyOf).toEqual([{ all: [[1], [2]] }]);
  });

  it('includes rare and common spellings of both words', () => {
    const { conjunctions } = plan([group(word(1, 30_000), word(11, 9)), group(word(2, 40_000), word(12, 7))]);
    expect(conjunctions[0]?.anyOf).toEqual([
      { all: [[pairKey(2, 1)]] },
      { all: [[11], [2, 12]] },
      { all: [[12], [1, 11]] },
    ]);
  });

  it('reads a sample of a word that is far too common, and reports truncation', () => {
    // target of 200 names: 102,400 / 200 = 2^9
    const { conjunctions, truncated } = plan([group(word(1, 102_400))]);
    expect(conjunctions).toEqual([{ anyOf: [{ all: [[sampleKey(1, 9)]] }], limit: 200 }]);
    expect(truncated).toBe(true);
  });

  it('never runs more than two conjunctions', () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      group(...Array.from({ length: 24 }, (_, other) => word(at * 100 + other + 1, 1_000 + other))),
    );
    expect(plan(many, false).conjunctions.length).toBeLessThanOrEqual(2);
  });

  it('reads all rare words at once, and continues with the others if they can identify names', () => {
    const { conjunctions } = plan(
      [group(word(1, 3)), group(word(2, 30)), group(word(3, 200)), group(word(4, 900))],
      false,
    );
    // 3 + 30 + 200 names at most; with 900 more, not all could be read
    expect(conjunctions.map((each) => each.anyOf)).toEqual([[{ all: [[1, 2, 3]] }]]);
    const { conjunctions: further } = plan([group(word(1, 3)), group(word(4, 900)), group(word(5, 1_000))], false);
    expect(further.map((each) => each.anyOf)).toEqual([[{ all: [[1]] }], [{ all: [[4], [5]] }]]);
  });

  it('reads the only known word, however many others are unknown', () => {
    const unknown = { weight: 14, expansions: [] };
    expect(plan([unknown, unknown, unknown, group(word(1, 30))], false).conjunctions).toEqual([
      { anyOf: [{ all: [[1]] }], limit: 200 },
    ]);
  });

  it('reads nothing for words that no name has', () => {
    const setKeys = { close: [], contained: [] };
    expect(plan([{ weight: 14, expansions: [] }])).toEqual({ setKeys, conjunctions: [], truncated: false });
  });

  it('compares names only if the words leave few of them', () => {
    expect(isComparable([group(word(1, 2_900)), group(word(2, 400_000))], NAMES)).toBe(true);
    expect(isComparable([group(word(1, 90_000))], NAMES)).toBe(false);
    expect(isComparable([group(word(1, 10)), { weight: 14, expansions: [] }], NAMES)).toBe(false);
    expect(isComparable([], NAMES)).toBe(false);
    expect(planCompared([group(word(2, 400_000)), group(word(1, 200))], NAMES, 200, ['% con%'])).toEqual({
      setKeys: { close: [], contained: [] },
      conjunctions: [{ anyOf: [{ all: [[1]] }], limit: 200, like: ['% con%'] }],
      truncated: false,
    });
  });

  it('looks for linking words among all names of a word, and in a sample of a very common one', () => {
    const like = ['% de la cruz%'];
    const cruz = (df: number) => planPreferred([group(word(1, df), word(2, 40_000, 0.95))], NAMES, 200, like);
    expect(cruz(3_900)).toEqual([{ anyOf: [{ all: [[1]] }], limit: 200, like }]);
    // target of 4,000 names: 32,000 / 4,000 = 2^3
    expect(cruz(32_000)).toEqual([{ anyOf: [{ all: [[sampleKey(1, 3)]] }], limit: 200, like }]);
    expect(planPreferred([{ weight: 14, expansions: [] }], NAMES, 200, like)).toEqual([]);
  });

  it('weighs the beginning of a word by the names of all words that start with it', () => {
    expect(weightOfAll([word(1, 40_000), word(2, 2)], NAMES)).toBe(inverseFrequency(40_002, NAMES));
  });
});
