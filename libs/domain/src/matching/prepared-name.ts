import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { foldName } from '../names/fold.js';
import { isLegalFormWord } from '../names/legal-forms.js';
import type { LegalFormClass } from '../names/legal-form.js';
import { latinName, scriptOf } from '../names/scripts/latin-name.js';
import type { Script } from '../names/scripts/latin-name.js';
import { particles } from '../names/tokens.js';
import { companyName, wordsOfCore } from './company-name.js';
import type { WordWeight } from './score-types.js';
import { describingWord, isPlace } from './words/describing-words.js';
import { companyWord } from './words/company-words.js';
import { fatherIn } from './words/patronymics.js';
import {
  generationOf,
  isDescentWord,
  marriedNameFrom,
  personWord,
  withoutDigits,
  withoutTitles,
} from './words/person-words.js';
import { withDigits } from '../names/number-words.js';
import { NAMED_AFTER, spelledOut, withPhrasesJoined } from './words/slavic-words.js';

/** One word of a name, as it is compared. */
export interface NameWord {
  /** The text to compare: the folded word, or its replacement ('hermanos' for 'bros', '2' for 'ii'). */
  text: string;
  /** The folded word as it was written. */
  written: string;
  /** Weight of agreeing in it, in nats. */
  weight: number;
  shape: 'word' | 'initial' | 'number';
  /** Position among all folded words of the name, including linking words. */
  place: number;
  /** One bit for each letter in it, to quickly rule out that two words are similar. */
  letters: number;
  /** What a company does, by its canonical word ('banco' for 'bank'), or 'place'; 'patronymic' or 'married' in persons' names. */
  describes: string | null;
  /** True for the last word of a name. */
  last: boolean;
  /** True for words in parentheses, which add to a name. */
  aside: boolean;
  /** First letter of the linking words before it, which its initial may use ('D.' for 'del Carmen'); '' without any. */
  lead: string;
}

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

const INITIAL_WEIGHT = 2;
/** 'y' links surnames more often than it is an initial. */
const LINKING_INITIAL = 'y';
const LINKING_INITIAL_WEIGHT = 0.3;
/** A form that is neither at the end nor at the beginning. */
const FORM_WEIGHT = 0.3;
/** A leading 'Fundación' counts as a form, and hardly as a word. */
const BODY_WEIGHT = 1.5;
const WORDS_OF_FORMS: ReadonlySet<string> = new Set(['liability', 'joint', 'stock']);
const DESCENT_WEIGHT = 0.6;
const NUMBER_WEIGHT = 4;
const WEIGHT_RANGE = [0.3, 11] as const;

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 32);
  return letters;
}

function bounded(weight: number): number {
  return Math.min(Math.max(weight, WEIGHT_RANGE[0]), WEIGHT_RANGE[1]);
}

const isLinking = (word: string, kind: EntityKind): boolean =>
  kind === 'Organization'
    ? particles().has(word)
    : ARTICLES.has(word) || (particles().has(word) && !MAYBE_INITIALS.has(word));

/** 'Surnames, given names' in spoken order; other names unchanged. */
function inSpokenOrder(name: string): string {
  const parts = name.split(',');
  const [surnames = '', given = ''] = parts;
  const turned = parts.length === 2 && given.trim() !== '' && generationOf(foldName(given)) === null;
  return turned ? `${given} ${surnames}` : name;
}

const baseOf = (written: string, place: number): NameWord => ({
  text: written,
  written,
  weight: 0,
  shape: 'word',
  place,
  letters: 0,
  lead: '',
  aside: false,
  last: false,
  describes: null,
});

function numberWord(written: string, place: number, weight: WordWeight): NameWord {
  const wordWeight = Math.max(NUMBER_WEIGHT, bounded(weight(written)));
  return { ...baseOf(written, place), text: written, weight: wordWeight, shape: 'number' };
}

/** True for a usual word that says the same as the one before it. */
const isRepeated = (word: NameWord, before: NameWord | undefined): boolean =>
  before?.text === word.text && word.text !== word.written && word.describes === null;

function wordOf(written: string, place: number, kind: EntityKind, weight: WordWeight): NameWord {
  const person = kind === 'NaturalPerson';
  const word = baseOf(written, place);
  const text = person ? personWord(written) : companyWord(written);
  word.text = text;
  word.letters = lettersOf(text);
  if (person && text.length <= 2 && /^\p{L}$/u.test(text)) {
    word.weight = text === LINKING_INITIAL ? LINKING_INITIAL_WEIGHT : INITIAL_WEIGHT;
    word.shape = 'initial';
    return word;
  }
  let wordWeight = weight(written);
  if (text !== written) wordWeight = Math.min(wordWeight, weight(text));
  if (person && isDescentWord(text)) wordWeight = DESCENT_WEIGHT;
  if (!person && written.length > 2 && (isLegalFormWord(written) || WORDS_OF_FORMS.has(written)))
    wordWeight = FORM_WEIGHT;
  word.weight = bounded(wordWeight);
  if (!person) word.describes = describingWord(text) ?? describingWord(written) ?? (isPlace(written) ? 'place' : null);
  return word;
}

