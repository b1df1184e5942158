import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scoreCandidate } from './score-candidate.js';
import { normalizedQuery } from './normalized-query.js';
import { ACCEPT_LEVEL } from './match-mode.js';
import { nameKey } from './name-key.js';
import { decideOutcome } from './outcome.js';
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

describe('the outcome among namesakes', () => {
  const outcomeOf = (...names: (string | undefined)[]) =>
    decideOutcome(names.map((name, at) => ({ confidence: 0.95 - at * 0.2, ...(name !== undefined && { name }) })))
      .outcome;

  it('is ambiguous however far the first is ahead', () => {
    expect(outcomeOf('chen luis', 'chen luis')).toBe('ambiguous');
    expect(outcomeOf('chen luis', 'chen luisa', 'chen luis')).toBe('ambiguous');
  });

  it('is a match if a number tells the first from the others, or the first has a name of its own', () => {
    expect(outcomeOf(undefined, 'chen luis', 'chen luis')).toBe('matched');
    expect(outcomeOf('chen luis', undefined)).toBe('matched');
    expect(outcomeOf('chen luis', 'chen luisa', 'chen luisa')).toBe('matched');
  });

  it.each([
    ['Chen, Luis', 'NaturalPerson', false, 'chen luis'],
    ['LUIS CHEN', 'NaturalPerson', true, 'chen luis'],
    ['Zumbador Azul, S.A.', 'Organization', false, 'azul zumbador'],
    ['Zumbador Azul Sociedad Anónima', 'Organization', true, 'azul zumbador, sa'],
    ['Zumbador Azul S. de R.L.', 'Organization', true, 'azul zumbador, s de rl'],
    ['Zumbador Azul', 'Organization', true, 'azul zumbador'],
    ['Marta Sa', 'NaturalPerson', true, 'marta sa'],
  ] as const)('compares %s (%s), with the form: %s, as %s', (name, kind, withForm, key) => {
    expect(nameKey(name, kind, withForm)).toBe(key);
  });
});

describe('the outcome of a query with a number', () => {
  it.each([
    [
      'the holder of the name leads, another has the number',
      [
        [0.95, false],
        [0.6, true],
      ],
      'ambiguous',
    ],
    [
      'the holder of the number leads',
      [
        [0.95, true],
        [0.6, false],
      ],
      'matched',
    ],
    [
      'the holder of the number leads, and another has the name and no number',
      [
        [0.95, true],
        [0.94, false],
      ],
      'matched',
    ],
    [
      'two have the number',
      [
        [0.95, true],
        [0.94, true],
      ],
      'ambiguous',
    ],
    [
      'nobody has the number',
      [
        [0.95, false],
        [0.6, false],
      ],
      'matched',
    ],
  ] as const)('if %s: %j is %s', (_, ranked, outcome) => {
    const candidates = ranked.map(([confidence, hasNumber]) => ({ confidence, hasNumber }));
    expect(decideOutcome(candidates).outcome).toBe(outcome);
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

  const company = (query: string, candidate: string) =>
    scoreName({ name: query, type: null }, { name: candidate, kind: 'Organization' }, usualWeight);

  it.each([
    ['unrelated names of persons', other],
    ['a sibling', name('Zulema Quirindongo Varnoso', 'Abel Quirindongo Varnoso')],
    ['a sister of like name', name('Daniel Quirindongo Varnoso', 'Daniela Quirindongo Varnoso')],
    ['a son', name('Abel Quirindongo Varnoso (hijo)', 'Abel Quirindongo Varnoso (padre)')],
    ['another fund', company('Zumbador Varnoso Fondo A', 'Zumbador Varnoso Fondo B')],
    ['unrelated companies', company('Maderas Zumbador del Tuira S.A.', 'Inversiones Quetzal Ltda.')],
    ['a company for a person', name('Inversiones Quetzal, S.A.', 'Zulema Quirindongo')],
  ])('an equal number with the name of %s is shown and never accepted, with the reason', (_, contradicted) => {
    for (const checkDigit of ['right', 'wrong', undefined] as const) {
      const scored = scoreCandidate({ identifier: 'equal', name: contradicted, ...(checkDigit && { checkDigit }) });
      expect(decideOutcome([scored]).outcome).toBe('ambiguous');
      expect(scored.features).toContainEqual(
        expect.objectContaining({
          feature: 'contradiction',
          detail: 'the number is the same, but the name is another',
        }),
      );
      expect(scored.features.find(({ feature }) => feature === 'identifier')?.score).toBe(1);
      const odds = scored.features.reduce((sum, { weight }) => sum + weight, 0);
      expect(scored.confidence).toBeCloseTo(1 / (1 + Math.exp(-odds)), 3);
    }
  });

  it.each([
    ['the same name', same],
    ['a name with a word left out', name('Zulema Quirindongo', 'Zulema Berta Quirindongo Varnoso')],
    ['a common name that says little', name('Jose', 'José Rodríguez')],
    ['another spelling', name('Zulema Kirindongo', 'Zulema Quirindongo')],
  ])('an equal number with %s is accepted', (_, agreeing) => {
    expect(scoreCandidate({ identifier: 'equal', name: agreeing }).confidence).toBeGreaterThan(ACCEPT_LEVEL);
  });

  it('the holder of the name alone is shown below the holder of the number alone', () => {
    const named = scoreCandidate({ identifier: 'different', name: same });
    const numbered = scoreCandidate({ identifier: 'equal', name: other });
    expect(decideOutcome([named]).outcome).toBe('ambiguous');
    expect(named.confidence).toBeLessThan(numbered.confidence);
    expect(named.features.at(-1)?.detail).toBe('the name is the same, but the number is another');
  });

  it('two numbers of which one is another are shown, never accepted', () => {
    for (const read of [same, other, undefined])
      expect(decideOutcome([scoreCandidate({ identifier: 'mixed', ...(read && { name: read }) })]).outcome).toBe(
        'ambiguous',
      );
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
