import type pg from 'pg';
import { inSnapshot, inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';

// Entities are the records of their base fields. Data from the stubs is as synthetic as generated data.
const SOURCE = `case when synthetic then 'synthetic' else source end`;
const COUNT = `
  select jurisdiction, tag, ${SOURCE} as source, count(*)::text as rows, min(item_date) as oldest, max(item_date) as newest,
         max(fetched_at) as fetched_at, max(run_id)::text as run_id
    from record group by 1, 2, 3
  union all
  select jurisdiction, 'core_registro', ${SOURCE}, count(*)::text, null, null, max(fetched_at), max(run_id)::text
    from entity where merged_into is null group by 1, 3`;

const WRITE = `
  insert into source_count (jurisdiction, tag, source, rows, oldest, newest, fetched_at, run_id, counted_at)
  select c.jurisdiction, c.tag, c.source, c.rows, c.oldest, c.newest, c.fetched_at, c.run_id, $2
    from jsonb_to_recordset($1::jsonb)
      as c (jurisdiction text, tag text, source text, rows bigint, oldest date, newest date, fetched_at timestamptz, run_id bigint)`;

/**
 * Counts the records of each source, and stores the counts. Reads every record: a few seconds for ten million. Returns the
 * number of rows of counts.
 */
export async function countSources(pool: pg.Pool, now: Date): Promise<number> {
  const { rows } = await inSnapshot(pool, {}, (tx) => tx.query(COUNT));
  await inTransaction(pool, async (tx) => {
    await tx.query('lock table source_count in exclusive mode');
    await tx.query('delete from source_count');
    await tx.query(WRITE, [JSON.stringify(rows), now]);
  });
  return rows.length;
}

/**
 * Whether to count again: never counted, an import since, or a refresh since and a day has passed. Refreshes happen all the
 * time and change a few rows each, while every count reads all rows.
 */
export async function sourcesChanged(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ changed: boolean }>(
    `select not exists (select from source_count)
         or exists (select from ingest_run r, (select max(counted_at) as at from source_count) c
                     where greatest(r.started_at, r.finished_at) > c.at
                       and (r.dataset <> 'refresh' or c.at <= $1::timestamptz - interval '1 day')) as changed`,
    [now],
  );
  return rows[0]?.changed ?? true;
}
