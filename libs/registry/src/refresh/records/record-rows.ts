import type { Jurisdiction, Level, Tag } from '@entity-registry/domain';
import { tagDefinition } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { StoredRecord } from './matching.js';
import type { Payload } from './payloads.js';

/** A row as it will be stored. */
export interface RecordRow {
  readonly pk: bigint;
  readonly tag: Tag;
  readonly entityPk: bigint;
  readonly source: string;
  readonly sourceKey: string;
  readonly payload: Payload;
  readonly itemDate: string | null;
  readonly sourceUpdatedAt: Date | null;
}

/** The details of a refresh that every row written by it records. */
export interface Provenance {
  readonly jurisdiction: Jurisdiction;
  readonly runId: bigint;
  readonly fetchedAt: Date;
  readonly synthetic: boolean;
}

const COLUMNS = `pk, tag, source, source_key as "sourceKey", payload, item_date as "itemDate",
  source_updated_at as "sourceUpdatedAt", synthetic`;

/** The rows of an entity's tags, oldest first. */
export async function readRecords(
  tx: Queryable,
  entity: { readonly jurisdiction: Jurisdiction; readonly entityPk: bigint },
  tags: readonly Tag[],
): Promise<StoredRecord[]> {
  const levels = [...new Set(tags.map((tag) => tagDefinition(tag).level))];
  const { rows } = await tx.query<StoredRecord>(
    `select ${COLUMNS} from record
      where level = any ($1) and jurisdiction = $2 and entity_pk = $3 and tag = any ($4) order by pk`,
    [levels, entity.jurisdiction, entity.entityPk, tags],
  );
  return rows;
}

/**
 * A source's rows without an owner, by the import's keys. They are locked until the transaction ends: concurrent callers
 * wait, and then don't see rows that have an owner by then.
 */
export async function lockUnowned(
  tx: Queryable,
  of: { readonly jurisdiction: Jurisdiction; readonly level: Level; readonly tag: Tag; readonly source: string },
  sourceKeys: readonly string[],
): Promise<StoredRecord[]> {
  const { rows } = await tx.query<StoredRecord>(
    `select ${COLUMNS} from record
      where level = $1 and jurisdiction = $2 and source = $3 and source_key = any ($4) and tag = $5 and entity_pk is null
      order by pk for no key update`,
    [of.level, of.jurisdiction, of.source, sourceKeys, of.tag],
  );
  return rows;
}

/** The memberships of these entities in the organization. */
export async function readMemberships(
  tx: Queryable,
  organization: { readonly jurisdiction: Jurisdiction; readonly entityPk: bigint },
  memberPks: readonly bigint[],
): Promise<(StoredRecord & { readonly entityPk: bigint })[]> {
  if (memberPks.length === 0) return [];
  const { rows } = await tx.query<StoredRecord & { entityPk: bigint }>(
    `select ${COLUMNS}, entity_pk as "entityPk" from record
      where level = 'organizaciones' and jurisdiction = $1 and entity_pk = any ($2) and payload->'organization_id' = to_jsonb($3::bigint)
      order by pk`,
    [organization.jurisdiction, memberPks, organization.entityPk],
  );
  return rows;
}

/** Reserves `count` ids for records and the entries within them; the returned function hands out the next one. */
export async function reserveRecordPks(tx: Queryable, count: number): Promise<() => bigint> {
  const { rows } = await tx.query<{ pk: bigint }>(`select nextval('record_pk_seq') as pk from generate_series(1, $1)`, [
    count,
  ]);
  const pks = rows.map(({ pk }) => pk);
  return () => {
    const pk = pks.shift();
    if (pk === undefined) throw new Error('more record ids were used than reserved');
    return pk;
  };
}

// The level is a literal, from the catalog, so that the planner sees one partition instead of all.

export async function deleteRecords(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  records: readonly Pick<RecordRow, 'pk' | 'tag'>[],
): Promise<void> {
  for (const [level, gone] of byLevel(records)) {
    await tx.query(`delete from record where level = '${level}' and jurisdiction = $1 and pk = any ($2::bigint[])`, [
      jurisdiction,
      gone.map(({ pk }) => pk),
    ]);
  }
}

export async function updateRecords(tx: Queryable, provenance: Provenance, rows: readonly RecordRow[]): Promise<void> {
  for (const [level, changed] of byLevel(rows)) {
    await tx.query(
      `update record x
          set entity_pk = f.entity_pk, source = f.source, source_key = f.source_key, payload = f.payload, item_date = f.item_date,
              source_updated_at = f.source_updated_at, run_id = $2, fetched_at = $3, synthetic = $4
         from ${recordset('$5')}
        where x.level = '${level}' and x.jurisdiction = $1 and x.pk = f.pk`,
      values(provenance, changed),
    );
  }
}

export async function insertRecords(tx: Queryable, provenance: Provenance, rows: readonly RecordRow[]): Promise<void> {
  for (const [level, added] of byLevel(rows)) {
    await tx.query(
      `insert into record (level, jurisdiction, pk, tag, entity_pk, payload, item_date, synthetic, source, source_key,
                           run_id, fetched_at, source_updated_at)
       select '${level}', $1, f.pk, f.tag, f.entity_pk, f.payload, f.item_date, $4, f.source, f.source_key, $2, $3,
              f.source_updated_at
         from ${recordset('$5')}`,
      values(provenance, added),
    );
  }
}

function recordset(parameter: string): string {
  return `jsonb_to_recordset(${parameter}::jsonb) as f(pk bigint, tag text, entity_pk bigint, source text, source_key text,
            payload jsonb, item_date date, source_updated_at timestamptz)`;
}

function values(provenance: Provenance, rows: readonly RecordRow[]): unknown[] {
  const { jurisdiction, runId, fetchedAt, synthetic } = provenance;
  const shown = rows.map((row) => ({
    pk: String(row.pk),
    tag: row.tag,
    entity_pk: String(row.entityPk),
    source: row.source,
    source_key: row.sourceKey,
    payload: row.payload,
    item_date: row.itemDate,
    source_updated_at: row.sourceUpdatedAt,
  }));
  return [jurisdiction, runId, fetchedAt, synthetic, JSON.stringify(shown)];
}

function byLevel<Row extends { readonly tag: Tag }>(rows: readonly Row[]): Map<Level, Row[]> {
  return Map.groupBy(rows, ({ tag }) => tagDefinition(tag).level);
}
