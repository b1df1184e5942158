import { foldName, lookup } from '@entity-registry/domain';
import { Random } from '../random.js';
import { mistype, mistypeOne, recase, withoutAccents } from '../pairs/distort.js';
import { cutName } from '../pairs/organization-pairs.js';
import type { NameKind } from '../pairs/pair.js';
import { isParticle, surnamesOf } from '../registers.js';
import { romanizations } from './romanizations.js';

/** Another way in which a customer's file may have a listed name; null if it doesn't apply to this name. */
type Variation = (name: string, random: Random) => string | null;

const LONG = /^\p{L}{5,}$/u;
const wordsOf = (name: string): string[] => name.split(/[\s,]+/).filter((word) => word !== '');

/** 'Surnames, given names' in its two parts; null for names without a comma. */
function partsOf(name: string): { surnames: string[]; given: string[] } | null {
  const [surname = '', given = '', ...rest] = name.split(',').map((part) => part.trim());
  if (surname === '' || given === '' || rest.length > 0) return null;
  return { surnames: surnamesOf(surname), given: given.split(/\s+/) };
}

const replaced = (words: readonly string[], random: Random, fits: RegExp, change: (word: string) => string | null) => {
  const places = words.flatMap((word, at) => (fits.test(word) ? [at] : []));
  const at = random.pick(places);
  if (at === undefined) return null;
  const changed = change(words[at] ?? '');
  return changed === null ? null : words.with(at, changed);
};

const joined = (words: readonly string[] | null): string | null => words?.join(' ') ?? null;

const oneLetter: Variation = (name, random) => joined(mistypeOne(wordsOf(name), random, 5));
const twoLetters: Variation = (name, random) =>
  joined(replaced(wordsOf(name), random, /^\p{L}{6,}$/u, (word) => mistype(mistype(word, random), random)));
const oneLetterInTwoWords: Variation = (name, random) => {
  const words = wordsOf(name);
  if (words.filter((word) => LONG.test(word)).length < 2) return null;
  const places = words.flatMap((word, at) => (LONG.test(word) ? [at] : []));
  const first = random.pick(places) ?? 0;
  const second = random.pick(places.filter((at) => at !== first)) ?? 0;
  return words.map((word, at) => (at === first || at === second ? mistype(word, random) : word)).join(' ');
};
const accentsAndCase: Variation = (name, random) => recase(withoutAccents(wordsOf(name).join(' ')), random);

/** One name of three or more is left out; a particle goes with its word. */
const withoutOne =
  (placeOf: (count: number, random: Random) => number): Variation =>
  (name, random) => {
    const words = surnamesOf(wordsOf(name).join(' '));
    return words.length < 3 ? null : words.toSpliced(placeOf(words.length, random), 1).join(' ');
  };

const PERSONS: Readonly<Record<string, Variation>> = {
  'accents and case': accentsAndCase,
  'other order': (name) => {
    const parts = partsOf(name);
    if (parts !== null) return [...parts.given, ...parts.surnames].join(' ');
    const words = wordsOf(name);
    return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ');
  },
  'one surname missing': (name) => {
    const parts = partsOf(name);
    if (parts === null || parts.surnames.length < 2 || (parts.surnames[0] ?? '').length < 3) return null;
    return [...parts.given, parts.surnames[0] ?? ''].join(' ');
  },
  'a middle name missing': withoutOne((count, random) => 1 + random.below(count - 2)),
  'any name missing': withoutOne((count, random) => random.below(count)),
  'a name as initial': (name) => {
    const words = surnamesOf(wordsOf(name).join(' '));
    const [first = '', second = '', ...rest] = words;
    return words.length < 3 || isParticle(second) ? null : [first, `${second.slice(0, 1)}.`, ...rest].join(' ');
  },
  'one letter off': oneLetter,
  'two letters off in a word': twoLetters,
  'one letter off in two words': oneLetterInTwoWords,
  'other romanization': (name, random) =>
    joined(replaced(wordsOf(name), random, /^\p{L}{4,}$/u, (word) => random.pick(romanizations(word)) ?? null)),
  'words joined or split': (name, random) => {
    const words = wordsOf(name).join(' ');
    const other = [words.replace(/(?<=\p{L}{2})[-’'](?=\p{L})/u, ' '), words.replace(/[-’'](?=\p{L})/u, '')];
    const changed = other.filter((each) => each !== words);
    return random.pick(changed) ?? null;
  },
  'other order, one letter off': (name, random) => joined(mistypeOne(wordsOf(name).toReversed(), random, 5)),
};

