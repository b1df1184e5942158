import type { RecordLevel, SourceId } from '@entity-registry/domain';
import type { ClientBase } from 'pg';
import type { IngestRun } from './batch.js';
import { toRef } from './entities.js';
import type { EntityRef } from '../sections/lock-entities.js';

/** The changes of an upsert of one level's records. */
export interface RecordChanges {
  inserted: number;
  updated: number;
  /** Entities that gained, changed or lost an item, once per item. */
  touched: TouchedEntity[];
}

/** A change to one item of an entity. */
export interface TouchedEntity extends EntityRef {
  readonly change: 'inserted' | 'updated' | 'removed';
}

const RESOLVE_HOLDER = `
  update ingest_record r set entity_pk = s.holder_pk
    from ingest_sid s where s.jurisdiction = r.jurisdiction and s.sid = r.entity_sid`;

const RESOLVE_REFS = `
  update ingest_record r set payload = r.payload || f.ids
    from (select r.ord, jsonb_object_agg(ref.key, s.holder_pk) as ids
            from ingest_record r
            cross join lateral jsonb_each_text(r.refs) as ref
            join ingest_sid s on s.jurisdiction = r.jurisdiction and s.sid = ref.value
           where r.refs is not null
           group by r.ord) f
   where f.ord = r.ord`;

/** Fills in the staged records: the entity that shows each one, and the ids of the entities in its payload. */
export async function resolveStagedRecords(client: ClientBase): Promise<void> {
  await client.query(RESOLVE_HOLDER);
  await client.query(RESOLVE_REFS);
}

interface TouchedRow {
  jurisdiction: EntityRef['jurisdiction'];
  pk: string | null;
  old_pk: string | null;
}

/**
 * Inserts and updates the staged records of `level`. Unchanged rows are left alone, including their provenance, unless they
 * were synthetic before. A row without an entity does not unlink a linked record.
 */
export async function upsertRecords(
  client: ClientBase,
  level: RecordLevel,
  source: SourceId,
  run: IngestRun,
): Promise<RecordChanges> {
  // The level is a literal, from the catalog, so that the planner sees one partition instead of all.
  const updated = await client.query<TouchedRow>(updateSql(level), [source, run.id, run.fetchedAt, run.synthetic]);
  const inserted = await client.query<TouchedRow>(insertSql(level), [source, run.id, run.fetchedAt, run.synthetic]);
  const touched = [...updated.rows, ...inserted.rows].flatMap(touchedEntitiesOf);
  return { inserted: inserted.rows.length, updated: updated.rows.length, touched };
}

/** The entities whose sections gained, changed or lost the item. `old_pk` is null for a new item. */
function touchedEntitiesOf({ jurisdiction, pk, old_pk }: TouchedRow): TouchedEntity[] {
  if (pk !== null && pk === old_pk) return [{ ...toRef({ jurisdiction, pk }), change: 'updated' }];
  const to: TouchedEntity[] = pk === null ? [] : [{ ...toRef({ jurisdiction, pk }), change: 'inserted' }];
  return old_pk === null ? to : [...to, { ...toRef({ jurisdiction, pk: old_pk }), change: 'removed' }];
}

function updateSql(level: RecordLevel): string {
  return `
    with found as (
      select x.pk as record_pk, x.entity_pk as old_entity_pk, coalesce(r.entity_pk, x.entity_pk) as new_entity_pk, r.*
        from ingest_record r
        join record x on x.level = '${level}' and x.jurisdiction = r.jurisdiction
                     and x.source = $1 and x.source_key = r.source_key
       where r.level = '${level}'
    )
    update record x
       set tag = f.tag, entity_pk = f.new_entity_pk, payload = f.payload, item_date = f.item_date,
           source_updated_at = f.source_updated_at, synthetic = x.synthetic and $4, run_id = $2, fetched_at = $3
      from found f
     where x.level = '${level}' and x.jurisdiction = f.jurisdiction and x.pk = f.record_pk
       and (x.synthetic and not $4
         or (x.tag, x.entity_pk, x.payload, x.item_date, x.source_updated_at)
           is distinct from (f.tag, f.new_entity_pk, f.payload, f.item_date, f.source_updated_at))
    returning x.jurisdiction, x.entity_pk::text as pk, f.old_entity_pk::text as old_pk`;
}

function insertSql(level: RecordLevel): string {
  return `
    insert into record (level, jurisdiction, pk, tag, entity_pk, payload, item_date, synthetic, source, source_key,
                        run_id, fetched_at, source_updated_at)
    select '${level}', r.jurisdiction, nextval('record_pk_seq'), r.tag, r.entity_pk, r.payload, r.item_date, $4, $1,
           r.source_key, $2, $3, r.source_updated_at
      from ingest_record r
     where r.level = '${level}'
       and not exists (select from record x where x.level = '${level}' and x.jurisdiction = r.jurisdiction
                          and x.source = $1 and x.source_key = r.source_key)
     order by r.ord
    on conflict (level, jurisdiction, source, source_key) do nothing
    returning jurisdiction, entity_pk::text as pk, null as old_pk`;
}
