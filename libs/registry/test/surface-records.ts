import type { RecordTag } from '@entity-registry/domain';
import type pg from 'pg';

/** A record as a test writes it. */
export interface StoredRecord {
  readonly level: string;
  readonly tag: RecordTag;
  readonly pk: number;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly entityPk?: number | null;
  readonly itemDate?: string | null;
  readonly source?: string;
  readonly jurisdiction?: string;
}

/** Writes records as they are, without the importer. */
export async function storeRecords(db: pg.Pool, records: readonly StoredRecord[]): Promise<void> {
  await db.query(
    `insert into record (level, jurisdiction, pk, tag, entity_pk, payload, item_date, source, source_key, run_id, fetched_at)
     select r->>'level', coalesce(r->>'jurisdiction', 'pa'), (r->>'pk')::bigint, r->>'tag', (r->>'entityPk')::bigint,
            r->'payload', (r->>'itemDate')::date, coalesce(r->>'source', 'synthetic'), r->>'pk', 1, '2026-11-20T06:00:00Z'
       from jsonb_array_elements($1::jsonb) r`,
    [JSON.stringify(records)],
  );
}
