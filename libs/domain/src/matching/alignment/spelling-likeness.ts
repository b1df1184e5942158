import { shareOfMisspelled } from './alignment.js';
import { editCost } from './letter-costs.js';

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
  const most = length > 7 ? 5 : 4;
  let count = 0;
  for (let rest = letters ^ facing; rest !== 0; rest &= rest - 1) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Below this share, two words aren't taken for one. */
const LEAST_SHARE = 0.3;

/** The share of a word's weight that is left if it was misspelled as another; 0 for words that are never taken for one. */
export function shareOfSpelling(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  const cost = editCost(one, other, maxSpellingCost(length));
  const share = cost === Infinity ? 0 : shareOfMisspelled(cost, length, 0);
  return share < LEAST_SHARE ? 0 : share;
}
