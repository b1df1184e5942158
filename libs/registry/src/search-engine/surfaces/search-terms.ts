import type { Queryable } from '@entity-registry/database';
import type { WordTerms } from './conditions.js';

/** Words that PostgreSQL's parser keeps as they are. */
const PLAIN = /^[a-z0-9]+$/;

/** The terms that PostgreSQL splits words into; asks the database only about words with other letters than a to z. */
export async function readWordTerms(db: Queryable, words: readonly string[]): Promise<WordTerms> {
  const others = words.filter((word) => !PLAIN.test(word));
  const { rows } =
    others.length === 0
      ? { rows: [] }
      : await db.query<{ word: string; terms: string[] }>({
          name: 'search_word_terms',
          text: `select word, tsvector_to_array(to_tsvector('pg_catalog.simple', word)) as terms
                   from unnest($1::text[]) as word`,
          values: [others],
        });
  const found = new Map(rows.map(({ word, terms }) => [word, terms]));
  return (word) => found.get(word) ?? (PLAIN.test(word) ? [word] : []);
}
