import type { ApiFixture } from './api-fixture.js';

export interface SyntheticRecord {
  level: string;
  tag?: string;
  /** The entity it belongs to; null: none. */
  entityPk: bigint | null;
  payload: Record<string, unknown>;
  date?: string;
}

/** Writes records directly, without the importers and without the sections that list them, and returns their keys. */
export async function writeRecords({ db }: ApiFixture, records: readonly SyntheticRecord[]): Promise<bigint[]> {
  const pks: bigint[] = [];
  for (const { level, tag = level, entityPk, payload, date = null } of records) {
    const { rows } = await db.query<{ pk: bigint }>(
      `insert into record (level, jurisdiction, pk, tag, entity_pk, payload, item_date, source, source_key, run_id, fetched_at)
       select $1, 'pa', s.pk, $2, $3, $4, $5, 'registro_publico', 'test:' || s.pk, (select max(id) from ingest_run),
              '2026-11-20T06:00:00Z'
         from nextval('record_pk_seq') s (pk) returning pk`,
      [level, tag, entityPk, payload, date],
    );
    pks.push(...rows.map((row) => row.pk));
  }
  return pks;
}
