import { foldName, isLegalFormWord } from '@entity-registry/domain';

/** Words that stand before a name without being part of it. */
const BEFORE = new Set(
  'a al ante con contra de del e el en entre la las los para por segun senor senora sociedad empresa vs y'.split(' '),
);

/** Words that carry a name on: 'Tuira y Compañía', 'Tuira de Panamá'. */
const LINKING = new Set(['de', 'del', 'y', 'e', 'i', 'of', 'and']);

/**
 * Whether free text names exactly this name, and not a longer one of which it is a part: of 'Maderas Tuira' neither
 * 'Maderas Tuira Hermanos' nor 'Grupo Maderas Tuira' nor 'Maderas Tuira y Compañía' is a mention. A word beside the name
 * belongs to it when it begins with a capital and nothing parts them. In doubt there is no mention: what is somebody else's
 * must not be taken.
 */
export function mentions(text: string | null | undefined, nombre: string | null): boolean {
  const name = foldName(nombre ?? '').split(' ');
  if (name[0] === '') return false;
  const words = wordsOf(text ?? '');
  return words.some((_, at) => isNameAt(words, at, name));
}

const LONGEST_ABBREVIATION = 4;

interface Word {
  readonly folded: string;
  readonly capital: boolean;
  /** Whether a mark parts it from the word before. */
  readonly apart: boolean;
}

function wordsOf(text: string): Word[] {
  let before = { end: 0, length: 0 };
  return [...text.normalize('NFC').matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap((found) => {
    const apart = isApart(text.slice(before.end, found.index), before.length);
    before = { end: found.index + found[0].length, length: found[0].length };
    const capital = !/^\p{Ll}/u.test(found[0]);
    // Folding may take a word apart (a ligature): it is then several, of which the first bears the mark.
    return foldName(found[0])
      .split(' ')
      .map((folded, part) => ({ folded, capital, apart: apart && part === 0 }));
  });
}

/** Whether what stands between two words parts them; a full stop does behind a word too long for an abbreviation. */
function isApart(between: string, lengthBefore: number): boolean {
  return /[^\s.]/u.test(between) || (lengthBefore > LONGEST_ABBREVIATION && /\.\s/u.test(between));
}

function isNameAt(words: readonly Word[], at: number, name: readonly string[]): boolean {
  if (!name.every((word, offset) => words[at + offset]?.folded === word)) return false;
  const [before, first, after, next] = [words[at - 1], words[at], ...words.slice(at + name.length)];
  // 'Tuira, S.A.' is not the person Tuira.
  if (after && isLegalFormWord(after.folded.length === 1 ? after.folded + (next?.folded ?? '') : after.folded))
    return false;
  const begins = !before || !!first?.apart || !before.capital || BEFORE.has(before.folded);
  const ends = !after || after.apart || !(after.capital || LINKING.has(after.folded));
  return begins && ends;
}