/** Names of persons without forms of address and 'Jr.', unless hardly anything else remains. */
function splitPersonName(words: readonly string[]): { words: string[]; generation: string | null } {
  const named = withoutTitles(words);
  const remaining = named.length >= 2 ? named : [...words];
  const last = remaining.at(-1) ?? '';
  const generation = remaining.length > 2 ? generationOf(last) : null;
  return { words: generation === null ? remaining : remaining.slice(0, -1), generation };
}

const NAMES_WITH_PATRONYMIC = 3;

/** Marks a patronymic, and the words of a husband's name. Two words that look like patronymics are one and a surname. */
function markPersonWords(words: NameWord[], all: readonly string[]): void {
  const from = marriedNameFrom(all);
  for (const word of words) if (word.place >= from) word.describes = 'married';
  if (words.length < NAMES_WITH_PATRONYMIC) return;
  const named = words.flatMap((word) => {
    const father = word.shape === 'word' ? fatherIn(word.written) : null;
    return father === null ? [] : [{ word, father }];
  });
  const [only, another] = named;
  if (only === undefined || another !== undefined) return;
  only.word.text = `${only.father}~`;
  only.word.describes = 'patronymic';
}

const IN_PARENTHESES = /[([]([^()[\]]+)[)\]]/g;
/** Notes on the state of a company, which are no part of its name. */
const NOTES =
  / (?:in liquidation|en liquidacion|en liquidation|in liquidazione|i l|dissolved|disuelta|formerly|in administration|in receivership)$/;

const REPEATED_LETTERS = 4;

/** A company's name without what it repeats in parentheses, such as its short form: 'Zumbador Holding (ООО Zumbador)'. */
function withoutRepetition(name: string): string {
  if (!name.includes('(')) return name;
  return name.replace(IN_PARENTHESES, (inside: string, text: string) => {
    const outside = latinName(name.replace(inside, ' '), 'Organization').split(' ');
    const words = latinName(text, 'Organization').split(' ');
    return words.some((word) => word.length >= REPEATED_LETTERS && outside.includes(word)) ? ' ' : inside;
  });
}

const NOTE_WORDS = ['liqui', 'formerly', 'dis', ' i l', 'administration', 'receivership'];
const withoutNotes = (folded: string): string =>
  withPhrasesJoined(NOTE_WORDS.some((word) => folded.includes(word)) ? folded.replace(NOTES, '') : folded);

/** The folded words that a name has in parentheses, without those of a name that is only that. */
function wordsAside(written: string, kind: EntityKind): ReadonlySet<string> {
  if (!written.includes('(') && !written.includes('[')) return NO_WORDS;
  const inside = [...written.matchAll(IN_PARENTHESES)].map(([, text]) => text ?? '');
  return new Set(inside.flatMap((text) => latinName(text, kind).split(' ')));
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Prepares a name for comparison as the name of an entity of that kind. */
export function prepareName(name: string, kind: EntityKind, weight: WordWeight): PreparedName {
  const written = name.slice(0, MAX_LENGTH);
  const person = kind === 'NaturalPerson';
  const once = person ? written : withoutRepetition(written);
  const plain = ANY_APOSTROPHE.test(once) ? once.replace(APOSTROPHES, '') : once;
  const script = scriptOf(written);
  const folded = latinName(person ? inSpokenOrder(plain) : plain, kind);
  const { core, form, classes, peeled, body } = person
    ? { core: folded, form: null, classes: [], peeled: [], body: null }
    : companyName(withoutNotes(folded), script === 'latin');
  const {
    words: named,
    generation,
    initials,
  } = person
    ? { ...splitPersonName(core.split(' ').filter((word) => word !== '')), initials: NO_WORDS }
    : { ...wordsOfCore(core), generation: null };
  const read = person
    ? named.map((text) => ({ text: withoutDigits(text), number: false }))
    : withDigits(spelledOut(named), initials);
  const all = read.map(({ text }) => text);
  const words: NameWord[] = [];
  const aside = wordsAside(once, kind);
  let lead = '';
  let namedAfter = false;
  read.forEach(({ text, number }, place) => {
    if (number) {
      words.push(numberWord(text, place, weight));
    } else if (!person && text === NAMED_AFTER && place > 0) {
      namedAfter = true;
    } else if (isLinking(text, kind)) {
      lead ||= text.charAt(0);
    } else if (words.length < MAX_WORDS) {
      const word = wordOf(text, place, kind, weight);
      word.lead = lead;
      word.aside = namedAfter || aside.has(text);
      // 'Scientific research' is one word in other languages.
      if (person || !isRepeated(word, words.at(-1))) words.push(word);
      lead = '';
    }
  });
  const leading = body === null ? 0 : body.split(' ').length;
  for (const word of words.filter(({ place }) => place < leading)) {
    word.weight = Math.min(word.weight, BODY_WEIGHT);
    word.describes = null;
  }
  if (person) markPersonWords(words, all);
  const end = words.at(-1);
  if (end !== undefined) end.last = true;
  if (words.length === 0)
    all.slice(0, MAX_WORDS).forEach((word, place) => words.push(wordOf(word, place, kind, weight)));
  return { kind, words, all, folded, written, script, form, classes, peeled, body, generation };
}
