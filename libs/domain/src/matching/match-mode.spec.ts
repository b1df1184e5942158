import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MATCH_LEVELS, MATCH_MODES } from './match-mode.js';
import { decideOutcome } from './outcome.js';
import { scoreName } from './score-name.js';
import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { usualWeight } from './words/usual-weights.js';

const scoreIn = (mode: (typeof MATCH_MODES)[number], query: string, name: string, kind: EntityKind = 'NaturalPerson') =>
  scoreName({ name: query, type: kind }, { name, kind }, usualWeight, mode);

describe('screen', () => {
  it.each([
    ['two letters in a common word', 'Luis Rotrisuez Zafiral', 'Luis Rodriguez Zafiral', 'NaturalPerson'],
    ['two letters in a patronymic', 'Andrey Yurievgcp Lustenko', 'Andrey Yurievich Lustenko', 'NaturalPerson'],
    ['two letters in one of two words', 'Zulema Quirandengo', 'Zulema Quirindongo', 'NaturalPerson'],
    ['two letters of a company', 'Maderas Zunbafor del Tuira', 'Maderas Zumbador del Tuira', 'Organization'],
    ['a given name left out', 'Aleksandrovich Alekseev', 'Oleg Aleksandrovich Alekseev', 'NaturalPerson'],
  ] as const)('%s is a hit: %s, %s', (_, query, name, kind) => {
    for (const [one, other] of [
      [query, name],
      [name, query],
    ] as const)
      expect(scoreIn('screen', one, other, kind).confidence).toBeGreaterThanOrEqual(MATCH_LEVELS.screen.possible);
  });

  it.each([
    ['another given name', 'Abel Quirindongo Varnoso', 'Zulema Quirindongo Varnoso'],
    ['another surname', 'Zulema Quirindongo', 'Zulema Varnoso'],
    ['two letters in a short word', 'Zulema Lara', 'Zulema Mero'],
    ['another generation', 'Abel Quirindongo Jr.', 'Abel Varnoso Sr.'],
  ])('%s is no hit: %s, %s', (_, query, name) => {
    expect(scoreIn('screen', query, name).confidence).toBeLessThan(MATCH_LEVELS.screen.possible);
  });

  it('charges less for a missing word, from the same evidence', () => {
    const [identified, screened] = MATCH_MODES.map((mode) =>
      scoreIn(mode, 'Zulema Varnoso', 'Zulema Berta Quirindongo Varnoso'),
    );
    const costOf = (score: typeof identified) =>
      score?.features.find(({ feature }) => feature === 'left_out')?.weight ?? 0;
    expect(screened?.confidence).toBeGreaterThan(identified?.confidence ?? 1);
    expect(costOf(screened)).toBeGreaterThan(costOf(identified));
    const named = (score: typeof identified) => new Set(score?.features.map(({ feature }) => feature));
    expect([...named(screened)]).toEqual(
      expect.arrayContaining([...named(identified)].filter((name) => name !== 'calibration')),
    );
  });

  it('has a lower possible level, and accepts at the same one', () => {
    expect(decideOutcome([{ confidence: 0.27 }], MATCH_LEVELS.screen).outcome).toBe('ambiguous');
    expect(decideOutcome([{ confidence: 0.27 }], MATCH_LEVELS.identify).outcome).toBe('no_match');
    expect(decideOutcome([{ confidence: 0.79 }], MATCH_LEVELS.screen).outcome).toBe('ambiguous');
    expect(decideOutcome([{ confidence: 0.9 }, { confidence: 0.3 }], MATCH_LEVELS.screen).outcome).toBe('matched');
  });

  it('is symmetric, and never below the other mode for a name that only lacks words', () => {
    const word = fc.constantFrom(
      'zulema',
      'quirindongo',
      'varnoso',
      'rodriguez',
      'rotrisuez',
      'jose',
      'kirindonga',
      'lara',
    );
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(scoreIn('screen', one, other).confidence).toBeCloseTo(scoreIn('screen', other, one).confidence, 3);
        expect(scoreIn('screen', one, other).confidence).toBeGreaterThanOrEqual(
          scoreIn('identify', one, other).confidence,
        );
      }),
    );
  });
});
