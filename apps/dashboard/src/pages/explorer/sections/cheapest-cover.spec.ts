import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cheapestCover } from './cheapest-cover.js';
import type { PricedCode } from './cheapest-cover.js';

const code = (name: string, price: number, ...delivers: string[]): PricedCode => ({
  code: name,
  price,
  delivers: new Set(delivers),
});
const CODES = [
  code('GOV', 15, 'a', 'b'),
  code('RISK', 20, 'c', 'd'),
  code('IP', 3, 'e'),
  code('ALL', 30, 'a', 'b', 'c', 'd', 'e'),
];

describe('the cheapest codes for missing sections', () => {
  it.each([
    ['', []],
    ['a', ['GOV']],
    ['a e', ['GOV', 'IP']],
    // 15 + 20 + 3 = 38 for 30.
    ['a c e', ['ALL']],
    ['c d', ['RISK']],
    // Not for sale.
    ['x', []],
  ])('for %j are %j', (wanted, cover) => {
    expect(cheapestCover(wanted.split(' '), CODES)).toEqual(cover);
  });

  const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const codes = fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 50 }), delivers: fc.subarray(ITEMS, { minLength: 1 }) }),
    { maxLength: 9 },
  );

  it('never cost more than any other choice, and leave out only what is not for sale', () => {
    fc.assert(
      fc.property(codes, fc.subarray(ITEMS), (drawn, wanted) => {
        const offered = drawn.map(({ price, delivers }, index) => code(`C${String(index)}`, price, ...delivers));
        const sold = wanted.filter((item) => offered.some(({ delivers }) => delivers.has(item)));
        const covers = (some: readonly PricedCode[]) =>
          sold.every((item) => some.some(({ delivers }) => delivers.has(item)));
        const priceOf = (some: readonly PricedCode[]) => some.reduce((sum, { price }) => sum + price, 0);
        const names = cheapestCover(wanted, offered);
        const chosen = offered.filter((one) => names.includes(one.code));
        expect(covers(chosen)).toBe(true);
        for (let bits = 0; bits < 2 ** offered.length; bits++) {
          const some = offered.filter((_, index) => (bits >> index) & 1);
          if (covers(some)) expect(priceOf(chosen)).toBeLessThanOrEqual(priceOf(some));
        }
      }),
      { numRuns: 60 },
    );
  });
});
