import { foldName } from '@entity-registry/domain';
import type { LabeledPair, NameKind } from '../pairs/pair.js';
import type { WrittenName } from '../pairs/vocabulary.js';
import { companyCores } from '../pairs/world/company-cores.js';
import { NUMBERS } from '../pairs/world/company-words.js';
import { readWorldEntities } from '../pairs/world/entities.js';
import { Random, sampleBy } from '../random.js';
import type { RecallQuery } from './queries.js';

/** Names of the world to search for, and the queries for them. */
export interface WorldNames {
  names: WrittenName[];
  queries: RecallQuery[];
}

/** A query, and the entry that it should find. */
export interface SearchedEntry {
  query: RecallQuery;
  entry: WrittenName;
}

/** The name of an entry and a query for it. */
type Way = (core: string, random: Random) => { entry: string; query: string };

/** Forms in front of a name, and the same at its end. */
const FRONT_FORMS: readonly (readonly [front: string, end: string])[] = [
  ['PT', 'PT'],
  ['OOO', 'OOO'],
  ['ООО', 'LLC'],
  ['ZAO', 'ZAO'],
  ['PAO', 'PJSC'],
  ['UAB', 'UAB'],
  ['SIA', 'SIA'],
  ['TOO', 'LLP'],
  ['Joint Stock Company', 'JSC'],
  ['Limited Liability Company', 'LLC'],
  ['Obshchestvo s Ogranichennoi Otvetstvennostyu', 'LLC'],
  ['S.A.', 'S.A.'],
];

const BRANDS = Array.from('鑫源恒通瑞丰华泰金龙嘉禾博远宏达永兴天宇');
const HANGUL = Array.from('삼양대한동성미래우진세명태광신화');

const several = (syllables: readonly string[], count: number, random: Random): string =>
  Array.from({ length: count }, () => random.pick(syllables) ?? '').join('');

const WAYS: Readonly<Record<string, Way>> = {
  'form in front, none in the register': (core, random) => {
    const [front = ''] = random.pick(FRONT_FORMS) ?? [];
    return { entry: core, query: `${front} ${core}` };
  },
  'form in front, at the end in the register': (core, random) => {
    const [front = '', end = ''] = random.pick(FRONT_FORMS) ?? [];
    return { entry: `${core} ${end}`, query: `${front} "${core}"` };
  },
  'form in front in the register only': (core, random) => {
    const [front = ''] = random.pick(FRONT_FORMS) ?? [];
    return { entry: `${front} ${core}`, query: core };
  },
  'number in another notation': (core, random) => {
    const notations = random.pick(NUMBERS) ?? [];
    const entry = random.pick(notations) ?? '';
    const query = random.pick(notations.filter((each) => each !== entry)) ?? '';
    return { entry: `${core} ${entry}`, query: `${core} ${query}` };
  },
  'a part of a Han name': (_, random) => {
    const name = several(BRANDS, 5, random);
    const from = random.below(2);
    return { entry: `${name}有限公司`, query: name.slice(from, from + 4) };
  },
  'a part of a Hangul name': (_, random) => {
    const name = several(HANGUL, 5, random);
    const from = random.below(2);
    return { entry: `${name} 주식회사`, query: name.slice(from, from + 4) };
  },
};

const worldQuery = (category: string, kind: NameKind, query: string, entry: string): RecallQuery => ({
  category,
  level: 'world',
  query,
  kind,
  wanted: foldName(entry),
});

/**
 * Aliases in other scripts, and Latin forms of Han names, that are known to be a spelling of a name: as queries for it and, half as
 * many, as entries that the name searches for.
 */
function scriptQueries(pairs: readonly LabeledPair[], most: number): SearchedEntry[] {
  const known = pairs.filter(
    ({ set, category, match, decidable }) => set === 'world' && match && decidable && category.includes('scripts: '),
  );
  return [...Map.groupBy(known, ({ category }) => category)].flatMap(([category, own]) => {
    const drawn = sampleBy(own, most, `recall ${category}`, (pair) => `${pair.query}|${pair.candidate}`);
    const name = category.replace(/^\w+, /, '');
    const entries = drawn.map(({ kind, query, candidate }) => ({
      query: worldQuery(name, kind, query, candidate),
      entry: { name: candidate, kind },
    }));
    const reversed = drawn.slice(0, most / 2).map(({ kind, query, candidate }) => ({
      query: worldQuery(name.replace('scripts: ', 'scripts: Latin for '), kind, candidate, query),
      entry: { name: query, kind },
    }));
    return [...entries, ...reversed];
  });
}

/**
 * Entries of international lists and made of their names, with at most `most` queries per class and kind: other scripts, forms
 * in front, numbers in other notations, parts of names that have no spaces.
 */
export function worldNames(data: string, pairs: readonly LabeledPair[], most: number): WorldNames {
  const entities = readWorldEntities(data);
  const scripts = scriptQueries(pairs, most);
  const made = madeQueries(companyCores(entities, most * 20), most);
  const all = [...entities, ...scripts.map(({ entry }) => entry), ...made.map(({ entry }) => entry)];
  const distinct = new Map(all.map(({ name, kind }) => [`${kind}|${name}`, { name, kind }]));
  return { names: [...distinct.values()], queries: [...scripts, ...made].map(({ query }) => query) };
}

/** Queries made of the names of companies without a legal form, and the entries that they should find. */
export function madeQueries(cores: readonly string[], most: number): SearchedEntry[] {
  return Object.entries(WAYS).flatMap(([category, way]) =>
    sampleBy(cores, most, `recall ${category}`, (core) => core).map((core) => {
      const pair = way(core, new Random(`recall|${category}|${core}`));
      return {
        query: worldQuery(category, 'Organization', pair.query, pair.entry),
        entry: { name: pair.entry, kind: 'Organization' as const },
      };
    }),
  );
}
