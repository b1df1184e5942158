import type { EntityKind } from '../catalog/jurisdictions.js';
import { foldName } from '../names/fold.js';
import { classOfForm, isLegalFormWord, joinInitials, peelLeadingForm, peelLegalForm } from '../names/legal-forms.js';
import type { LegalFormClass } from '../names/legal-forms.js';
import { particles } from '../names/tokens.js';
import { editCost } from './letter-costs.js';
import type { WordWeight } from './score-types.js';
import { companyWord, generationOf, isDescentWord, isTitle, numberOf, personWord } from './word-lists.js';

/** One word of a name, as it is compared. */
export interface NameWord {
  /** What is compared: the folded word, or what stands for it ('hermanos' for 'bros', '2' for 'ii'). */
  text: string;
  /** The folded word as it was written. */
  written: string;
  /** What agreeing in it says, in nats. */
  weight: number;
  shape: 'word' | 'initial' | 'number';
  /** Place among all folded words of the name, linking words included. */
  place: number;
  /** One bit for each letter in it, to see quickly that two words cannot be alike. */
  letters: number;
  /** First letter of the linking words before it, by which its initial may go ('D.' for 'del Carmen'); '' without any. */
  lead: string;
}

export interface PreparedName {
  kind: EntityKind;
  words: NameWord[];
  /** All folded words of the core, linking words included. */
  all: string[];
  folded: string;
  written: string;
  form: string | null;
  formClass: LegalFormClass | null;
  generation: string | null;
}

/** Marks that stand inside a word and part nothing: "D'Angelo", "Sa’d", "Ch'o'l". */
const APOSTROPHES = /(?<=\p{L})['’‘`´ʻʼ](?=\p{L})/gu;
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
/** A form that stands elsewhere than at the end or the beginning. */
const FORM_WEIGHT = 0.3;
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

/** 'Surnames, given names' as it is said; other names as they are. */
function asSaid(name: string): string {
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
  if (person && /^\p{L}$/u.test(text))
    return {
      text,
      written,
      weight: text === LINKING_INITIAL ? LINKING_INITIAL_WEIGHT : INITIAL_WEIGHT,
      shape: 'initial',
      place,
      letters: lettersOf(text),
      lead: '',
    };
  let told = weight(written);
  if (text !== written) told = Math.min(told, weight(text));
  if (person && isDescentWord(text)) told = DESCENT_WEIGHT;
  if (!person && written.length > 2 && (isLegalFormWord(written) || WORDS_OF_FORMS.has(written))) told = FORM_WEIGHT;
  return { text, written, weight: bounded(told), shape: 'word', place, letters: lettersOf(text), lead: '' };
}

/** Forms, folded, that are known again with one letter wrong or a space in them, at the end of a name of several words. */
const LONG_FORMS = ['ltda', 'limitada', 'anonima', 'simplificada', 'corp', 'corporation', 'foundation', 'fundacion'];
const MISWRITTEN = 1.25;

function mended(folded: string): string {
  const words = folded.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2) return folded;
  const together = (words.at(-2) ?? '') + last;
  if (last.length === 1 && together.length > 3 && LONG_FORMS.includes(together))
    return [...words.slice(0, -2), together].join(' ');
  if (last.length < 3 || isLegalFormWord(last)) return folded;
  const meant = LONG_FORMS.find((form) => editCost(last, form, MISWRITTEN) <= MISWRITTEN);
  return meant === undefined ? folded : [...words.slice(0, -1), meant].join(' ');
}

/** Forms of the world at either end of a name, which the region's registers do not have. */
const FORMS_IN_WORDS =
  /^(?:(?:public |open |closed )?joint stock company|limited liability company)(?= .)|(?<=. )(?:(?:public |open |closed )?joint stock company|limited liability company)$/;

/** Core and form of a company's name; a form before the name counts when none is behind it. */
function peeled(folded: string): { core: string; form: string | null; formClass: LegalFormClass | null } {
  const named = folded.replace(FORMS_IN_WORDS, (words) => (words.includes('joint') ? 'corp' : 'llc'));
  const written = peelLegalForm(named);
  const { core, form, class: formClass } = written.form === null ? peelLegalForm(mended(named)) : written;
  const leading = form === null && !/^(?!sa )\p{L}{2} /u.test(core) ? peelLeadingForm(core) : null;
  return leading === null
    ? { core, form, formClass }
    : { core: leading.core, form: leading.form, formClass: classOfForm(leading.form) };
}

/** Names of persons without forms of address and 'Jr.', unless hardly anything else remains. */
function ofPerson(words: readonly string[]): { words: string[]; generation: string | null } {
  const named = words.filter((word) => !isTitle(word) || word.length === 1);
  const kept = named.length >= 2 ? named : [...words];
  const last = kept.at(-1) ?? '';
  const generation = kept.length > 2 ? generationOf(last) : null;
  return { words: generation === null ? kept : kept.slice(0, -1), generation };
}

/** Reads a name for comparison as the name of a body of that kind. */
export function prepareName(name: string, kind: EntityKind, weight: WordWeight): PreparedName {
  const written = name.slice(0, MAX_LENGTH);
  const person = kind === 'NaturalPerson';
  const said = written.replace(APOSTROPHES, '');
  const folded = foldName(person ? asSaid(said) : said);
  const { core, form, formClass } = person ? { core: folded, form: null, formClass: null } : peeled(folded);
  const split = core.split(' ').filter((word) => word !== '');
  const { words: all, generation } = person ? ofPerson(split) : { words: joinInitials(split), generation: null };
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
  if (words.length === 0)
    all.slice(0, MAX_WORDS).forEach((word, place) => words.push(wordOf(word, place, kind, weight)));
  return { kind, words, all, folded, written, form, formClass, generation };
}
