import { countedWeight, distinctTokens, foldName, usualWeight, wordsOfLegalForms } from '@entity-registry/domain';
import type { Jurisdiction, WordWeight } from '@entity-registry/domain';
import { findTokens, readIndexState } from '@entity-registry/persistence';
import type { Queryable } from '@entity-registry/persistence';

/** Every word that a scorer may ask the weight of: those of the folded names, and those that the index knows them by. */
export function wordsOf(names: readonly string[]): string[] {
  const words = new Set<string>();
  for (const name of names) {
    const folded = foldName(name);
    for (const word of folded.split(' ')) if (word !== '') words.add(word);
    for (const token of distinctTokens(folded)) words.add(token);
  }
  return [...words];
}

/**
 * What each of `words` says about who is meant, in nats, by how many names of the jurisdiction hold it. Words of legal
 * forms weigh what is usual: names are indexed without them, so nothing was counted.
 */
export async function readWordWeights(
  db: Queryable,
  jurisdiction: Jurisdiction,
  words: readonly string[],
): Promise<WordWeight> {
  const [state, rows] = await Promise.all([
    readIndexState(db, jurisdiction),
    words.length === 0 ? [] : findTokens(db, jurisdiction, words),
  ]);
  const names = state?.names ?? 0;
  const holders = new Map(rows.map((row) => [row.token, row.df]));
  return (word) => {
    const counted = holders.get(word);
    if (counted === undefined && wordsOfLegalForms().has(word)) return usualWeight(word);
    return countedWeight(word, counted ?? 0, names);
  };
}

/** Runs that may have ended last: imports overlap, and one that began earlier may end later. */
const LATEST_RUNS = 100;

/**
 * When the newest import or refresh that is in the index was made. The index is written in the transaction of the rows
 * themselves, so whatever is stored is found. A run that failed makes nothing fresh. Null: nothing was ever imported.
 */
export async function readIndexAsOf(db: Queryable): Promise<Date | null> {
  const { rows } = await db.query<{ as_of: Date | null }>({
    name: 'resolve_index_as_of',
    text: `select max(coalesce(finished_at, started_at)) as as_of
             from (select finished_at, started_at from ingest_run where status <> 'failed'
                    order by id desc limit ${String(LATEST_RUNS)}) as latest`,
  });
  return rows[0]?.as_of ?? null;
}
