import type { Queryable } from '@entity-registry/database';
import { intArray } from './int-array.js';

/**
 * How often a word occurs. Common words have pair and sample keys. 'promoting': the keys are being added, but not yet
 * used.
 */
export type TokenFrequency = 'rare' | 'promoting' | 'common';

export interface TokenRow {
  id: number;
  token: string;
  /** Number of names that contain the word, as of the last recount. */
  df: number;
  frequency: TokenFrequency;
}

/** A word, and a hash that finds it: of the word itself, of the word without one letter, or of two of its parts. */
export interface DeletionRow {
  hash: number;
  tokenId: number;
}

/** Those of `tokens` that the index knows. */
export async function findTokens(db: Queryable, jurisdiction: string, tokens: readonly string[]): Promise<TokenRow[]> {
  const { rows } = await db.query<TokenRow>({
    name: 'candidates_find_tokens',
    text: `select id, token, df, frequency from name_token where jurisdiction = $1 and token = any($2::text[])`,
    values: [jurisdiction, tokens],
  });
  return rows;
}

/**
 * Adds words and returns the added rows, without words that another transaction adds at the same time. Sorted, so that two
 * writers with the same new words can't deadlock.
 */
export async function insertTokens(
  db: Queryable,
  jurisdiction: string,
  tokens: readonly string[],
): Promise<TokenRow[]> {
  const { rows } = await db.query<TokenRow>({
    name: 'candidates_insert_tokens',
    text: `insert into name_token (jurisdiction, token)
           select $1, word from unnest($2::text[]) as word order by word collate "C"
           on conflict do nothing
           returning id, token, df, frequency`,
    values: [jurisdiction, tokens],
  });
  return rows;
}

/** Adds the hashes of new words, in the order of the primary key. */
export async function insertDeletions(db: Queryable, deletions: readonly DeletionRow[]): Promise<void> {
  await db.query({
    name: 'candidates_insert_deletions',
    text: `insert into name_token_del (h, token_id)
           select h, id from unnest($1::int[], $2::int[]) as d (h, id) order by h, id
           on conflict do nothing`,
    values: [intArray(deletions.map((row) => row.hash)), intArray(deletions.map((row) => row.tokenId))],
  });
}

/** One word of a query with the hashes of all words within one edit. */
export interface WordProbe {
  /** Position in the query. */
  word: number;
  hashes: readonly number[];
  /** The word itself and its consonants, which are read first. */
  own: readonly string[];
  /** Its one-letter deletions. */
  shorter: readonly string[];
}

export interface ExpansionRow extends TokenRow {
  word: number;
}

/** Maximum number of index words read for each query word, the most frequent first. The caller checks the distance. */
const EXPANSIONS_READ = 200;

/**
 * Words that may be within one edit of the query's words, the most frequent first. The caller must check the distance. One
 * query for all words.
 */
export async function expandWords(
  db: Queryable,
  jurisdiction: string,
  probes: readonly WordProbe[],
): Promise<ExpansionRow[]> {
  const hashes = probes.flatMap((probe) => probe.hashes.map((hash) => [probe.word, hash] as const));
  const spellings = probes.flatMap(({ word, own, shorter }) => [
    ...own.map((spelling) => ({ word, spelling, isOwn: true })),
    ...shorter.map((spelling) => ({ word, spelling, isOwn: false })),
  ]);
  const { rows } = await db.query<ExpansionRow>({
    name: 'candidates_expand_words',
    text: `select word, id, token, df, frequency from (
             select found.*, row_number() over (partition by word order by own desc, df desc, id) as place from (
               select s.word, t.id, t.token, t.df, t.frequency, s.own
                 from unnest($4::int[], $5::text[], $6::bool[]) as s (word, token, own)
                 join name_token t on t.jurisdiction = $1 and t.token = s.token
               union
               select p.word, t.id, t.token, t.df, t.frequency, false
                 from unnest($2::int[], $3::int[]) as p (word, h)
                 join name_token_del d on d.h = p.h
                 join name_token t on t.id = d.token_id and t.jurisdiction = $1
             ) found
           ) ranked where place <= ${String(EXPANSIONS_READ)}`,
    values: [
      jurisdiction,
      intArray(hashes.map(([word]) => word)),
      intArray(hashes.map(([, hash]) => hash)),
      intArray(spellings.map(({ word }) => word)),
      spellings.map(({ spelling }) => spelling),
      spellings.map(({ isOwn }) => isOwn),
    ],
  });
  return rows;
}

