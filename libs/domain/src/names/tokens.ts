import { foldName } from './fold.js';
import { isInitial, joinInitials, peelLegalForm } from './legal-forms.js';
import { latinName, scriptOf } from './scripts/latin-name.js';

/** Words that link the parts of a name and identify no one. */
const PARTICLES: ReadonlySet<string> = new Set(
  'de del la las los el y e i o u da do dos das di van von der vda viuda of the and und et och og for para en'.split(
    ' ',
  ),
);
/** Longer words are cut. */
export const MAX_TOKEN = 40;
/** Maximum number of words of a name that are indexed. */
export const MAX_TOKENS = 24;

/** The linking words ('de', 'y', 'of'). Names are never found by them. */
export function particles(): ReadonlySet<string> {
  return PARTICLES;
}

/**
 * The linking words of a folded name together with what they link ('de la cruz'; at the end of the name 'maria de la'), to
 * distinguish names with them from names without. Empty if there are none, or only linking words.
 */
export function particlePhrases(folded: string): string[] {
  const words = folded.split(' ');
  if (words.every((word) => PARTICLES.has(word))) return [];
  const phrases: string[] = [];
  for (let start = 0; start < words.length; start += 1) {
    if (!PARTICLES.has(words[start] ?? '')) continue;
    let end = start;
    while (end < words.length && PARTICLES.has(words[end] ?? '')) end += 1;
    phrases.push(words.slice(end < words.length ? start : start - 1, end + 1).join(' '));
    start = end;
  }
  return phrases;
}

/**
 * Distinct words by which a name is found, in order of appearance: folded, legal form peeled (companies only), linking
 * words dropped unless nothing else remains, initials joined. Names in other scripts are found by their Latin words too. At
 * most 24 words of 40 characters.
 */
export function nameTokens(text: string, kind: 'Organization' | 'NaturalPerson' = 'Organization'): string[] {
  const tokens = tokensOf(text, kind);
  if (scriptOf(text) === 'latin') return tokens;
  return [...new Set([...tokens, ...tokensOf(latinName(text, kind), kind)])].slice(0, MAX_TOKENS);
}

const tokensOf = (text: string, kind: 'Organization' | 'NaturalPerson'): string[] =>
  distinctTokens(kind === 'Organization' ? peelLegalForm(text).core : foldName(text));

/** Like {@link nameTokens}, for text that is folded already and has no legal form to peel. */
export function distinctTokens(folded: string): string[] {
  const tokens = joinInitials(significantWords(folded.split(' '))).map((word) => word.slice(0, MAX_TOKEN));
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}

const NO_LETTERS: ReadonlySet<string> = new Set();

/**
 * The words without linking words, unless there are no others. Beside another initial, a letter is an initial ('I.B.M.'); only
 * 'y' may link two ('A y B').
 * @param initials letters that link nothing, because the name has a period after them
 */
export function significantWords(words: readonly string[], initials: ReadonlySet<string> = NO_LETTERS): string[] {
  const present = words.filter((word) => word !== '');
  const significant = present.filter((word, at) => !PARTICLES.has(word) || isOneOfInitials(present, at, initials));
  return significant.length > 0 ? significant : present;
}

function isOneOfInitials(words: readonly string[], at: number, initials: ReadonlySet<string>): boolean {
  const word = words[at] ?? '';
  if (word.length > 1) return false;
  if (initials.has(word)) return true;
  const [before, after] = [words[at - 1], words[at + 1]];
  const between = before !== undefined && after !== undefined;
  return (isInitial(before ?? '') || isInitial(after ?? '')) && !(word === 'y' && between);
}
