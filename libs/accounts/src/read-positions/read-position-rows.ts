import { WITHOUT_STANDBY } from '@entity-registry/database';
import type { Queryable, ReadPosition } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

/** The timeline that the primary writes, by the name of its current file. */
const TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int`;

/** The positions of these accounts, in their order. */
export async function readPositions(primary: Queryable, accounts: readonly AccountId[]): Promise<ReadPosition[]> {
  const { rows } = await primary.query<ReadPosition>(
    `select p.wal_bytes as "walBytes", ${TIMELINE} as timeline, (pg_current_wal_flush_lsn() - '0/0')::bigint as "primaryWalBytes",
            (select version from read_floor) as floor
       from unnest($1::bigint[]) with ordinality as a(id, nr) left join account_read_position p on p.account_id = a.id order by a.nr`,
    [accounts],
  );
  return rows;
}

/**
 * The accounts' reads see from now on whatever was committed before this statement. Not within a transaction. If the primary is lost with it,
 * replicas answer reads again once they have what the next primary began with (`Replica`).
 */
export async function advancePositions(primary: Queryable, accounts: readonly AccountId[]): Promise<void> {
  await primary.query(
    // In one order, so that two statements can't wait for each other.
    `insert into account_read_position (account_id, wal_bytes)
     select distinct id, pg_current_wal_insert_lsn() - '0/0' from unnest($1::bigint[]) as a(id)
      where ${WITHOUT_STANDBY} order by id
         on conflict (account_id) do update set wal_bytes = greatest(account_read_position.wal_bytes, excluded.wal_bytes)`,
    [accounts],
  );
}
