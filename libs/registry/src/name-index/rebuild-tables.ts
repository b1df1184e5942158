import { SEARCH_WORDS_VERSION } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { isOutboxOn, turnOutboxOn } from '../search-outbox/triggers.js';
import type { TokenRow } from './tokens.js';

/** Creates the tables that will replace the index's, and copies the rows of jurisdictions that are not rebuilt. */
export async function createNextNameKeys(db: Queryable, rebuilt: readonly string[]): Promise<void> {
  for (const table of ['name_key', 'other_name_key']) {
    await db.query(`drop table if exists ${table}_next`);
    await db.query(`create table ${table}_next (like ${table} including defaults including constraints)`);
    await db.query(`insert into ${table}_next select * from ${table} where jurisdiction <> all($1)`, [rebuilt]);
  }
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

/** Creates the indexes of the new tables, with temporary names until the swap. */
export async function indexNextNameKeys(db: Queryable): Promise<void> {
  await db.query('alter table name_key_next add constraint name_key_next_pkey primary key (jurisdiction, entity_pk)');
  await db.query('alter table other_name_key_next add constraint other_name_key_next_pkey primary key (name_id)');
  await db.query('create index other_name_key_next_entity_idx on other_name_key_next (jurisdiction, entity_pk)');
  for (const table of ['name_key', 'other_name_key']) {
    await db.query(`create index ${table}_next_set_idx on ${table}_next (set_key)`);
    await db.query(`create index ${table}_next_keys_idx on ${table}_next using gin (keys) with (fastupdate = off)`);
  }
  await db.query('analyze name_key_next, other_name_key_next, entity_name, name_token, name_token_del');
}

const INDEXES = {
  name_key: ['pkey', 'set_idx', 'keys_idx'],
  other_name_key: ['pkey', 'entity_idx', 'set_idx', 'keys_idx'],
} as const;

/**
 * Replaces the index's tables with the new ones, marks the words that are common in them, and marks the jurisdictions as ready.
 * Must run in one transaction, so that a search sees either the old keys and words or the new ones.
 */
export async function swapNameKeys(
  db: Queryable,
  jurisdictions: readonly string[],
  threshold: number,
  now: Date,
): Promise<void> {
  for (const [table, indexes] of Object.entries(INDEXES)) {
    await db.query(`drop table ${table}`);
    await db.query(`alter table ${table}_next rename to ${table}`);
    for (const index of indexes) await db.query(`alter index ${table}_next_${index} rename to ${table}_${index}`);
  }
  // The triggers went with the old tables.
  if (await isOutboxOn(db)) await turnOutboxOn(db);
  await db.query(
    `update name_token set frequency = case when df > $2 then 'common' else 'rare' end
      where jurisdiction = any($1) and frequency <> case when df > $2 then 'common' else 'rare' end`,
    [jurisdictions, threshold],
  );
  await db.query(
    `update name_index i set state = 'ready', refreshed_at = $2, keys_version = $3,
            names = (select count(*) from name_key k where k.jurisdiction = i.jurisdiction)
                  + (select count(*) from other_name_key k where k.jurisdiction = i.jurisdiction)
      where jurisdiction = any($1)`,
    [jurisdictions, now, SEARCH_WORDS_VERSION],
  );
}
