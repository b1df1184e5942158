import type { Jurisdiction } from '@entity-registry/domain';
import { distantWords } from '@entity-registry/persistence';
import type { Queryable, TokenRow } from '@entity-registry/persistence';
import { editDistance } from './edit-distance.js';
import { deletions, isFuzzy, textHash } from './key-hash.js';

/** Two edits leave at least two of so many parts of a word as they are. */
const PARTS = 4;
const MOST_EDITS = 2;
/** Two edits make a shorter word another one. */
const SHORTEST_DISTANT = 5;
/** Shorter words have parts that too many others share. */
const SHORTEST_PARTED = 7;
/** Words of a query that are looked for so, the longest first. */
const MOST_DISTANT = 2;

/** Every two of the parts. */
const PAIRS = Array.from({ length: PARTS }, (_, first) =>
  Array.from({ length: PARTS - first - 1 }, (__, next) => [first, first + next + 1] as const),
).flat();

const startOf = (part: number, length: number): number => Math.floor((part * length) / PARTS);

function pairHash(length: number, pair: string, first: string, second: string): number {
  return textHash(`${String(length)}:${pair}:${first}:${second}`);
}

/**
 * Hashes under which the index keeps a word so that it is found with two edits, among those of its {@link deletions}: its
 * own, and of a longer word one for every two of its four parts. Empty for short words.
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

/** How far two parts may have moved when a word got longer by `grown` in two edits at most. */
function shifts(grown: number): [first: number, second: number][] {
  const range = [-2, -1, 0, 1, 2];
  return range.flatMap((first) =>
    range
      .filter((second) => Math.abs(first) + Math.abs(second - first) + Math.abs(grown - second) <= MOST_EDITS)
      .map((second): [number, number] => [first, second]),
  );
}

/** The word with each two neighbours exchanged once. */
function exchanges(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
}

/** Two words that share a part's hash: hashes of two parts of `word`, wherever two edits may have moved them. */
function partProbes(word: string): number[] {
  const hashes = new Set<number>();
  for (let grown = -MOST_EDITS; grown <= MOST_EDITS; grown += 1) {
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
 * Hashes to ask for. Words two edits from `word` have one of them: through their deletions when one of the edits is a
 * letter too many or two exchanged, else, when they are long enough, through two parts that no edit has touched.
 */
export function distantProbes(word: string): number[] {
  const spellings = [...deletions(word), ...exchanges(word)].flatMap((spelling) => [spelling, ...deletions(spelling)]);
  return [...new Set([...spellings.map(textHash), ...partProbes(word)])];
}

/** Words of the index two edits away from those `words` of a query that it does not know; by word. */
export async function findDistant(
  db: Queryable,
  jurisdiction: Jurisdiction,
  words: readonly string[],
): Promise<Map<string, TokenRow[]>> {
  const asked = words
    .filter((word) => isFuzzy(word) && word.length >= SHORTEST_DISTANT)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_DISTANT);
  if (asked.length === 0) return new Map();
  const rows = await distantWords(
    db,
    jurisdiction,
    asked.map((word, at) => ({ word: at, hashes: distantProbes(word) })),
  );
  return new Map(
    asked.map((word, at) => [
      word,
      rows.filter((row) => row.word === at && editDistance(row.token, word, MOST_EDITS) <= MOST_EDITS),
    ]),
  );
}
