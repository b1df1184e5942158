import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EntityKind } from '../../jurisdictions/jurisdiction.js';
import { editCost } from '../alignment/letter-costs.js';
import { haveOtherLetters, maxSpellingCost, shareOfSpelling } from '../alignment/spelling-likeness.js';
import { lettersOf } from '../name-word.js';
import { ReadQuery, readCandidate } from '../score-name.js';
import { usualWeight } from '../words/usual-weights.js';
import { NameSearch } from './name-search.js';
import { Vocabulary } from './vocabulary.js';

const PERSONS = [
  'Zacarías Xoconal Varnoso',
  'Francisco Xoconal Quirindongo',
  'Muhammad Ibragimov',
  'Yusuf Karimzad',
  'محمد كريمزاد',
  'J. E. Tuirazal Calzadina',
  'Abel Quiel (Zumbadoro Marañón)',
];
const COMPANIES = [
  'Granzumbador Panamá, S.A.',
  'Super Mercado Vexlar',
  'Compañía Nacional de Petróleos Varnoso',
  'BQX Holdings',
  'ООО «Ромашкино»',
  'Fondo Tuira 44',
  'Industrias Maderera Kantuleb',
];
const NAMES = [
  ...PERSONS.map((name) => ({ name, kind: 'NaturalPerson' as const })),
  ...COMPANIES.map((name) => ({ name, kind: 'Organization' as const })),
];

const find = (name: string, type: EntityKind | null): string[] => {
  const search = new NameSearch(NAMES.map((each) => readCandidate(each, usualWeight)));
  return search
    .find(new ReadQuery({ name, type }, usualWeight), 20, () => true)
    .map((found) => NAMES[found.name]?.name ?? '');
};

describe('the search of names in memory', () => {
  it.each<[string, string, EntityKind | null]>([
    ['Varnoso Zacarías Xoconal', 'Zacarías Xoconal Varnoso', 'NaturalPerson'],
    ['Zakarias Xoconall Barnosa', 'Zacarías Xoconal Varnoso', 'NaturalPerson'],
    ['Zacarías', 'Zacarías Xoconal Varnoso', null],
    ['Paco Xoconal', 'Francisco Xoconal Quirindongo', 'NaturalPerson'],
    ['Мухаммад Ибрагимов', 'Muhammad Ibragimov', 'NaturalPerson'],
    ['يوسف كريمزاد', 'Yusuf Karimzad', 'NaturalPerson'],
    ['Mohamed Karimzad', 'محمد كريمزاد', 'NaturalPerson'],
    ['Julio Esteban Tuirazal', 'J. E. Tuirazal Calzadina', 'NaturalPerson'],
    ['Zumbadoro Marañón', 'Abel Quiel (Zumbadoro Marañón)', 'NaturalPerson'],
    ['Gran Zumbador Panama', 'Granzumbador Panamá, S.A.', 'Organization'],
    ['Supermercado Vexlar', 'Super Mercado Vexlar', 'Organization'],
    ['CNPV', 'Compañía Nacional de Petróleos Varnoso', 'Organization'],
    ['Banco Quebrada Xilar', 'BQX Holdings', 'Organization'],
    ['Romashkino OOO', 'ООО «Ромашкино»', 'Organization'],
    ['Fondo Tuira cuarenta y cuatro', 'Fondo Tuira 44', 'Organization'],
    ['Ind. Mader. Kantuleb', 'Industrias Maderera Kantuleb', null],
    // Of the other kind.
    ['Kantuleb', 'Industrias Maderera Kantuleb', 'NaturalPerson'],
  ])('finds for %s: %s', (query, name, type) => {
    expect(find(query, type)[0]).toBe(name);
  });

  it('finds nothing for a name that shares no word', () => {
    expect(find('Olimpia Ñandubay', 'NaturalPerson')).toEqual([]);
  });

  it('leaves out names that are not wanted, and keeps the best', () => {
    const search = new NameSearch(NAMES.map((each) => readCandidate(each, usualWeight)));
    const query = new ReadQuery({ name: 'Francisco Xoconal', type: null }, usualWeight);
    expect(search.find(query, 1, () => true).map(({ name }) => name)).toEqual([1]);
    expect(search.find(query, 20, (name) => name !== 1).map(({ name }) => name)).toEqual([0]);
    // The search keeps nothing of the query before.
    expect(search.find(query, 1, () => true).map(({ name }) => name)).toEqual([1]);
  });
});

describe('the vocabulary', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('aeimnrstvz')), minLength: 1, maxLength: 9 });

  it('finds every word that the scorer may take for a misspelling, and no other', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), word, (words, asked) => {
        const vocabulary = new Vocabulary(words);
        const found = vocabulary.misspellingsOf(asked).map(({ place }) => vocabulary.wordAt(place));
        const likeness = (one: string, other: string): number => {
          const length = Math.max(one.length, other.length);
          return shareOfSpelling(editCost(one, other, maxSpellingCost(length)), length);
        };
        const expected = [...new Set(words)].filter(
          (other) =>
            other !== asked &&
            Math.min(other.length, asked.length) >= 3 &&
            Math.abs(other.length - asked.length) <= 3 &&
            !haveOtherLetters(lettersOf(other), lettersOf(asked), Math.max(other.length, asked.length)) &&
            likeness(asked, other) > 0,
        );
        expect(found.sort()).toEqual(expected.sort());
      }),
    );
  });

  it('finds the words that begin with a word', () => {
    const vocabulary = new Vocabulary(['zum', 'zumba', 'zumbador', 'zumbido', 'vexlar', 'zu']);
    expect(vocabulary.beginningWith('zum', 6).map((place) => vocabulary.wordAt(place))).toEqual([
      'zumbador',
      'zumbido',
    ]);
  });
});
