import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { isAscii } from './ascii.js';
import { withPlainSigns } from './company-signs.js';
import { withDigits, withLongNumbers } from './number-words.js';
import { foldName } from './fold.js';
import { withoutInvisible } from './invisible.js';
import { isLegalFormWord, peelLeadingForm, peelLegalForm, withInitialsJoined } from './legal-forms.js';
import type { PeeledName } from './legal-forms.js';
import { isTitle, splitPersonName } from '../matching/words/person-words.js';
import { latinName, scriptOf, syllableRuns } from './scripts/latin-name.js';
import type { Script } from './scripts/latin-name.js';
import { consonantWords, skeletonsWithoutVowels } from './scripts/skeleton.js';
import { englishWord } from './scripts/usual-words.js';
import { MAX_TOKEN, MAX_TOKENS, distinctTokens, nameTokens, significantWords } from './tokens.js';
import { formAtEnd, formInFront } from './world-forms/find-form.js';
import type { FoundForm } from './world-forms/find-form.js';

/** A word of a name that may also be read as other words. */
export interface OtherReading {
  /** One of the words that the name is searched by. */
  word: string;
  /** The words that may replace it: the pairs of syllables of a Han name, a number in digits; none for a title. */
  words: readonly string[];
}

/** The words under which a name is indexed and searched. */
export interface SearchWords {
  /**
   * Distinct words that spellings of the same name share: in Latin letters, without legal forms at either end and linking
   * words, numbers in digits. 'ООО Ромашка', 'Romashka' and 'Romashka OOO' have the same. At most 24.
   */
  words: readonly string[];
  /**
   * Words that a query may have instead: the words as written, those that capitals separate ('JuanPérez'), pairs of syllables of
   * Han and Hangul, and of Arabic and Hebrew the consonants and, for usual words, the English ones.
   */
  others: readonly string[];
  readings: readonly OtherReading[];
}

/** Version of what {@link searchWords} returns. An index with another one must be rebuilt. */
export const SEARCH_WORDS_VERSION = 4;

/** Without a kind, so few syllables are more likely a person's; a company's are found by every two of them. */
const PERSON_IN_SYLLABLES = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u;
/** Forms of these classes are part of a name in Latin letters. */
const BODY_CLASSES: ReadonlySet<string> = new Set(['foundation', 'trust', 'association', 'cooperative', 'public']);

const isBody = ({ classes }: FoundForm): boolean => classes.some((each) => BODY_CLASSES.has(each));

const isInitial = (word: string | undefined): boolean => word?.length === 1;

/** The words of a company without a form in front. 'A-B-C' does not begin with the form 'AB'. */
function withoutFormInFront(words: string[], latin: boolean): string[] {
  const front = formInFront(words, latin);
  if (front === null || (latin && isBody(front))) return words;
  const { length } = front;
  return isInitial(words[length - 1]) && isInitial(words[length]) ? words : words.slice(length);
}

/**
 * A company's words, in Latin letters and folded, without its legal forms: those of the region and of the world, at the end
 * and in front. What kind of body a name says ('Fundación Zumbador') stays. It never takes the whole name.
 */
function withoutForms(peeled: PeeledName, latin: boolean): string[] {
  const words = (peelLeadingForm(peeled.core)?.core ?? peeled.core).split(' ');
  const end = peeled.form === null ? formAtEnd(words) : null;
  const core = end === null || (latin && isBody(end)) ? words : words.slice(0, -end.length);
  const significant = withoutFormInFront(core, latin);
  const telling = significant.filter((word) => !isLegalFormWord(word));
  return telling.length > 0 ? telling : significant;
}

/** 'Fondo I' is the first fund, and 'cuarenta y dos' 42; elsewhere 'i' and 'dos' link words. */
function withNumerals(words: readonly string[]): readonly string[] {
  const before = words.at(-2) ?? '';
  return withLongNumbers(words.at(-1) === 'i' && before.length > 1 ? words.with(-1, '1') : words);
}

const distinct = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => word.slice(0, MAX_TOKEN)))].slice(0, MAX_TOKENS);

interface NumberedWords {
  words: string[];
  readings: OtherReading[];
}

/** The words of a company with numbers in digits. `certain`: it is no person; else one-word numbers are another reading. */
function numbered(core: readonly string[], certain: boolean): NumberedWords {
  const { words, initials } = withInitialsJoined(significantWords(withNumerals(core)));
  const digits = withDigits(words, initials).map(({ text }) => text);
  if (certain || digits.length < words.length) return { words: distinct(digits), readings: [] };
  const readings = words.flatMap((word, at) => (digits[at] === word ? [] : [{ word, words: [digits[at] ?? word] }]));
  return { words: distinct(words), readings };
}

/** Linking words of one letter are initials if they have a period: 'E. Quirindongo'. */
const DOTTED = /(?<![\p{L}\p{N}])[eiouy](?=\.)/giu;

const dottedLetters = (text: string): ReadonlySet<string> =>
  new Set(text.includes('.') ? (text.toLowerCase().match(DOTTED) ?? []) : []);

