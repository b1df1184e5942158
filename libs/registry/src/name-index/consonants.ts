import { consonantsOf } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { textHash } from './key-hash.js';
import { distantWords } from './tokens.js';
import type { TokenRow } from './tokens.js';

/** Fewer consonants are those of too many words. */
const FEWEST = 2;
/** Maximum number of query words that are searched by their consonants. */
const MAX_WORDS = 6;

/** The consonants of a word in Latin letters, in both readings of g and v. Empty for other words and short ones. */
function consonantKeys(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const keys = [consonantsOf(word), consonantsOf(word, true)];
  return [...new Set(keys)].filter((key) => key.length >= FEWEST);
}

/** Hashes by which the index finds a word from its consonants: Arabic and Hebrew write no more of it. */
export function consonantHashes(word: string): number[] {
  return consonantKeys(word).map((key) => textHash(`consonants:${key}`));
}

/** Words of the index with the same consonants as `words`, which are in Latin letters without vowels; by word. */
export async function findByConsonants(
  db: Queryable,
  jurisdiction: Jurisdiction,
  words: readonly string[],
): Promise<Map<string, TokenRow[]>> {
  const probes = words.slice(0, MAX_WORDS).map((text, word) => ({ word, hashes: consonantHashes(text) }));
  if (probes.every(({ hashes }) => hashes.length === 0)) return new Map();
  const rows = await distantWords(db, jurisdiction, probes);
  return new Map(
    probes.map(({ word }) => {
      const text = words[word] ?? '';
      const keys = consonantKeys(text);
      const same = (row: TokenRow): boolean => consonantKeys(row.token).some((key) => keys.includes(key));
      return [text, rows.filter((row) => row.word === word && same(row))];
    }),
  );
}
