import type { NameWord } from './name-word.js';
import { fatherIn } from './words/patronymics.js';
import { marriedNameFrom } from './words/person-words.js';

const NAMES_WITH_PATRONYMIC = 3;
/** Patronymics are as few as given names, however long the word is. */
const PATRONYMIC_WEIGHT = 5;

/** Marks a patronymic, and the words of a husband's name. Two words that look like patronymics are one and a surname. */
export function markPersonWords(words: NameWord[], all: readonly string[]): void {
  const from = marriedNameFrom(all);
  for (const word of words) if (word.place >= from) word.describes = 'married';
  if (words.length < NAMES_WITH_PATRONYMIC) return;
  const named = words.flatMap((word) => {
    const father = word.shape === 'word' ? fatherIn(word.written) : null;
    return father === null ? [] : [{ word, father }];
  });
  const [only, another] = named;
  if (only === undefined || another !== undefined) return;
  only.word.text = `${only.father}~`;
  only.word.describes = 'patronymic';
  only.word.weight = Math.min(only.word.weight, PATRONYMIC_WEIGHT);
}
