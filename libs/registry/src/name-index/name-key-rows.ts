import type { Queryable } from '@entity-registry/database';

/** An entity's row in the name index. */
export interface NameKeyRow {
  jurisdiction: string;
  entityPk: bigint;
  /** Sum of the inverse document frequencies of its words. */
  weight: number;
  /** Hash of its sorted word ids, a signed 64-bit number. */
  setKey: bigint;
  /** Word ids (positive) and hashes of pairs and samples of common words (negative). */
  keys: readonly number[];
}

export interface EntityName {
  jurisdiction: string;
  pk: bigint;
  nombre: string;
  kind: 'Organization' | 'NaturalPerson';
}

type RawName = Omit<EntityName, 'pk'> & { pk: bigint | string };

/** Names of the given entities that exist, have a name and are not merged into another. */
export async function readNames(
  db: Queryable,
  entities: readonly { jurisdiction: string; pk: bigint }[],
): Promise<EntityName[]> {
  const { rows } = await db.query<RawName>({
    name: 'candidates_read_names',
    text: `select e.jurisdiction, e.pk, e.nombre, e.kind
             from unnest($1::text[], $2::bigint[]) as wanted (jurisdiction, pk)
             join entity e using (jurisdiction, pk)
            where e.nombre is not null and e.merged_into is null`,
    values: [entities.map((entity) => entity.jurisdiction), entities.map((entity) => entity.pk)],
  });
  return rows.map((row) => ({ ...row, pk: BigInt(row.pk) }));
}

/** The next `limit` names after `afterPk`, ordered by pk. */
export async function readNamePage(
  db: Queryable,
  jurisdiction: string,
  afterPk: bigint,
  limit: number,
): Promise<EntityName[]> {
  const { rows } = await db.query<RawName>({
    name: 'candidates_read_name_page',
    text: `select jurisdiction, pk, nombre, kind from entity
            where jurisdiction = $1 and pk > $2 and nombre is not null and merged_into is null
            order by pk limit $3`,
    values: [jurisdiction, afterPk, limit],
  });
  return rows.map((row) => ({ ...row, pk: BigInt(row.pk) }));
}

function columns(rows: readonly NameKeyRow[]): unknown[] {
  return [
    rows.map((row) => row.jurisdiction),
    rows.map((row) => row.entityPk),
    rows.map((row) => row.weight),
    rows.map((row) => row.setKey),
    rows.map((row) => `{${row.keys.join(',')}}`),
  ];
}

const ROWS = `select jurisdiction, entity_pk, weight, set_key, keys::int[]
                from unnest($1::text[], $2::bigint[], $3::real[], $4::bigint[], $5::text[])
                  as r (jurisdiction, entity_pk, weight, set_key, keys)`;

/** Adds or replaces rows. A row with unchanged words is left alone. */
export async function upsertNameKeys(db: Queryable, rows: readonly NameKeyRow[]): Promise<void> {
  await db.query({
    name: 'candidates_upsert_name_keys',
    text: `insert into name_key (jurisdiction, entity_pk, weight, set_key, keys)
           ${ROWS} order by 1, 2
           on conflict (jurisdiction, entity_pk) do update
             set weight = excluded.weight, set_key = excluded.set_key, keys = excluded.keys
             where (name_key.set_key, name_key.keys) is distinct from (excluded.set_key, excluded.keys)`,
    values: columns(rows),
  });
}

/** Removes entities from the index. */
export async function deleteNameKeys(
  db: Queryable,
  entities: readonly { jurisdiction: string; pk: bigint }[],
): Promise<void> {
  await db.query({
    name: 'candidates_delete_name_keys',
    text: `delete from name_key k using unnest($1::text[], $2::bigint[]) as gone (jurisdiction, pk)
            where k.jurisdiction = gone.jurisdiction and k.entity_pk = gone.pk`,
    values: [entities.map((entity) => entity.jurisdiction), entities.map((entity) => entity.pk)],
  });
}

/** Appends rows to the table under construction; see rebuild-names.ts. */
export async function appendNextNameKeys(db: Queryable, rows: readonly NameKeyRow[]): Promise<void> {
  await db.query({
    text: `insert into name_key_next (jurisdiction, entity_pk, weight, set_key, keys) ${ROWS}`,
    values: columns(rows),
  });
}

/** Entities with a name that contains one of the words, in pages by pk. */
export async function readHolders(
  db: Queryable,
  jurisdiction: string,
  tokenIds: readonly number[],
  afterPk: bigint,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await db.query<{ pk: bigint | string }>({
    text: `select entity_pk as pk from name_key
            where jurisdiction = $1 and entity_pk > $3 and keys && $2::int[]
            union
           select entity_pk from other_name_key
            where jurisdiction = $1 and entity_pk > $3 and keys && $2::int[] order by pk limit $4`,
    values: [jurisdiction, tokenIds, afterPk, limit],
  });
  return rows.map((row) => BigInt(row.pk));
}
