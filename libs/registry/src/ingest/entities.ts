import type { EntityKind, Jurisdiction, SourceId } from '@entity-registry/domain';
import type { ClientBase } from 'pg';
import type { EntityRef } from '../sections/lock-entities.js';
import type { IngestRun } from './batch.js';

/** The changes of an upsert of entities. */
export interface EntityChanges {
  inserted: EntityRef[];
  updated: EntityRef[];
  /** The updated entities whose name changed. */
  renamed: Renaming[];
}

/** A change of an entity's name. */
export interface Renaming extends EntityRef {
  kind: EntityKind;
  before: string | null;
  after: string | null;
  /** Whether the former name came from an earlier import: within one import, names differ only in spelling. */
  isLater: boolean;
  /** When the source says that it changed the entity, else when it was read: 'YYYY-MM-DD'. */
  day: string;
}

// Ordered by sid, so that two writers with the same new entities can't deadlock.
const INSERT = `
  insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, ruc, ruc_no_dv, cedula, id_key, id_compact, core,
                      synthetic, source, run_id, fetched_at, source_updated_at)
  select s.jurisdiction, nextval('entity_pk_seq'), s.sid, s.kind, s.nombre, s.name_norm, s.ruc, s.ruc_no_dv, s.cedula,
         s.id_key, s.id_compact, s.core, $4, $1, $2, $3, s.source_updated_at
    from ingest_entity s
   where not exists (select from entity e where e.jurisdiction = s.jurisdiction and e.sid = s.sid)
   order by s.jurisdiction, s.sid
  on conflict (jurisdiction, sid) do nothing
  returning jurisdiction, pk::text`;

// pk: the entity's own row. holder_pk: the entity whose sections show its records; for a merged entity, its survivor.
const RESOLVE = `
  update ingest_sid s set pk = e.pk, holder_pk = coalesce(e.merged_into, e.pk)
    from entity e where e.jurisdiction = s.jurisdiction and e.sid = s.sid`;

// Otherwise two writers that add records to one entity would each rebuild its section without the other's rows.
// (A join on `pk in (s.pk, s.holder_pk)` could only use the index for the jurisdiction.)
const LOCK = `
  select from entity e
   where (e.jurisdiction, e.pk) in (
           select s.jurisdiction, s.pk from ingest_sid s union select s.jurisdiction, s.holder_pk from ingest_sid s)
   order by e.jurisdiction, e.pk for no key update of e`;

// Only the source that described the entity first changes a field; any other source only fills in unknown fields. So two
// sources that spell a name differently do not overwrite each other in every run, and known values never become null.
const MERGED = [
  'nombre',
  'name_norm',
  'ruc',
  'ruc_no_dv',
  'cedula',
  'id_key',
  'id_compact',
  'source_updated_at',
] as const;

const UPDATE = `
  with target as (
    select e.jurisdiction, e.pk, e.nombre as old_nombre, e.run_id as old_run_id,
           to_char(coalesce(s.source_updated_at, $3::timestamptz) at time zone 'UTC', 'YYYY-MM-DD') as day,
           case when e.source = $1 then e.core || s.core else s.core || e.core end as core,
           e.synthetic and (e.source <> $1 or $4) as synthetic,
           ${MERGED.map(
             (column) =>
               `case when e.source = $1 then coalesce(s.${column}, e.${column}) else coalesce(e.${column}, s.${column}) end as ${column}`,
           ).join(',\n           ')}
      from ingest_entity s
      join entity e on e.jurisdiction = s.jurisdiction and e.sid = s.sid
  )
  update entity e
     set ${MERGED.map((column) => `${column} = t.${column}`).join(', ')}, core = t.core, synthetic = t.synthetic, run_id = $2, fetched_at = $3
    from target t
   where e.jurisdiction = t.jurisdiction and e.pk = t.pk
     and (${MERGED.map((column) => `e.${column}`).join(', ')}, e.core, e.synthetic)
         is distinct from (${MERGED.map((column) => `t.${column}`).join(', ')}, t.core, t.synthetic)
  returning e.jurisdiction, e.pk::text, e.nombre is distinct from t.old_nombre as renamed, e.kind, t.old_nombre as before,
            e.nombre as after, t.old_run_id <> $2 as "isLater", t.day`;

export interface RefRow {
  jurisdiction: Jurisdiction;
  pk: string;
}

/** The row with `pk` as bigint, whatever type parsers the caller's client has. */
export function toRef(row: RefRow): EntityRef {
  return { jurisdiction: row.jurisdiction, pk: BigInt(row.pk) };
}

/**
 * Inserts and updates the staged entities, resolves every staged sid to its entity, and locks those entities until the
 * transaction ends, then runs `onLocked` before it updates them. Throws if a record or link names an entity that is neither staged nor stored.
 */
export async function upsertEntities(
  client: ClientBase,
  source: SourceId,
  run: IngestRun,
  onLocked: () => Promise<void>,
): Promise<EntityChanges> {
  const inserted = await client.query<RefRow>(INSERT, [source, run.id, run.fetchedAt, run.synthetic]);
  await client.query(RESOLVE);
  await rejectUnknown(client);
  await client.query(LOCK);
  await onLocked();
  const updated = await client.query<RefRow & Omit<Renaming, keyof EntityRef> & { renamed: boolean }>(UPDATE, [
    source,
    run.id,
    run.fetchedAt,
    run.synthetic,
  ]);
  return {
    inserted: inserted.rows.map(toRef),
    updated: updated.rows.map(toRef),
    renamed: updated.rows
      .filter(({ renamed }) => renamed)
      .map(({ kind, before, after, isLater, day, ...row }) => ({ ...toRef(row), kind, before, after, isLater, day })),
  };
}

async function rejectUnknown(client: ClientBase): Promise<void> {
  const unknown = await client.query<{ sid: string }>(
    'select sid from ingest_sid where pk is null order by jurisdiction, sid limit 5',
  );
  if (unknown.rows.length === 0) return;
  throw new Error(`the batch refers to entities that do not exist: ${unknown.rows.map((row) => row.sid).join(', ')}`);
}
