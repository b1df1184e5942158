import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

/** The timeline that the primary writes, by the name of its current file. */
const TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int`;

/** A row per account; `walBytes` null: it has none. */
export async function readPositions(
  primary: Queryable,
  accounts: readonly AccountId[],
): Promise<{ readonly walBytes: readonly (bigint | null)[]; readonly timeline: number }> {
  const { rows } = await primary.query<{ walBytes: bigint | null; timeline: number }>(
    `select p.wal_bytes as "walBytes", ${TIMELINE} as timeline
       from unnest($1::bigint[]) with ordinality as a(id, nr) left join account_read_position p on p.account_id = a.id order by a.nr`,
    [accounts],
  );
  const [first] = rows;
  if (first === undefined) throw new Error('no accounts');
  return { walBytes: rows.map(({ walBytes }) => walBytes), timeline: first.timeline };
}

/** The accounts' reads see from now on whatever was committed before this statement. */
export async function advancePositions(primary: Queryable, accounts: readonly AccountId[]): Promise<void> {
  await primary.query(
    // In one order, so that two statements can't wait for each other.
    `insert into account_read_position (account_id, wal_bytes)
     select distinct id, pg_current_wal_insert_lsn() - '0/0' from unnest($1::bigint[]) as a(id) order by id
         on conflict (account_id) do update set wal_bytes = greatest(account_read_position.wal_bytes, excluded.wal_bytes)`,
    [accounts],
  );
}
