import { describe, expect, it } from '@jest/globals';
import { ACCEPT_LEVEL } from './match-mode.js';
import { normalizedQuery } from './normalized-query.js';
import { scoreName } from './score-name.js';
import { usualWeight } from './words/usual-weights.js';

const COMPANY = 'Organization' as const;
const PERSON = 'NaturalPerson' as const;
const confidence = (one: string, other: string, kind: typeof COMPANY | typeof PERSON): number =>
  scoreName({ name: one, type: kind }, { name: other, kind }, usualWeight).confidence;

describe('names that are written several times', () => {
  it.each([
    [COMPANY, 'Maderas Tuira Maderas Tuira', 'Maderas Tuira, S.A.'],
    [COMPANY, 'Maderas Tuira Maderas Tuira, S.A.', 'Maderas Tuira, S.A.'],
    [COMPANY, 'MADERAS TUIRA, S.A. Maderas Tuira S.A.', 'Maderas Tuira, S.A.'],
    [COMPANY, 'Maderas Tuira Maderas Tuira Maderas Tuira', 'Maderas Tuira, S.A.'],
    [PERSON, 'Juan Quirindongo Juan Quirindongo', 'Juan Quirindongo'],
    [PERSON, 'Juan Pérez Gómez Juan Pérez Gómez', 'Juan Pérez Gómez'],
  ])('of a %s are that name: %j', (kind, written, name) => {
    expect(confidence(written, name, kind)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
    expect(confidence(name, written, kind)).toBe(confidence(written, name, kind));
    expect(Math.abs(confidence(written, name, kind) - confidence(name, name, kind))).toBeLessThan(0.05);
  });

  it.each([
    ['Durán Durán', 'Durán', COMPANY],
    ['Chi Chi Chi Chi', 'Chi Chi', COMPANY],
    ['José González González', 'José González', PERSON],
  ])('say more with one word doubled: %j and %j', (written, name, kind) => {
    expect(confidence(written, name, kind)).toBeLessThan(confidence(name, name, kind));
  });

  it('are shown once', () => {
    expect(normalizedQuery('Maderas Tuira, S.A. Maderas Tuira, S.A.', null)).toEqual({
      ...{ normalized_name: 'maderas tuira', legal_form: 'SA' },
    });
  });
});
