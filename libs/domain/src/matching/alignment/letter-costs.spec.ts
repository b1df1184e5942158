import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editCost } from './letter-costs.js';

describe('the cost of a difference in spelling', () => {
  it.each([
    ['zumbador', 'zumbador', 0],
    ['zumbador', 'zunbador', 0.6], // m and n
    ['zumbador', 'sumbador', 0.2], // s and z, cheap at the first letter too
    ['zumbador', 'zummbador', 0.25], // doubled
    ['zumbador', 'zumabdor', 0.7], // swapped
    ['zumbador', 'zumbadr', 0.75], // a vowel missing
    ['zumbador', 'zumbaor', 1],
    ['zumbador', 'tumbador', 1.25], // another first letter
    ['hector', 'ector', 0.3 + 0.25],
    ['julio', 'julia', Infinity],
    ['zumbador', 'quetzal', Infinity],
  ])('%s and %s: %d', (one, other, cost) => {
    expect(editCost(one, other, 3)).toBeCloseTo(cost, 6);
  });

  it('is symmetric, and 0 only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abeozsmh'.split('')), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(0.5, 1.3, 2.6, 9), (one, other, limit) => {
        expect(editCost(one, other, limit)).toBeCloseTo(editCost(other, one, limit), 6);
        expect(editCost(one, other, limit) === 0).toBe(one === other);
      }),
    );
  });
});
