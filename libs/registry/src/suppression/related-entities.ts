import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { NAMING_LEVELS } from '../entity/linking-levels.js';

/** Entities ($1 jurisdiction) that are linked to entity $2, or that its own records of levels $3 name. */
export const RELATED = `
  select to_pk as pk from link where jurisdiction = $1 and from_pk = $2
   union select from_pk from link where jurisdiction = $1 and to_pk = $2
   union select coalesce(o.payload ->> 'person_id', o.payload ->> 'organization_id')::bigint
           from record o where o.level = any ($3) and o.jurisdiction = $1 and o.entity_pk = $2`;

/** The entities whose records a rule about this one may change too. */
export async function readRelatedEntities(tx: Queryable, jurisdiction: Jurisdiction, pk: bigint): Promise<bigint[]> {
  const { rows } = await tx.query<{ pk: bigint | string }>(
    `select r.pk from (${RELATED}) r where r.pk is not null order by 1`,
    [jurisdiction, pk, NAMING_LEVELS],
  );
  return rows.map((row) => BigInt(row.pk));
}
