import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { foldName } from '../names/fold.js';
import type { LegalFormClass } from '../names/legal-form.js';
import { withInitialsJoined } from '../names/legal-forms.js';
import { latinName, scriptOf } from '../names/scripts/latin-name.js';
import type { Script } from '../names/scripts/latin-name.js';
import { particles } from '../names/tokens.js';
import { hasDigit } from './alignment/letter-costs.js';
import { companyName } from './company-name.js';
import { markPersonWords } from './marked-words.js';
import { INITIAL_WEIGHT, LINKING_INITIAL, isRepeated, numberWord, wordOfCompany, wordOfPerson } from './name-word.js';
import type { NameWord } from './name-word.js';
import { withoutRepeatedNames } from './repeated-words.js';
import type { WordWeight } from './score-types.js';
import { isLastLetter } from './words/series-letters.js';
import { isArabicName } from './words/arabic-names.js';
import { splitPersonName, generationOf, withoutDigits } from './words/person-words.js';
import { withPlainSigns } from '../names/company-signs.js';
import { withDigits } from '../names/number-words.js';
import type { ReadWord } from '../names/number-words.js';
import { NAMED_AFTER, spelledOut, withPhrasesJoined } from './words/slavic-words.js';

export interface PreparedName {
  kind: EntityKind;
  words: NameWord[];
  /** All folded words of the core, including linking words. */
  all: string[];
  folded: string;
  written: string;
  script: Script;
  form: string | null;
  classes: readonly LegalFormClass[];
  /** The words of the legal form, which the other name may have elsewhere or misspelled. */
  peeled: readonly string[];
  /** The kind of body that the leading word gives ('fundacion'), if the company has no legal form. */
  body: string | null;
  generation: string | null;
  /** True for Arabic and Persian names of persons, whose vowels are written in many ways. */
  arabic: boolean;
}

