import {
  countedWeight,
  distinctTokens,
  foldName,
  latinName,
  usualWeight,
  wordsOfLegalForms,
} from '@entity-registry/domain';
import type { Jurisdiction, WordWeight } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { findTokens } from '../name-index/tokens.js';
import { readIndexState } from '../name-index/index-state.js';

/** Every word of a name whose weight a scorer may need: the words of the folded name, in Latin letters too, and in the index. */
export function wordsOf(name: string): string[] {
  const folded = foldName(name);
  const latin = latinName(name, 'Organization');
  const written = [folded, ...(latin === folded ? [] : [latin])].flatMap((text) => text.split(' '));
  return [...written.filter((word) => word !== ''), ...distinctTokens(folded)];
}

/** Number of the jurisdiction's names in the index. */
export async function readNameCount(db: Queryable, jurisdiction: Jurisdiction): Promise<number> {
  return (await readIndexState(db, jurisdiction))?.names ?? 0;
}

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
export function wordWeights(names: number, frequencies: ReadonlyMap<string, number>): WordWeight {
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
  const [names, frequencies] = await Promise.all([
    readNameCount(db, jurisdiction),
    readWordFrequencies(db, jurisdiction, words),
  ]);
  return wordWeights(names, frequencies);
}

/** How many recent runs are checked: imports overlap, and one that began earlier may end later. */
const LATEST_RUNS = 100;

/**
 * The time of the newest import or refresh in the index. The index is written in the same transaction as the rows, so all
 * stored data is found. Failed runs don't count. Null: nothing was ever imported.
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
