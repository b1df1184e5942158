import type { Queryable } from '@entity-registry/database';
import { WATCHED_SCOPE } from './name-scope.js';

interface IndexTables {
  /** SQL of all names of the scope $1, with their keys. */
  readonly names: string;
  readonly tables: string;
}

const ENTITY_TABLES: IndexTables = {
  names: `(select keys from name_key where jurisdiction = $1
            union all
           select keys from other_name_key where jurisdiction = $1)`,
  tables: 'name_key, other_name_key, entity_name',
};
const WATCHED_TABLES: IndexTables = {
  names: `(select keys from watched_name where $1 = '${WATCHED_SCOPE}')`,
  tables: 'watched_name, watched_by, watched_number',
};

function tablesOf(scope: string): IndexTables {
  return scope === WATCHED_SCOPE ? WATCHED_TABLES : ENTITY_TABLES;
}

/** Recounts the names of a scope, and the names that contain each word. One pass over the index. */
export async function recountTokens(db: Queryable, jurisdiction: string, now: Date): Promise<void> {
  const { names, tables } = tablesOf(jurisdiction);
  await db.query(
    `with counted as (
       select id, count(*)::int as df
         from ${names} as k, unnest(k.keys) as id
        where id > 0 group by id)
     update name_token t set df = coalesce(c.df, 0)
       from name_token o left join counted c on c.id = o.id
      where t.id = o.id and t.jurisdiction = $1 and t.df is distinct from coalesce(c.df, 0)`,
    [jurisdiction],
  );
  await db.query(
    `update name_index set refreshed_at = $2,
            names = (select count(*) from ${names} as k) where jurisdiction = $1`,
    [jurisdiction, now],
  );
  await db.query(`analyze ${tables}, name_token, name_token_del`);
}

/** Starts promoting rare words that occur in more than `threshold` names. Returns their ids. */
export async function beginPromotion(db: Queryable, jurisdiction: string, threshold: number): Promise<number[]> {
  await db.query(
    `update name_token set frequency = 'promoting' where jurisdiction = $1 and frequency = 'rare' and df > $2`,
    [jurisdiction, threshold],
  );
  // Includes words that an interrupted promotion left behind.
  const { rows } = await db.query<{ id: number }>(
    `select id from name_token where jurisdiction = $1 and frequency = 'promoting' order by id`,
    [jurisdiction],
  );
  return rows.map((row) => row.id);
}

/**
 * Lets searches use the pair and sample keys of the words: now every name that contains the words has them. Doesn't overwrite
 * the result of a concurrent rebuild.
 */
export async function finishPromotion(db: Queryable, tokenIds: readonly number[]): Promise<void> {
  await db.query(`update name_token set frequency = 'common' where id = any($1::int[]) and frequency = 'promoting'`, [
    tokenIds,
  ]);
}
