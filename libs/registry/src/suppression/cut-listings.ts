import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** What rules say about the section of lists of entity `e`: see `readCutListings`, and '*' if its name isn't shown. Null: nothing. */
export const cutListingsSql = (entity: string): string => `
  (select array_agg(case when x.list is null then '*' else x.list || ':' || x.entry_id end)
     from suppression x
    where x.jurisdiction = ${entity}.jurisdiction and x.entity_sid = ${entity}.sid and x.lifted_at is null
      and (x.list is not null or x.level = 'core_registro'))`;

/** The entries of lists that aren't about these entities, as `list:entry`, by pk. */
export async function readCutListings(
  db: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
): Promise<ReadonlyMap<bigint, ReadonlySet<string>>> {
  if (pks.length === 0) return new Map();
  const { rows } = await db.query<{ pk: bigint; listing: string }>({
    name: 'read_cut_listings',
    text: `select e.pk, x.list || ':' || x.entry_id as listing
             from entity e join suppression x on x.jurisdiction = e.jurisdiction and x.entity_sid = e.sid
            where e.jurisdiction = $1 and e.pk = any ($2::bigint[]) and x.list is not null and x.lifted_at is null`,
    values: [jurisdiction, pks],
  });
  return new Map(
    [...Map.groupBy(rows, ({ pk }) => pk)].map(([pk, own]) => [pk, new Set(own.map((row) => row.listing))]),
  );
}

/** Whether the link between the entity of a watched item and a listing was cut. */
export const isCutHitSql = (item: string, listing: string): string => `
  exists (select from entity e join suppression x on x.jurisdiction = e.jurisdiction and x.entity_sid = e.sid
           where e.jurisdiction = ${item}.jurisdiction and e.pk = ${item}.entity_pk
             and x.list = ${listing}.list and x.entry_id = ${listing}.entry_id and x.lifted_at is null)`;
