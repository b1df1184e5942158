import { foldName } from '@entity-registry/domain';
import { Random, hashText } from '../../random.js';
import { mistype } from '../distort.js';
import type { LabeledPair } from '../pair.js';
import { inventedWord } from './company-cores.js';
import { ANNOTATIONS, DESCRIBING, FORM_GROUPS, MERE_WORDS, NUMBERS, PLACES } from './company-words.js';
import { OTHER_IN_SERIES, SAME_IN_SERIES } from './series-pairs.js';
import { worldPair } from './world-pair.js';

/** A changed name and the name it is compared with; null if the change doesn't apply. */
type Change = (core: string, random: Random) => readonly [query: string, candidate: string] | null;

const another = <Value>(values: readonly Value[], value: Value, random: Random): Value | undefined =>
  random.pick(values.filter((each) => each !== value));

/** A name with a form where its country puts it. */
function withForm(core: string, form: string, random: Random): string {
  if (form.startsWith('<')) {
    const quoted = random.below(3);
    const name = quoted === 0 ? `"${core}"` : quoted === 1 ? `«${core}»` : core;
    return `${form.slice(1)} ${name}`;
  }
  const marks = [' ', ', '];
  return `${core}${random.pick(marks) ?? ' '}${form}`;
}

function formGroup(random: Random): readonly (readonly string[])[] {
  return random.pick(FORM_GROUPS) ?? [];
}

const lastWords = (core: string): string => core.split(' ').slice(-1).join(' ');

/** The same company. */
const SAME: Readonly<Record<string, Change>> = {
  ...SAME_IN_SERIES,
  'legal forms: respelled': (core, random) => {
    const forms = random.pick(formGroup(random)) ?? [];
    const one = random.pick(forms) ?? '';
    const other = another(forms, one, random);
    return other === undefined ? null : [withForm(core, one, random), withForm(core, other, random)];
  },
  'legal forms: absent': (core, random) => {
    const form = random.pick(random.pick(formGroup(random)) ?? []) ?? '';
    return [withForm(core, form, random), core];
  },
  'legal forms: respelled, typing error': (core, random) => {
    const forms = random.pick(formGroup(random)) ?? [];
    const one = random.pick(forms) ?? '';
    const words = core.split(' ');
    const at = words.findIndex((word) => word.length > 7);
    const other = another(forms, one, random);
    if (at < 0 || other === undefined) return null;
    const typed = words.with(at, mistype(words[at] ?? '', random)).join(' ');
    return [withForm(typed, one, random), withForm(core, other, random)];
  },
  'describing words: mere word added': (core, random) => [core, `${core} ${random.pick(MERE_WORDS) ?? ''}`],
  'describing words: annotation': (core, random) => [core, `${core} ${random.pick(ANNOTATIONS) ?? ''}`],
  'describing words: other language': (core, random) => {
    const group = random.pick(DESCRIBING) ?? [];
    const one = random.pick(group) ?? '';
    const other = another(group, one, random);
    const name = inventedWord(core, 3);
    return other === undefined ? null : [`${name} ${one}`, `${name} ${other}`];
  },
  'numbers: other notation': (core, random) => {
    const group = random.pick(NUMBERS) ?? [];
    const one = random.pick(group) ?? '';
    const other = another(group, one, random);
    return other === undefined ? null : [`${core} ${one}`, `${core} ${other}`];
  },
  'spelling: long word': (core, random) => {
    const words = core.split(' ');
    const at = words.findIndex((word) => word.length > 7);
    return at < 0 ? null : [words.with(at, mistype(words[at] ?? '', random)).join(' '), core];
  },
  'spelling: spaces and order': (core, random) => {
    const words = core.split(' ');
    if (random.below(2) === 0) return [[...words.slice(1), words[0] ?? ''].join(' '), core];
    return [`${(words[0] ?? '') + (words[1] ?? '').toLowerCase()} ${words.slice(2).join(' ')}`.trim(), core];
  },
};

