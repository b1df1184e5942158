import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distantHashes, distantProbes } from './distant-words.js';
import { editDistance } from './edit-distance.js';
import { deletions, textHash } from './key-hash.js';

const letter = fc.constantFrom(...Array.from('abcdefghilmnopqrstuvz'));
const word = fc.array(letter, { minLength: 7, maxLength: 14 }).map((letters) => letters.join(''));

/** A word, and the same word with wrong letters in two places. */
const twoWrong = fc.tuple(word, fc.nat(), fc.nat()).map(([right, first, second]) => {
  const letters = Array.from(right);
  for (const at of [first, second]) letters[at % letters.length] = letters[at % letters.length] === 'x' ? 'y' : 'x';
  return { right, wrong: letters.join('') };
});

const meets = (requested: string, stored: string): boolean => {
  const hashes = new Set([...deletions(stored).map(textHash), ...distantHashes(stored)]);
  return distantProbes(requested).some((hash) => hashes.has(hash));
};

describe('two errors in one word', () => {
  it('finds a word with two wrong letters', () => {
    fc.assert(fc.property(twoWrong, ({ right, wrong }) => meets(wrong, right)));
  });

  it('finds a word with two missing or extra letters', () => {
    const places = fc.tuple(word, fc.nat(), fc.nat());
    fc.assert(
      fc.property(places, ([right, first, second]) => {
        const once = right.slice(0, first % right.length) + right.slice((first % right.length) + 1);
        const twice = once.slice(0, second % once.length) + once.slice((second % once.length) + 1);
        fc.pre(twice.length >= 5);
        return meets(right, twice) && meets(twice, right);
      }),
    );
  });

  it('finds a word with any two edits, even swapped letters at a boundary between parts', () => {
    type Edit = (text: string, at: number, other: string) => string;
    const edits: readonly Edit[] = [
      (text, at, other) => text.slice(0, at) + other + text.slice(at + 1),
      (text, at, other) => text.slice(0, at) + other + text.slice(at),
      (text, at) => text.slice(0, at) + text.slice(at + 1),
      (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
    ];
    const edit = fc.record({ kind: fc.constantFrom(...edits), at: fc.nat(), other: letter });
    const long = fc.array(letter, { minLength: 9, maxLength: 40 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(long, edit, edit, (stored, first, second) => {
        const once = first.kind(stored, first.at % stored.length, first.other);
        const requested = second.kind(once, second.at % once.length, second.other);
        fc.pre(editDistance(requested, stored, 2) === 2);
        expect(meets(requested, stored)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it('searches a long word by a few hundred hashes, not by the square of its length', () => {
    for (const length of [11, 20, 40]) {
      const requested = Array.from({ length }, (_, at) => 'quetzaldormi'[at % 12]).join('');
      expect(distantProbes(requested).length).toBeLessThan(300);
    }
  });

  it.each([
    ['zmubadro', 'zumbador'],
    ['quetxazl', 'quetzal'],
    ['zumabdro', 'zumbador'],
    ['iaebl', 'isabel'],
  ])('finds %j as %j', (requested, stored) => {
    expect(editDistance(requested, stored, 2)).toBeLessThanOrEqual(2);
    expect(meets(requested, stored)).toBe(true);
  });

  it('never matches numbers and short words with two edits', () => {
    expect(distantHashes('1234567')).toEqual([]);
    expect(distantHashes('cruz')).toEqual([]);
  });

  it('counts edits up to the requested limit', () => {
    expect(editDistance('quetzal', 'quetzal', 2)).toBe(0);
    expect(editDistance('quetzal', 'qeutzal', 2)).toBe(1);
    expect(editDistance('quetzal', 'zumbador', 2)).toBe(3);
    expect(editDistance('quetzal', 'que', 2)).toBe(3);
  });
});
