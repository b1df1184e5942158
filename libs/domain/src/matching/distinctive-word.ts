import type { Alignment, WordPair } from './alignment/alignment.js';
import { feature, textOf } from './name-features.js';
import type { NameWord } from './name-word.js';
import type { PreparedName } from './prepared-name.js';
import type { Feature } from './score-types.js';
import { isSupplement } from './words/company-words.js';
import { isGeneralWord } from './words/general-words.js';

/** Below this weight, in nats, a word is common. */
export const COMMON = 5.5;
const MORE_DISTINCTIVE = 1.1;
const UNSHARED_DISTINCTIVE = -3.2;
/** Words in parentheses cost little if they are left out, but not the only name of a company. */
const ASIDE = -0.5;
/** Usual words of Han and Hangul are translated: they agree in many names, and nothing else does. */
const ONLY_TRANSLATED = -4;

const isUsual = ({ query, candidate }: WordPair): boolean =>
  [...query, ...candidate].some(({ weight }) => weight < COMMON);

/** Words in parentheses are the distinctive ones of no name. */
const rankOf = ({ weight, aside }: NameWord): number => (aside ? 0 : weight);

/** True for letters that begin the other words, in their order: 'CNP' in 'Compañía Nacional de Petróleos (CNP)'. */
function isAcronym({ written }: NameWord, all: readonly string[]): boolean {
  let at = 0;
  for (const word of all) if (word !== written && word.charAt(0) === written.charAt(at)) at += 1;
  return at >= written.length;
}

/** True for a word that names a company, rather than saying what many do. */
const isName = (word: NameWord, { all }: PreparedName): boolean =>
  word.shape === 'word' && !isGeneralWord(word) && !isAcronym(word, all);

/**
 * What names a company, if the other name has only the rest of it, words of many companies. However rare these are in an index,
 * 'Servicios Generales' is no company's name if something else is.
 */
function nameBesideGeneralWords(name: PreparedName, only: readonly NameWord[]): NameWord | undefined {
  if (only.length === 0 || !name.words.every((word) => only.includes(word) || isGeneralWord(word))) return undefined;
  return only.find((word) => isName(word, name));
}

/** True if names share only words of many companies, and one of them has a word that names it. */
export function sharesNoName(
  { queryOnly, candidateOnly }: Alignment,
  query: PreparedName,
  candidate: PreparedName,
): boolean {
  return (
    nameBesideGeneralWords(query, queryOnly) !== undefined ||
    nameBesideGeneralWords(candidate, candidateOnly) !== undefined
  );
}

/** The last word of firms that are called after their partners, by its canonical word. */
const FIRMS: ReadonlySet<string> = new Set(['asociados', 'hermanos', 'hijos']);

const isFirm = ({ words }: PreparedName): boolean => FIRMS.has(words.at(-1)?.text ?? '');

/** The word that tells a company from others, if only this name has it: in a firm, any partner's surname, however common. */
function unsharedDistinctive(name: PreparedName, only: readonly NameWord[], facing: readonly NameWord[]): NameWord[] {
  if (only.length === 0) return [];
  if (isFirm(name) && facing.length === 0) {
    const partners = only.filter((word) => word.weight >= 1 && !word.aside && isName(word, name));
    if (partners.length > 0) return partners;
  }
  const { words } = name;
  const most = words.reduce((best, word) => (rankOf(word) > rankOf(best) ? word : best));
  if (only.includes(most) && !isSupplement(most.written)) {
    const shared = words.reduce((best, word) => (only.includes(word) ? best : Math.max(best, word.weight)), 0);
    if (most.weight > MORE_DISTINCTIVE * shared) return [most];
  }
  const telling = nameBesideGeneralWords(name, only);
  return telling === undefined ? [] : [telling];
}

/** Both sides must share their distinctive word: 'A-B-C Company' is not every 'Company'. */
export function distinctiveFeature(aligned: Alignment, query: PreparedName, candidate: PreparedName): Feature[] {
  const unshared = [
    ...unsharedDistinctive(query, aligned.queryOnly, aligned.candidateOnly),
    ...unsharedDistinctive(candidate, aligned.candidateOnly, aligned.queryOnly),
  ];
  // Where no word is shared at all, the contradiction says it: abbreviations share none.
  const nothing = aligned.pairs.length === 0 && query.script === candidate.script;
  if (unshared.length === 0 || nothing) return [];
  const syllables = query.script === 'syllables' || candidate.script === 'syllables';
  const translated = syllables && unshared.length > 1 && aligned.pairs.every(isUsual) ? ONLY_TRANSLATED : 0;
  const aside = unshared.filter((word) => word.aside).length * ASIDE;
  const weight = UNSHARED_DISTINCTIVE * unshared.length + translated + aside;
  return [feature('distinctive_word', 0, weight, textOf(unshared))];
}
