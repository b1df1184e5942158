import { searchWords } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { EntityName } from './name-key-rows.js';
import { COMMON_DF, allWords } from './name-keys.js';
import type { IndexedToken } from './name-keys.js';
import { forgetFrequencies, saveTokens } from './rebuild-tables.js';
import { insertDeletions } from './tokens.js';
import { misspellingRows } from './vocabulary.js';

type WrittenName = Pick<EntityName, 'nombre' | 'kind'>;

const TOKENS_PER_PAGE = 20_000;

/** Counts and saves the words of all names. Returns the whole vocabulary with final frequencies. */
export async function countWords(
  client: Queryable,
  scope: string,
  pages: AsyncIterable<readonly WrittenName[]> | Iterable<readonly WrittenName[]>,
  progress: (names: number) => void,
): Promise<{ vocabulary: Map<string, IndexedToken>; names: number }> {
  const counts = new Map<string, number>();
  let names = 0;
  for await (const page of pages) {
    for (const { nombre, kind } of page) {
      for (const token of allWords(searchWords(nombre, kind))) counts.set(token, (counts.get(token) ?? 0) + 1);
    }
    names += page.length;
    progress(names);
  }
  await forgetFrequencies(client, scope);
  const vocabulary = new Map<string, IndexedToken>();
  const sorted = [...counts.keys()].sort();
  for (let from = 0; from < sorted.length; from += TOKENS_PER_PAGE) {
    const tokens = sorted.slice(from, from + TOKENS_PER_PAGE);
    const rows = await saveTokens(
      client,
      scope,
      tokens.map((token) => ({ token, df: counts.get(token) ?? 0 })),
    );
    // For known words, too: they may have been stored by a version with fewer hashes.
    await insertDeletions(client, misspellingRows(rows));
    for (const { id, token, df } of rows) {
      vocabulary.set(token, { id, df, frequency: df > COMMON_DF ? 'common' : 'rare' });
    }
  }
  return { vocabulary, names };
}
