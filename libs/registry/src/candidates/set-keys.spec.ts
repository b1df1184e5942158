import { describe, expect, it } from '@jest/globals';
import { setKey } from '../name-index/key-hash.js';
import type { Expansion, WordGroup } from './expansion.js';
import { setKeysOf, setKeysOfReading } from './set-keys.js';

const word = (id: number, similarity = 1): Expansion => ({ id, df: 10, common: false, similarity });
const group = (weight: number, ...expansions: Expansion[]): WordGroup => ({ weight, expansions });
const initialed = (weight: number, id: number, letter: number): WordGroup => ({
  ...group(weight, word(id)),
  initial: word(letter, 0.5),
});

describe('word sets of a query', () => {
  it('are all words, all but one, and those with a similar word instead of one', () => {
    const { close } = setKeysOf([group(5, word(1), word(12, 0.7), word(11, 0.85)), group(4, word(2))]);
    expect(close).toEqual([[1, 2], [2], [1], [11, 2], [12, 2]].map(setKey));
  });

  it('have the names that lack several words, those that lack least first', () => {
    const { contained } = setKeysOf([group(5, word(1)), group(4, word(2)), group(2, word(3)), group(1, word(4))]);
    // Without 3 and 4: 3; without 2 and 4: 5; 2 and 3: 6, and so on.
    expect(contained.slice(0, 3)).toEqual(
      [
        [1, 2],
        [1, 3],
        [2, 3],
      ].map(setKey),
    );
    expect(contained).toHaveLength(6 + 4);
  });

  it('have initials instead of words, each letter once', () => {
    const { contained } = setKeysOf([group(6, word(1)), initialed(2, 2, 101), initialed(2, 3, 101)]);
    expect(contained).toEqual(
      expect.arrayContaining(
        [
          [1, 101],
          [1, 2, 101],
          [1, 3, 101],
        ].map(setKey),
      ),
    );
  });

  it('have all shorter names of four words, although many sets with initials lack less', () => {
    const { contained } = setKeysOf([
      initialed(8, 1, 101),
      initialed(7, 2, 102),
      initialed(2, 3, 103),
      initialed(1, 4, 104),
    ]);
    expect(contained).toContain(setKey([3, 4]));
  });

  it('are at most 64 and 36, whatever the query, and fewer for another reading', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...group(12 - at, ...Array.from({ length: 24 }, (__, other) => word(at * 100 + other + 1, 1 - other / 100))),
      initial: word(5_000 + at, 0.5),
    }));
    const { close, contained } = setKeysOf(many);
    expect([close.length, contained.length]).toEqual([64, 36]);
    expect(contained.filter((key) => close.includes(key))).toEqual([]);
    const reading = setKeysOfReading(many);
    expect([reading.close.length, reading.contained.length]).toEqual([16, 4]);
  });
});
