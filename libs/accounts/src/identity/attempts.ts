import type { Queryable } from '@entity-registry/database';

/** One bucket of attempts, as a generic cell rate algorithm. */
export interface AttemptBucket {
  key: string;
  /** Milliseconds between two attempts at the steady rate. */
  intervalMs: number;
  /** Attempts that may be made at once after a pause. */
  burst: number;
}

/**
 * Takes one attempt from a bucket; exact under concurrency. Returns 0 or, if none is left, the milliseconds until the next.
 */
export async function consumeAttempt(
  db: Queryable,
  { key, intervalMs, burst }: AttemptBucket,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ wait: number }>(
    `with taken as (
       insert into auth_rate_limit as b (key, arrival_at)
       values ($1, $2::timestamptz + $3 * interval '1 millisecond')
       on conflict (key) do update
          set arrival_at = greatest(b.arrival_at, $2::timestamptz) + $3 * interval '1 millisecond'
        where greatest(b.arrival_at, $2::timestamptz) <= $2::timestamptz + ($4 - 1) * $3 * interval '1 millisecond'
       returning 1)
     select case when exists (select from taken) then 0
            -- A bucket that another transaction has just created isn't seen by this statement: it has room after one interval.
            else greatest(coalesce((select ceil(extract(epoch from b.arrival_at - $2::timestamptz) * 1000)::int
                                           - ($4 - 1) * $3
                                      from auth_rate_limit b where b.key = $1), $3), 1) end as wait`,
    [key, now, intervalMs, burst],
  );
  return rows[0]?.wait ?? 0;
}

/** Resets a bucket, so that earlier attempts don't count. */
export async function resetAttempts(db: Queryable, key: string): Promise<void> {
  await db.query('delete from auth_rate_limit where key = $1', [key]);
}
