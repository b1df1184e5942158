import type { Queryable } from '@entity-registry/database';
import { findTokens, insertDeletions, insertTokens } from './tokens.js';
import type { DeletionRow, TokenRow } from './tokens.js';
import { distantHashes } from './distant-words.js';
import { deletions, isFuzzy, textHash } from './key-hash.js';
import { soundHashes } from './sounds.js';

/** Hashes that find a word from a misspelling with one or two errors, or written without vowels. */
export function misspellingRows(tokens: readonly { id: number; token: string }[]): DeletionRow[] {
  return tokens.flatMap(({ id, token }) => {
    const shorter = isFuzzy(token) ? deletions(token).map(textHash) : [];
    const hashes = [...shorter, ...distantHashes(token), ...soundHashes(token)];
    return [...new Set(hashes)].map((hash) => ({ hash, tokenId: id }));
  });
}

/**
 * The index's rows for all `tokens` of a jurisdiction. Adds new words. If another transaction adds the same words at the same
 * time, the second one waits for the first and uses its rows.
 */
export async function learnTokens(
  db: Queryable,
  jurisdiction: string,
  tokens: readonly string[],
): Promise<Map<string, TokenRow>> {
  const wanted = [...new Set(tokens)].sort();
  const known = await findTokens(db, jurisdiction, wanted);
  const rows = new Map(known.map((row) => [row.token, row]));
  const missing = wanted.filter((token) => !rows.has(token));
  if (missing.length === 0) return rows;
  const added = await insertTokens(db, jurisdiction, missing);
  await insertDeletions(db, misspellingRows(added));
  for (const row of added) rows.set(row.token, row);
  const elsewhere = missing.filter((token) => !rows.has(token));
  if (elsewhere.length > 0) {
    for (const row of await findTokens(db, jurisdiction, elsewhere)) rows.set(row.token, row);
  }
  return rows;
}
