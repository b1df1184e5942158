import { foldKeyword } from './fold-keyword.js';
import { throwInvalidSearch } from './invalid-search.js';
import { SEARCH_LIMITS } from './limits.js';

/** Characters of a text, as the schema counts them: an emoji is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The folded words of a search text. Throws `invalid_search_query` for a value that isn't text or has no word. */
export function queryWords(place: string, value: unknown): readonly string[] {
  const { text, words: most } = SEARCH_LIMITS;
  if (typeof value !== 'string' || lengthOf(value) > text) {
    throwInvalidSearch(`${place} must be a text of at most ${text} characters, such as "arroz"`);
  }
  // Fillers of Hangul are letters that can't be seen.
  const seen = foldKeyword(value.normalize('NFC')).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  // Marks that no letter is composed with, such as the vowels of Devanagari, are parts of words for the parser of stored texts too.
  const words = [...new Set(seen.split(/[^\p{L}\p{N}\p{M}]+/u))].filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) throwInvalidSearch(`${place} must have a letter or a digit`);
  if (words.length > most) throwInvalidSearch(`${place} must have at most ${most} words`);
  return words;
}
