import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** What rules say about the section of lists of entity `e`: see `readCutListings`, and '*' if its name isn't shown. Null: nothing. */
export const cutListingsSql = (entity: string): string => `
  (select array_agg(case when x.list is null then '*' else x.list || ':' || x.entry_id end)
     from (select x.list, x.entry_id from suppression x
            where x.jurisdiction = ${entity}.jurisdiction and x.entity_sid = ${entity}.sid and x.lifted_at is null
              and (x.list is not null or x.level = 'core_registro')
            union
           select x.list, x.entry_id from suppression x join entity m on m.jurisdiction = x.jurisdiction and m.sid = x.entity_sid
            where x.jurisdiction = ${entity}.jurisdiction and x.list is not null and x.lifted_at is null
              and m.merged_into = ${entity}.pk) x)`;

/** The entries of lists that aren't about these entities, as `list:entry`, by pk. */
export async function readCutListings(
  db: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
): Promise<ReadonlyMap<bigint, ReadonlySet<string>>> {
  if (pks.length === 0) return new Map();
  const { rows } = await db.query<{ pk: bigint; listing: string }>({
    name: 'read_cut_listings',
    text: `select distinct p.pk, x.list || ':' || x.entry_id as listing
             from suppression x join entity e on e.jurisdiction = x.jurisdiction and e.sid = x.entity_sid
             join unnest($2::bigint[]) as p (pk) on p.pk in (e.pk, e.merged_into)
            where x.jurisdiction = $1 and x.list is not null and x.lifted_at is null`,
    values: [jurisdiction, pks],
  });
  return new Map(
    [...Map.groupBy(rows, ({ pk }) => pk)].map(([pk, own]) => [pk, new Set(own.map((row) => row.listing))]),
  );
}

/** Whether the link between the entity of a watched item and a listing was cut. */
export const isCutHitSql = (item: string, listing: string): string => `
  exists (select from suppression x join entity e on e.jurisdiction = x.jurisdiction and e.sid = x.entity_sid
           where e.jurisdiction = ${item}.jurisdiction and ${item}.entity_pk in (e.pk, e.merged_into)
             and x.list = ${listing}.list and x.entry_id = ${listing}.entry_id and x.lifted_at is null)`;
