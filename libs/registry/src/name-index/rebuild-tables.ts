import { SEARCH_WORDS_VERSION } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { TokenRow } from './tokens.js';

/** Creates the table that will replace name_key, and copies the rows of jurisdictions that are not rebuilt. */
export async function createNextNameKeys(db: Queryable, rebuilt: readonly string[]): Promise<void> {
  await db.query('drop table if exists name_key_next');
  await db.query('create table name_key_next (like name_key including defaults including constraints)');
  await db.query(`insert into name_key_next select * from name_key where jurisdiction <> all($1)`, [rebuilt]);
}

/** Sets the document frequency of words, and adds new words. Returns all of them. The caller must sort the words. */
export async function saveTokens(
  db: Queryable,
  jurisdiction: string,
  tokens: readonly { token: string; df: number }[],
): Promise<(TokenRow & { added: boolean })[]> {
  const { rows } = await db.query<TokenRow & { added: boolean }>(
    `insert into name_token as t (jurisdiction, token, df)
     select $1, token, df from unnest($2::text[], $3::int[]) as n (token, df)
     on conflict (jurisdiction, token) do update set df = excluded.df
     returning id, token, df, frequency, xmax = 0 as added`,
    [jurisdiction, tokens.map((row) => row.token), tokens.map((row) => row.df)],
  );
  return rows;
}

/** Resets the frequencies of a jurisdiction's words before a recount. */
export async function forgetFrequencies(db: Queryable, jurisdiction: string): Promise<void> {
  await db.query('update name_token set df = 0 where jurisdiction = $1 and df <> 0', [jurisdiction]);
}

/** Creates the indexes of the new table, with temporary names until the swap. */
export async function indexNextNameKeys(db: Queryable): Promise<void> {
  await db.query('alter table name_key_next add constraint name_key_next_pkey primary key (jurisdiction, entity_pk)');
  await db.query('create index name_key_next_set_idx on name_key_next (set_key)');
  await db.query('create index name_key_next_keys_idx on name_key_next using gin (keys) with (fastupdate = off)');
  await db.query('analyze name_key_next, name_token, name_token_del');
}

/**
 * Replaces name_key with the new table, marks the words that are common in it, and marks the jurisdictions as ready. Must run
 * in one transaction, so that a search sees either the old keys and words or the new ones.
 */
export async function swapNameKeys(
  db: Queryable,
  jurisdictions: readonly string[],
  threshold: number,
  now: Date,
): Promise<void> {
  await db.query('drop table name_key');
  await db.query('alter table name_key_next rename to name_key');
  await db.query('alter index name_key_next_pkey rename to name_key_pkey');
  await db.query('alter index name_key_next_set_idx rename to name_key_set_idx');
  await db.query('alter index name_key_next_keys_idx rename to name_key_keys_idx');
  await db.query(
    `update name_token set frequency = case when df > $2 then 'common' else 'rare' end
      where jurisdiction = any($1) and frequency <> case when df > $2 then 'common' else 'rare' end`,
    [jurisdictions, threshold],
  );
  await db.query(
    `update name_index i set state = 'ready', refreshed_at = $2, keys_version = $3,
            names = (select count(*) from name_key k where k.jurisdiction = i.jurisdiction)
      where jurisdiction = any($1)`,
    [jurisdictions, now, SEARCH_WORDS_VERSION],
  );
}
