import { foldName } from '../fold.js';
import { asciiOf } from './latin-name.js';

/**
 * A word in Latin letters as scripts without vowels see it: the consonants that every romanization writes, and between them
 * what may be left out.
 */
export interface Skeleton {
  /** One letter per consonant: 'mmd' for 'Muhammad' and 'mhmd'. */
  key: string;
  /** How each consonant is written: 'kh' or 'q' for a k. */
  letters: readonly string[];
  /** The letters before, between and after the consonants, one more than consonants: '', 'u', 'a', ''. */
  gaps: readonly string[];
}

/** Letters with the consonant that they are read as; a string of several letters comes before its beginning. */
const CONSONANTS: readonly (readonly [letters: string, consonant: string])[] = [
  ['tsch', 'S'],
  ['tch', 'S'],
  ['sch', 'S'],
  ['dzh', 'j'],
  ['sh', 'S'],
  ['ch', 'S'],
  ['kh', 'k'],
  ['gh', 'k'],
  ['ck', 'k'],
  ['th', 't'],
  ['ts', 's'],
  ['tz', 's'],
  ['dj', 'j'],
  ['zh', 'j'],
  ['dh', 'd'],
  ['ph', 'f'],
  ['q', 'k'],
  ['c', 'k'],
  ['z', 'd'],
  ['p', 'b'],
  ...Array.from('bdfgjklmnrst', (letter) => [letter, letter] as const),
];
const CONSONANT_OF: ReadonlyMap<string, string> = new Map(CONSONANTS);
const LETTERS = new RegExp(`${CONSONANTS.map(([letters]) => letters).join('|')}|[aeiouywvh]`, 'g');
const WORD = /^[a-z]+$/;

/** Splits a word. `doubled`: two equal consonants without a letter between them are two. */
function split(word: string, doubled: boolean): Skeleton {
  let key = '';
  const letters: string[] = [];
  const gaps = [''];
  for (const [written] of word.replaceAll('x', 'ks').matchAll(LETTERS)) {
    const consonant = CONSONANT_OF.get(written);
    const gap = gaps.at(-1) ?? '';
    if (consonant === undefined) gaps[gaps.length - 1] = gap + written;
    else if (doubled || gap !== '' || !key.endsWith(consonant)) {
      key += consonant;
      letters.push(written);
      gaps.push('');
    }
  }
  return { key, letters, gaps };
}

/** Each reading of `letter` in a key: itself, or replaced by one of `others`. */
const readings = (skeletons: readonly Skeleton[], letter: string, others: readonly string[]): Skeleton[] =>
  skeletons.flatMap((skeleton) =>
    skeleton.key.includes(letter)
      ? others.map((other) => ({ ...skeleton, key: skeleton.key.replaceAll(letter, other) }))
      : [skeleton],
  );

/** The skeletons of a romanized word: two if a g may be a j, as in 'Gamal'. Empty for a word without consonants. */
export function skeletonsOf(word: string): Skeleton[] {
  if (!WORD.test(word)) return [];
  const whole = split(word, false);
  return whole.key === '' ? [] : readings([whole], 'g', ['k', 'j']);
}

/**
 * Letters of romanized Arabic and Hebrew that may also be read otherwise: 'th' is ث, s in Persian, or ت and ه; ב, ש and פ have
 * two sounds each.
 */
const ARABIC_LETTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['th', ["t'h", 's']],
  ['zh', ["z'h"]],
  ['sh', ["s'h"]],
  ['dh', ["d'h"]],
]);
const HEBREW_LETTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['v', ['b']],
  ['f', ['p']],
  ['s', ['sh']],
  ['kh', ['sh']],
  ['ts', ['z']],
]);
/** Maximum number of readings of a word. */
const MAX_READINGS = 8;

/** The word, and with each letter that may be read otherwise. */
function spellings(word: string, hebrew: boolean): string[] {
  const others = hebrew ? HEBREW_LETTERS : ARABIC_LETTERS;
  const parts = word.match(/kh|ts|th|sh|zh|gh|dh|[^]/g) ?? [];
  return parts.reduce<string[]>(
    (begun, part) =>
      [part, ...(others.get(part) ?? [])]
        .flatMap((letters) => begun.map((text) => text + letters))
        .slice(0, MAX_READINGS),
    [''],
  );
}

