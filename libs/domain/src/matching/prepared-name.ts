import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { foldName } from '../names/fold.js';
import { isLegalFormWord, joinInitials } from '../names/legal-forms.js';
import type { LegalFormClass } from '../names/legal-form.js';
import { particles } from '../names/tokens.js';
import { companyName } from './company-name.js';
import type { WordWeight } from './score-types.js';
import { companyWord, generationOf, isDescentWord, isTitle, numberOf, personWord } from './word-lists.js';

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
  form: string | null;
  formClass: LegalFormClass | null;
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

function wordOf(written: string, place: number, kind: EntityKind, weight: WordWeight): NameWord {
  const person = kind === 'NaturalPerson';
  const number = person ? null : numberOf(written);
  if (number !== null) {
    const told = Math.max(NUMBER_WEIGHT, bounded(weight(written)));
    return { text: number, written, weight: told, shape: 'number', place, letters: 0, lead: '' };
  }
  const text = person ? personWord(written) : companyWord(written);
  if (person && text.length <= 2 && /^\p{L}$/u.test(text))
    return {
      text,
      written,
      weight: text === LINKING_INITIAL ? LINKING_INITIAL_WEIGHT : INITIAL_WEIGHT,
      shape: 'initial',
      place,
      letters: lettersOf(text),
      lead: '',
    };
  let wordWeight = weight(written);
  if (text !== written) wordWeight = Math.min(wordWeight, weight(text));
  if (person && isDescentWord(text)) wordWeight = DESCENT_WEIGHT;
  if (!person && written.length > 2 && (isLegalFormWord(written) || WORDS_OF_FORMS.has(written)))
    wordWeight = FORM_WEIGHT;
  return { text, written, weight: bounded(wordWeight), shape: 'word', place, letters: lettersOf(text), lead: '' };
}

/** Names of persons without forms of address and 'Jr.', unless hardly anything else remains. */
function splitPersonName(words: readonly string[]): { words: string[]; generation: string | null } {
  const named = words.filter((word) => !isTitle(word) || word.length === 1);
  const remaining = named.length >= 2 ? named : [...words];
  const last = remaining.at(-1) ?? '';
  const generation = remaining.length > 2 ? generationOf(last) : null;
  return { words: generation === null ? remaining : remaining.slice(0, -1), generation };
}

/** Prepares a name for comparison as the name of an entity of that kind. */
export function prepareName(name: string, kind: EntityKind, weight: WordWeight): PreparedName {
  const written = name.slice(0, MAX_LENGTH);
  const person = kind === 'NaturalPerson';
  const plain = ANY_APOSTROPHE.test(written) ? written.replace(APOSTROPHES, '') : written;
  const folded = foldName(person ? inSpokenOrder(plain) : plain);
  const { core, form, formClass, body } = person
    ? { core: folded, form: null, formClass: null, body: null }
    : companyName(folded);
  const split = core.split(' ').filter((word) => word !== '');
  const { words: all, generation } = person ? splitPersonName(split) : { words: joinInitials(split), generation: null };
  const words: NameWord[] = [];
  let lead = '';
  all.forEach((text, place) => {
    if (isLinking(text, kind)) {
      lead ||= text.charAt(0);
    } else if (words.length < MAX_WORDS) {
      words.push({ ...wordOf(text, place, kind, weight), lead });
      lead = '';
    }
  });
  const first = words[0];
  if (body !== null && first !== undefined) first.weight = Math.min(first.weight, BODY_WEIGHT);
  if (words.length === 0)
    all.slice(0, MAX_WORDS).forEach((word, place) => words.push(wordOf(word, place, kind, weight)));
  return { kind, words, all, folded, written, form, formClass, body, generation };
}
