import type { Queryable } from '@entity-registry/database';

/** Creates the missing monthly partitions of `disclosure` from the UTC month of `from` on; returns their names. */
export async function createDisclosurePartitions(db: Queryable, from: Date, months: number): Promise<string[]> {
  const { rows } = await db.query<{ made: string[] }>('select make_disclosure_partitions($1, $2) as made', [
    from.toISOString().slice(0, 10),
    months,
  ]);
  return rows[0]?.made ?? [];
}

/** Drops the oldest monthly partition that ended before `before`; returns its name, or null if there is none. */
export async function dropDisclosurePartition(db: Queryable, before: Date): Promise<string | null> {
  const { rows } = await db.query<{ dropped: string | null }>('select drop_disclosure_partition($1) as dropped', [
    before,
  ]);
  return rows[0]?.dropped ?? null;
}

/** Deletes at most `limit` disclosures before `before` that are outside the monthly partitions; returns how many. */
export async function deleteUnpartitionedDisclosures(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from disclosure_rest where ctid in (select ctid from disclosure_rest where at < $1 limit $2)`,
    [before, limit],
  );
  return rowCount ?? 0;
}
