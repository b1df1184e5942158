import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calibrationOfScreen } from './calibration-of-screen.js';
import { MATCH_LEVELS } from './match-mode.js';
import type { Feature } from './score-types.js';

const found = (weight: number, feature = 'name_core'): Feature => ({ feature, score: 1, weight, detail: '' });
const confidenceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
const kind = fc.constantFrom('Organization', 'NaturalPerson');
const script = fc.constantFrom('latin', 'letters', 'vowelless', 'syllables');
const evidence = fc.double({ min: -40, max: 20, noNaN: true });

function oddsOf(
  kind: 'Organization' | 'NaturalPerson',
  script: 'latin' | 'letters' | 'vowelless' | 'syllables',
  evidence: number,
  identified: readonly Feature[] = [found(-20)],
): number {
  return evidence + (calibrationOfScreen(kind, script, [found(evidence)], identified)[0]?.weight ?? 0);
}

describe('calibration of screen', () => {
  it.each([
    ['NaturalPerson', 'latin', -0.5, -2.2],
    ['NaturalPerson', 'latin', 1.5, 1.35], // halfway between 1 and 1.7
    ['NaturalPerson', 'vowelless', -1.9, -2.2],
    ['Organization', 'latin', -2.5, -2.2],
    ['Organization', 'letters', -5, -2.2],
    ['Organization', 'latin', 9, 8.3],
  ] as const)('of %s in %s letters turns %d into %d', (kind, script, odds, expected) => {
    expect(oddsOf(kind, script, odds)).toBeCloseTo(expected, 2);
  });

  it('keeps the order of scores', () => {
    fc.assert(
      fc.property(kind, script, evidence, evidence, (kind, script, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(oddsOf(kind, script, less)).toBeLessThanOrEqual(oddsOf(kind, script, more) + 0.002);
      }),
    );
  });

  it('keeps what identify shows at the level from which candidates are shown', () => {
    fc.assert(
      fc.property(kind, script, evidence, (kind, script, evidence) => {
        const shown = oddsOf(kind, script, evidence, [found(-0.8)]); // 0.31 in the other mode
        expect(confidenceOf(shown)).toBeGreaterThanOrEqual(MATCH_LEVELS.screen.possible);
      }),
    );
  });

  it('keeps people below it if the words that the names share are common', () => {
    const common = [found(8), found(-1.2, 'left_out'), found(-6.1, 'before')];
    expect(confidenceOf(oddsOf('NaturalPerson', 'latin', -2, common))).toBeLessThan(MATCH_LEVELS.screen.possible);
  });
});
