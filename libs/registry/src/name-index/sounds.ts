import { consonantsOf } from '@entity-registry/domain';
import type { Jurisdiction, Script } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { editDistance } from './edit-distance.js';
import { textHash } from './key-hash.js';
import { distantWords } from './tokens.js';
import type { TokenRow } from './tokens.js';

/** Fewer consonants are those of too many words. */
const FEWEST = 2;
/** Maximum number of query words that are searched by their sound. */
const MAX_WORDS = 6;
/** Maximum number of index words read for a query word, and used: two consonants are those of hundreds. */
const MAX_READ = 2_000;
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

/** The consonants of a word in Latin letters, in both readings of g and v. Empty for other words and short ones. */
function consonantKeys(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const keys = [consonantsOf(word), consonantsOf(word, true)].filter((key) => key.length >= FEWEST);
  return [...new Set(keys)].map((key) => `consonants:${key}`);
}

/** Hashes by which the index finds a word from its consonants, which is all that Arabic and Hebrew write, and as a syllable. */
export function soundHashes(word: string): number[] {
  return [...consonantKeys(word), ...syllableKeys(word)].map(textHash);
}

/** A word without the letters that Arabic and Hebrew leave out. */
const withoutVowels = (word: string): string => word.replace(/[aeiouyw]/g, '');
const FARTHEST = 4;

interface Sound {
  keysOf: (word: string) => string[];
  /** What is compared of two words with the same key. */
  compared: (word: string) => string;
}

const SOUNDS: ReadonlyMap<Script, Sound> = new Map([
  ['vowelless', { keysOf: consonantKeys, compared: withoutVowels }],
  ['syllables', { keysOf: syllableKeys, compared: (word: string) => word }],
]);

/**
 * Words of the index that sound like `words`, which were in another script; by word, the most similar first, then the most
 * frequent. Null if words of the script are spelled as they sound.
 */
export async function findBySound(
  db: Queryable,
  jurisdiction: Jurisdiction,
  words: readonly string[],
  script: Script,
): Promise<Map<string, TokenRow[]> | null> {
  const sound = SOUNDS.get(script);
  if (sound === undefined) return null;
  const { keysOf, compared } = sound;
  const probes = words.slice(0, MAX_WORDS).map((text, word) => ({ word, hashes: keysOf(text).map(textHash) }));
  if (probes.every(({ hashes }) => hashes.length === 0)) return new Map();
  const rows = await distantWords(db, jurisdiction, probes, MAX_READ);
  return new Map(
    probes.map(({ word }) => {
      const text = words[word] ?? '';
      const keys = keysOf(text);
      const found = rows
        .filter((row) => row.word === word && keysOf(row.token).some((key) => keys.includes(key)))
        .map((row) => ({ row, distance: editDistance(compared(row.token), compared(text), FARTHEST) }))
        .sort((a, b) => a.distance - b.distance || b.row.df - a.row.df)
        .slice(0, MAX_FOUND);
      return [text, found.map(({ row }) => row)];
    }),
  );
}
