import { join } from 'node:path';
import { foldName } from '@entity-registry/domain';
import type { RegisteredName } from '../registers.js';
import { surnamesOf } from '../registers.js';
import { Random, sampleBy } from '../random.js';
import { readCsv } from '../sources.js';
import type { Row } from '../sources.js';
import { mistypeOne, recase, withoutAccents } from './distort.js';
import { couldMean, isSpelling, tellsEntity } from './decidable.js';
import { isFirm, isListOfNames } from './one-name.js';
import type { LabeledPair, NameKind } from './pair.js';
import { cutName } from './organization-pairs.js';
import { NearestNames, Vocabulary } from './vocabulary.js';
import { skeletons } from './world/entities.js';

/** Changes to names of any kind. Two or three are made to each name. */
type Change = (words: string[], kind: NameKind, random: Random) => string[];

const CHANGES: readonly Change[] = [
  (words, _, random) => mistypeOne(words, random, 5) ?? words,
  (words, kind) => (kind === 'NaturalPerson' ? words.toReversed() : [...words.slice(1), words[0] ?? '']),
  (words) => words.map((word) => withoutAccents(word)),
  (words, _, random) => words.map((word) => recase(word, random)),
  (words, _, random) => (words.length < 4 ? words : words.toSpliced(1 + random.below(words.length - 1), 1)),
  (words, kind) =>
    kind === 'NaturalPerson' && words.length > 2 ? words.with(1, `${initialOf(words[1] ?? '')}.`) : words,
  (words, kind) => (kind === 'Organization' ? words.slice(0, cutName(words.join(' ')).words.length) : words),
];

/** The first letter: a word may begin with an apostrophe. */
const initialOf = (word: string): string => /\p{L}/u.exec(word)?.[0] ?? word.slice(0, 1);

function changed(item: RegisteredName): string {
  const random = new Random(`wide|${item.name}`);
  let words = item.name.split(/[\s,]+/).filter((word) => word !== '');
  const count = 2 + random.below(2);
  for (let made = 0; made < count; made += 1) words = random.pick(CHANGES)?.(words, item.kind, random) ?? words;
  return words.join(' ');
}

function pair(category: string, item: RegisteredName, query: string, match: boolean, decidable: boolean): LabeledPair {
  return { set: 'wide', category, kind: item.kind, query, candidate: item.name, match, decidable };
}

const kindWord = (kind: NameKind): string => (kind === 'Organization' ? 'companies' : 'persons');

/**
 * Names in a list with two or three changes, and each name with the most similar name of someone else. A reader can't decide
 * a changed name that lost what tells its entity or fits the other entity too, nor another name whose words are all in the
 * query, or all of the query's in it: a list may have one entity twice.
 */
function listPairs(label: string, items: readonly RegisteredName[], most: number): LabeledPair[] {
  const drawn = sampleBy(items, most, `wide ${label}`, (item) => item.name);
  const vocabulary = new Vocabulary(items);
  const index = new NearestNames(items, vocabulary);
  return drawn.flatMap((item) => {
    const category = `${label}, ${kindWord(item.kind)}`;
    const query = changed(item);
    const others = index.nearest(item, NEAR, (each) => each.id !== item.id && each.kind === item.kind);
    const told =
      tellsEntity(query, item.name, item.kind, (word) => vocabulary.frequency(word)) &&
      !others.some((other) => couldMean(query, other.name, item.kind));
    const same = foldName(query).length > 5 ? [pair(`${category}: several changes`, item, query, true, told)] : [];
    return [
      ...same,
      ...others.slice(0, 1).map((other) => {
        const within = couldMean(query, other.name, other.kind) || couldMean(other.name, query, other.kind);
        return pair(`${category}: nearest other`, other, query, false, !within);
      }),
    ];
  });
}

/** How many similar names a changed name is compared with. */
const NEAR = 20;

function ofacItems(rows: readonly Row[]): RegisteredName[] {
  return rows
    .filter((row) => row['SDN_Type'] === 'individual' || row['SDN_Type'] === '')
    .map((row) => ({
      name: row['SDN_Name'] ?? '',
      id: row['ent_num'] ?? '',
      register: 'ofac',
      kind: row['SDN_Type'] === 'individual' ? ('NaturalPerson' as const) : ('Organization' as const),
    }));
}

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\d\s.,&'’()/-]+$/u.test(text);

