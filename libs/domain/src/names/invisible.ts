import { isAscii } from './ascii.js';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;

/**
 * A text without the characters that no reader sees: zero-width spaces and joiners, soft hyphens, marks of direction, variation
 * selectors, fillers. Copies from PDFs and web pages have them inside words.
 */
export function withoutInvisible(text: string): string {
  return isAscii(text) ? text : text.replace(INVISIBLE, '');
}

/** Whether a reader sees nothing: no character, or only spaces and invisible ones. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';