const HEBREW = /\p{Script=Hebrew}/u;
/** A word with the Arabic article, which Latin names write as a word or as a part of one. */
const WITH_ARTICLE = /(?:^|[^\p{L}])ال(\p{L}{3,})/gu;

function hasArticle(word: string, text: string): boolean {
  return [...text.matchAll(WITH_ARTICLE)].some(([, rest]) => rest !== undefined && asciiOf(foldName(rest)) === word);
}

/**
 * The skeletons of `word`, a romanized word of a name in Arabic or Hebrew: one for each of its readings.
 * @param text the name as written
 */
export function skeletonsWithoutVowels(word: string, text: string): Skeleton[] {
  if (!WORD.test(word)) return [];
  const written = hasArticle(word, text) ? [word, `l${word}`] : [word];
  const all = written
    .flatMap((each) => spellings(each, HEBREW.test(text)))
    .flatMap((spelling) => [split(spelling, true), split(spelling, false)]);
  const read = readings(all, 'g', ['k']).filter(({ key }) => key !== '');
  return [...new Map(read.map((skeleton) => [skeleton.key + skeleton.gaps.join('-'), skeleton])).values()];
}

/** Begins a word of the index that is only the consonants of a name's word, or of two words together. */
export const CONSONANTS_MARK = '~';

/** The words of the index by which a name without vowels is found from its skeletons: '~mmd'. */
export function consonantWords(skeletons: readonly Skeleton[]): string[] {
  return [...new Set(skeletons.map(({ key }) => CONSONANTS_MARK + key))];
}

/** True for {@link consonantWords}, in which no typing errors are tolerated. */
export function isConsonantWord(word: string): boolean {
  return word.startsWith(CONSONANTS_MARK);
}

/** Romanizations of a consonant of Arabic or Hebrew, as anyAscii gives it; in other letters it is less likely the same. */
const ROMANIZED: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'b',
    'dh z d th',
    'd dh',
    'f ph',
    'gh g',
    'j g dj zh',
    'k',
    'kh',
    'p b',
    'q k g gh',
    's',
    'sh ch sch',
    't th',
    'th t s',
    'z',
    'zh j z',
  ].map((line) => {
    const [letter = '', ...others] = line.split(' ');
    return [letter, [letter, ...others]];
  }),
);
const OTHER_LETTER = 0.3;

function letterCost(written: string, full: string): number {
  return written === full || (ROMANIZED.get(written)?.includes(full) ?? false) ? 0 : OTHER_LETTER;
}

/** The cost of letters between two consonants, of a word without vowels and of one with them. */
function gapCost(written: string, full: string, last: boolean): number {
  let cost = 0;
  if (written.includes('h') !== full.includes('h')) cost += last ? 0.1 : 0.5;
  if (written.includes('y') && !/[iyej]/.test(full)) cost += 0.4;
  if (/[wuv]/.test(written) && !/[ouwv]/.test(full)) cost += 0.4;
  if (/[vw]/.test(full) && !/[wuv]/.test(written)) cost += 0.5;
  if (/y[aeou]/.test(full) && !written.includes('y')) cost += 0.3;
  // Short vowels are not written, others are; of a long a, nothing is left.
  if (written === '' && /[eiou]{2}|[ei]a|a[eio]/.test(full)) cost += 0.2;
  if (written === '' && last && /[eiou]$/.test(full)) cost += 0.2;
  return cost;
}

/**
 * How much a word without vowels differs from one with them that has the same consonants: 0 for 'mhmd' and 'Muhammad', 0.5 for
 * 'hmd' and 'Amid'.
 */
export function vowelDistance(written: Skeleton, full: Skeleton): number {
  const gaps = written.gaps.map((gap, at) => gapCost(gap, full.gaps[at] ?? '', at === written.gaps.length - 1));
  const letters = written.letters.map((letter, at) => letterCost(letter, full.letters[at] ?? ''));
  return [...gaps, ...letters].reduce((sum, cost) => sum + cost, 0);
}