/**
 * Entries of the European list and their aliases, if both are one name in Latin letters and share a word of at least five
 * letters. An alias that is another name can't be decided.
 */
function aliasPairs(rows: readonly Row[], most: number): LabeledPair[] {
  const long = (name: string): string[] =>
    foldName(name)
      .split(' ')
      .filter((word) => word.length > 4);
  const pairs = rows.flatMap((row) => {
    const name = row['name'] ?? '';
    const kind: NameKind = row['schema'] === 'Person' ? 'NaturalPerson' : 'Organization';
    if (row['schema'] === 'Vessel' || row['schema'] === 'Asset' || !isLatin(name) || isListOfNames(name, kind))
      return [];
    const aliases = (row['alias'] ?? '').split(';').map((alias) => alias.trim());
    return aliases
      .filter(
        (alias) =>
          isLatin(alias) &&
          !isListOfNames(alias, kind) &&
          alias.length > 5 &&
          long(alias).some((word) => long(name).includes(word)),
      )
      .slice(0, 1)
      .map((alias) =>
        pair(
          `aliases, ${kindWord(kind)}`,
          { name, kind, register: 'eu', id: row['recordId'] ?? '' },
          alias,
          true,
          isSpelling(alias, name),
        ),
      );
  });
  return sampleBy(pairs, most, 'aliases', (each) => each.query + each.candidate);
}

function sharedWords(one: string, other: string): number {
  const words = skeletons(other);
  return [...skeletons(one)].filter((word) => words.has(word)).length;
}

/**
 * Members of parliament as in the assembly's addresses and in the list of officials. An address that shares one word with
 * the name is someone else's, or broken.
 */
function officialPairs(data: string): LabeledPair[] {
  const officials = readCsv(join(data, 'pa_peps', 'officials_2024_2029.csv'));
  return officials.flatMap((row) => {
    const name = row['name'] ?? '';
    const address =
      decodeURIComponent(row['officialGovUrl'] ?? '')
        .split('/')
        .at(-1) ?? '';
    const query = address.replace(/_+/g, ' ').trim();
    if (surnamesOf(query).length < 2 || foldName(query) === foldName(name) || sharedWords(query, name) < 2) return [];
    const item: RegisteredName = { name, kind: 'NaturalPerson', register: 'officials', id: row['id'] ?? '' };
    return [pair('officials of two lists', item, query, true, true)];
  });
}

/**
 * The wide set: from other sources than {@link personPairs} and similar, with several other changes at once. Only
 * totals are reported, so that nothing is tuned on it.
 */
export function widePairs(data: string, most: number): LabeledPair[] {
  const ofac = ofacItems(readCsv(join(data, 'sanctions_ofac', 'sdn_2024-05-02.csv.gz')));
  const leaks = readCsv(join(data, 'icij_panama_papers', 'intermediaries_pa_ec_co.csv')).map((row) => ({
    name: row['name'] ?? '',
    id: foldName(row['name'] ?? ''),
    register: 'leaks',
    kind: row['looks_like_org'] === 'True' ? ('Organization' as const) : ('NaturalPerson' as const),
  }));
  const europe = readCsv(join(data, 'sanctions_eu', 'eu_oj_consolidated_2026-08.csv.gz'));
  return [
    ...listPairs(
      'world sanctions',
      ofac.filter((item) => item.kind === 'NaturalPerson'),
      most,
    ),
    ...listPairs(
      'world sanctions',
      ofac.filter((item) => item.kind === 'Organization'),
      most,
    ),
    ...listPairs(
      'leaks',
      leaks.filter((item) => item.kind === 'NaturalPerson' && !isFirm(item.name)),
      most,
    ),
    ...listPairs(
      'leaks',
      leaks.filter((item) => item.kind === 'Organization'),
      most,
    ),
    ...aliasPairs(europe, most),
    ...officialPairs(data),
  ];
}
