import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calibrationFeature, comparedScript } from './calibration.js';

const evidence = (weight: number) => [{ feature: 'name_core', score: 1, weight, detail: '' }];
const calibrated = (
  kind: 'Organization' | 'NaturalPerson',
  script: 'latin' | 'letters' | 'vowelless' | 'syllables',
  odds: number,
): number => odds + (calibrationFeature(kind, script, evidence(odds), false)[0]?.weight ?? 0);

describe('calibration', () => {
  it.each([
    ['NaturalPerson', 0, -0.4],
    ['NaturalPerson', 2.5, 4.35], // halfway between 3.9 and 4.8
    ['NaturalPerson', 9, 10.2],
    ['NaturalPerson', -20, -17],
    ['Organization', 1.386, 1.386],
    ['Organization', -0.65, -0.82],
  ] as const)('of %s turns %d into %d', (kind, odds, expected) => {
    expect(calibrated(kind, 'latin', odds)).toBeCloseTo(expected, 2);
  });

  it('keeps the order of scores', () => {
    const kind = fc.constantFrom('Organization', 'NaturalPerson');
    const script = fc.constantFrom('latin', 'letters', 'vowelless', 'syllables');
    const odds = fc.double({ min: -40, max: 20, noNaN: true });
    fc.assert(
      fc.property(kind, script, odds, odds, (kind, script, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(calibrated(kind, script, less)).toBeLessThanOrEqual(calibrated(kind, script, more) + 0.002);
      }),
    );
  });

  it('uses the script that gives the least to compare', () => {
    expect(comparedScript('latin', 'latin')).toBe('latin');
    expect(comparedScript('latin', 'letters')).toBe('letters');
    expect(comparedScript('vowelless', 'latin')).toBe('vowelless');
    expect(comparedScript('letters', 'syllables')).toBe('syllables');
  });
});
