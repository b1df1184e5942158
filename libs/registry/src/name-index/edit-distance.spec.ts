import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withinOneEdit } from './edit-distance.js';
import { deletions, pairKey, sampleKey, setKey, textHash } from './key-hash.js';

/** Optimal string alignment distance by its recursive definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [headA, headB] = [a.slice(0, -1), b.slice(0, -1)];
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    distance(headA, b) + 1,
    distance(a, headB) + 1,
    distance(headA, headB) + (a.at(-1) === b.at(-1) ? 0 : 1),
    swapped ? distance(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

describe('one typo', () => {
  it('agrees with the optimal string alignment distance', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(withinOneEdit(a, b)).toBe(distance(a, b) <= 1);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is always found through the deletions that the index stores', () => {
    fc.assert(
      fc.property(word, word, (typed, indexed) => {
        fc.pre(withinOneEdit(typed, indexed));
        const requested = new Set([typed, ...deletions(typed)].map(textHash));
        const stored = deletions(indexed).map(textHash);
        const spelt = [typed, ...deletions(typed)].includes(indexed);
        expect(spelt || stored.some((hash) => requested.has(hash))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('keys of the index', () => {
  const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });

  it('are negative for pairs and samples, so they never equal a word id', () => {
    fc.assert(
      fc.property(id, id, fc.integer({ min: 0, max: 11 }), (a, b, level) => {
        expect(pairKey(a, b)).toBeLessThan(0);
        expect(pairKey(a, b)).toBe(pairKey(b, a));
        expect(sampleKey(a, level)).toBeLessThan(0);
        expect(pairKey(a, b)).toBeGreaterThanOrEqual(-(2 ** 31));
      }),
    );
  });

  it('distinguish word sets regardless of word order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 8 }), (ids) => {
        expect(setKey([...ids].reverse())).toBe(setKey(ids));
        expect(setKey(ids.slice(1))).not.toBe(setKey(ids));
        expect(setKey(ids)).toBe(BigInt.asIntN(64, setKey(ids)));
      }),
    );
  });
});
