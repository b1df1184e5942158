/** Letters with marks and their plain letters; the database function `search_fold` has the same two lists. */
export const FOLDED_FROM =
  'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝýÿŞşŠšŚśŽžŹźŻżČčĆćŘřĚěĘęĄąŃńŐőŰűĞğØøŁłºª';
export const FOLDED_TO = 'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyysssssszzzzzzccccrreeeeaannoouuggoolloa';

/** Characters that keywords are compared by: one more than a filter may have. */
export const KEYWORD_LENGTH = 201;

const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from(FOLDED_FROM).map((letter, at) => [letter, FOLDED_TO[at] ?? letter]),
);

/**
 * A whole value as it is compared: without the accents of Latin letters, ASCII in lowercase. Unlike a name it keeps its
 * punctuation: '2020-1' and '20201' are two numbers. `search_fold` returns the same text in the database.
 */
export function foldKeyword(value: string): string {
  return Array.from(value)
    .slice(0, KEYWORD_LENGTH)
    .map((letter) => LETTERS.get(letter) ?? (letter <= '\u007f' ? letter.toLowerCase() : letter))
    .join('');
}
