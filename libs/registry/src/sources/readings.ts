import type { Queryable } from '@entity-registry/database';

/** One source's reading for one refresh. */
export interface SourceReadingRow {
  readonly source: string;
  readonly state: 'ok' | 'empty' | 'source_down';
  /** Only for a source that is down. */
  readonly reason: string | null;
  readonly items: number;
  readonly evidenceIds: readonly bigint[];
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/** Stores the readings of one attempt of a refresh, and replaces those of an earlier attempt. */
export async function saveReadings(
  db: Queryable,
  updateRequestId: bigint,
  readings: readonly SourceReadingRow[],
): Promise<void> {
  const rows = readings.map((reading) => ({
    source: reading.source,
    state: reading.state,
    reason: reading.reason,
    items: reading.items,
    evidence_ids: reading.evidenceIds.map(String),
    started_at: reading.startedAt,
    finished_at: reading.finishedAt,
  }));
  await db.query(
    `insert into source_reading (update_request_id, source, state, reason, items, evidence_ids, started_at, finished_at)
     select $1, r.source, r.state, r.reason, r.items, r.evidence_ids, r.started_at, r.finished_at
       from jsonb_to_recordset($2::jsonb) as r(source text, state text, reason text, items integer, evidence_ids bigint[],
              started_at timestamptz, finished_at timestamptz)
     on conflict (update_request_id, source) do update
        set (state, reason, items, evidence_ids, started_at, finished_at) =
            row(excluded.state, excluded.reason, excluded.items, excluded.evidence_ids, excluded.started_at, excluded.finished_at)`,
    [updateRequestId, JSON.stringify(rows)],
  );
}
