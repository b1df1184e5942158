import { isInitial, isLegalFormWord } from '../names/legal-forms.js';
import type { WordWeight } from './score-types.js';
import { companyWord } from './words/company-words.js';
import { describingWord, isPlace } from './words/describing-words.js';
import { isDescentWord, personWord } from './words/person-words.js';
import type { WrittenWord } from './words/written-word.js';

/** One word of a name, as it is compared. */
export interface NameWord extends WrittenWord {
  /** Weight of agreeing in it, in nats. */
  weight: number;
  shape: 'word' | 'initial' | 'number';
  /** Position among all folded words of the name, including linking words. */
  place: number;
  /** One bit for each letter in it, to quickly rule out that two words are similar. */
  letters: number;
  /** What a company does, by its canonical word ('banco' for 'bank'), or 'place'; 'patronymic' or 'married' in persons' names. */
  describes: string | null;
  /** True for the last word of a name. */
  last: boolean;
  /** True for the first of several surnames, where the writing tells ('Surnames, given names'): people are rarely named without it. */
  firstSurname: boolean;
  /** True for words in parentheses, which add to a name. */
  aside: boolean;
  /** First letter of the linking words before it, which its initial may use ('D.' for 'del Carmen'); '' without any. */
  lead: string;
}

export const INITIAL_WEIGHT = 2;
/** 'y' links surnames more often than it is an initial, unless it has a period. */
export const LINKING_INITIAL = 'y';
const LINKING_INITIAL_WEIGHT = 0.3;
/** A form that is neither at the end nor at the beginning. */
const FORM_WEIGHT = 0.3;
const WORDS_OF_FORMS: ReadonlySet<string> = new Set(['liability', 'joint', 'stock']);
const DESCENT_WEIGHT = 0.6;
const NUMBER_WEIGHT = 4;
const WEIGHT_RANGE = [0.3, 11] as const;

/** One bit for each letter of a text. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 32);
  return letters;
}

function bounded(weight: number): number {
  return Math.min(Math.max(weight, WEIGHT_RANGE[0]), WEIGHT_RANGE[1]);
}

const nameWord = (
  text: string,
  written: string,
  place: number,
  shape: NameWord['shape'],
  weight: number,
): NameWord => ({
  text,
  written,
  weight,
  shape,
  place,
  letters: shape === 'number' ? 0 : lettersOf(text),
  lead: '',
  firstSurname: false,
  aside: false,
  last: false,
  describes: null,
});

export const numberWord = (written: string, place: number, weight: WordWeight): NameWord =>
  nameWord(written, written, place, 'number', Math.max(NUMBER_WEIGHT, bounded(weight(written))));

/** True for a usual word that says the same as the one before it. */
export const isRepeated = (word: NameWord, before: NameWord | undefined): boolean =>
  before?.text === word.text && word.text !== word.written && word.describes === null;

/** The lower weight of the word as it was written and of the one that it stands for. */
const lowerWeight = (written: string, text: string, weight: WordWeight): number =>
  text === written ? weight(written) : Math.min(weight(written), weight(text));

export function wordOfPerson(written: string, place: number, weight: WordWeight): NameWord {
  const text = personWord(written);
  if (isInitial(text))
    return nameWord(
      text,
      written,
      place,
      'initial',
      text === LINKING_INITIAL ? LINKING_INITIAL_WEIGHT : INITIAL_WEIGHT,
    );
  const own = isDescentWord(text) ? DESCENT_WEIGHT : lowerWeight(written, text, weight);
  return nameWord(text, written, place, 'word', bounded(own));
}

export function wordOfCompany(written: string, place: number, weight: WordWeight): NameWord {
  const text = companyWord(written);
  const ofForm = written.length > 2 && (isLegalFormWord(written) || WORDS_OF_FORMS.has(written));
  const own = ofForm ? FORM_WEIGHT : lowerWeight(written, text, weight);
  const word = nameWord(text, written, place, 'word', bounded(own));
  const business = describingWord(text) ?? (text === written ? null : describingWord(written));
  word.describes = business ?? (isPlace(written) ? 'place' : null);
  return word;
}
