import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPartOfCommonName } from './common-name.js';
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
    ['a given name left out', 'Quirindongo Varnoso', 'Zulema Quirindongo Varnoso', 'NaturalPerson'],
    ['a surname left out', 'Zulema Berta Quirindongo', 'Zulema Berta Quirindongo Varnoso', 'NaturalPerson'],
    ['a company without its form', 'Maderas Zumbador', 'Maderas Zumbador, S.A.', 'Organization'],
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
    const [identified, screened] = MATCH_MODES.map(
      (mode) => scoreIn(mode, 'Zulema Varnoso', 'Zulema Berta Quirindongo Varnoso').features,
    );
    const weightsOf = (features: typeof identified, among: (name: string) => boolean) =>
      features?.filter(({ feature }) => among(feature)).map(({ feature, weight }) => [feature, weight]);
    const isOfMode = (name: string) => ['left_out', 'shared_name', 'calibration'].includes(name);
    expect(weightsOf(screened, (name) => !isOfMode(name))).toEqual(weightsOf(identified, (name) => !isOfMode(name)));
    const costOf = (features: typeof identified) =>
      features?.find(({ feature }) => feature === 'left_out')?.weight ?? 0;
    expect(costOf(screened)).toBeGreaterThan(costOf(identified));
  });

  it('asks for a rarer name than the other mode, if a part of it is missing', () => {
    const [common, rare] = [
      ['Carlos Fernandez', 'Carlos Ariel Fernandez Concepcion'],
      ['Zulema Quirindongo', 'Zulema Berta Quirindongo Varnoso'],
    ] as const;
    expect(scoreIn('identify', ...common).confidence).toBeGreaterThan(MATCH_LEVELS.identify.possible);
    expect(scoreIn('screen', ...common).confidence).toBeLessThan(MATCH_LEVELS.screen.possible);
    expect(scoreIn('screen', ...common).features).toContainEqual(expect.objectContaining({ feature: 'shared_name' }));
    expect(scoreIn('screen', ...rare).confidence).toBeGreaterThan(MATCH_LEVELS.screen.possible);
  });

  it('has lower odds for the same name, because most screened names mean nobody on a list', () => {
    for (const name of ['Carlos Fernandez', 'Zulema Quirindongo'])
      expect(scoreIn('screen', name, name).confidence).toBeLessThan(scoreIn('identify', name, name).confidence);
    expect(scoreIn('screen', 'Zulema Quirindongo', 'Zulema Quirindongo').confidence).toBeGreaterThan(
      MATCH_LEVELS.screen.accept,
    );
  });

  it('shows candidates from a lower level, and accepts at the same one', () => {
    expect(MATCH_LEVELS.screen).toEqual({ accept: 0.8, possible: 0.1, margin: 0.2 });
    expect(decideOutcome([{ confidence: 0.12 }], MATCH_LEVELS.screen).outcome).toBe('ambiguous');
    expect(decideOutcome([{ confidence: 0.12 }], MATCH_LEVELS.identify).outcome).toBe('no_match');
    expect(decideOutcome([{ confidence: 0.79 }], MATCH_LEVELS.screen).outcome).toBe('ambiguous');
    expect(decideOutcome([{ confidence: 0.9 }, { confidence: 0.3 }], MATCH_LEVELS.screen).outcome).toBe('matched');
  });

  const words = [
    ...['zulema', 'quirindongo', 'varnoso', 'rodriguez', 'rotrisuez', 'jose', 'kirindonga', 'lara', 'm', 'de'],
    ...['zumbador', 'bank', 'trust', 'panama', '44', 'xliv', 'maderas', 'sa', 'llc', 'gmbh', 'zumbadpr'],
  ];
  const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
  const kind = fc.constantFrom<EntityKind>('NaturalPerson', 'Organization');

  it('never hides what the other mode shows, except people with a common name', () => {
    fc.assert(
      fc.property(name, name, kind, (one, other, kind) => {
        const identified = scoreIn('identify', one, other, kind);
        fc.pre(
          identified.confidence >= MATCH_LEVELS.identify.possible && !isPartOfCommonName(kind, identified.features),
        );
        expect(scoreIn('screen', one, other, kind).confidence).toBeGreaterThanOrEqual(MATCH_LEVELS.screen.possible);
      }),
    );
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(name, name, kind, (one, other, kind) => {
        const [there, back] = [scoreIn('screen', one, other, kind), scoreIn('screen', other, one, kind)];
        expect(there.confidence).toBeCloseTo(back.confidence, 3);
      }),
    );
  });

  it('gives weights that add up to the log-odds of the confidence', () => {
    fc.assert(
      fc.property(name, name, kind, (one, other, kind) => {
        const { confidence, features } = scoreIn('screen', one, other, kind);
        const odds = features.reduce((sum, { weight }) => sum + weight, 0);
        expect(confidence).toBeCloseTo(1 / (1 + Math.exp(-odds)), 3);
      }),
    );
  });
});
