import { countedWeight, usualWeight, wordsOfLegalForms } from '@entity-registry/domain';
import type { Jurisdiction, WordWeight } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { findTokens } from '../name-index/tokens.js';

/** Number of the jurisdiction's names that contain each of `words`. Words that no name contains are left out. */
export async function readWordFrequencies(
  db: Queryable,
  jurisdiction: Jurisdiction,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = words.length === 0 ? [] : await findTokens(db, jurisdiction, words);
  return new Map(rows.map((row) => [row.token, row.df]));
}

/**
 * The weight of words, in nats. `frequencies` has the number of names that contain each word, out of `names`. Words of legal forms
 * get the usual weight: names are indexed without them, so they are not counted.
 */
export function wordWeights(names: number, frequencies: Pick<ReadonlyMap<string, number>, 'get'>): WordWeight {
  return (word) => {
    const counted = frequencies.get(word);
    if (counted === undefined && wordsOfLegalForms().has(word)) return usualWeight(word);
    return countedWeight(word, counted ?? 0, names);
  };
}

/** Reads the `wordWeights` of a few words. */
export async function readWordWeights(
  db: Queryable,
  jurisdiction: Jurisdiction,
  words: readonly string[],
): Promise<WordWeight> {
  const [{ names }, frequencies] = await Promise.all([
    readIndexStatistics(db, jurisdiction),
    readWordFrequencies(db, jurisdiction, words),
  ]);
  return wordWeights(names, frequencies);
}

/** How many recent runs are checked: imports overlap, and one that began earlier may end later. */
const LATEST_RUNS = 100;

export interface IndexStatistics {
  /** Number of the jurisdiction's names. */
  readonly names: number;
  /**
   * The time of the newest import or refresh. The index is written in the same transaction as the rows, so all stored data is
   * found. Failed runs don't count. Null: nothing was ever imported.
   */
  readonly asOf: Date | null;
}

/** What a response says about the name index, and what words are weighed by, in one statement. */
export async function readIndexStatistics(db: Queryable, jurisdiction: Jurisdiction): Promise<IndexStatistics> {
  const { rows } = await db.query<{ names: bigint | string | null; as_of: Date | null }>({
    name: 'resolve_index_statistics',
    text: `select (select names from name_index where jurisdiction = $1) as names,
                  (select max(coalesce(finished_at, started_at))
                     from (select finished_at, started_at from ingest_run where status <> 'failed'
                            order by id desc limit ${String(LATEST_RUNS)}) as latest) as as_of`,
    values: [jurisdiction],
  });
  return { names: Number(rows[0]?.names ?? 0), asOf: rows[0]?.as_of ?? null };
}
