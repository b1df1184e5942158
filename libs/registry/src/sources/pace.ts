import type { Queryable } from '@entity-registry/database';

export interface PaceSettings {
  /** Interval between two requests at the steady rate, in milliseconds. */
  readonly intervalMs: number;
  /** Requests that can be sent at once after a pause. */
  readonly burst: number;
  /** Maximum wait for a turn, in milliseconds. A later turn isn't taken. */
  readonly maxWaitMs: number;
}

/**
 * Takes the source's next turn and returns the milliseconds until then. If that is beyond `maxWaitMs`, takes no turn and
 * returns null. Implements the generic cell rate algorithm with the database's clock: all processes together send at most
 * `burst` requests plus one per interval. One statement; concurrent calls wait for the row.
 */
export async function reserveTurn(db: Queryable, source: string, settings: PaceSettings): Promise<number | null> {
  const { intervalMs, burst, maxWaitMs } = settings;
  const { rows } = await db.query<{ wait_ms: number }>({
    name: 'source_turn',
    text: `insert into source_pace as p (source, free_at)
           values ($1, clock_timestamp() + $2 * interval '1 ms')
           on conflict (source) do update
             set free_at = greatest(p.free_at, clock_timestamp()) + $2 * interval '1 ms'
             where p.free_at + ($2 - $2 * $3 - $4) * interval '1 ms' <= clock_timestamp()
           returning greatest(extract(epoch from p.free_at - clock_timestamp()) * 1000 - $2 * $3, 0)::float8 as wait_ms`,
    values: [source, intervalMs, burst, maxWaitMs],
  });
  return rows[0] ? Math.ceil(rows[0].wait_ms) : null;
}