const OTHER_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bLIMITED LIABILITY COMPANY\b/i, 'LLC'],
  [/\bJOINT STOCK COMPANY\b/i, 'JSC'],
  [/\bCOMPANY\b/i, 'CO'],
  [/\bCO\.?,? LTD\.?/i, 'Company Limited'],
  [/\bLTDA\b\.?/i, 'Limitada'],
  [/\bLLC\b/i, 'Limited Liability Company'],
  [/\bS\.?A\.?$/i, 'Sociedad Anónima'],
  [/\bLTD\b\.?/i, 'Limited'],
  [/\bINC\b\.?/i, 'Incorporated'],
  [/\bCORP\b\.?/i, 'Corporation'],
  [/\bOOO\b/, 'LLC'],
];
const USUAL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bINTERNATIONAL\b/i, 'Intl'],
  [/\bINTERNACIONAL\b/i, "Int'l"],
  [/\bTECHNOLOG(?:Y|IES)\b/i, 'Tech'],
  [/\bMANUFACTURING\b/i, 'Mfg'],
  [/\bBROTHERS\b/i, 'Bros'],
  [/\bHERMANOS\b/i, 'Hnos.'],
  [/\bGENERAL\b/i, 'Gral.'],
  [/\bCOMPAÑ?N?IA\b/i, 'Cía.'],
  [/\bINVERSIONES\b/i, 'Inv.'],
  [/\bDISTRIBUIDORA\b/i, 'Dist.'],
  [/ AND /i, ' & '],
  [/ & /, ' and '],
];

const substituted =
  (rules: readonly (readonly [RegExp, string])[]): Variation =>
  (name) => {
    const rule = rules.find(([found]) => found.test(name));
    return rule === undefined ? null : name.replace(...rule);
  };

/** Changes to the words before the legal form, which stays. */
const inCore =
  (change: (words: string[], random: Random) => readonly string[] | null): Variation =>
  (name, random) => {
    const { words, form } = cutName(name);
    const changed = change(words, random);
    return changed === null ? null : `${changed.join(' ')} ${form}`.trim();
  };

const COMPANIES: Readonly<Record<string, Variation>> = {
  'accents and case': accentsAndCase,
  'legal form left out': (name) => {
    const { words, form } = cutName(name);
    return form === '' ? null : words.join(' ').replace(/,$/, '');
  },
  'legal form written otherwise': substituted(OTHER_FORMS),
  'usual word abbreviated': substituted(USUAL_WORDS),
  'other order': inCore((words) => (words.length < 3 ? null : [...words.slice(1), words[0] ?? ''])),
  'a word missing': inCore((words, random) =>
    words.length < 4 ? null : words.toSpliced(1 + random.below(words.length - 2), 1),
  ),
  'one letter off': inCore((words, random) => mistypeOne(words, random, 5)),
  'two letters off in a word': inCore((words, random) =>
    words.length < 2 ? null : replaced(words, random, /^\p{L}{6,}$/u, (word) => mistype(mistype(word, random), random)),
  ),
  'one letter off in two words': inCore((words, random) => {
    const once = words.length < 2 ? null : mistypeOne(words, random, 5);
    return once === null ? null : mistypeOne(once, random, 5);
  }),
};

export const VARIATIONS: Readonly<Record<NameKind, Readonly<Record<string, Variation>>>> = {
  NaturalPerson: PERSONS,
  Organization: COMPANIES,
};

/** The listed name as a customer's file may have it, the same in every run; null if the variation doesn't apply to it. */
export function varied(name: string, kind: NameKind, category: string): string | null {
  const text = lookup(VARIATIONS[kind], category)?.(name, new Random(`screening|${category}|${name}`)) ?? null;
  if (text === null || text === name) return null;
  const words = foldName(text).split(' ');
  return kind === 'NaturalPerson' && words.filter((word) => word.length > 1).length < 2 ? null : text;
}
