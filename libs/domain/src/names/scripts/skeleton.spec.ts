import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { latinName } from './latin-name.js';
import { consonantWords, isConsonantWord, skeletonsOf, skeletonsWithoutVowels, vowelDistance } from './skeleton.js';

const keysOf = (word: string): string[] => skeletonsOf(word).map(({ key }) => key);
const keysWithoutVowels = (name: string): string[] =>
  skeletonsWithoutVowels(latinName(name, 'NaturalPerson'), name).map(({ key }) => key);

/** The least distance of a name in Arabic or Hebrew from a Latin word, over their readings; infinite without equal consonants. */
function distance(name: string, word: string): number {
  const full = skeletonsOf(word);
  return Math.min(
    ...skeletonsWithoutVowels(latinName(name, 'NaturalPerson'), name).flatMap((written) =>
      full.filter(({ key }) => key === written.key).map((each) => vowelDistance(written, each)),
    ),
  );
}

describe('consonants of words', () => {
  it.each([
    ['muhammad', ['mmd']],
    ['mohamed', ['mmd']],
    ['hassan', ['sn']], // ss is one letter
    ['susana', ['ssn']], // two
    ['khadija', ['kdj']],
    ['gamal', ['kml', 'jml']],
    ['sheikh', ['Sk']],
    ['aoua', []],
    ['44', []],
  ])('%s has %j', (word, keys) => {
    expect(keysOf(word)).toEqual(keys);
  });

  it.each([
    ['محمد', 'muhammad'],
    ['عبدالله', 'abdullah'],
    ['غالي', 'ghali'],
    ['طاهر', 'taher'], // t and h, not th
    ['كيومرث', 'kiyumars'], // th is s in Persian
    ['الخليج', 'alkhaleej'], // with its article
    ['بنيامين', 'binyamin'],
    ['בנימין', 'binyamin'],
    ['שלום', 'shalom'],
    ['יוסף', 'yosef'],
    ['ﻧﺎﯾﻞ', 'nail'], // presentation forms
  ])('%s has the consonants of %s', (name, word) => {
    expect(keysWithoutVowels(name).filter((key) => keysOf(word).includes(key))).not.toEqual([]);
  });

  it.each([
    ['محمد', 'muhammad', 'mamadou'], // an h
    ['وحيد', 'wahid', 'hada'], // a written w and y
    ['حسن', 'hassan', 'asiain'],
    ['زاهر', 'zaher', 'dario'], // z, not d
    ['جاسم', 'jasem', 'jessamie'], // more vowels than are left out
  ])('%s sounds like %s more than like %s', (name, like, unlike) => {
    expect(distance(name, like)).toBeLessThan(distance(name, unlike));
  });

  it('has the same consonants for a word of any vowels between the same letters', () => {
    const syllables = fc.array(fc.tuple(fc.constantFrom('b', 'd', 'k', 'l', 'm', 'n', 'r', 's'), vowels), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(vowels, syllables, (first, rest) => {
        const word = first + rest.map(([consonant, vowel]) => consonant + vowel).join('');
        expect(keysOf(word)).toEqual([rest.map(([consonant]) => consonant).join('')]);
      }),
    );
  });

  it('are words that no name has', () => {
    const [word = ''] = consonantWords(skeletonsOf('muhammad'));
    expect(isConsonantWord(word)).toBe(true);
    expect(latinName(word, 'NaturalPerson')).not.toBe(word);
  });
});

const vowels = fc.constantFrom('a', 'e', 'i', 'o', 'u', 'aa', 'ee');
