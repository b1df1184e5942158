const LETTER = /^[a-z]$/;

/** True for the letter of one of several companies: 'A' in 'Fondo A'. */
export const isLetter = (word: string): boolean => LETTER.test(word);

/** True for a letter at the end of a name, where 'e', 'o' and 'u' link nothing: 'Fondo E'. */
export const isLastLetter = (words: readonly string[], place: number): boolean =>
  place > 0 && place === words.length - 1 && words[place] !== 'y' && isLetter(words[place] ?? '');
