import { hasLinkedLetters } from '../names/company-signs.js';
import { foldName } from '../names/fold.js';
import { joinInitials, wordsOfLegalForms } from '../names/legal-forms.js';
import { normalizedQuery } from './normalized-query.js';

/** A name that no register has. */
const ANY_NAME = 'zumbador';
/** Forms are abbreviated to words of at most this many letters: 'Ltda.', 'Corp.'. */
const LONGEST_ABBREVIATION = 4;

/**
 * Whether a name says nothing but a legal form. `abbreviated`: as names have it at their end ('S.A.', 'Pte Ltd'), which is hardly
 * anybody's name. `written`: otherwise, and some company may be called that ('Compañía Limitada', 'O O O'). Null: it says more.
 */
export function formOfName(name: string): 'abbreviated' | 'written' | null {
  if (hasLinkedLetters(name)) return null;
  const { normalized_name } = normalizedQuery(`${ANY_NAME} ${name}`, 'Organization');
  if (normalized_name !== ANY_NAME) return null;
  const words = joinInitials(foldName(name).split(' '));
  if (words.some((word) => word.length > LONGEST_ABBREVIATION)) return 'written';
  // Forms of the world in one word, such as 'AB' and 'OOO', are words too.
  const isForm = words.length > 1 || words.every((word) => wordsOfLegalForms().has(word));
  return isForm ? 'abbreviated' : 'written';
}

/** True for names with the same letters and digits in the same order, whatever their case, accents, marks and spaces. */
export function hasSameLetters(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

const lettersOf = (name: string): string => foldName(name).replaceAll(' ', '');
