import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scoreCandidate } from './score-candidate.js';
import { normalizedQuery } from './normalized-query.js';
import { ACCEPT_LEVEL, decideOutcome } from './outcome.js';
import { scoreName } from './score-name.js';
import { countedWeight, usualWeight } from './words/usual-weights.js';

describe('the outcome', () => {
  it.each([
    [[], 'no_match', 0],
    [[0.2], 'no_match', 0.2],
    [[0.6], 'ambiguous', 0.6],
    [[0.97], 'matched', 0.97],
    [[0.97, 0.5], 'matched', 0.47],
    [[0.97, 0.96], 'ambiguous', 0.01],
    [[0.97, 0.97], 'ambiguous', 0],
    [[ACCEPT_LEVEL], 'matched', ACCEPT_LEVEL],
  ] as const)('of %j is %s with margin %d', (confidences, outcome, margin) => {
    expect(decideOutcome(confidences.map((confidence) => ({ confidence })))).toEqual({ outcome, margin });
  });
});

describe('name and number together', () => {
  const name = (query: string, candidate: string) =>
    scoreName({ name: query, type: null }, { name: candidate, kind: 'NaturalPerson' }, usualWeight);
  const same = name('Zulema Quirindongo', 'Zulema Quirindongo');
  const other = name('Zulema Quirindongo', 'Abel Varnoso');

  it('an equal number alone is accepted, with higher confidence if its check digit is right and lower if it is wrong', () => {
    const [wrong, none, right] = (['wrong', undefined, 'right'] as const).map(
      (checkDigit) => scoreCandidate({ identifier: 'equal', ...(checkDigit && { checkDigit }) }).confidence,
    );
    expect(none).toBeGreaterThan(ACCEPT_LEVEL);
    expect(right).toBeGreaterThan(none ?? 1);
    expect(wrong).toBeLessThan(none ?? 0);
  });

  it('name and number add to each other and contradict each other', () => {
    const number = scoreCandidate({ identifier: 'equal' }).confidence;
    expect(scoreCandidate({ identifier: 'equal', name: same }).confidence).toBeGreaterThan(number);
    const contradicted = scoreCandidate({ identifier: 'equal', name: other }).confidence;
    expect(contradicted).toBeLessThan(number);
    expect(contradicted).toBeGreaterThan(other.confidence);
    expect(scoreCandidate({ identifier: 'different', name: same }).confidence).toBeLessThan(ACCEPT_LEVEL);
  });

  it('an absent number changes nothing, and no evidence gives 0', () => {
    expect(scoreCandidate({ identifier: 'absent', name: same }).confidence).toBe(same.confidence);
    expect(scoreCandidate({})).toEqual({ confidence: 0, features: [] });
  });
});

describe('the query as interpreted', () => {
  it.each([
    ['Inversiones Garcia y Cia', null, 'inversiones garcia', 'CIA'],
    ['ZUMBADOR del Istmo, S. de R.L.', 'Organization', 'zumbador del istmo', 'S DE RL'],
    ['Marta Zulema Sa', 'NaturalPerson', 'marta zulema sa', null],
    ['Peña, Marta', 'NaturalPerson', 'marta pena', null],
    ['', null, '', null],
  ] as const)('%j (%s)', (name, type, normalized_name, legal_form) => {
    expect(normalizedQuery(name, type)).toEqual({ normalized_name, legal_form });
  });
});

describe('the weight of a word', () => {
  it('is usual in an empty index, counted in a large one, and falls with its holders', () => {
    expect(countedWeight('rodriguez', 0, 0)).toBeCloseTo(usualWeight('rodriguez'), 6);
    expect(countedWeight('zumbador', 10_000, 1_000_000)).toBeCloseTo(Math.log(100), 1);
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.integer({ min: 20_000, max: 5_000_000 }), (one, more, names) => {
        expect(countedWeight('zumbador', one + more, names)).toBeLessThanOrEqual(countedWeight('zumbador', one, names));
      }),
    );
  });
});
