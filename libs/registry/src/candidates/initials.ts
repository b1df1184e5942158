import type { OtherReading } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { NameScope } from '../name-index/name-scope.js';
import { tokensByPrefixes, tokensWithInitials } from '../name-index/tokens.js';
import type { CandidateRow } from './lookup.js';
import { weightOfAll } from './plan.js';
import type { WordGroup } from './expansion.js';
import { SIMILARITY_OF_PREFIX, ordered, toExpansion } from './word-groups.js';

const INITIAL = /^[a-z]$/;
/** The most frequent words that an initial may stand for. */
const MAX_INITIALED = 24;
/** From this many names on, only common words: few names have the others, and thousands of words begin with each letter. */
const MANY_NAMES = 100_000;
/** Maximum number of words of found names that are compared with initials. */
const MAX_UNKNOWN = 1_000;
/** Weight of an initial for which the index has no word: it says little, and must not outweigh the words. */
const UNKNOWN_INITIAL = 1;

/** What the initials of a query may stand for, by letter. */
export type Initials = ReadonlyMap<string, WordGroup>;

/** The frequent words that the initials of a person's name may stand for, in its words and in their other readings. */
export async function readInitials(
  db: Queryable,
  words: {
    jurisdiction: NameScope;
    tokens: readonly string[];
    readings: readonly OtherReading[];
    names: number;
  },
): Promise<Initials> {
  const { jurisdiction, tokens, readings, names } = words;
  const given = tokens.length === 1 ? [] : [...tokens, ...readings.flatMap((reading) => reading.words)];
  const letters = [...new Set(given.filter((word) => INITIAL.test(word)))];
  if (letters.length === 0) return new Map();
  const prefixes = letters.map((prefix, word) => ({ word, prefix }));
  const rows = await tokensByPrefixes(db, jurisdiction, prefixes, MAX_INITIALED, names > MANY_NAMES);
  return new Map(
    letters.map((initial, word) => {
      const begun = rows.filter((row) => row.word === word);
      const expansions = ordered(
        begun.map((row) => toExpansion(row, row.token === initial ? 1 : SIMILARITY_OF_PREFIX)),
        MAX_INITIALED,
      );
      const weight = expansions.length === 0 ? UNKNOWN_INITIAL : weightOfAll(expansions, names);
      return [initial, { weight, expansions, letter: initial }];
    }),
  );
}

/** The groups of a person's name, in which a single letter may stand for words that begin with it. */
export function withInitials(
  tokens: readonly string[],
  groups: readonly WordGroup[],
  initials: Initials,
): readonly WordGroup[] {
  return groups.map((group, at) => {
    const initialed = initials.get(tokens[at] ?? '');
    if (initialed === undefined) return group;
    const expansions = ordered([...group.expansions, ...initialed.expansions], MAX_INITIALED);
    return { ...initialed, expansions };
  });
}

/** The groups in which an initial also stands for those rare words of the `rows` that begin with it. */
export async function withRareInitials(
  db: Queryable,
  jurisdiction: NameScope,
  groups: readonly (readonly WordGroup[])[],
  rows: readonly CandidateRow[],
): Promise<readonly (readonly WordGroup[])[]> {
  const letters = [...new Set(groups.flat().flatMap(({ letter }) => letter ?? []))];
  if (letters.length === 0) return groups;
  const known = new Set(groups.flat().flatMap(({ expansions }) => expansions.map(({ id }) => id)));
  const ids = unknownWords(rows, known);
  const begun = await tokensWithInitials(db, jurisdiction, ids, letters);
  return groups.map((words) =>
    words.map((group) => {
      const further = begun.filter(({ token }) => token.charAt(0) === group.letter);
      if (further.length === 0) return group;
      const rare = further.map((row) => toExpansion(row, SIMILARITY_OF_PREFIX));
      return { ...group, expansions: [...group.expansions, ...rare] };
    }),
  );
}

/** Words that the query doesn't explain, of the names that have the fewest of them. */
function unknownWords(rows: readonly CandidateRow[], known: ReadonlySet<number>): number[] {
  const byName = rows
    .map(({ keys }) => keys.filter((key) => key > 0 && !known.has(key)))
    .sort((a, b) => a.length - b.length);
  const unknown = new Set<number>();
  for (const words of byName) {
    if (unknown.size + words.length > MAX_UNKNOWN) break;
    for (const word of words) unknown.add(word);
  }
  return [...unknown];
}
