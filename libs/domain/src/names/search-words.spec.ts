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
    ['thousands', 'fondo 2020', ['Fondo Dos Mil Veinte', 'Fondo 2,020', 'Fondo 2.020', 'Fondo MMXX', 'Fondo 2020']],
    ['numbers with two', 'fondo 42', ['Fondo Cuarenta y Dos', 'Fondo XLII', 'Fondo 42']],
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
    ['initials that are also linking words', 'Grupo A.E.I., S.A.', ['grupo', 'aei']],
    ['a first and a last such initial', 'I.B.E. Corporation', ['ibe']],
    ["what a 'y' between initials links", 'Constructora J Y R', ['constructora', 'jr']],
    ['no linking word of one letter between words', 'Quirindongo e Hijos', ['quirindongo', 'hijos']],
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

  it.each([
    ['Dr. Juan Pérez', ['juan', 'perez'], ['dr']],
    ['Excmo. Sr. Juan Pérez Gómez (hijo)', ['excmo', 'juan', 'perez', 'gomez'], ['sr', 'hijo']],
    ['J. P. Pérez Gómez', ['j', 'p', 'perez', 'gomez'], ['jp']],
    ['J. E. Pérez Gómez', ['j', 'e', 'perez', 'gomez'], ['je']],
    ['E. Pérez y Gómez', ['e', 'perez', 'gomez'], []],
    ['Don Juan', ['don', 'juan'], []],
    ['He Wei', ['he', 'wei'], []],
  ])('of the person %s have no title', (name, words, others) => {
    expect(searchWords(name, 'NaturalPerson')).toEqual({ words, others, readings: [] });
  });

  it.each([
    ['MaderasTuira S.A.', 'maderastuira', ['maderas', 'tuira']],
    ['JuanPérezDeLaGómez', 'juanperezdelagomez', ['juan', 'perez', 'gomez']],
  ])('are also read apart where capitals separate them: %s', (name, word, words) => {
    expect(searchWords(name, null)).toEqual({ words: [word], others: words, readings: [{ word, words }] });
  });

  it('may leave out a title of a name without a kind', () => {
    expect(searchWords('Ing. Juan Pérez', null)).toEqual({
      words: ['ing', 'juan', 'perez'],
      others: [],
      readings: [{ word: 'ing', words: [] }],
    });
    expect(searchWords('ING Bank', null).readings).toEqual([]);
  });

  it.each([
    ['J. R. R. Pérez', ['jrr', 'perez'], [{ word: 'jrr', words: ['j', 'r'] }]],
    ['E. Pérez Gómez', ['perez', 'gomez'], [{ word: 'perez', words: ['e', 'perez'] }]],
    ['J. Pérez', ['j', 'perez'], []],
    ['I.B.M. Corp.', ['ibm'], []],
    ['A.B.C.D. Zumbador', ['abcd', 'zumbador'], []],
  ])('read the initials of %s one by one too, if it has no kind', (name, words, readings) => {
    expect(searchWords(name, null)).toMatchObject({ words, readings });
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
