import { consonantWords, particles, skeletonsOf } from '@entity-registry/domain';
import type { OtherReading, Script } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { NameScope } from '../name-index/name-scope.js';
import { findTokens } from '../name-index/tokens.js';
import type { TokenRow } from '../name-index/tokens.js';
import { inverseFrequency } from '../name-index/name-keys.js';
import type { Initials } from './initials.js';
import type { WordGroup } from './expansion.js';

/** Maximum number of readings of one query besides the query as written. */
const MAX_READINGS = 3;
/** Maximum number of ways to cut one word that are used. */
const MAX_CUTS = 2;
/** Maximum number of words that are cut, the longest first: half of them already give the maximum number of readings. */
const MAX_CUT_WORDS = 6;
const SHORTEST_JOINED = 6;
/** Two syllables of a name in Han or Hangul: 'hai bo' is 'Haibo'. */
const SHORTEST_OF_SYLLABLES = 4;
const SHORTEST_PART = 3;
/** Three consonants, with their mark. */
const SHORTEST_CONSONANTS = 4;

/** Linking words that may be written together with the word that follows: 'delacruz'. */
const LINKS: ReadonlySet<string> = new Set([...particles(), 'dela', 'delas', 'delos', 'dellos']);

/** Replaces `count` words at `from` with others. */
export interface Change {
  from: number;
  count: number;
  words: readonly string[];
}

/** Every two adjacent words as one word. */
function joinings(tokens: readonly string[], shortest: number): Change[] {
  return tokens.slice(1).flatMap((token, at) => {
    const word = (tokens[at] ?? '') + token;
    return word.length < shortest ? [] : [{ from: at, count: 2, words: [word] }];
  });
}

/** The consonants of every two adjacent words, by which a name without vowels has them as one: 'Ali Reza' is 'علیرضا'. */
function joinedConsonants(tokens: readonly string[]): Change[] {
  return joinings(tokens, 1).flatMap(({ from, count, words }) =>
    words
      .flatMap((word) => consonantWords(skeletonsOf(word)))
      .filter((word) => word.length >= SHORTEST_CONSONANTS)
      .map((word) => ({ from, count, words: [word] })),
  );
}

/** Words with their linking words as one: 'delacruz' for 'de la cruz'. */
function linked(tokens: readonly string[], phrases: readonly string[]): Change[] {
  return phrases.flatMap((phrase) => {
    const from = tokens.indexOf(phrase.split(' ').at(-1) ?? '');
    return from < 0 ? [] : [{ from, count: 1, words: [phrase.replaceAll(' ', '')] }];
  });
}

/** The word at `from` cut in two. A linking word that is cut off is dropped. */
function cuts(token: string, from: number): Change[] {
  const places = Array.from({ length: Math.max(0, token.length - 3) }, (_, at) => at + 2);
  return places.flatMap((place) => {
    const parts = [token.slice(0, place), token.slice(place)];
    const words = parts.filter((part) => !LINKS.has(part));
    if (words.length === 0 || words.some((word) => word.length < SHORTEST_PART)) return [];
    return [{ from, count: 1, words }];
  });
}

/** The readings that the name itself has: pairs of syllables, a number in digits, no title. */
function givenReadings(tokens: readonly string[], readings: readonly OtherReading[]): Change[] {
  return readings.flatMap(({ word, words }) => {
    const from = tokens.indexOf(word);
    return from < 0 ? [] : [{ from, count: 1, words }];
  });
}

/** The change without words that the index does not know, if it knows at least half of them, or leaves out a title. */
function mostlyKnown(change: Change, isKnown: (word: string) => boolean): Change[] {
  if (change.words.length === 0) return [change];
  const words = change.words.filter(isKnown);
  return words.length * 2 < change.words.length || words.length === 0 ? [] : [{ ...change, words }];
}

/** The rarest word of a change indicates how likely it is. */
function leastFrequency(change: Change, known: ReadonlyMap<string, TokenRow>): number {
  return Math.min(...change.words.map((word) => known.get(word)?.df ?? 0));
}