/** The words of a person without forms of address and 'Jr.'; initials stay apart, because any name may stand for one. */
const personWords = (text: string, latin: string, script: Script): string[] =>
  significantWords(splitPersonName(latin.split(' '), script === 'syllables').words, dottedLetters(text));

/** More initials are hardly a person's. */
const MOST_INITIALS = 3;

/**
 * The initials of a name that may be a person's, each by itself: as the name of a company, 'J. R. Quirindongo' has them as one
 * word, and 'E. Quirindongo' has none.
 * @param read the words of the name as a company's
 */
function initialsApart(read: readonly string[], named: readonly string[]): OtherReading[] {
  const readings: OtherReading[] = [];
  for (let at = 0; at < named.length; at += 1) {
    const from = at;
    while (isInitial(named[at])) at += 1;
    const initials = named.slice(from, at);
    const [joined, next = ''] = [initials.join(''), named[at]];
    if (initials.length === 0 || initials.length > MOST_INITIALS) continue;
    if (initials.length > 1 && read.includes(joined)) readings.push({ word: joined, words: [...new Set(initials)] });
    else if (!read.includes(joined) && read.includes(next)) readings.push({ word: next, words: [...initials, next] });
  }
  return readings;
}

/** Titles in a query that may mean a person or a company ('Ing. Zumbador') may also be left out. */
const withoutTitle = (words: readonly string[]): OtherReading[] =>
  words.length < 3 ? [] : words.filter(isTitle).map((word) => ({ word, words: [] }));

const CAPITAL_WITHIN = /\p{Ll}\p{Lu}/u;
const AT_CAPITALS = /(?<=\p{Ll})(?=\p{Lu})/u;

/** Words written together with a capital each ('JuanPérezGómez'), apart. */
function capitalsApart(text: string, words: readonly string[]): OtherReading[] {
  if (!CAPITAL_WITHIN.test(text)) return [];
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((written) => {
    const word = foldName(written).slice(0, MAX_TOKEN);
    const parts = significantWords(written.split(AT_CAPITALS).map(foldName));
    return parts.length > 1 && words.includes(word) ? [{ word, words: parts }] : [];
  });
}

/**
 * What a Latin name may have instead of Arabic or Hebrew words: the English ones for an organization's usual words, the consonants
 * of each word, and those of each two neighbors, which may be one word ('Alireza').
 */
function withoutVowels(text: string, words: readonly string[], kind: EntityKind): string[] {
  const english = kind === 'Organization' ? words.flatMap((word) => englishWord(word) ?? []) : [];
  const joined = words.slice(1).map((word, at) => (words[at] ?? '') + word);
  return [...english, ...[...words, ...joined].flatMap((word) => consonantWords(skeletonsWithoutVowels(word, text)))];
}

/**
 * The words under which a name is indexed, and those that a query searches for: one function for both, so that they agree.
 * @param kind null: a query that may mean a person or a company
 */
export function searchWords(written: string, kind: EntityKind | null): SearchWords {
  return wordsOf(withoutInvisible(written), kind);
}

function wordsOf(text: string, kind: EntityKind | null): SearchWords {
  const ofKind = kind ?? (PERSON_IN_SYLLABLES.test(text) ? 'NaturalPerson' : 'Organization');
  const script = scriptOf(text);
  const latin = latinName(ofKind === 'Organization' ? withPlainSigns(text) : text, ofKind);
  const core = ofKind === 'Organization' ? peelLegalForm(latin) : { core: latin, form: null, class: null };
  const { words: found, readings } =
    ofKind === 'NaturalPerson'
      ? { words: distinct(personWords(text, latin, script)), readings: [] }
      : numbered(withoutForms(core, script === 'latin'), kind !== null);
  const runs = script === 'syllables' ? syllableRuns(text, ofKind) : [];
  // The words as written, as another search finds them.
  const written = !isAscii(text) && latin !== foldName(text) ? nameTokens(text, ofKind) : distinctTokens(core.core);
  // A few letters have no Latin ones.
  const words = found.length > 0 ? found : distinct(written);
  const pairs = runs.flatMap((run) => run.pairs);
  const sounded = script === 'vowelless' ? withoutVowels(text, words, ofKind) : [];
  const apart = capitalsApart(text, words);
  const parts = apart.flatMap((reading) => reading.words);
  const others = [...written, ...pairs, ...sounded, ...parts].filter((word) => !words.includes(word));
  const mayBePerson = kind === null && ofKind === 'Organization' && core.form === null && words.length > 1;
  const cut = runs.map(({ word, pairs }) => ({ word: word.slice(0, MAX_TOKEN), words: pairs }));
  return {
    words,
    others: distinct(others),
    readings: [
      ...readings,
      ...apart,
      ...(kind === null ? withoutTitle(words) : []),
      ...(mayBePerson ? initialsApart(words, personWords(text, latin, script)) : []),
      ...cut.filter(({ word }) => words.includes(word)),
    ],
  };
}
