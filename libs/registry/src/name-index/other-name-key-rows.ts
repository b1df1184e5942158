import type { Queryable } from '@entity-registry/database';
import type { EntityName, NameKeyRow } from './name-key-rows.js';

/** Another name of an entity, to be indexed. */
export interface OtherEntityName extends EntityName {
  /** entity_name.id */
  id: bigint;
}

/** The row of another name in the name index. */
export interface OtherNameKeyRow extends NameKeyRow {
  nameId: bigint;
}

type RawName = Omit<OtherEntityName, 'pk' | 'id'> & { pk: bigint | string; id: bigint | string };

const COLUMNS = 'n.jurisdiction, n.entity_pk as pk, n.id, n.name as nombre, e.kind';
const toName = (row: RawName): OtherEntityName => ({ ...row, pk: BigInt(row.pk), id: BigInt(row.id) });

/** The other names of the given entities that exist and are not merged into another. */
export async function readOtherNames(
  db: Queryable,
  entities: readonly { jurisdiction: string; pk: bigint }[],
): Promise<OtherEntityName[]> {
  const { rows } = await db.query<RawName>({
    name: 'candidates_read_other_names',
    text: `select ${COLUMNS}
             from unnest($1::text[], $2::bigint[]) as wanted (jurisdiction, pk)
             join entity_name n on n.jurisdiction = wanted.jurisdiction and n.entity_pk = wanted.pk
             join entity e on e.jurisdiction = n.jurisdiction and e.pk = n.entity_pk
            where e.merged_into is null`,
    values: [entities.map((entity) => entity.jurisdiction), entities.map((entity) => entity.pk)],
  });
  return rows.map(toName);
}

/** The next `limit` other names after `afterId`, ordered by id. */
export async function readOtherNamePage(
  db: Queryable,
  jurisdiction: string,
  afterId: bigint,
  limit: number,
): Promise<OtherEntityName[]> {
  const { rows } = await db.query<RawName>({
    name: 'candidates_read_other_name_page',
    text: `select ${COLUMNS}
             from entity_name n join entity e on e.jurisdiction = n.jurisdiction and e.pk = n.entity_pk
            where n.jurisdiction = $1 and n.id > $2 and e.merged_into is null
            order by n.id limit $3`,
    values: [jurisdiction, afterId, limit],
  });
  return rows.map(toName);
}

function columns(rows: readonly OtherNameKeyRow[]): unknown[] {
  return [
    rows.map((row) => row.nameId),
    rows.map((row) => row.jurisdiction),
    rows.map((row) => row.entityPk),
    rows.map((row) => row.weight),
    rows.map((row) => row.setKey),
    rows.map((row) => `{${row.keys.join(',')}}`),
  ];
}

const ROWS = `select name_id, jurisdiction, entity_pk, weight, set_key, keys::int[]
                from unnest($1::bigint[], $2::text[], $3::bigint[], $4::real[], $5::bigint[], $6::text[])
                  as r (name_id, jurisdiction, entity_pk, weight, set_key, keys)`;

/** Adds or replaces rows. A row with unchanged words is left alone. */
export async function upsertOtherNameKeys(db: Queryable, rows: readonly OtherNameKeyRow[]): Promise<void> {
  await db.query({
    name: 'candidates_upsert_other_name_keys',
    text: `insert into other_name_key as k (name_id, jurisdiction, entity_pk, weight, set_key, keys)
           ${ROWS} order by 1
           on conflict (name_id) do update
             set entity_pk = excluded.entity_pk, weight = excluded.weight, set_key = excluded.set_key, keys = excluded.keys
             where (k.entity_pk, k.set_key, k.keys) is distinct from (excluded.entity_pk, excluded.set_key, excluded.keys)`,
    values: columns(rows),
  });
}

/** Removes the rows of entities, except those of the names in `kept`. */
export async function deleteOtherNameKeys(
  db: Queryable,
  entities: readonly { jurisdiction: string; pk: bigint }[],
  kept: readonly bigint[],
): Promise<void> {
  await db.query({
    name: 'candidates_delete_other_name_keys',
    text: `delete from other_name_key k using unnest($1::text[], $2::bigint[]) as e (jurisdiction, pk)
            where k.jurisdiction = e.jurisdiction and k.entity_pk = e.pk and k.name_id <> all($3::bigint[])`,
    values: [entities.map((entity) => entity.jurisdiction), entities.map((entity) => entity.pk), kept],
  });
}

/** Appends rows to the table under construction; see rebuild-names.ts. */
export async function appendNextOtherNameKeys(db: Queryable, rows: readonly OtherNameKeyRow[]): Promise<void> {
  await db.query({
    text: `insert into other_name_key_next (name_id, jurisdiction, entity_pk, weight, set_key, keys) ${ROWS}`,
    values: columns(rows),
  });
}