const isWritten = (group: WordGroup | undefined): boolean =>
  group?.expansions.some((expansion) => expansion.similarity === 1) ?? false;

/** The words of a query that may be read otherwise. */
interface ReadWords {
  jurisdiction: NameScope;
  tokens: readonly string[];
  phrases: readonly string[];
  readings: readonly OtherReading[];
  script: Script;
  names: number;
  consonants?: boolean;
  /** What initials may stand for. */
  initials?: Initials;
}

/** Two words as one: plain, with their linking words, or by their consonants. */
function joinedReadings(words: ReadWords): { joined: Change[]; consonants: Change[] } {
  const { tokens, phrases, script } = words;
  const shortest = script === 'syllables' ? SHORTEST_OF_SYLLABLES : SHORTEST_JOINED;
  return {
    joined: [...joinings(tokens, shortest), ...linked(tokens, phrases)],
    consonants: words.consonants === true && script !== 'vowelless' ? joinedConsonants(tokens) : [],
  };
}

/** The longest words that the index does not know, each in two parts. */
function cutReadings(tokens: readonly string[], groups: readonly WordGroup[]): Change[][] {
  return tokens
    .flatMap((token, at) =>
      !isWritten(groups[at]) && token.length >= SHORTEST_JOINED && !/\d/.test(token) ? [{ token, at }] : [],
    )
    .toSorted((one, other) => other.token.length - one.token.length)
    .slice(0, MAX_CUT_WORDS)
    .map(({ token, at }) => cuts(token, at));
}

/**
 * The query in the readings that its name has, and with two of its words read as one ('super mercado'), a word with its
 * linking words ('de la cruz'), or with a word that the index does not know read as two ('granmuelle'), if the index knows the
 * resulting words. At most three readings, with one query.
 */
export async function otherReadings(
  db: Queryable,
  words: ReadWords,
  groups: readonly WordGroup[],
): Promise<WordGroup[][]> {
  const { jurisdiction, tokens, names } = words;
  const given = givenReadings(tokens, words.readings);
  const { joined, consonants } = joinedReadings(words);
  const cut = cutReadings(tokens, groups);
  const spellings = [...given, ...joined, ...consonants, ...cut.flat()].flatMap((change) => change.words);
  if (spellings.length === 0 && given.length === 0) return [];
  const found = await findTokens(db, jurisdiction, [...new Set(spellings)]);
  const { initials }: ReadWords = words;
  const known = new Map(found.map((row) => [row.token, row]));
  const isKnown = (change: Change): boolean => change.words.every((word) => known.has(word));
  const likeliest = (changes: readonly Change[]): Change[] =>
    changes.filter(isKnown).sort((a, b) => leastFrequency(b, known) - leastFrequency(a, known));
  const unwritten = ({ from }: Change): boolean => !isWritten(groups[from]) || !isWritten(groups[from + 1]);
  const changes = [
    ...given.flatMap((change) => mostlyKnown(change, (word) => known.has(word) || initials?.has(word) === true)),
    ...likeliest(joined.filter(unwritten)),
    ...likeliest(consonants),
    ...cut.flatMap((each) => likeliest(each).slice(0, MAX_CUTS)),
    ...likeliest(joined.filter((change) => !unwritten(change))),
  ];
  return changes.slice(0, MAX_READINGS).map(({ from, count, words: changedWords }) => {
    const read = changedWords.flatMap((word) => {
      const row = known.get(word);
      return initials?.get(word) ?? (row === undefined ? [] : groupOf(row, names));
    });
    return groups.toSpliced(from, count, ...read);
  });
}

function groupOf(row: TokenRow, names: number): WordGroup {
  const expansion = { id: row.id, df: row.df, common: row.frequency === 'common', similarity: 1 };
  return { weight: inverseFrequency(row.df, names), expansions: [expansion] };
}
