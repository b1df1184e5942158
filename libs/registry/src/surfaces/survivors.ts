import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import type { Condition, SurfaceQuery } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** Maximum number of merges to follow. */
const LONGEST_CHAIN = 10;

/** Adds to a query by entity the entities that those were merged into, so that old ids still work. */
export async function atSurvivors(db: Queryable, query: SurfaceQuery): Promise<SurfaceQuery> {
  const requested = query.conditions.flatMap((one) =>
    one.is === 'key' && one.field.type === 'entity' ? one.keys : [],
  );
  if (requested.length === 0) return query;
  const { rows } = await db.query<{ pk: bigint }>(
    `with recursive chain as (
       select merged_into as pk, 1 as step from entity
        where jurisdiction = $2 and pk = any ($1::bigint[]) and merged_into is not null
       union all
       select e.merged_into, c.step + 1 from chain c join entity e on e.jurisdiction = $2 and e.pk = c.pk
        where e.merged_into is not null and c.step < ${LONGEST_CHAIN}
     ) select distinct pk from chain`,
    [requested.map(({ pk }) => pk.toString()), DEFAULT_JURISDICTION],
  );
  if (rows.length === 0) return query;
  const survivors = rows.map(({ pk }) => ({ type: 'own' as const, pk }));
  const followed = (one: Condition): Condition =>
    one.is === 'key' && one.field.type === 'entity' ? { ...one, keys: [...one.keys, ...survivors] } : one;
  return { ...query, conditions: query.conditions.map(followed) };
}
