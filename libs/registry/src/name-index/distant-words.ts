import type { Queryable } from '@entity-registry/database';
import type { NameScope } from './name-scope.js';
import { distantWords } from './tokens.js';
import type { TokenRow } from './tokens.js';
import { editDistance } from './edit-distance.js';
import { deletions, isFuzzy, textHash } from './key-hash.js';

/** Two edits leave at least two of this many parts of a word unchanged. */
const PARTS = 4;
const MAX_EDITS = 2;
/**
 * Two edits would turn a shorter word into another one. For words of this length, the index also has a hash of the word
 * itself.
 */
export const SHORTEST_DISTANT = 5;
/** Shorter words share their parts with too many others. */
const SHORTEST_PARTED = 7;
/** For words up to this length, all pairs of edits are tried. Every word two edits away from a longer one has parts. */
const LONGEST_SQUARED = 10;
/** Maximum number of query words that are searched with two edits, the longest first. */
const MAX_DISTANT = 2;

/** All pairs of parts. */
const PAIRS = Array.from({ length: PARTS }, (_, first) =>
  Array.from({ length: PARTS - first - 1 }, (__, next) => [first, first + next + 1] as const),
).flat();

const startOf = (part: number, length: number): number => Math.floor((part * length) / PARTS);

function pairHash(length: number, pair: string, first: string, second: string): number {
  return textHash(`${String(length)}:${pair}:${first}:${second}`);
}

/**
 * Hashes that the index stores for a word, besides those of its {@link deletions}, so that it is found with two edits: its own
 * and, for a longer word, one for each pair of its four parts. Empty for short words.
 */
export function distantHashes(token: string): number[] {
  if (!isFuzzy(token) || token.length < SHORTEST_DISTANT) return [];
  if (token.length < SHORTEST_PARTED) return [textHash(token)];
  const part = (at: number): string => token.slice(startOf(at, token.length), startOf(at + 1, token.length));
  const pairs = PAIRS.map(([first, second]) =>
    pairHash(token.length, `${String(first)}${String(second)}`, part(first), part(second)),
  );
  return [textHash(token), ...pairs];
}

/** How far two parts may have moved if at most two edits made a word longer by `grown`. */
function shifts(grown: number): [first: number, second: number][] {
  const range = [-2, -1, 0, 1, 2];
  return range.flatMap((first) =>
    range
      .filter((second) => Math.abs(first) + Math.abs(second - first) + Math.abs(grown - second) <= MAX_EDITS)
      .map((second): [number, number] => [first, second]),
  );
}

/** The word with the letters at `at` and `at + 1` swapped. */
function exchanged(word: string, at: number): string {
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

/** All words with two adjacent letters swapped. */
function exchanges(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => exchanged(word, at));
}

/** Hashes of pairs of parts of `word`, wherever two edits may have moved them. A word two edits away shares one of them. */
function partProbes(word: string): number[] {
  const hashes = new Set<number>();
  for (let grown = -MAX_EDITS; grown <= MAX_EDITS; grown += 1) {
    const length = word.length - grown;
    if (length < SHORTEST_PARTED) continue;
    for (const [first, second] of PAIRS) {
      for (const [moved, movedMore] of shifts(grown)) {
        const [a, b] = [startOf(first, length) + moved, startOf(second, length) + movedMore];
        const [endA, endB] = [startOf(first + 1, length) + moved, startOf(second + 1, length) + movedMore];
        if (a < 0 || endB > word.length) continue;
        hashes.add(pairHash(length, `${String(first)}${String(second)}`, word.slice(a, endA), word.slice(b, endB)));
      }
    }
  }
  return [...hashes];
}

/**
 * Hashes that find a long word with two letters swapped across a boundary between parts, and one more edit: these may leave
 * only one part unchanged. The letters are swapped back at every possible boundary; the other edit then leaves the first or
 * the second half unchanged.
 */
function boundaryProbes(word: string): number[] {
  const grown = [-1, 0, 1];
  const lengths = grown.map((letters) => word.length - letters);
  const places = lengths.flatMap((length) =>
    [1, 2, 3].flatMap((part) => grown.map((moved) => startOf(part, length) - 1 + moved)),
  );
  const spellings = [...new Set(places)]
    .filter((at) => at >= 0 && at + 1 < word.length)
    .map((at) => exchanged(word, at));
  return [...new Set(spellings)].flatMap((spelling) =>
    lengths.flatMap((length) => {
      const quarter = (part: number, moved: number): string =>
        spelling.slice(startOf(part, length) + moved, startOf(part + 1, length) + moved);
      const moved = word.length - length;
      return [
        pairHash(length, '01', quarter(0, 0), quarter(1, 0)),
        pairHash(length, '23', quarter(2, moved), quarter(3, moved)),
      ];
    }),
  );
}

/**
 * Hashes to search for: every word two edits away from `word` has one of them. For a short word, they come from the deletions
 * of its deletions and swaps, whose number is the square of its length, and from pairs of parts without an edit. For a long
 * word, they come from parts alone.
 */
export function distantProbes(word: string): number[] {
  const parts = partProbes(word);
  if (word.length > LONGEST_SQUARED) return [...new Set([...parts, ...boundaryProbes(word)])];
  const spellings = [...deletions(word), ...exchanges(word)].flatMap((spelling) => [spelling, ...deletions(spelling)]);
  return [...new Set([...spellings.map(textHash), ...parts])];
}

/** Words of the index at most two edits away from `words` (words of a query that the index doesn't know), by word. */
export async function findDistant(
  db: Queryable,
  jurisdiction: NameScope,
  words: readonly string[],
): Promise<Map<string, TokenRow[]>> {
  const requested = words
    .filter((word) => isFuzzy(word) && word.length >= SHORTEST_DISTANT)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_DISTANT);
  if (requested.length === 0) return new Map();
  const rows = await distantWords(
    db,
    jurisdiction,
    requested.map((word, at) => ({ word: at, hashes: distantProbes(word) })),
  );
  return new Map(
    requested.map((word, at) => [
      word,
      rows.filter((row) => row.word === at && editDistance(row.token, word, MAX_EDITS) <= MAX_EDITS),
    ]),
  );
}