/** Another company. */
const OTHER: Readonly<Record<string, Change>> = {
  ...OTHER_IN_SERIES,
  'legal forms: another class': (core, random) => {
    const [one, other] = shuffled(formGroup(random), random);
    if (one === undefined || other === undefined) return null;
    return [withForm(core, random.pick(one) ?? '', random), withForm(core, random.pick(other) ?? '', random)];
  },
  'legal forms: same, another name': (core, random) => {
    const forms = random.pick(formGroup(random)) ?? [];
    const name = `${inventedWord(core, 3)} ${lastWords(core)}`;
    return [withForm(name, random.pick(forms) ?? '', random), withForm(core, random.pick(forms) ?? '', random)];
  },
  'describing words: swapped': (core, random) => {
    const [one = [], other = []] = shuffled(DESCRIBING, random);
    const [first, second] = [random.pick(one) ?? '', random.pick(other) ?? ''];
    const name = random.below(2) === 0 ? core : inventedWord(core, 3);
    return [`${name} ${first}`, `${name} ${second}`];
  },
  'describing words: added': (core, random) => {
    const added = random.pick(random.pick(DESCRIBING) ?? []) ?? '';
    const name = random.below(2) === 0 ? core : inventedWord(core, 3);
    return [`${name} ${added}`, name];
  },
  'describing words: place added': (core, random) => {
    const name = random.below(2) === 0 ? core : inventedWord(core, 3);
    return [`${name} ${random.pick(PLACES) ?? ''}`, name];
  },
  'describing words: place swapped': (core, random) => {
    const one = random.pick(PLACES) ?? '';
    const other = another(PLACES, one, random) ?? '';
    const name = random.below(2) === 0 ? core : inventedWord(core, 3);
    return [`${name} ${one}`, `${name} ${other}`];
  },
  'numbers: another': (core, random) => {
    const [one = [], other = []] = shuffled(NUMBERS, random);
    return [`${core} ${random.pick(one) ?? ''}`, `${core} ${random.pick(other) ?? ''}`];
  },
  'numbers: another year': (core, random) => {
    const year = 1960 + random.below(60);
    return [`${core} ${String(year)}`, `${core} ${String(year + 1 + random.below(4))}`];
  },
  'spelling: short word': (core, random) => {
    const word = inventedWord(core, 2);
    const typed = mistype(word.toLowerCase(), random);
    const rest = random.pick(random.pick(DESCRIBING) ?? []) ?? '';
    return [`${word} ${rest}`, `${typed.charAt(0).toUpperCase() + typed.slice(1)} ${rest}`];
  },
  'spelling: another word of like beginning': (core, random) => {
    const [one, other] = [inventedWord(`${core} a`, 2), inventedWord(`${core} b`, 2)];
    const start = inventedWord(core, 2);
    const rest = random.pick(random.pick(DESCRIBING) ?? []) ?? '';
    return [`${start}${one.toLowerCase()} ${rest}`, `${start}${other.toLowerCase()} ${rest}`];
  },
};

function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  return values
    .map((value) => ({ value, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}

/** Pairs made from the names of organizations, `most` per category; each category uses other names. */
export function companyPairs(cores: readonly string[], most: number): LabeledPair[] {
  const make = (changes: Readonly<Record<string, Change>>, match: boolean): LabeledPair[] =>
    Object.entries(changes).flatMap(([category, change]) => {
      const own = [...cores].sort((a, b) => hashText(`${category}|${a}`) - hashText(`${category}|${b}`));
      const made: LabeledPair[] = [];
      for (const core of own) {
        const names = change(core, new Random(`${category}|${core}`));
        if (names !== null && foldName(names[0]) !== foldName(names[1]))
          made.push(worldPair('Organization', category, match, ...turned(names, core)));
        if (made.length === most) break;
      }
      return made;
    });
  return [...make(SAME, true), ...make(OTHER, false)];
}

function turned([query, candidate]: readonly [string, string], core: string): [string, string] {
  return hashText(`side|${core}`) % 2 === 0 ? [query, candidate] : [candidate, query];
}
