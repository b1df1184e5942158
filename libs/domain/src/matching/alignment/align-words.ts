import { pairOfWords, shareOfMisspelled } from './alignment.js';
import type { Alignment, WordPair } from './alignment.js';
import { pairAcronym, pairInitials } from './initials.js';
import { JOINED_MISSPELLED_COST, alignWholeNames, isSameWithoutSpaces, pairJoinedWords } from './joined-words.js';
import { editCost, hasDigit, isOtherGender } from './letter-costs.js';
import type { Script } from '../../names/scripts/latin-name.js';
import type { NameWord } from '../name-word.js';
import type { PreparedName } from '../prepared-name.js';
import { areOpposites } from '../words/company-words.js';
import { areGivenNamesOfTwo, areVariants } from '../words/given-names.js';
import { isNicknameOf } from '../words/nicknames.js';
import { isPatronymic, misspelledPatronymic } from './patronymic-words.js';
import { MOST_LETTERS_MISSING, haveOtherLetters, maxSpellingCost } from './spelling-likeness.js';
import { arabicPair, pairConsonants, soundPair } from './sound-words.js';
import { isLetter } from '../words/series-letters.js';
import { alignSyllables } from './syllable-words.js';

/** Below this weight, words are so common that a difference more likely means two words than one misspelled word. */
const COMMON_WORD_WEIGHT = 6.7;
const COMMON_WORDS_COST_FACTOR = 1.7;
/** Another spelling of the same sound isn't another word, however common. */
const SAME_SOUND = 0.5;
const NICKNAME_SHARE = 0.85;
const NICKNAME_COST = 0.2;
const ABBREVIATION_SHARE = 0.55;
const ABBREVIATION_LETTERS = 3;

/** Short words have many neighbors: one different letter says more there than in a long word. */
function shortWordFactor(length: number): number {
  return Math.min(1.8, Math.max(0.8, 6 / length));
}

function spellingPair(query: NameWord, candidate: NameWord): WordPair | null {
  if (isOtherGender(query.written, candidate.written)) return null;
  const plain = haveOtherLetters(query.letters, candidate.letters, Math.max(query.text.length, candidate.text.length))
    ? null
    : compareSpelling(query, candidate, query.text, candidate.text);
  // Patronymics of two fathers have the same ending.
  const short = (query.text !== query.written || candidate.text !== candidate.written) && !isPatronymic(query);
  return plain ?? (short ? compareSpelling(query, candidate, query.written, candidate.written) : null);
}

function compareSpelling(query: NameWord, candidate: NameWord, one: string, other: string): WordPair | null {
  const length = Math.max(one.length, other.length);
  const limit = maxSpellingCost(length);
  if (length - Math.min(one.length, other.length) > MOST_LETTERS_MISSING) return null;
  if (hasDigit(one) || hasDigit(other)) return null;
  const cost = editCost(one, other, limit);
  if (cost === Infinity) return null;
  const usual = query.weight < COMMON_WORD_WEIGHT && candidate.weight < COMMON_WORD_WEIGHT && cost > SAME_SOUND;
  const paid = usual ? cost * COMMON_WORDS_COST_FACTOR : cost;
  if (paid > limit) return null;
  const weightShare = shareOfMisspelled(paid, length, 0);
  if (weightShare < 0.3) return null;
  return pairOfWords('spelling', query, candidate, weightShare, paid * shortWordFactor(length));
}

function isAbbreviation(short: string, long: string): boolean {
  return short.length >= ABBREVIATION_LETTERS && long.length >= short.length + 3 && long.startsWith(short);
}

function isInitialOf(query: NameWord, candidate: NameWord): boolean {
  // As it was written too: 'W.' is 'Wladimir', whose usual spelling is 'Vladimir'.
  const alike = ({ text, written }: NameWord, { text: other, written: otherWritten }: NameWord): boolean =>
    text.charAt(0) === other.charAt(0) || written.charAt(0) === otherWritten.charAt(0);
  return alike(query, candidate) || query.text === candidate.lead || candidate.text === query.lead;
}

