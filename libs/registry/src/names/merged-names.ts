import type { Queryable } from '@entity-registry/database';

// `union` ends a cyclic chain of mergers. A name that the survivor has already, as its current or another one, is left out.
const carry = (merged: string) => `
  with recursive chain as (
    select m.jurisdiction, m.pk as merged, m.merged_into as pk from entity m where m.merged_into is not null and ${merged}
     union
    select c.jurisdiction, c.merged, e.merged_into
      from chain c join entity e on e.jurisdiction = c.jurisdiction and e.pk = c.pk where e.merged_into is not null
  ), survivor as (
    select c.jurisdiction, c.merged, s.pk, s.name_norm
      from chain c join entity s on s.jurisdiction = c.jurisdiction and s.pk = c.pk where s.merged_into is null
  ), named as (
    select s.jurisdiction, s.pk, s.name_norm as current_norm, 'alias' as kind, m.nombre as name, m.name_norm,
           null::date as since, null::date as until, m.synthetic, m.source, 'merged:' || m.pk as source_key, m.run_id,
           m.fetched_at
      from survivor s join entity m on m.jurisdiction = s.jurisdiction and m.pk = s.merged where m.name_norm is not null
     union all
    select s.jurisdiction, s.pk, s.name_norm, n.kind, n.name, n.name_norm, n.since, n.until, n.synthetic, n.source,
           'merged:' || s.merged || ':' || n.source_key, n.run_id, n.fetched_at
      from survivor s join entity_name n on n.jurisdiction = s.jurisdiction and n.entity_pk = s.merged
  )
  insert into entity_name (jurisdiction, entity_pk, kind, name, name_norm, since, until, synthetic, source, source_key,
                           run_id, fetched_at)
  select distinct on (n.jurisdiction, n.pk, n.name_norm) n.jurisdiction, n.pk, n.kind, n.name, n.name_norm, n.since,
         n.until, n.synthetic, n.source, n.source_key, n.run_id, n.fetched_at
    from named n
   where n.name_norm is distinct from n.current_norm
     and not exists (select from entity_name o where o.jurisdiction = n.jurisdiction and o.entity_pk = n.pk
                        and o.name_norm = n.name_norm)
   order by n.jurisdiction, n.pk, n.name_norm, n.source_key
  on conflict do nothing
  returning jurisdiction, entity_pk as pk`;

const OF_ENTITIES = carry('(m.jurisdiction, m.pk) in (select * from unnest($1::text[], $2::bigint[]))');
const OF_JURISDICTION = carry('m.jurisdiction = $1');

interface SurvivorRow {
  jurisdiction: string;
  pk: bigint | string;
}

/** Gives the names of those of `entities` that were merged to their survivors, and returns the survivors with new names. */
export async function carryMergedNames(
  db: Queryable,
  entities: readonly { jurisdiction: string; pk: bigint }[],
): Promise<{ jurisdiction: string; pk: bigint }[]> {
  const { rows } = await db.query<SurvivorRow>(OF_ENTITIES, [
    entities.map((entity) => entity.jurisdiction),
    entities.map((entity) => entity.pk),
  ]);
  const survivors = new Map(rows.map((row) => [`${row.jurisdiction}:${String(row.pk)}`, row]));
  return [...survivors.values()].map(({ jurisdiction, pk }) => ({ jurisdiction, pk: BigInt(pk) }));
}

/** Gives the names of all merged entities of a jurisdiction to their survivors. */
export async function carryAllMergedNames(db: Queryable, jurisdiction: string): Promise<void> {
  await db.query(OF_JURISDICTION, [jurisdiction]);
}
