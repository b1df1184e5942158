import { vowelDistance, skeletonsOf } from '@entity-registry/domain';
import type { Skeleton } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { editDistance } from './edit-distance.js';
import { textHash } from './key-hash.js';
import type { NameScope } from './name-scope.js';
import { distantWords } from './tokens.js';
import type { TokenRow } from './tokens.js';

/** Maximum number of query words that are searched by their sound. */
const MAX_WORDS = 6;
/** Maximum number of index words read for a query word, and for all of them: two consonants are those of hundreds. */
const MAX_READ = 2_000;
const MAX_READ_FOR_ALL = 6_000;
/** Maximum number of them that are used. */
const MAX_FOUND = 60;

/** A word of one Chinese or Korean syllable, in any romanization. */
const SYLLABLE = /^(?:[bdfghjklmnpqrstwxyz]|c|ch|hs|sh|ts|tz|zh)?[aeiouyw]{1,4}(?:ng|rk|[bdgklmnprt])?$/;

/** Letters that romanizations exchange: 'jeon' and 'chon', 'gim' and 'kim', 'hsiao' and 'xiao'. */
const EXCHANGED: readonly (readonly [pattern: RegExp, letters: string])[] = [
  [/^(?:hs|sh|x)/, 's'],
  [/^(?:ts|tz|zh|ch|[cqjz])/, 'j'],
  [/^g|(?<!n)g$|rk$/g, 'k'],
  [/^d|d$/g, 't'],
  [/^b|b$/g, 'p'],
  [/^r|r$/g, 'l'],
  [/eo|eu|oo|ou|u/g, 'o'],
  [/a[eiy]|ei|e(?!e)/g, 'e'],
  [/ee|oi|i[ea]?/g, 'i'],
];

function syllableKeys(word: string): string[] {
  if (!SYLLABLE.test(word)) return [];
  return [`syllable:${EXCHANGED.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word)}`];
}

const consonantKeys = (skeletons: readonly Skeleton[]): string[] => [
  ...new Set(skeletons.map(({ key }) => `consonants:${key}`)),
];

/** Hashes by which the index finds a word from its consonants, which is all that Arabic and Hebrew write, and as a syllable. */
export function soundHashes(word: string): number[] {
  return [...consonantKeys(skeletonsOf(word)), ...syllableKeys(word)].map(textHash);
}

/** A word of a query by its sound: as keys of the index, and how far a word with such a key is from it. */
interface Sound {
  keys: readonly string[];
  distanceTo: (word: string) => number;
}

/** Word that sounds like one of a query. */
export interface SoundingWord extends TokenRow {
  /** 0 for the same sound. */
  distance: number;
}

/** Words that are farther from a query's are others. */
const FARTHEST_GAPS = 1.1;
const FARTHEST_LETTERS = 4;
/** The distance of a letter in a syllable, where few letters are all. */
const LETTER = 0.2;

/** A word written without vowels. */
export function soundWithoutVowels(skeletons: readonly Skeleton[]): Sound {
  const distance = (full: Skeleton): number =>
    Math.min(...skeletons.filter(({ key }) => key === full.key).map((written) => vowelDistance(written, full)));
  return {
    keys: consonantKeys(skeletons),
    distanceTo: (word) => Math.min(...skeletonsOf(word).map(distance)),
  };
}

/** A word in Chinese or Korean syllables. */
export function soundOfSyllable(text: string): Sound {
  const keys = syllableKeys(text);
  return {
    keys,
    distanceTo: (word) =>
      syllableKeys(word).some((key) => keys.includes(key))
        ? LETTER * editDistance(word, text, FARTHEST_LETTERS)
        : Infinity,
  };
}

/** Words of the index that sound like each of `sounds`, the most similar first, then the most frequent. */
export async function findBySound(
  db: Queryable,
  jurisdiction: NameScope,
  sounds: readonly Sound[],
): Promise<SoundingWord[][]> {
  const probes = sounds.slice(0, MAX_WORDS).map(({ keys }, word) => ({ word, hashes: keys.map(textHash) }));
  if (probes.every(({ hashes }) => hashes.length === 0)) return sounds.map(() => []);
  const most = Math.min(MAX_READ, Math.ceil(MAX_READ_FOR_ALL / probes.length));
  const rows = await distantWords(db, jurisdiction, probes, most);
  return sounds.map(({ distanceTo }, word) =>
    rows
      .filter((row) => row.word === word)
      .map((row) => ({ ...row, distance: distanceTo(row.token) }))
      .filter(({ distance }) => distance <= FARTHEST_GAPS)
      .sort((a, b) => a.distance - b.distance || b.df - a.df)
      .slice(0, MAX_FOUND),
  );
}
