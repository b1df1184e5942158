import type { Alignment, WordPair } from './alignment.js';
import { JOINED_MISSPELLED_COST, pairJoinedWords } from './joined-words.js';
import { editCost, isOtherGender } from './letter-costs.js';
import type { NameWord, PreparedName } from '../prepared-name.js';
import { isNicknameOf } from '../words/nicknames.js';
import { pairConsonants, soundPair } from './sound-words.js';
import { alignSyllables } from './syllable-words.js';

/** Below this weight, words are so common that a difference more likely means two words than one misspelled word. */
const COMMON_WORD_WEIGHT = 6.2;
const COMMON_WORDS_COST_FACTOR = 1.7;
/** Another spelling of the same sound isn't another word, however common. */
const SAME_SOUND = 0.5;
const SHARE_LOST_PER_COST = 2;
const NICKNAME_SHARE = 0.75;
const NICKNAME_COST = 0.35;
const ABBREVIATION_SHARE = 0.55;
const ABBREVIATION_LETTERS = 3;

/** Maximum spelling cost at which two words can be the same word. `length` is that of the longer one. */
function maxSpellingCost(length: number): number {
  if (length <= 2) return 0.4;
  if (length === 3) return 1;
  if (length <= 5) return 1.3;
  if (length <= 7) return 2;
  return 2.6;
}

/** Short words have many neighbors: one different letter says more there than in a long word. */
function shortWordFactor(length: number): number {
  return Math.min(1.8, Math.max(0.8, 6 / length));
}

function countBits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function spellingPair(query: NameWord, candidate: NameWord): WordPair | null {
  if (isOtherGender(query.written, candidate.written)) return null;
  const plain = compareSpelling(query, candidate, query.text, candidate.text);
  const short = query.text !== query.written || candidate.text !== candidate.written;
  return plain ?? (short ? compareSpelling(query, candidate, query.written, candidate.written) : null);
}

function compareSpelling(query: NameWord, candidate: NameWord, one: string, other: string): WordPair | null {
  const length = Math.max(one.length, other.length);
  const limit = maxSpellingCost(length);
  if (length - Math.min(one.length, other.length) > 3) return null;
  if (DIGIT.test(one) || DIGIT.test(other)) return null;
  if (
    one === query.text &&
    other === candidate.text &&
    countBits(query.letters ^ candidate.letters) > (length > 7 ? 5 : 4)
  )
    return null;
  const cost = editCost(one, other, limit);
  if (cost === Infinity) return null;
  const usual = query.weight < COMMON_WORD_WEIGHT && candidate.weight < COMMON_WORD_WEIGHT && cost > SAME_SOUND;
  const paid = usual ? cost * COMMON_WORDS_COST_FACTOR : cost;
  if (paid > limit) return null;
  const weightShare = Math.max(0, 1 - (SHARE_LOST_PER_COST * paid) / length);
  return weightShare < 0.3
    ? null
    : { kind: 'spelling', query: [query], candidate: [candidate], weightShare, cost: paid * shortWordFactor(length) };
}

function isAbbreviation(short: string, long: string): boolean {
  return short.length >= ABBREVIATION_LETTERS && long.length >= short.length + 3 && long.startsWith(short);
}

function isInitialOf(query: NameWord, candidate: NameWord): boolean {
  const [one, other] = [query.text.charAt(0), candidate.text.charAt(0)];
  return one === other || query.text === candidate.lead || candidate.text === query.lead;
}

const DIGIT = /\d/;

/** The best way to treat the two words as one, or null. */
function pairOf(query: NameWord, candidate: NameWord, person: boolean): WordPair | null {
  const base = { query: [query], candidate: [candidate] };
  if (query.shape === 'number' || candidate.shape === 'number') return null;
  if (query.shape === 'initial' || candidate.shape === 'initial')
    return isInitialOf(query, candidate) ? { ...base, kind: 'initial', weightShare: 1, cost: 0 } : null;
  if (isPatronymic(query) !== isPatronymic(candidate)) return null;
  if (person && isNicknameOf(query.text, candidate.text))
    return { ...base, kind: 'nickname', weightShare: NICKNAME_SHARE, cost: NICKNAME_COST };
  return spellingPair(query, candidate);
}

const isPatronymic = ({ describes }: NameWord): boolean => describes === 'patronymic';

function abbreviationPair(query: NameWord, candidate: NameWord): WordPair | null {
  if (query.shape !== 'word' || candidate.shape !== 'word' || isPatronymic(query) || isPatronymic(candidate))
    return null;
  const base = { query: [query], candidate: [candidate] };
  const [one, other] = [query.written, candidate.written];
  return isAbbreviation(one, other) || isAbbreviation(other, one)
    ? { ...base, kind: 'abbreviation', weightShare: ABBREVIATION_SHARE, cost: 0.8 }
    : null;
}

/** Words that replace each other ('Bros.', 'Hnos.') are nearly equal; a few abbreviations mean more than one word. */
function equalPair(word: NameWord, other: NameWord): WordPair {
  const base = { query: [word], candidate: [other] };
  if (word.written === other.written || word.shape !== 'word')
    return { ...base, kind: 'equal', weightShare: 1, cost: 0 };
  const letters = Math.min(word.written.length, other.written.length);
  return letters <= ABBREVIATION_LETTERS
    ? { ...base, kind: 'abbreviation', weightShare: 0.7, cost: 1.2 }
    : { ...base, kind: 'spelling', weightShare: 0.95, cost: 0.15 };
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
    const [other] = candidate.splice(found, 1);
    query.splice(at, 1);
    pairs.push(equalPair(word, other as NameWord));
  }
}