/** The best way to treat the two words as one, or null. */
function pairOf(query: NameWord, candidate: NameWord, person: boolean): WordPair | null {
  if (query.shape === 'number' || candidate.shape === 'number') return null;
  if (query.shape === 'initial' || candidate.shape === 'initial')
    return isInitialOf(query, candidate) ? pairOfWords('initial', query, candidate, 1, 0) : null;
  if (isPatronymic(query) !== isPatronymic(candidate)) return misspelledPatronymic(query, candidate);
  if (person && isNicknameOf(query.text, candidate.text))
    return pairOfWords('nickname', query, candidate, NICKNAME_SHARE, NICKNAME_COST);
  const spelled = spellingPair(query, candidate);
  return spelled === null && person && areVariants(query.written, candidate.written)
    ? pairOfWords('nickname', query, candidate, NICKNAME_SHARE, NICKNAME_COST)
    : spelled;
}

function abbreviationPair(query: NameWord, candidate: NameWord): WordPair | null {
  if (query.shape !== 'word' || candidate.shape !== 'word' || isPatronymic(query) || isPatronymic(candidate))
    return null;
  return isAbbreviation(query.written, candidate.written) || isAbbreviation(candidate.written, query.written)
    ? pairOfWords('abbreviation', query, candidate, ABBREVIATION_SHARE, 0.8)
    : null;
}

/** Words that replace each other ('Bros.', 'Hnos.') are nearly equal; a few abbreviations mean more than one word. */
function equalPair(word: NameWord, other: NameWord): WordPair {
  if (word.written === other.written || word.shape !== 'word') return pairOfWords('equal', word, other, 1, 0);
  const letters = Math.min(word.written.length, other.written.length);
  return letters <= ABBREVIATION_LETTERS
    ? pairOfWords('abbreviation', word, other, 0.7, 1.2)
    : pairOfWords('spelling', word, other, 0.95, 0.15);
}

/** Pairs equal words; `written`: only those that are written the same, not those that stand for another. */
function pairEqualWords({ queryOnly: query, candidateOnly: candidate, pairs }: Alignment, written: boolean): void {
  for (let at = 0; at < query.length;) {
    const word = query[at] as NameWord;
    const found = candidate.findIndex(
      (other) => other.text === word.text && other.shape === word.shape && (!written || other.written === word.written),
    );
    if (found < 0) {
      at += 1;
      continue;
    }
    pairs.push(equalPair(word, candidate[found] as NameWord));
    candidate.splice(found, 1);
    query.splice(at, 1);
  }
}

/** Names in Han and Hangul that differ in more are two names, whose syllables are few. */
const ONE_SYLLABLE_ALIKE = 1.2;

type PairRule = (query: NameWord, candidate: NameWord) => WordPair | null;

const wordsOfPersons: PairRule = (query, candidate) => pairOf(query, candidate, true);
const wordsOfCompanies: PairRule = (query, candidate) => pairOf(query, candidate, false);
const wordsOfSyllables: PairRule = (query, candidate) => {
  const pair = pairOf(query, candidate, false);
  return pair !== null && pair.cost > ONE_SYLLABLE_ALIKE ? null : pair;
};

/** Words before initials: an initial that fits two words leaves the one that has another counterpart. */
const rankOf = (pair: WordPair): number => (pair.kind === 'initial' ? 0 : pair.weightShare);

/** Words that are alike and never the same: the given names of siblings, 'interior' and 'exterior'. */
export const excludeEachOther = (one: NameWord, other: NameWord, person: boolean): boolean =>
  person ? areGivenNamesOfTwo(one, other) : areOpposites(one, other);

function pairSimilarWords(
  { queryOnly: query, candidateOnly: candidate, pairs }: Alignment,
  rule: PairRule,
  person: boolean,
): void {
  const possible: WordPair[] = [];
  for (const word of query)
    for (const other of candidate) {
      const pair = rule(word, other);
      if (pair !== null && !excludeEachOther(word, other, person)) possible.push(pair);
    }
  possible.sort((one, other) => rankOf(other) - rankOf(one) || placeGap(one) - placeGap(other));
  for (const pair of possible) {
    const at = query.indexOf(pair.query[0] as NameWord);
    const other = candidate.indexOf(pair.candidate[0] as NameWord);
    if (at < 0 || other < 0) continue;
    query.splice(at, 1);
    candidate.splice(other, 1);
    pairs.push(pair);
  }
}

function placeGap(pair: WordPair): number {
  return Math.abs((pair.query[0]?.place ?? 0) - (pair.candidate[0]?.place ?? 0));
}

