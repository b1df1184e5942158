import { shareOfMisspelled } from './alignment.js';

/** Maximum spelling cost at which two words can be the same word. `length` is that of the longer one. */
export function maxSpellingCost(length: number): number {
  if (length <= 2) return 0.4;
  if (length === 3) return 1;
  if (length <= 5) return 1.3;
  if (length <= 7) return 2;
  return 2.6;
}

/** Words whose lengths differ by more letters are never one misspelled word. */
export const MOST_LETTERS_MISSING = 3;

/**
 * True for words with so many different letters that they can't be one misspelled word, as most pairs of words are. `letters` and
 * `facing` are one bit for each letter in them; `length` is that of the longer one.
 */
export function haveOtherLetters(letters: number, facing: number, length: number): boolean {
  return bitsIn(letters ^ facing) > (length > 7 ? 5 : 4);
}

/** How many bits are set, all 32 counted at once. */
export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** Below this share, two words aren't taken for one. */
const LEAST_SHARE = 0.3;

/** The share of a word's weight that is left if it was misspelled at this cost; 0 if the words are never taken for one. */
export function shareOfSpelling(cost: number, length: number): number {
  const share = cost === Infinity ? 0 : shareOfMisspelled(cost, length, 0);
  return share < LEAST_SHARE ? 0 : share;
}