/** Names in Han and Hangul that differ in more are two names, whose syllables are few. */
const ONE_SYLLABLE_ALIKE = 1.2;

type PairRule = (query: NameWord, candidate: NameWord) => WordPair | null;

function pairSimilarWords({ queryOnly: query, candidateOnly: candidate, pairs }: Alignment, rule: PairRule): void {
  const possible: WordPair[] = [];
  for (const word of query)
    for (const other of candidate) {
      const pair = rule(word, other);
      if (pair !== null) possible.push(pair);
    }
  // Words before initials: an initial that fits two words leaves the one that has another counterpart.
  const rank = (pair: WordPair): number => (pair.kind === 'initial' ? 0 : pair.weightShare);
  possible.sort((one, other) => rank(other) - rank(one) || placeGap(one) - placeGap(other));
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

const MIN_INITIALS = 2;

type Side = 'queryOnly' | 'candidateOnly';

/** Words that one side writes as their initials: 'GAD' for 'Gobierno Autónomo Descentralizado'. */
function pairInitials(left: Alignment, one: Side, other: Side, person: boolean): void {
  for (const short of left[one]) {
    const size = short.text.length;
    if (short.shape !== 'word' || size < MIN_INITIALS || size > (person ? 3 : 6)) continue;
    const words = left[other];
    for (let from = 0; from + size <= words.length; from += 1) {
      const run = words.slice(from, from + size);
      if (run.some((word, at) => word.written.charAt(0) !== short.written.charAt(at) || word.written.length < 3))
        continue;
      const sides = one === 'queryOnly' ? { query: [short], candidate: run } : { query: run, candidate: [short] };
      left.pairs.push({ kind: 'initials', ...sides, weightShare: 1, cost: size > 2 ? 0.4 : 0.9 });
      left[one] = left[one].filter((word) => word !== short);
      left[other] = words.filter((word) => !run.includes(word));
      pairInitials(left, one, other, person);
      return;
    }
  }
}

const LONGEST_ACRONYM = 6;

/** A company's whole name as its initials, linking words and legal form included: 'PDVSA', 'BASF'. */
function pairAcronym(left: Alignment, query: PreparedName, candidate: PreparedName): void {
  const isAcronym = (short: PreparedName, long: PreparedName): boolean => {
    const [word] = short.words;
    if (short.words.length !== 1 || word === undefined || long.words.length < 2) return false;
    if (word.shape !== 'word' || word.written.length > LONGEST_ACRONYM) return false;
    const all = long.all.map((each) => each.charAt(0)).join('');
    const telling = long.words.map((each) => each.written.charAt(0)).join('');
    const form = long.peeled.map((each) => (each.length > LONGEST_ACRONYM ? each.charAt(0) : each)).join('');
    return [all, telling, all + form, telling + form].includes(word.written);
  };
  if (!isAcronym(query, candidate) && !isAcronym(candidate, query)) return;
  left.pairs.push({ kind: 'initials', query: query.words, candidate: candidate.words, weightShare: 1, cost: 0.6 });
  left.queryOnly = [];
  left.candidateOnly = [];
}

const MISSPELLED_FORM = 1.3;
const SHORTEST_OF_FORM = 4;

/** Words that belong to the legal form of the other name, such as 'Liability Company' in front. */
function withoutFormWords(words: NameWord[], { peeled }: PreparedName): NameWord[] {
  if (words.length === 0 || peeled.length === 0) return words;
  const inForm = ({ written }: NameWord): boolean =>
    peeled.some(
      (word) =>
        word === written ||
        (written.length >= SHORTEST_OF_FORM &&
          word.charCodeAt(0) === written.charCodeAt(0) &&
          editCost(word, written, MISSPELLED_FORM) <= MISSPELLED_FORM),
    );
  return words.filter((word) => word.shape !== 'word' || !inForm(word));
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
  if (left.queryOnly.length > 0 && left.candidateOnly.length > 0) {
    pairJoinedWords(left, query, candidate, 0);
    pairEqualWords(left, false);
  }
  const person = query.kind === 'NaturalPerson';
  const different = left.queryOnly.length > 0 && left.candidateOnly.length > 0;
  const syllables = person && different ? alignSyllables(query, candidate) : null;
  if (syllables !== null) return syllables;
  const romanized = person || query.script !== 'latin' || candidate.script !== 'latin';
  const syllabic = !person && (query.script === 'syllables' || candidate.script === 'syllables');
  const vowelless = query.script === 'vowelless' || candidate.script === 'vowelless';
  const rules: (() => void)[] = [
    () => {
      if (vowelless) pairConsonants(left, query, candidate);
    },
    () => {
      pairSimilarWords(left, (word, other) => {
        const pair = pairOf(word, other, person);
        return pair !== null && syllabic && pair.cost > ONE_SYLLABLE_ALIKE ? null : pair;
      });
    },
    () => {
      if (romanized) pairSimilarWords(left, soundPair);
    },
    () => {
      pairJoinedWords(left, query, candidate, JOINED_MISSPELLED_COST);
    },
    () => {
      if (!person && left.pairs.length === 0) pairAcronym(left, query, candidate);
    },
    () => {
      pairInitials(left, 'queryOnly', 'candidateOnly', person);
    },
    () => {
      pairInitials(left, 'candidateOnly', 'queryOnly', person);
    },
    () => {
      pairSimilarWords(left, abbreviationPair);
    },
  ];
  for (const rule of rules) if (left.queryOnly.length > 0 && left.candidateOnly.length > 0) rule();
  left.queryOnly = withoutFormWords(left.queryOnly, candidate);
  left.candidateOnly = withoutFormWords(left.candidateOnly, query);
  return left;
}
