import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ZERO_USD, formatMoney, micro, microUsd, sumMoney } from './money.js';

const amount = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n }).map(microUsd);

describe('money', () => {
  it.each([
    ['0', 0n, '0.00'],
    ['0.16', 160_000n, '0.16'], // 16 cents = 16 * 10,000 millionths
    ['1.41', 1_410_000n, '1.41'],
    ['10', 10_000_000n, '10.00'],
    ['0.5', 500_000n, '0.50'],
    ['0.0125', 12_500n, '0.0125'],
    ['0.000001', 1n, '0.000001'],
    ['-0.01', -10_000n, '-0.01'],
    ['007.10', 7_100_000n, '7.10'],
    ['999999999999.999999', 999_999_999_999_999_999n, '999999999999.999999'],
  ])('reads %s as %s micro-USD and writes it as %s', (text, micros, written) => {
    expect(micro(text)).toBe(micros);
    expect(formatMoney(microUsd(micros))).toBe(written);
  });

  it.each(['', ' 1', '1 ', '1.', '.5', '1e3', '1,000.00', '0.0000001', '+1', '--1', '0x10', 'NaN', '١', '1\n'])(
    'refuses %j as an amount',
    (text) => {
      expect(() => micro(text)).toThrow(expect.objectContaining({ code: 'invalid_parameter' }));
    },
  );

  it('parses exactly what it formatted', () => {
    fc.assert(fc.property(amount, (value) => micro(formatMoney(value)) === value));
  });

  it('always writes two to six decimals and no minus zero', () => {
    fc.assert(fc.property(amount, (value) => /^(?!-0\.0+$)-?\d+\.\d{2,6}$/.test(formatMoney(value))));
  });

  it('adds without loss, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(amount), (values) => {
        const forward = sumMoney(values);
        const negated = values.map((value) => microUsd(0n - value));
        return forward === sumMoney([...values].reverse()) && sumMoney([forward, ...negated]) === ZERO_USD;
      }),
    );
  });

  it('adds ten times ten cents to exactly one dollar', () => {
    // 10 * 100,000 = 1,000,000 millionths; in binary floating point the sum is 0.9999999999999999
    expect(formatMoney(sumMoney(Array.from({ length: 10 }, () => micro('0.10'))))).toBe('1.00');
  });
});
