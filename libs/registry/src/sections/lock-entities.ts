import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** A stored entity. */
export interface EntityRef {
  jurisdiction: Jurisdiction;
  pk: bigint;
}

/**
 * Locks entities until the transaction ends, so that the second of two writers sees the records of the first. Ordered by pk, as
 * in every writer, to avoid deadlocks.
 */
export async function lockEntities(tx: Queryable, jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<void> {
  await tx.query(
    'select from entity where jurisdiction = $1 and pk = any ($2::bigint[]) order by pk for no key update',
    [jurisdiction, [...new Set(pks)]],
  );
}
