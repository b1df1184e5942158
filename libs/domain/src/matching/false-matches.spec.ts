import { describe, expect, it } from '@jest/globals';
import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { ACCEPT_LEVEL, MATCH_LEVELS, POSSIBLE_LEVEL } from './match-mode.js';
import type { MatchMode } from './match-mode.js';
import { scoreName } from './score-name.js';
import type { WordWeight } from './score-types.js';
import { countedWeight, usualWeight } from './words/usual-weights.js';

const score = (query: string, candidate: string, kind: EntityKind, mode: MatchMode = 'identify'): number =>
  scoreName({ name: query, type: kind }, { name: candidate, kind }, usualWeight, mode).confidence;

describe('names that look alike and are two', () => {
  it.each([
    ['Fondo Quetzalmar C, S.A.', 'Fondo Quetzalmar A, S.A.', 'a letter of a series before "S.A."'],
    ['Fondo Quetzalmar A, S.A.', 'Fondo Quetzalmar B, S.A.', 'a letter of a series before "S.A."'],
    ['Importaciones Kantuleb, S.A.', 'Exportaciones Kantuleb, S.A.', 'opposite trades'],
    ['Importador Zemko', 'Exportador Zemko', 'opposite trades'],
    ['בנימין נתניהו', 'INVERSIONES NATAANA PANAMEÑA CORP', 'consonants with other vowels than are written'],
  ])('%s is not %s: %s', (one, other) => {
    expect(score(one, other, 'Organization')).toBeLessThan(POSSIBLE_LEVEL);
    expect(score(other, one, 'Organization')).toBeLessThan(POSSIBLE_LEVEL);
  });

  it('are firms of other partners, however common their surnames are', () => {
    const common: WordWeight = (word) => (word === 'herrera' ? 5 : usualWeight(word));
    const [two, three] = ['Carrasco Núñez y Asociados, Inc.', 'Carrasco Núñez Herrera y Asociados'];
    for (const [query, candidate] of [
      [two, three],
      [three, two],
    ] as const) {
      const asked = { name: query, type: 'Organization' } as const;
      const there = { name: candidate, kind: 'Organization' } as const;
      expect(scoreName(asked, there, common).confidence).toBeLessThan(ACCEPT_LEVEL);
    }
    expect(score(three, 'Carrasco Núñez Herrera & Asoc.', 'Organization')).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it('are companies of another form, if only the legal name says the form', () => {
    const withTradeName = (legalName: string): number =>
      scoreName(
        { name: 'Inversiones Quetzalmar Limitada', type: 'Organization' },
        { name: 'Inversiones Quetzalmar', kind: 'Organization', legalName },
        usualWeight,
      ).confidence;
    expect(withTradeName('Repuestos Vexlar Foundation')).toBeLessThan(ACCEPT_LEVEL);
    expect(withTradeName('Repuestos Vexlar, S. de R.L.')).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it('are abbreviations of other words', () => {
    expect(score('Z&ZQ Abogados', 'Z&Q Abogados', 'Organization')).toBeLessThan(ACCEPT_LEVEL);
    expect(score('Z&Q Abogados', 'ZQ Abogados', 'Organization')).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it('are people without their first surname, unless the second is rarer', () => {
    const screened = (query: string, candidate: string) => score(query, candidate, 'NaturalPerson', 'screen');
    for (const [query, listed, usual] of [
      ['Óscar Díaz', 'OROPESA DÍAZ, Óscar', 'Óscar Oropesa'],
      ['Óscar Vandrell', 'OROPESA VANDRELL, Óscar', 'Óscar Oropesa'],
    ] as const) {
      expect(screened(query, listed)).toBeLessThan(screened(usual, listed) / 2);
      expect(screened(listed, query)).toBe(screened(query, listed));
    }
    expect(screened('Óscar Vandrell', 'GONZÁLEZ VANDRELL, Óscar')).toBeGreaterThan(0.5);
  });

  it('are people whose last initial is not that of the second surname', () => {
    const listed = 'RIVERA ZAZUETA, José Ángel';
    const [own, other] = ['José Rivera Z.', 'José Rivera A.'].map((name) => score(name, listed, 'NaturalPerson'));
    expect(own).toBeGreaterThan(ACCEPT_LEVEL);
    expect(other).toBeLessThan(POSSIBLE_LEVEL);
    expect(score(listed, 'José Rivera A.', 'NaturalPerson')).toBe(other);
  });

  it('are other given names, also to screen', () => {
    const [one, other] = ['Daniela Ezequiel Oropesa Vandrell', 'Daniel Ezequiel Oropesa Vandrell'];
    expect(score(one, other, 'NaturalPerson', 'screen')).toBeLessThan(ACCEPT_LEVEL);
    expect(score('דוד לוי', 'Aida Lee Núñez', 'NaturalPerson')).toBeLessThan(POSSIBLE_LEVEL);
  });
});

describe('equal names', () => {
  it.each(['Ali', 'José', 'Ana'])('are shown, however short and common: %s', (name) => {
    for (const mode of ['identify', 'screen'] as const) {
      const { possible, accept } = MATCH_LEVELS[mode];
      expect(score(name, name, 'NaturalPerson', mode)).toBeGreaterThanOrEqual(possible);
      expect(score(name, name, 'NaturalPerson', mode)).toBeLessThan(accept);
    }
  });

  it('of a fund with a letter keep it', () => {
    expect(score('Fondo Quetzalmar A, S.A.', 'Fondo Quetzalmar A', 'Organization')).toBeGreaterThan(ACCEPT_LEVEL);
  });
});

describe('companies that share only words for what they do', () => {
  /** An index in which 'generales' is rarer than the list of usual words says, and one that knows no word. */
  const weights: readonly WordWeight[] = [
    usualWeight,
    (word) => countedWeight(word, { servicios: 900, generales: 12 }[word] ?? 0, 30_000),
    () => 8,
  ];

  it.each([
    ['Servicios Generales Vexlar', 'Servicios Generales, S.A.'],
    ['Servicios Generales Vexlar, S.A.', 'Servicios Generales'],
    ['Vexlar General Services Inc.', 'General Services Inc.'],
    ['Transporte y Logística Vexlar', 'Transporte y Logística, S.A.'],
    ['Grupo Empresarial de Servicios Integrales Vexlar', 'Grupo Empresarial de Servicios Integrales, S.A.'],
    ['Comercializadora e Importadora Vexlar, S.A.', 'Comercializadora e Importadora, S.A.'],
    ['Asesoría Contable y Proyectos Vexlar', 'Asesoría Contable y Proyectos, S. de R.L.'],
    ['Servicios Generales (Vexlar), S.A.', 'Servicios Generales, S.A.'],
    ['Vexlar / Servicios Generales', 'Servicios Generales, S.A.'],
    ['VX Mantenimiento Industrial', 'Mantenimiento Industrial, S.A.'],
  ])('are two if one has a name beside them: %s, %s', (telling, general) => {
    for (const weight of weights)
      for (const mode of ['identify', 'screen'] as const)
        for (const [name, other] of [
          [telling, general],
          [general, telling],
        ] as const) {
          const { confidence } = scoreName({ name, type: null }, { name: other, kind: 'Organization' }, weight, mode);
          expect(confidence).toBeLessThan(ACCEPT_LEVEL);
        }
  });

  it('are one if they share a name too', () => {
    const [name, short] = ['Compañía Nacional de Petróleos (CNP)', 'Compañía Nacional de Petróleos'];
    expect(score(name, short, 'Organization')).toBeGreaterThan(ACCEPT_LEVEL);
    expect(score('Servicios Vexlar', 'Servicios Generales Vexlar, S.A.', 'Organization')).toBeGreaterThan(ACCEPT_LEVEL);
    expect(score('Servicios Generales', 'Servicios Generales, S.A.', 'Organization')).toBeGreaterThan(ACCEPT_LEVEL);
  });
});