/** Marks inside a word that separate nothing: "D'Angelo", "Sa’d", "Ch'o'l". */
const APOSTROPHES = /(?<=\p{L})['’‘`´ʻʼ](?=\p{L})/gu;
const ANY_APOSTROPHE = /['’‘`´ʻʼ]/;
const MAX_LENGTH = 300;
const MAX_WORDS = 14;

/** Linking words of persons beyond those of the index, and those that are initials in a person's name. */
const ARTICLES: ReadonlySet<string> = new Set([
  'al',
  'ul',
  'ur',
  'as',
  'ar',
  'az',
  'ad',
  'bte',
  'den',
  'ter',
  'le',
  'vda',
]);
const MAYBE_INITIALS: ReadonlySet<string> = new Set(['e', 'i', 'o', 'u', 'y']);
/** Linking words that are surnames at the end of a person's name ('Louis Le'); after 'de' or 'la', a name was cut off. */
const LAST_SURNAMES: ReadonlySet<string> = new Set(['le', 'van', 'von', 'di', 'da', 'do', 'du']);

/** 'y' is an initial if it has a period. */
const INITIAL_Y = /(?<![\p{L}\p{N}])y\./iu;
/** A leading 'Fundación' counts as a form, and hardly as a word. */
const BODY_WEIGHT = 1.5;

const isLinking = (word: string, kind: EntityKind): boolean =>
  kind === 'Organization'
    ? particles().has(word)
    : ARTICLES.has(word) || (particles().has(word) && !MAYBE_INITIALS.has(word));

/** 'Surnames, given names' in spoken order, with the surnames; other names unchanged. */
function inSpokenOrder(name: string): { spoken: string; surnames: string } {
  if (!name.includes(',')) return { spoken: name, surnames: '' };
  const parts = name.split(',');
  const [surnames = '', given = ''] = parts;
  const turned = parts.length === 2 && given.trim() !== '' && generationOf(foldName(given)) === null;
  return turned ? { spoken: `${given} ${surnames}`, surnames } : { spoken: name, surnames: '' };
}

/** Marks the first of several surnames. */
function markFirstSurname(words: readonly NameWord[], surnames: string): void {
  const folded = latinName(surnames, 'NaturalPerson').split(' ');
  const [first, second] = words.filter(({ written, shape }) => shape === 'word' && folded.includes(written));
  if (first !== undefined && second !== undefined && words.length > 2) first.firstSurname = true;
}

const ASIDE = /[([]([^()[\]]+)[)\]]/g;
/** Notes on the state of a company, which are no part of its name. */
const NOTES =
  / (?:in liquidation|en liquidacion|en liquidation|in liquidazione|i l|dissolved|disuelta|formerly|in administration|in receivership)$/;

const REPEATED_LETTERS = 4;
const NO_WORDS: ReadonlySet<string> = new Set();

/** A company's name without what it repeats in parentheses, such as its short form: 'Zumbador Holding (ООО Zumbador)'. */
function withoutRepetition(name: string): string {
  if (!name.includes('(')) return name;
  return name.replace(ASIDE, (inside: string, text: string) => {
    const outside = latinName(name.replace(inside, ' '), 'Organization').split(' ');
    const words = latinName(text, 'Organization').split(' ');
    return words.some((word) => word.length >= REPEATED_LETTERS && outside.includes(word)) ? ' ' : inside;
  });
}

/** The folded words that a name has in parentheses. */
function wordsAside(written: string, kind: EntityKind): ReadonlySet<string> {
  if (!written.includes('(') && !written.includes('[')) return NO_WORDS;
  const inside = [...written.matchAll(ASIDE)].map(([, text]) => text ?? '');
  return new Set(inside.flatMap((text) => latinName(text, kind).split(' ')));
}

const withoutApostrophes = (name: string): string => (ANY_APOSTROPHE.test(name) ? name.replace(APOSTROPHES, '') : name);

type WordOf = (text: string, place: number) => NameWord;

/** Marks the last word. A name of only linking words has those. */
function completed(words: NameWord[], all: readonly string[], wordOf: WordOf): void {
  const end = words.at(-1);
  if (end === undefined) words.push(...all.slice(0, MAX_WORDS).map(wordOf));
  else end.last = true;
}

const isSurnameAtEnd = (all: readonly string[], place: number): boolean =>
  place > 0 &&
  place === all.length - 1 &&
  LAST_SURNAMES.has(all[place] ?? '') &&
  !isLinking(all[place - 1] ?? '', 'NaturalPerson');

/** The words of a person without the linking words; in syllables nothing links. */
function personWords(
  all: readonly string[],
  { syllables, aside, wordOf }: { syllables: boolean; aside: ReadonlySet<string>; wordOf: WordOf },
): NameWord[] {
  const words: NameWord[] = [];
  let lead = '';
  for (let place = 0; place < all.length; place += 1) {
    const text = all[place] ?? '';
    if (!syllables && isLinking(text, 'NaturalPerson') && !isSurnameAtEnd(all, place)) {
      lead ||= text.charAt(0);
    } else if (words.length < MAX_WORDS) {
      const word = wordOf(text, place);
      word.lead = lead;
      word.aside = aside.has(text);
      words.push(word);
      lead = '';
    }
  }
  return words;
}

function preparePerson(written: string, weight: WordWeight): PreparedName {
  const kind = 'NaturalPerson';
  const script = scriptOf(written);
  const syllables = script === 'syllables';
  const { spoken, surnames } = inSpokenOrder(withoutApostrophes(written));
  const folded = latinName(spoken, kind);
  const once = syllables ? folded.split(' ') : withoutRepeatedNames(folded.split(' '));
  const { words: named, generation } = splitPersonName(folded === '' ? [] : once, syllables);
  const all = hasDigit(folded) ? named.map(withoutDigits) : named;
  const wordOf: WordOf = (text, place) => wordOfPerson(text, place, weight);
  const words = personWords(all, { syllables, aside: wordsAside(written, kind), wordOf });
  markPersonWords(words, all);
  if (surnames !== '') markFirstSurname(words, surnames);
  if (INITIAL_Y.test(written))
    for (const word of words) if (word.text === LINKING_INITIAL) word.weight = INITIAL_WEIGHT;
  completed(words, all, wordOf);
  const arabic = isArabicName(all);
  const noForm = { form: null, classes: [], peeled: [], body: null };
  return { kind, words, all, folded, written, script, ...noForm, generation, arabic };
}

/** A word that gives the kind of body hardly counts as a word, and says nothing of what the body does. */
function markBody(words: readonly NameWord[], body: string): void {
  const length = body.split(' ').length;
  for (const word of words) {
    if (word.place >= length) continue;
    word.weight = Math.min(word.weight, BODY_WEIGHT);
    word.describes = null;
  }
}

/** The words of a company without the linking words. Those after 'named after' come and go, like those in parentheses. */
function companyWords(
  read: readonly ReadWord[],
  { all, aside, weight }: { all: readonly string[]; aside: ReadonlySet<string>; weight: WordWeight },
): NameWord[] {
  const words: NameWord[] = [];
  let lead = '';
  let namedAfter = false;
  for (const [place, { text, number }] of read.entries()) {
    if (number) {
      words.push(numberWord(text, place, weight));
    } else if (text === NAMED_AFTER && place > 0) {
      namedAfter = true;
    } else if (isLinking(text, 'Organization') && !isLastLetter(all, place)) {
      lead ||= text.charAt(0);
    } else if (words.length < MAX_WORDS) {
      const word = wordOfCompany(text, place, weight);
      word.lead = lead;
      word.aside = namedAfter || aside.has(text);
      // 'Scientific research' is one word in other languages.
      if (!isRepeated(word, words.at(-1))) words.push(word);
      lead = '';
    }
  }
  return words;
}

function prepareCompany(written: string, weight: WordWeight): PreparedName {
  const kind = 'Organization';
  const script = scriptOf(written);
  const once = withoutRepetition(withPlainSigns(written));
  const folded = latinName(withoutApostrophes(once), kind);
  const single = withoutRepeatedNames(folded.replace(NOTES, '').split(' ')).join(' ');
  const { core, form, classes, peeled, body } = companyName(withPhrasesJoined(single), script === 'latin');
  const { words: named, initials } = withInitialsJoined(withoutRepeatedNames(core));
  const read = withDigits(spelledOut(named), initials);
  const all = read.map(({ text }) => text);
  const words = companyWords(read, { all, aside: wordsAside(once, kind), weight });
  if (body !== null) markBody(words, body);
  completed(words, all, (text, place) => wordOfCompany(text, place, weight));
  return { kind, words, all, folded, written, script, form, classes, peeled, body, generation: null, arabic: false };
}

/** Prepares a name for comparison as the name of an entity of that kind. */
export function prepareName(name: string, kind: EntityKind, weight: WordWeight): PreparedName {
  const written = name.slice(0, MAX_LENGTH);
  return kind === 'NaturalPerson' ? preparePerson(written, weight) : prepareCompany(written, weight);
}
