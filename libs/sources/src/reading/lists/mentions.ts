import { foldName, isLegalFormWord, peelLegalForm, streamSafe } from '@entity-registry/domain';
import type { EntityKind } from '@entity-registry/domain';
import type { QueriedEntity } from '../../source.js';
import type { OwnerMatch } from './row-ownership.js';

/** Words before a name that are not part of it. */
const BEFORE = new Set(
  'a al ante con contra de del e el en entre la las los para por que segun senor senora sociedad empresa vs y'.split(
    ' ',
  ),
);

/** Words that continue a name: 'Tuira y Compañía', 'Tuira de Centroamérica'. */
const LINKING = new Set(['de', 'del', 'y', 'e', 'i', 'of', 'and', 'sucursal']);

/** Words after a name that never continue it, for lines in capitals. */
const NEVER_CONTINUING = new Set(
  'que se segun contra ante como mediante el permiso autorizacion licencia concesion'.split(' '),
);

/** The same after a person's name; the name of a foundation or club may contain them: 'Amigos por el Mar'. */
const NEVER_CONTINUING_PERSON = new Set('a al con desde en hasta para por sin'.split(' '));

/** Classes of legal forms that end a company's name. */
const COMPANY_FORMS = new Set(['corporation', 'limited', 'simplified', 'sole']);

/**
 * Whether free text names exactly this name, and not a longer name that contains it: of 'Maderas Tuira' neither 'Maderas
 * Tuira Hermanos' nor 'Grupo Maderas Tuira' nor 'Maderas Tuira y Compañía' is a mention. A word next to the name belongs to it
 * if it begins with a capital and no mark separates them. In text in capitals the case says nothing: there the name ends with
 * a company's legal form, or before a word that never continues a name. In doubt there is no mention, so that data about
 * others is never matched.
 */
export function mentions(
  text: string | null | undefined,
  nombre: string | null,
  kind: EntityKind = 'Organization',
): boolean {
  const folded = foldName(nombre ?? '');
  if (folded === '') return false;
  const hasForm = COMPANY_FORMS.has(peelLegalForm(folded).class ?? '');
  const mayContinueWith = (after: string): boolean =>
    !hasForm && !NEVER_CONTINUING.has(after) && !(kind === 'NaturalPerson' && NEVER_CONTINUING_PERSON.has(after));
  const words = wordsOf(text ?? '');
  return words.some((_, at) => isNameAt(words, at, { words: folded.split(' '), mayContinueWith }));
}

const LONGEST_ABBREVIATION = 4;

interface Name {
  readonly words: readonly string[];
  /** Whether a word after it may belong to it if everything is in capitals. */
  readonly mayContinueWith: (after: string) => boolean;
}

interface Word {
  readonly folded: string;
  readonly capital: boolean;
  /** Whether the whole word is in capitals. */
  readonly allCapitals: boolean;
  /** Whether a mark separates it from the word before. */
  readonly separated: boolean;
}

function wordsOf(text: string): Word[] {
  let before = { end: 0, length: 0 };
  return [
    ...streamSafe(text)
      .normalize('NFC')
      .matchAll(/[\p{L}\p{N}\p{M}]+/gu),
  ].flatMap((found) => {
    const apart = isSeparated(text.slice(before.end, found.index), before.length);
    before = { end: found.index + found[0].length, length: found[0].length };
    const marks = { capital: !/^\p{Ll}/u.test(found[0]), allCapitals: !/\p{Ll}/u.test(found[0]) };
    // Folding may split a word (a ligature) into several; the first one has the mark.
    return foldName(found[0])
      .split(' ')
      .map((folded, part) => ({ folded, ...marks, separated: apart && part === 0 }));
  });
}

/** Whether the marks between two words separate them; a period does after a word too long for an abbreviation. */
function isSeparated(between: string, lengthBefore: number): boolean {
  return /[^\s.]/u.test(between) || (lengthBefore > LONGEST_ABBREVIATION && /\.\s/u.test(between));
}

function isNameAt(words: readonly Word[], at: number, name: Name): boolean {
  if (!name.words.every((word, offset) => words[at + offset]?.folded === word)) return false;
  const end = at + name.words.length;
  const [before, first, after, next] = [words[at - 1], words[at], words[end], words[end + 1]];
  // 'Tuira, S.A.' is not the person Tuira.
  if (after && isLegalFormWord(after.folded.length === 1 ? after.folded + (next?.folded ?? '') : after.folded))
    return false;
  const begins = !before || !!first?.separated || !before.capital || BEFORE.has(before.folded);
  if (!begins || !after || after.separated) return begins;
  if (LINKING.has(after.folded)) return false;
  const inCapitals = words.slice(at, end + 1).every(({ allCapitals }) => allCapitals);
  return inCapitals ? !name.mayContinueWith(after.folded) : !after.capital;
}

/** A mention has only a name, no number. */
const MENTION_SCORE = 0.9;

/** A text with several parts matches if one of them mentions the subject. */
export function matchByMention(
  subject: QueriedEntity,
  texts: readonly (string | null | undefined)[],
): OwnerMatch | null {
  return texts.some((text) => mentions(text, subject.nombre, subject.kind))
    ? { key: 'name', score: MENTION_SCORE }
    : null;
}
