import type { Queryable } from '@entity-registry/database';

/** Recounts a jurisdiction's names, and the names that contain each word. One pass over the index. */
export async function recountTokens(db: Queryable, jurisdiction: string, now: Date): Promise<void> {
  await db.query(
    `with counted as (
       select id, count(*)::int as df
         from (select keys from name_key where jurisdiction = $1
                union all
               select keys from other_name_key where jurisdiction = $1) as k, unnest(k.keys) as id
        where id > 0 group by id)
     update name_token t set df = coalesce(c.df, 0)
       from name_token o left join counted c on c.id = o.id
      where t.id = o.id and t.jurisdiction = $1 and t.df is distinct from coalesce(c.df, 0)`,
    [jurisdiction],
  );
  await db.query(
    `update name_index set refreshed_at = $2,
            names = (select count(*) from name_key where jurisdiction = $1)
                  + (select count(*) from other_name_key where jurisdiction = $1) where jurisdiction = $1`,
    [jurisdiction, now],
  );
  await db.query('analyze name_key, other_name_key, entity_name, name_token, name_token_del');
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