/** Words that start with `prefix`, the most frequent first; with `commonOnly`, only common words. */
export async function tokensByPrefix(
  db: Queryable,
  jurisdiction: string,
  prefix: string,
  limit: number,
  commonOnly: boolean,
): Promise<TokenRow[]> {
  const { rows } = await db.query<TokenRow>({
    name: commonOnly ? 'candidates_common_prefix' : 'candidates_token_prefix',
    text: `select id, token, df, frequency from name_token
            where jurisdiction = $1 and token >= $2 and token < $3 ${commonOnly ? "and frequency <> 'rare'" : ''}
            order by df desc, id limit $4`,
    values: [jurisdiction, prefix, `${prefix}\u{10FFFF}`, limit],
  });
  return rows;
}

/** Those of the words `ids` that begin with one of the letters. */
export async function tokensWithInitials(
  db: Queryable,
  jurisdiction: string,
  ids: readonly number[],
  letters: readonly string[],
): Promise<TokenRow[]> {
  const { rows } = await db.query<TokenRow>({
    name: 'candidates_tokens_with_initials',
    text: `select id, token, df, frequency from name_token
            where jurisdiction = $1 and id = any($2::int[]) and left(token, 1) = any($3::text[])`,
    values: [jurisdiction, intArray(ids), letters],
  });
  return rows;
}

/**
 * Words that start with one of `prefixes`: the `limit` most frequent for each; with `commonOnly`, only common words. One query
 * for all prefixes.
 */
export async function tokensByPrefixes(
  db: Queryable,
  jurisdiction: string,
  prefixes: readonly { word: number; prefix: string }[],
  limit: number,
  commonOnly = false,
): Promise<ExpansionRow[]> {
  const { rows } = await db.query<ExpansionRow>({
    name: commonOnly ? 'candidates_common_by_prefixes' : 'candidates_tokens_by_prefixes',
    text: `select p.word, t.* from unnest($2::int[], $3::text[], $4::text[]) as p (word, low, high)
            cross join lateral (
              select id, token, df, frequency from name_token
               where jurisdiction = $1 and token >= p.low and token < p.high ${commonOnly ? "and frequency <> 'rare'" : ''}
               order by df desc, id limit $5) as t`,
    values: [
      jurisdiction,
      prefixes.map(({ word }) => word),
      prefixes.map(({ prefix }) => prefix),
      prefixes.map(({ prefix }) => `${prefix}\u{10FFFF}`),
      limit,
    ],
  });
  return rows;
}

/** Maximum number of index words read for each query word, those that share the most hashes first. */
const DISTANT_READ = 300;

/**
 * Words that share a hash with a probe: for each probe, those that share the most. The caller must check the distance. One
 * query for all probes.
 */
export async function distantWords(
  db: Queryable,
  jurisdiction: string,
  probes: readonly { word: number; hashes: readonly number[] }[],
  most = DISTANT_READ,
): Promise<ExpansionRow[]> {
  const hashes = probes.flatMap((probe) => probe.hashes.map((hash) => [probe.word, hash] as const));
  const { rows } = await db.query<ExpansionRow>({
    name: 'candidates_distant_words',
    // Counts shared hashes before it reads the words: thousands share one part, but only a few hundred share two.
    text: `select r.word, t.id, t.token, t.df, t.frequency from (
             select word, token_id, row_number() over (partition by word order by shared desc, token_id) as place from (
               select p.word, d.token_id, count(*) as shared
                 from unnest($2::int[], $3::int[]) as p (word, h)
                 join name_token_del d on d.h = p.h
                group by p.word, d.token_id
             ) counted
           ) r
            join name_token t on t.id = r.token_id and t.jurisdiction = $1
           where r.place <= $4`,
    values: [jurisdiction, intArray(hashes.map(([word]) => word)), intArray(hashes.map(([, hash]) => hash)), most],
  });
  return rows;
}
