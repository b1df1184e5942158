import { foldName, lookup, nameTokens } from '@entity-registry/domain';
import { mistype, mistypeOne } from '../pairs/distort.js';
import { ORGANIZATION_REWRITINGS, cutName } from '../pairs/organization-pairs.js';
import type { NameKind } from '../pairs/pair.js';
import { PERSON_REWRITINGS } from '../pairs/person-pairs.js';
import type { Vocabulary } from '../pairs/vocabulary.js';
import { Random, sampleBy } from '../random.js';
import type { RegisteredName, RegisteredPerson, Registers } from '../registers.js';

/** A query for a name in the registers; `wanted` is its folded name. */
export interface RecallQuery {
  category: string;
  /**
   * 'world': names of the world, in any script. 'other name': a former, trade or alias name; `wanted` is the current one.
   * 'absent': no register has this name; `wanted` is empty.
   */
  level: 'easy' | 'hard' | 'world' | 'other name' | 'absent';
  query: string;
  kind: NameKind;
  wanted: string;
}

type Distortion = (item: RegisteredName, random: Random, vocabulary: Vocabulary) => string | null;

const FOREIGN = [
  'Holding',
  'Panamá',
  'Overseas',
  'Internacional',
  'Junior',
  'Quirindongo',
  'Zumbador',
  'Group',
  'Viuda',
];

function dropOne(words: readonly string[], random: Random): string[] | null {
  return words.length < 3 ? null : words.toSpliced(random.below(words.length), 1);
}

/** Two errors in the longest word. */
function twiceInOne(words: readonly string[], random: Random): string[] | null {
  const longest = words.reduce((best, word, at) => (word.length > (words[best]?.length ?? 0) ? at : best), 0);
  const word = words[longest] ?? '';
  return /^\p{L}{7,}$/u.test(word) ? words.with(longest, mistype(mistype(word, random), random)) : null;
}

/** The words of a name that consists of at least two words, all common; otherwise null. */
function commonOnly(item: RegisteredName, vocabulary: Vocabulary): string[] | null {
  const tokens = nameTokens(item.name, item.kind);
  const common = tokens.filter((token) => vocabulary.frequency(token) > COMMON);
  return common.length > 1 && common.length === tokens.length ? common : null;
}

const COMMON = 400;

const core = (item: RegisteredName): string[] =>
  item.kind === 'Organization' ? cutName(item.name).words : item.name.split(' ');

const written = (words: readonly string[] | null): string | null => words?.join(' ') ?? null;

const HARD: Readonly<Record<string, Distortion>> = {
  'two typing errors': (item, random) => {
    const once = mistypeOne(core(item), random);
    return once === null || once.length < 2 ? null : written(mistypeOne(once, random));
  },
  'two typing errors in one word': (item, random) => written(twiceInOne(core(item), random)),
  'word dropped, typing error': (item, random) => {
    const dropped = dropOne(core(item), random);
    return dropped === null ? null : written(mistypeOne(dropped, random));
  },
  'foreign word added': (item, random) => written([...core(item), random.pick(FOREIGN) ?? '']),
  'foreign word added, typing error': (item, random) =>
    written(mistypeOne(core(item), random)?.concat(random.pick(FOREIGN) ?? '') ?? null),
  'common words alone': (item, _, vocabulary) => written(commonOnly(item, vocabulary)),
  'common words alone, typing error': (item, random, vocabulary) => {
    const common = commonOnly(item, vocabulary);
    return common === null ? null : written(mistypeOne(common, random));
  },
  'words joined': (item, random) => {
    const words = core(item);
    const at = random.below(Math.max(1, words.length - 1));
    return words.length < 2 ? null : written(words.toSpliced(at, 2, `${words[at] ?? ''}${words[at + 1] ?? ''}`));
  },
  'word split': (item, random) => {
    const words = core(item);
    const places = words.flatMap((word, at) => (/^\p{L}{8,}$/u.test(word) ? [at] : []));
    const at = random.pick(places);
    const word = words[at ?? -1];
    if (at === undefined || word === undefined) return null;
    const cut = 3 + random.below(word.length - 5);
    return written(words.toSpliced(at, 1, word.slice(0, cut), word.slice(cut)));
  },
};

const EASY: readonly string[] = [
  'accents and case',
  'surnames first',
  'second surname dropped',
  'given name dropped',
  'one typing error',
  'particle dropped or joined',
  'accents, case and marks',
  'legal form respelled',
  'legal form absent',
  'common word dropped',
  'words exchanged',
];

const isPerson = (item: RegisteredName): item is RegisteredPerson => item.kind === 'NaturalPerson';

function easyDistortions(): Record<string, Distortion> {
  return Object.fromEntries(EASY.map((category) => [category, easyDistortion(category)]));
}

function easyDistortion(category: string): Distortion {
  const [person, organisation] = [lookup(PERSON_REWRITINGS, category), lookup(ORGANIZATION_REWRITINGS, category)];
  return (item, random, vocabulary) =>
    isPerson(item)
      ? (person?.(item, random) ?? null)
      : (organisation?.(cutName(item.name), random, vocabulary) ?? null);
}

/** At most `most` queries for persons and as many for companies in each category. The same queries in every run. */
export function recallQueries(registers: Registers, vocabulary: Vocabulary, most: number): RecallQuery[] {
  const queries: RecallQuery[] = [];
  const make = (level: RecallQuery['level'], ways: Readonly<Record<string, Distortion>>): void => {
    for (const [category, way] of Object.entries(ways)) {
      for (const items of [registers.people, registers.organizations]) {
        const made = sampleBy(
          items,
          category.startsWith('common') ? items.length : most * 40,
          `recall ${category}`,
          (item) => item.name,
        ).flatMap((item) => {
          const query = way(item, new Random(`recall|${category}|${item.name}`), vocabulary);
          return query === null ? [] : [{ category, level, query, kind: item.kind, wanted: foldName(item.name) }];
        });
        const distinct = new Map(made.map((each) => [each.query, each]));
        queries.push(...[...distinct.values()].slice(0, most));
      }
    }
  };
  make('easy', easyDistortions());
  make('hard', HARD);
  return queries;
}

/** Queries for people who aren't in any register. */
export function absentQueries(names: readonly string[], registers: Registers, most: number): RecallQuery[] {
  const registered = new Set(registers.people.map((person) => foldName(person.name)));
  const absent = names.filter((name) => name.split(' ').length > 2 && !registered.has(foldName(name)));
  return sampleBy(absent, most, 'absent', (name) => name).map((query) => ({
    category: 'not in the register',
    level: 'absent',
    query,
    kind: 'NaturalPerson',
    wanted: '',
  }));
}
