import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { withDigits } from './number-words.js';
import { foldName } from './fold.js';
import { isLegalFormWord, joinInitials, peelLeadingForm, peelLegalForm } from './legal-forms.js';
import type { PeeledName } from './legal-forms.js';
import { latinName, scriptOf, syllableRuns } from './scripts/latin-name.js';
import { MAX_TOKEN, MAX_TOKENS, distinctTokens, nameTokens, significantWords } from './tokens.js';
import { formAtEnd, formInFront } from './world-forms/find-form.js';
import type { FoundForm } from './world-forms/find-form.js';

/** A word of a name that may also be read as other words. */
export interface OtherReading {
  /** One of the words that the name is searched by. */
  word: string;
  /** The words that may replace it: the pairs of syllables of a Han name, a number in digits. */
  words: readonly string[];
}

/** The words under which a name is indexed and searched. */
export interface SearchWords {
  /**
   * Distinct words that spellings of the same name share: in Latin letters, without legal forms at either end and linking
   * words, numbers in digits. 'ООО Ромашка', 'Romashka' and 'Romashka OOO' have the same. At most 24.
   */
  words: readonly string[];
  /** Words that a query may have instead: the words as written, and pairs of syllables of Han and Hangul. */
  others: readonly string[];
  readings: readonly OtherReading[];
}

/** Version of what {@link searchWords} returns. An index with another one must be rebuilt. */
export const SEARCH_WORDS_VERSION = 2;

const NOT_ASCII = /[^ -~]/;
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

/** 'Fondo I' is the first fund; elsewhere 'i' links words. */
function withLastOrdinal(words: readonly string[]): readonly string[] {
  const before = words.at(-2) ?? '';
  return words.at(-1) === 'i' && before.length > 1 ? words.with(-1, '1') : words;
}

const distinct = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => word.slice(0, MAX_TOKEN)))].slice(0, MAX_TOKENS);

interface NumberedWords {
  words: string[];
  readings: OtherReading[];
}

/** The words of a company with numbers in digits. `certain`: it is no person; else one-word numbers are another reading. */
function numbered(core: readonly string[], certain: boolean): NumberedWords {
  const significant = significantWords(withLastOrdinal(core));
  const words = joinInitials(significant);
  const initials = new Set(
    words.length === significant.length ? [] : words.filter((word) => !significant.includes(word)),
  );
  const digits = withDigits(words, initials).map(({ text }) => text);
  if (certain || digits.length < words.length) return { words: distinct(digits), readings: [] };
  const readings = words.flatMap((word, at) => (digits[at] === word ? [] : [{ word, words: [digits[at] ?? word] }]));
  return { words: distinct(words), readings };
}

/**
 * The words under which a name is indexed, and those that a query searches for: one function for both, so that they agree.
 * @param kind null: a query that may mean a person or a company
 */
export function searchWords(text: string, kind: EntityKind | null): SearchWords {
  const ofKind = kind ?? (PERSON_IN_SYLLABLES.test(text) ? 'NaturalPerson' : 'Organization');
  const script = scriptOf(text);
  const latin = latinName(text, ofKind);
  const core = ofKind === 'Organization' ? peelLegalForm(latin) : { core: latin, form: null, class: null };
  const { words: found, readings } =
    ofKind === 'NaturalPerson'
      ? { words: distinctTokens(latin), readings: [] }
      : numbered(withoutForms(core, script === 'latin'), kind !== null);
  const runs = script === 'syllables' ? syllableRuns(text, ofKind) : [];
  // The words as written, as another search finds them.
  const written =
    NOT_ASCII.test(text) && latin !== foldName(text) ? nameTokens(text, ofKind) : distinctTokens(core.core);
  // A few letters have no Latin ones.
  const words = found.length > 0 ? found : distinct(written);
  const others = [...written, ...runs.flatMap(({ pairs }) => pairs)].filter((word) => !words.includes(word));
  const cut = runs.map(({ word, pairs }) => ({ word: word.slice(0, MAX_TOKEN), words: pairs }));
  return {
    words,
    others: distinct(others),
    readings: [...readings, ...cut.filter(({ word }) => words.includes(word))],
  };
}
