import type { Queryable } from '@entity-registry/database';

/** Counts of one tag from one source. */
export interface SourceCountRow {
  jurisdiction: string;
  tag: string;
  source: string;
  rows: bigint;
  /** Dates of the oldest and the newest record, as given by their sources. Null: no record has a date. */
  oldest: string | null;
  newest: string | null;
  fetchedAt: Date;
  countedAt: Date;
  lastRun: { dataset: string; status: string; at: Date } | null;
}

/** Result of the last refresh that read a source. */
export interface LatestReading {
  source: string;
  state: 'ok' | 'empty' | 'source_down';
  at: Date;
}

/** The last counts. */
export async function readSourceCounts(db: Queryable): Promise<SourceCountRow[]> {
  const { rows } = await db.query<SourceCountRow & { dataset: string | null; status: string; at: Date }>(
    `select c.jurisdiction, c.tag, c.source, c.rows, c.oldest, c.newest, c.fetched_at as "fetchedAt",
            c.counted_at as "countedAt", r.dataset, r.status, coalesce(r.finished_at, r.started_at) as at
       from source_count c left join ingest_run r on r.id = c.run_id
      order by c.jurisdiction, c.source, c.tag`,
  );
  return rows.map(({ dataset, status, at, ...count }) => ({
    ...count,
    lastRun: dataset === null ? null : { dataset, status, at },
  }));
}

/** How many recent refreshes are searched for the last reading of each source. */
const RECENT_REFRESHES = 500;

/** The last reading of each source among the most recent refreshes. */
export async function readLatestReadings(db: Queryable): Promise<LatestReading[]> {
  const { rows } = await db.query<LatestReading>(
    `select distinct on (r.source) r.source, r.state, r.finished_at as at
       from source_reading r
      where r.update_request_id > (select coalesce(max(update_request_id), 0) from source_reading) - ${String(RECENT_REFRESHES)}
      order by r.source, r.finished_at desc`,
  );
  return rows;
}
