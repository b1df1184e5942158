import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldKeepingEnye, foldName } from './fold.js';
import { peelLeadingForm, peelLegalForm, spellingsOfForm } from './legal-forms.js';
import { nameTokens, particlePhrases } from './tokens.js';

describe('folding', () => {
  it.each([
    ['AERONÁUTICA Cóndor, S.A.', 'aeronautica condor s a'],
    ['  Peña & Hijos  ', 'pena hijos'],
    ['Ñandú', 'nandu'],
    ["O'Higgins-López", 'o higgins lopez'],
    ['№ 5 ½', 'no 5 1 2'],
    ['***', ''],
  ])('%j folds to %j', (text, folded) => {
    expect(foldName(text)).toBe(folded);
  });

  it('keeps ñ in the secondary form, composed or not', () => {
    expect(foldKeepingEnye('PEÑA Muñoz, José')).toBe('peña muñoz jose');
    expect(foldKeepingEnye('Pen\u0303a')).toBe('peña');
    expect(foldKeepingEnye('Ɲ ꟷ Ñ')).toBe('ɲ ꟷ ñ');
  });

  it('is idempotent, and the secondary form folds to the primary one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text));
        expect(foldName(foldKeepingEnye(text))).toBe(foldName(text));
      }),
    );
  });
});

describe('legal forms', () => {
  it.each([
    ['Zumbador del Istmo, S.A.', 'zumbador del istmo', 'sa', 'corporation'],
    ['Zumbador del Istmo SOCIEDAD ANONIMA', 'zumbador del istmo', 'sa', 'corporation'],
    ['Zumbador S. de R.L.', 'zumbador', 's de rl', 'limited'],
    ['Zumbador S de RL', 'zumbador', 's de rl', 'limited'],
    ['Zumbador Cía. Ltda.', 'zumbador', 'ltda', 'limited'],
    ['Zumbador S.A.S.', 'zumbador', 'sas', 'simplified'],
    ['Zumbador E.I.R.L.', 'zumbador', 'eirl', 'sole'],
    ['Zumbador Corp.', 'zumbador', 'corp', 'corporation'],
    ['Zumbador Fundación de Interés Privado', 'zumbador', 'fip', 'foundation'],
    ['Zumbador, S.A. (Sucursal Panamá)', 'zumbador', 'sucursal', 'branch'],
    ['Cooperativa Zumbador, R.L.', 'cooperativa zumbador', 'coop', 'cooperative'],
    ['Fundación Zumbador', 'fundacion zumbador', null, null],
    ['S.A.', 's a', null, null],
    ['Zumbador', 'zumbador', null, null],
    ['', '', null, null],
  ] as const)('%s', (text, core, form, formClass) => {
    expect(peelLegalForm(text)).toEqual({ core, form, class: formClass });
  });

  it.each([
    ['e i r l inversiones zumbador', { core: 'inversiones zumbador', form: 'eirl' }],
    ['s de r l zumbador', { core: 'zumbador', form: 's de rl' }],
    ['inc zumbador', { core: 'zumbador', form: 'inc' }],
    ['fundacion zumbador', null],
    ['zumbador inc', null],
    ['inc', null],
  ])('peels the leading form of %j, if there is one', (folded, peeled) => {
    expect(peelLeadingForm(folded)).toEqual(peeled);
  });

  it.each([
    ['S.A', ['s a', 'sa']],
    ['sa', ['sa', 's a']],
    ['Inc.', ['inc']],
    ['Fundación', ['fundacion']],
    ['sociedad anonima', ['sociedad anonima', 'sa', 's a']],
    ['S. de R.L.', ['s de r l', 's de rl']],
    ['E.I.R.L.', ['e i r l', 'eirl']],
    ['Zumbador, S.A.', []],
    ['', []],
  ])('%j alone is written %j', (text, spellings) => {
    expect(spellingsOfForm(text)).toEqual(spellings);
  });

  it('never removes the whole name', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('S.A.', 'Ltda', 'Corp', 'de', 'R.L.', 'y', 'Cía'), { minLength: 1 }),
        (words) => {
          expect(peelLegalForm(words.join(' ')).core).not.toBe('');
        },
      ),
    );
  });
});

describe('tokens', () => {
  it.each([
    ['Aeronáutica Zumbador de Panamá, S.A.', ['aeronautica', 'zumbador', 'panama']],
    ['A-B-C Company', ['abc', 'company']],
    ['A & B y C, Inc.', ['abc']],
    ['J.P. Zumbador', ['jp', 'zumbador']],
    ['ООО Зумбадор', ['ооо', 'зумбадор', 'ooo', 'zumbador']],
    ['De la Y', ['de', 'la', 'y']],
    ['Zumbador Zumbador', ['zumbador']],
    ['Hotel 20-20', ['hotel', '20']],
    ['', []],
  ])('%s', (text, tokens) => {
    expect(nameTokens(text)).toEqual(tokens);
  });

  it.each([
    ['de la cruz', ['de la cruz']],
    ['maria de los santos de leon', ['de los santos', 'de leon']],
    ['maria de la', ['maria de la']],
    ['rodriguez y asociados', ['y asociados']],
    ['zumbador', []],
    ['de la', []],
    ['', []],
  ])('%j has the phrases %j', (folded, phrases) => {
    expect(particlePhrases(folded)).toEqual(phrases);
  });

  it('keeps a surname that looks like a legal form', () => {
    expect(nameTokens('Marta Zulema Sa', 'NaturalPerson')).toEqual(['marta', 'zulema', 'sa']);
  });
});
