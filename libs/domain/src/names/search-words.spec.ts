import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { searchWords } from './search-words.js';

const wordsOf = (name: string): readonly string[] => searchWords(name, 'Organization').words;

describe('words of the name index', () => {
  it.each([
    [
      'forms at either end, in any script',
      'romashka',
      ['ООО Ромашка', 'Romashka OOO', 'OOO Romashka', 'Romashka', 'ООО «Ромашка»'],
    ],
    ['forms on both sides', 'maju', ['PT Maju', 'Maju PT', 'PT Maju Tbk', 'PT. MAJU']],
    ['forms of the region', 'zumbador', ['S.A. Zumbador', 'Zumbador, S.A.', 'E.I.R.L. Zumbador', 'Zumbador Ltda.']],
    [
      'cardinal numbers',
      'fondo 44',
      ['Fondo 44', 'Fondo XLIV', 'Fondo Cuarenta y Cuatro', 'Fondo Forty-Four', 'Fondo No. 44'],
    ],
    ['ordinal numbers', '1 zumbador', ['Primera Zumbador', 'First Zumbador', '1st Zumbador', '1ra. Zumbador, S.A.']],
    ['a last I', 'fondo 1', ['Fondo I', 'Fondo 1', 'Fondo Uno']],
    ['Latin letters beyond ASCII', 'lodz handel', ['Łódź Handel Sp. z o.o.', 'Lodz Handel']],
    ['Han characters', 'beijing hede technology', ['北京和德科技有限公司', 'Beijing Hede Technology']],
  ])('are the same for %s', (_, words, names) => {
    for (const name of names) expect([name, wordsOf(name).join(' ')]).toEqual([name, words]);
  });

  it.each([
    ['what kind of body it is', 'Fundación Zumbador', ['fundacion', 'zumbador']],
    ['initials that begin like a form', 'A-B-C Company', ['abc', 'company']],
    ['a form that is the whole name', 'S.A.', ['sa']],
    ['linking words that are the whole name', 'De la Y', ['de', 'la', 'y']],
  ])('keep %s', (_, name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });

  it.each([
    ['PT Maju', ['pt']],
    ['ООО Ромашка', ['ооо', 'ромашка', 'ooo']],
    ['Fondo Cuarenta y Cuatro', ['cuarenta', 'cuatro']],
    ['Primera Zumbador', ['primera']],
    ['Zumbador, S.A.', []],
  ])('have those of %s as it is written beside them', (name, others) => {
    expect(searchWords(name, 'Organization').others).toEqual(others);
  });

  it.each([
    ['鑫源恒通有限公司', 'Organization', ['xinyuan', 'yuanheng', 'hengtong']],
    ['张伟民', 'NaturalPerson', ['zhangwei', 'weimin']],
    ['김영철', 'NaturalPerson', ['gimyeong', 'yeongcheol']],
  ] as const)('have the pairs of syllables of %s', (name, kind, pairs) => {
    expect(searchWords(name, kind).others).toEqual(expect.arrayContaining([...pairs]));
  });

  it('read a name without a kind in both ways', () => {
    expect(searchWords('Segundo Quishpe', null)).toEqual({
      words: ['segundo', 'quishpe'],
      others: [],
      readings: [{ word: 'segundo', words: ['2'] }],
    });
    expect(searchWords('Segundo Quishpe', 'NaturalPerson').words).toEqual(['segundo', 'quishpe']);
    expect(searchWords('张伟民', null).words).toEqual(['zhang', 'wei', 'min']);
    expect(searchWords('鑫源恒通瑞', null).readings).toEqual([
      { word: 'xinyuanhengtongrui', words: ['xinyuan', 'yuanheng', 'hengtong', 'tongrui'] },
    ]);
  });

  it('are at most 24, distinct, and none only if the name has no letters or digits', () => {
    const kind = fc.constantFrom('Organization', 'NaturalPerson', null);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), kind, (name, ofKind) => {
        const { words, others } = searchWords(name, ofKind);
        for (const list of [words, others]) expect(list.length).toBeLessThanOrEqual(24);
        expect(new Set([...words, ...others]).size).toBe(words.length + others.length);
        expect(others.length === 0 || words.length > 0).toBe(true);
      }),
    );
  });

  it('are the same whatever form of the world a company has, in front or at the end', () => {
    const brand = fc.constantFrom('zumbador', 'quirindongo', 'tuira maje', 'anayansi');
    const form = fc.constantFrom('OOO', 'ZAO', 'PT', 'GmbH', 'S.p.A.', 'Sp. z o.o.', 'S.A.', 'Ltd', 'LLC', 'Oy');
    fc.assert(
      fc.property(brand, form, (name, spelled) => {
        expect(wordsOf(`${name} ${spelled}`)).toEqual(wordsOf(name));
      }),
    );
  });
});
