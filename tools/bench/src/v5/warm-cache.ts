import type { Queryable } from '@entity-registry/database';

/** What answers read in the order of chance: any entity, its links and its names. A server that has run for a while has them in memory. */
const HOT = [
  'entity',
  'entity_name',
  'link',
  'entity_listing',
  'name_token',
  'name_token_del',
  'name_key',
  'other_name_key',
];

/**
 * Reads the tables of {@link HOT} and all their indexes into PostgreSQL's own cache, as far as it has room. Returns how many MB.
 * Right after a start, each of thousands of page reads of a network would be a system call.
 */
export async function warmCache(db: Queryable): Promise<number> {
  await db.query('create extension if not exists pg_prewarm');
  const { rows } = await db.query<{ mb: number }>(
    `with hot as (
       select c.oid from pg_class c where c.relname = any ($1) and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     ), relations as (
       select oid from hot union all select indexrelid from pg_index where indrelid in (select oid from hot)
     )
     select (coalesce(sum(pg_prewarm(oid)), 0) * current_setting('block_size')::int / 1048576)::integer as mb from relations`,
    [HOT],
  );
  return rows[0]?.mb ?? 0;
}
