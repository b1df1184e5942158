import { describe, expect, it } from '@jest/globals';
import { ACCEPT_LEVEL } from '../../matching/match-mode.js';
import { scoreName } from '../../matching/score-name.js';
import { usualWeight } from '../../matching/words/usual-weights.js';

const company = (query: string, candidate: string): number =>
  scoreName({ name: query, type: 'Organization' }, { name: candidate, kind: 'Organization' }, usualWeight).confidence;

/** Forms of one class, in the languages of several countries. */
const CLASSES: readonly (readonly string[])[] = [
  [
    'Limited Liability Company',
    'Sociedad de Responsabilidad Limitada',
    'GmbH',
    'Compañía de Responsabilidad Limitada',
    'SARL',
  ],
  ['Compañía Limitada', 'Cía. Ltda.', 'Limited Company', 'Company Limited', 'Sociedade Limitada', 'Spółka z o.o.'],
  ['Joint-Stock Company', 'Sociedad Anónima', 'Aktiengesellschaft', 'Naamloze Vennootschap', 'Società per Azioni'],
  ['Offene Handelsgesellschaft', 'General Partnership', 'Sociedad Colectiva', 'Compañía en Nombre Colectivo'],
  ['Kommanditgesellschaft', 'Limited Partnership', 'Sociedad en Comandita Simple', 'Compañía en Comandita Simple'],
  ['Sociedad por Acciones Simplificada', 'Société par Actions Simplifiée', 'Simplified Joint-Stock Company'],
  ['Fundación de Interés Privado', 'Private Interest Foundation', 'Stiftung', 'Fondation'],
];

const pairsOf = (forms: readonly string[]): (readonly [string, string])[] =>
  forms.flatMap((one) => forms.filter((other) => other !== one).map((other) => [one, other] as const));

describe('a legal form in two languages', () => {
  it.each(CLASSES.flatMap(pairsOf))('%s is %s at the end', (one, other) => {
    expect(company(`Zumbador Varnoso ${one}`, `Zumbador Varnoso ${other}`)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it.each(CLASSES.slice(0, 6).flatMap(pairsOf))('%s in front is %s at the end', (one, other) => {
    expect(company(`${one} Zumbador Varnoso`, `Zumbador Varnoso ${other}`)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it.each([
    ['Compañía Limitada', 'Joint-Stock Company'],
    ['Offene Handelsgesellschaft', 'Sociedad Anónima'],
    ['Compañía en Comandita Simple', 'GmbH'],
    ['Simplified Joint-Stock Company', 'Sociedad Colectiva'],
  ])('%s contradicts %s, of another class', (one, other) => {
    expect(company(`Zumbador Varnoso ${one}`, `Zumbador Varnoso ${other}`)).toBeLessThan(ACCEPT_LEVEL);
  });
});