const MISSPELLED_FORM = 1.3;
const SHORTEST_OF_FORM = 4;

/** Words that belong to the legal form of the other name, such as 'Liability Company' in front. */
/** `series`: both names end in a letter that the other lacks, so that none is of a form. */
function withoutFormWords(words: NameWord[], { peeled }: PreparedName, series: boolean): NameWord[] {
  if (words.length === 0 || peeled.length === 0) return words;
  const inForm = ({ written }: NameWord): boolean =>
    peeled.some(
      (word) =>
        word === written ||
        (written.length >= SHORTEST_OF_FORM &&
          word.charCodeAt(0) === written.charCodeAt(0) &&
          editCost(word, written, MISSPELLED_FORM) <= MISSPELLED_FORM),
    );
  return words.filter((word) => word.shape !== 'word' || (series && isLetter(word.written)) || !inForm(word));
}

/** The alignment with its sides exchanged, in place. */
function flipped(alignment: Alignment): Alignment {
  for (const pair of alignment.pairs) [pair.query, pair.candidate] = [pair.candidate, pair.query];
  [alignment.queryOnly, alignment.candidateOnly] = [alignment.candidateOnly, alignment.queryOnly];
  return alignment;
}

/**
 * Pairs the words of two names: equal words first, then words alike, then words joined or split. Exchanging the names only
 * exchanges the sides.
 */
export function alignWords(query: PreparedName, candidate: PreparedName): Alignment {
  return query.folded <= candidate.folded ? align(query, candidate) : flipped(align(candidate, query));
}

function align(query: PreparedName, candidate: PreparedName): Alignment {
  const left: Alignment = { pairs: [], queryOnly: [...query.words], candidateOnly: [...candidate.words] };
  pairEqualWords(left, true);
  if (!differ(left)) return withoutWordsOfForms(left, query, candidate);
  if (isSameWithoutSpaces(query, candidate)) return alignWholeNames(query, candidate);
  const mayBeJoined = pairJoinedWords(left, query, candidate, 0);
  pairEqualWords(left, false);
  const syllables = query.kind === 'NaturalPerson' && differ(left) ? alignSyllables(query, candidate) : null;
  if (syllables !== null) return syllables;
  pairDifferentWords(left, query, candidate, mayBeJoined);
  return withoutWordsOfForms(left, query, candidate);
}

/** True if both sides have words without a counterpart. */
const differ = ({ queryOnly, candidateOnly }: Alignment): boolean => queryOnly.length > 0 && candidateOnly.length > 0;

/** Pairs words that aren't equal, the surest rules first. */
function pairDifferentWords(left: Alignment, query: PreparedName, candidate: PreparedName, mayBeJoined: boolean): void {
  const person = query.kind === 'NaturalPerson';
  const has = (script: Script): boolean => query.script === script || candidate.script === script;
  const similar = has('syllables') ? wordsOfSyllables : wordsOfCompanies;
  const romanized = person || query.script !== 'latin' || candidate.script !== 'latin';
  if (has('vowelless') && differ(left)) pairConsonants(left, query, candidate);
  if (differ(left)) pairSimilarWords(left, person ? wordsOfPersons : similar, person);
  const arabic = query.arabic && candidate.arabic;
  if (romanized && differ(left)) pairSimilarWords(left, arabic ? arabicPair : soundPair, person);
  if (mayBeJoined && differ(left)) pairJoinedWords(left, query, candidate, JOINED_MISSPELLED_COST);
  if (!person && left.pairs.length === 0) pairAcronym(left, query, candidate);
  if (differ(left)) pairInitials(left, 'queryOnly', 'candidateOnly', person);
  if (differ(left)) pairInitials(left, 'candidateOnly', 'queryOnly', person);
  if (differ(left)) pairSimilarWords(left, abbreviationPair, person);
}

function withoutWordsOfForms(left: Alignment, query: PreparedName, candidate: PreparedName): Alignment {
  const hasLetter = (words: readonly NameWord[]): boolean => words.some(({ written }) => isLetter(written));
  const series = hasLetter(left.queryOnly) && hasLetter(left.candidateOnly);
  left.queryOnly = withoutFormWords(left.queryOnly, candidate, series);
  left.candidateOnly = withoutFormWords(left.candidateOnly, query, series);
  return left;
}
