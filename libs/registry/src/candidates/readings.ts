import { particles } from '@entity-registry/domain';
import type { Jurisdiction, OtherReading, Script } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { findTokens } from '../name-index/tokens.js';
import type { TokenRow } from '../name-index/tokens.js';
import { inverseFrequency } from '../name-index/name-keys.js';
import type { WordGroup } from './plan.js';

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

/** Linking words that may be written together with the word that follows: 'delacruz'. */
const LINKS: ReadonlySet<string> = new Set([...particles(), 'dela', 'delas', 'delos', 'dellos']);

/** Replaces `count` words at `from` with others. */
interface Change {
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

/** The readings that the name itself has: pairs of syllables, a number in digits. */
function givenReadings(tokens: readonly string[], readings: readonly OtherReading[]): Change[] {
  return readings.flatMap(({ word, words }) => {
    const from = tokens.indexOf(word);
    return from < 0 ? [] : [{ from, count: 1, words }];
  });
}

/** The change without words that the index does not know, if it knows at least half of them. */
function mostlyKnown(change: Change, known: ReadonlyMap<string, TokenRow>): Change[] {
  const words = change.words.filter((word) => known.has(word));
  return words.length * 2 < change.words.length || words.length === 0 ? [] : [{ ...change, words }];
}

/** The rarest word of a change indicates how likely it is. */
function leastFrequency(change: Change, known: ReadonlyMap<string, TokenRow>): number {
  return Math.min(...change.words.map((word) => known.get(word)?.df ?? 0));
}

const isWritten = (group: WordGroup | undefined): boolean =>
  group?.expansions.some((expansion) => expansion.similarity === 1) ?? false;

/**
 * The query in the readings that its name has, and with two of its words read as one ('super mercado'), a word with its linking words ('de la cruz'), or with a word
 * that the index does not know read as two ('granmuelle'), if the index knows the resulting words. At most three readings,
 * with one query.
 */
export async function otherReadings(
  db: Queryable,
  words: {
    jurisdiction: Jurisdiction;
    tokens: readonly string[];
    phrases: readonly string[];
    readings: readonly OtherReading[];
    script: Script;
    names: number;
  },
  groups: readonly WordGroup[],
): Promise<WordGroup[][]> {
  const { jurisdiction, tokens, names } = words;
  const given = givenReadings(tokens, words.readings);
  const joined = [
    ...joinings(tokens, words.script === 'syllables' ? SHORTEST_OF_SYLLABLES : SHORTEST_JOINED),
    ...linked(tokens, words.phrases),
  ];
  const cut = tokens
    .flatMap((token, at) =>
      !isWritten(groups[at]) && token.length >= SHORTEST_JOINED && !/\d/.test(token) ? [{ token, at }] : [],
    )
    .toSorted((one, other) => other.token.length - one.token.length)
    .slice(0, MAX_CUT_WORDS)
    .map(({ token, at }) => cuts(token, at));
  const spellings = [...given, ...joined, ...cut.flat()].flatMap((change) => change.words);
  if (spellings.length === 0) return [];
  const found = await findTokens(db, jurisdiction, [...new Set(spellings)]);
  const known = new Map(found.map((row) => [row.token, row]));
  const isKnown = (change: Change): boolean => change.words.every((word) => known.has(word));
  const likeliest = (changes: readonly Change[]): Change[] =>
    changes.filter(isKnown).sort((a, b) => leastFrequency(b, known) - leastFrequency(a, known));
  const unwritten = ({ from }: Change): boolean => !isWritten(groups[from]) || !isWritten(groups[from + 1]);
  const changes = [
    ...given.flatMap((change) => mostlyKnown(change, known)),
    ...likeliest(joined.filter(unwritten)),
    ...cut.flatMap((each) => likeliest(each).slice(0, MAX_CUTS)),
    ...likeliest(joined.filter((change) => !unwritten(change))),
  ];
  return changes.slice(0, MAX_READINGS).map(({ from, count, words: changedWords }) => {
    const read = changedWords.flatMap((word) => {
      const row = known.get(word);
      return row === undefined ? [] : [groupOf(row, names)];
    });
    return groups.toSpliced(from, count, ...read);
  });
}

function groupOf(row: TokenRow, names: number): WordGroup {
  const expansion = { id: row.id, df: row.df, common: row.frequency === 'common', similarity: 1 };
  return { weight: inverseFrequency(row.df, names), expansions: [expansion] };
}
