import type { Random } from '../random.js';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Without accents and tildes, as old systems write names. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * The word with one typing error: an extra, missing or wrong letter, or two swapped letters. The first letter stays.
 */
export function mistype(word: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, word.length - 1));
  const letter = random.pick(LETTERS.filter((each) => each !== word[at]?.toLowerCase())) ?? 'x';
  const typed = word === word.toUpperCase() ? letter.toUpperCase() : letter;
  const kinds = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + typed + word.slice(at + 1),
    () => word.slice(0, at) + typed + word.slice(at),
    () => word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1),
  ];
  const mistyped = random.pick(kinds)?.() ?? word;
  return mistyped === word ? word.slice(0, at) + word.slice(at + 1) : mistyped;
}

/** One word of at least `shortest` letters mistyped; null if there is none. */
export function mistypeOne(words: readonly string[], random: Random, shortest = 4): string[] | null {
  const places = words.flatMap((word, at) =>
    new RegExp(`^\\p{L}{${String(shortest)},}$`, 'u').test(word) ? [at] : [],
  );
  const place = random.pick(places);
  return place === undefined ? null : words.with(place, mistype(words[place] ?? '', random));
}

/** Spellings that sound alike in Spanish, in both directions. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['Z', 'S'],
  ['V', 'B'],
  ['Y', 'I'],
  ['J', 'Y'],
  ['LL', 'Y'],
  ['C', 'K'],
  ['H', ''],
  ['NN', 'N'],
  ['QU', 'K'],
  ['X', 'J'],
  ['GE', 'JE'],
  ['CE', 'SE'],
  ['TH', 'T'],
  ['PH', 'F'],
];

/** The upper-case word in another spelling that sounds alike; null if there is none. */
export function respell(word: string, random: Random): string | null {
  const spellings = SOUNDS.flatMap(([from, to]) => [
    word.replace(from, to),
    ...(to === '' ? [] : [word.replace(to, from)]),
  ]).filter((spelling) => spelling !== word && spelling.length > 2);
  return random.pick(spellings) ?? null;
}

/** In lower case, or each word with a capital. */
export function recase(text: string, random: Random): string {
  if (random.below(2) === 0) return text.toLowerCase();
  return text.toLowerCase().replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
}
