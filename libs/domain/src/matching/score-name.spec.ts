import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { ACCEPT_LEVEL, POSSIBLE_LEVEL } from './match-mode.js';
import { nameScorer, scoreName } from './score-name.js';
import { usualWeight } from './words/usual-weights.js';

const score = (query: string, candidate: string, kind: EntityKind = 'NaturalPerson') =>
  scoreName({ name: query, type: kind }, { name: candidate, kind }, usualWeight);
const person = (query: string, candidate: string) => score(query, candidate).confidence;
const company = (query: string, candidate: string) => score(query, candidate, 'Organization').confidence;

describe('names of persons', () => {
  it.each([
    ['Zulema Quirindongo Varnoso', 'QUIRINDONGO VARNOSO ZULEMA', 'order is free'],
    ['QUIRINDONGO, Zulema', 'Zulema Quirindongo', 'surnames before a comma'],
    ['Zulema Quirindongo', 'Zulema Quirindongo Varnoso', 'second surname left out'],
    ['Abel Quirindongo Varnoso', 'Abel Tomás Quirindongo Varnoso', 'second given name left out'],
    ['Abel T. Quirindongo', 'Abel Tomás Quirindongo Varnoso', 'an initial'],
    ['Zulema Quirindngo Varnoso', 'Zulema Quirindongo Varnoso', 'one typing error'],
    ['Zulema Kirindongo Barnoso', 'Zulema Quirindongo Varnoso', 'sounds alike'],
    ['Zulema Delacruz Varnoso', 'Zulema de la Cruz Varnoso', 'particles joined'],
    ['Zulema Cruz Varnoso', 'Zulema de la Cruz Varnoso', 'particles left out'],
    ['Zulema Varnoso viuda de Quirindongo', 'Zulema Varnoso', 'married name left out'],
    ['Peñ́a Quirindongo Abel', 'Abel Pena Quirindongo', 'ñ and accents'],
    ['Fco. Quirindongo Varnoso', 'Francisco Quirindongo Varnoso', 'a usual short form'],
    ['Pepe Quirindongo Varnoso', 'José Quirindongo Varnoso', 'a nickname'],
    ['Muhammad Abd al-Zafiri', 'Mohamed Abdul Zafiri', 'transliterations'],
    ["Ch'o'l-Su Zafir", 'Chol Su Zafir', 'apostrophes'],
    ['Abdulzafir Quirindongo', 'Abdul Zafir Quirindongo', 'words joined'],
    ['Abelq Uirindongo Varnoso', 'Abel Quirindongo Varnoso', 'a space elsewhere'],
    ['AT Quirindongo Varnoso', 'Abel Tomás Quirindongo Varnoso', 'initials together'],
    ['Lic. Abel Quirindongo Varnoso', 'Abel Quirindongo Varnoso', 'a form of address'],
  ])('%s is %s: %s', (query, candidate) => {
    expect(person(query, candidate)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
    expect(person(candidate, query)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it.each([
    ['Abel Quirindongo Varnoso', 'Abel Quirindongo Zafiral', 'second surname contradicted'],
    ['Abel Quirindongo Varnoso', 'Abel Zafiral Varnoso', 'first surname contradicted'],
    ['Abel Quirindongo Varnoso', 'Zulema Quirindongo Varnoso', 'a sibling'],
    ['Abel Tomás Quirindongo Varnoso', 'Abel Simón Quirindongo Varnoso', 'a brother of the same first name'],
    ['Abel Quirindongo', 'Abel Zafiral', 'only the given name'],
    ['Julio Quirindongo', 'Julia Quirindongo', 'the other sex'],
    ['Abel Q. Varnoso', 'Abel Z. Varnoso', 'initials contradict'],
    ['María Elena', 'María Elena Quirindongo Varnoso', 'given names alone'],
    ['constructor', 'toString', 'names that every object inherits'],
  ])('%s is not %s: %s', (query, candidate) => {
    expect(person(query, candidate)).toBeLessThan(POSSIBLE_LEVEL);
  });

  it('never accepts a name that many share, even if it agrees exactly', () => {
    const { confidence } = score('José Rodríguez', 'JOSE RODRIGUEZ');
    expect(confidence).toBeLessThan(ACCEPT_LEVEL);
    expect(confidence).toBeGreaterThanOrEqual(POSSIBLE_LEVEL);
    expect(person('Abel Quirindongo', 'ABEL QUIRINDONGO')).toBeGreaterThan(confidence);
  });

  it.each([
    ['Juan García', 'Juan Pablo García Zafiral', 'two of four words'],
    ['Luis Pérez', 'LUIS PEREZ', 'all words'],
  ])('does not accept %s as %s, although %s agree: many share them', (query, candidate) => {
    expect(person(query, candidate)).toBeLessThan(ACCEPT_LEVEL);
  });

  it.each([
    ['Abel Quirindongo Jr.', 'Abel Quirindongo II'],
    ['Abel Quirindongo Varnoso (hijo)', 'Abel Quirindongo Varnoso (padre)'],
    ['Abel Quirindongo Varnoso Hijo', 'Abel Quirindongo Varnoso Nieto'],
    ['Abel Quirindongo Varnoso III', 'Abel Quirindongo Varnoso IV'],
    ['Quirindongo Varnoso, Abel Jr.', 'Abel Quirindongo Varnoso, Sr.'],
  ])('%s is not %s, of another generation', (query, candidate) => {
    expect(person(query, candidate)).toBeLessThan(POSSIBLE_LEVEL);
    expect(person(candidate, query)).toBeLessThan(POSSIBLE_LEVEL);
  });

  it.each(['Abel Quirindongo', 'Abel Quirindongo Varnoso', 'Abel Tomás Quirindongo Varnoso'])(
    'leaves open whether %s is his son',
    (name) => {
      expect(person(`${name} Jr.`, name)).toBeCloseTo(0.705, 2);
      expect(person(name, `${name} III`)).toBeCloseTo(0.705, 2);
    },
  );

  it.each([
    ['Abel Quirindongo Jr.', 'Abel Quirindongo Hijo', 'two words for the son'],
    ['Abel Quirindongo 3rd', 'Quirindongo III, Abel', 'two notations'],
    ['Abel Nieto Varnoso', 'Varnoso Nieto, Abel', 'the surname Nieto'],
    ['Abel Varnoso Nieto', 'Abel Varnoso', 'the surname Nieto left out'],
  ])('%s is %s: %s', (query, candidate) => {
    expect(person(query, candidate)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });
});

describe('names of companies', () => {
  it.each([
    ['Zumbador del Istmo', 'ZUMBADOR DEL ISTMO, S.A.', 'form left out'],
    ['Zumbador del Istmo Sociedad Anónima', 'Zumbador del Istmo, S.A.', 'form in full'],
    ['S.A. Zumbador del Istmo', 'Zumbador del Istmo', 'form in front'],
    ['Constructora Zumbador Cia. LTda', 'Constr. Zumbadr Limitada', 'short forms and typing errors'],
    ['Zumbador Hnos. Intl', 'Zumbador Brothers International', 'words of two languages'],
    ['Quetzal Zumbador', 'Quetzalzumbador, S.A.', 'words joined'],
    ['Zumbador, S.A.', 'Zumbador Internacional, S.A.', 'a usual word added'],
    ['G.A.D. Zafiral', 'Gobierno Autónomo Descentralizado Zafiral', 'initials'],
    ['Hotel Zumbador II', 'Hotel Zumbador 2', 'Roman numerals'],
    ['Zumbador Ldta', 'Zumbador Ltda.', 'a misspelled form'],
    ['Inversiones Zumbador y Cía', 'INVERSIONES ZUMBADOR, S.A.', "'y Cía.' is not another form"],
  ])('%s is %s: %s', (query, candidate) => {
    expect(company(query, candidate)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
    expect(company(candidate, query)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it.each([
    ['Hotel Zumbador 2', 'Hotel Zumbador 3', 'another number'],
    ['Hotel Zumbador 2', 'Hotel Zumbador', 'a number on one side'],
    ['Zumbador Norte', 'Zumbador Sur', 'opposites'],
    ['A-B-C Company', 'XYZ Company', 'no distinctive word in common'],
    ['Inversiones Zumbador', 'Inversiones Quetzal', 'the distinctive word differs'],
    ['***', '***', 'nothing to compare'],
    ['', 'Zumbador', 'an empty query'],
  ])('%s is not %s: %s', (query, candidate) => {
    expect(company(query, candidate)).toBeLessThan(POSSIBLE_LEVEL);
  });

  it.each([
    ['Fundación Zumbador', 'Zumbador, S.A.'],
    ['Fideicomiso Zumbador', 'Fundación Zumbador'],
  ])('does not accept %s as %s', (query, candidate) => {
    expect(company(query, candidate)).toBeLessThan(ACCEPT_LEVEL);
  });

  it('scores a three-letter abbreviation lower than the full word', () => {
    expect(company('Ing Zumbador', 'Ingeniería Zumbador')).toBeLessThan(
      company('Engineering Zumbador', 'Ingeniería Zumbador'),
    );
  });

  it('recognizes a trust by its leading or trailing word', () => {
    expect(company('Zumbador Trust', 'Fideicomiso Zumbador')).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it('does not accept a name with a distinctive word missing', () => {
    expect(company('Quetzal Zafiral', 'Quetzal')).toBeLessThan(ACCEPT_LEVEL);
  });

  it('lowers the score for another class of legal form, but not for a missing one', () => {
    const other = company('Zumbador del Istmo Ltda', 'Zumbador del Istmo, S.A.');
    expect(other).toBeLessThan(ACCEPT_LEVEL);
    expect(other).toBeGreaterThanOrEqual(POSSIBLE_LEVEL);
    expect(company('Zumbador del Istmo, S.A.', 'Zumbador del Istmo, S.A.')).toBeGreaterThan(
      company('Zumbador del Istmo', 'Zumbador del Istmo, S.A.'),
    );
  });

  it('never matches a company to a person', () => {
    const candidate = { name: 'Abel Quirindongo', kind: 'NaturalPerson' } as const;
    const free = scoreName({ name: 'Abel Quirindongo, S.A.', type: null }, candidate, usualWeight);
    expect(free.confidence).toBeLessThan(ACCEPT_LEVEL);
    const typed = scoreName({ name: 'Abel Quirindongo', type: 'Organization' }, candidate, usualWeight);
    expect(typed.features).toContainEqual(expect.objectContaining({ feature: 'type', score: 0 }));
    expect(typed.confidence).toBeLessThan(ACCEPT_LEVEL);
  });
});

describe('every score', () => {
  const word = fc.constantFrom(
    ...'zumbador quetzal varnoso zafiral maria jose de la cruz y s.a. 2 ii abdul ltda q constr. norte sur jr'.split(
      ' ',
    ),
  );
  const name = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.constantFrom(' ', ', ', '-'))
    .map(([words, mark]) => words.join(mark));
  const text = fc.oneof(name, fc.string({ unit: 'grapheme', maxLength: 40 }));
  const kind = fc.constantFrom<EntityKind>('Organization', 'NaturalPerson');

  it('is at least 0, below 1, and the sum of its features', () => {
    fc.assert(
      fc.property(text, text, kind, (query, candidate, kind) => {
        const { confidence, features } = score(query, candidate, kind);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThan(1);
        const odds = features.reduce((sum, { weight }) => sum + weight, 0);
        expect(confidence).toBeCloseTo(Math.min(1 / (1 + Math.exp(-odds)), 0.9999), 3);
        for (const { score } of features) expect(score >= 0 && score <= 1).toBe(true);
      }),
    );
  });

  it('does not change when the sides are exchanged', () => {
    fc.assert(
      fc.property(name, name, kind, (one, other, kind) => {
        expect(score(one, other, kind).confidence).toBeCloseTo(score(other, one, kind).confidence, 3);
      }),
      { numRuns: 500 },
    );
  });

  it('is highest for the name itself', () => {
    fc.assert(
      fc.property(name, name, kind, (one, other, kind) => {
        const itself = score(one, one, kind).confidence;
        // A legal form on both sides, or a second number, says more than the query alone can.
        expect(score(one, other, kind).confidence).toBeLessThanOrEqual(Math.max(itself, 0) + 0.001);
      }),
      { numRuns: 500 },
    );
  });

  it('falls with each wrong letter', () => {
    const candidate = 'Zulema Quirindongo Varnoso';
    const scores = ['Quirindongo', 'Quirindomgo', 'Quirindompo', 'Quirfndompo', 'Xaxfndompo'].map((surname) =>
      person(`Zulema ${surname} Varnoso`, candidate),
    );
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it('does not depend on what was scored before it', () => {
    const scorer = nameScorer({ name: 'Zulema Quirindongo', type: null }, usualWeight);
    const candidates = ['Zulema Quirindongo Varnoso', 'Abel Zafiral', 'Zulema Quirindngo'];
    const forward = candidates.map((name) => scorer({ name, kind: 'NaturalPerson' }));
    const backward = [...candidates].reverse().map((name) => scorer({ name, kind: 'NaturalPerson' }));
    expect(backward.reverse()).toEqual(forward);
  });
});
