import type { Queryable } from '../pool.js';

/**
 * Counts `units` on `day` ('YYYY-MM-DD') if the day then holds `limit` at most; answers what it holds, null when refused.
 * One statement: of calls that come at once, from any process, each sees what those before it have taken.
 */
export async function addToPublicBudget(
  db: Queryable,
  day: string,
  units: number,
  limit: number,
): Promise<number | null> {
  const { rows } = await db.query<{ used: number }>({
    name: 'public_budget',
    text: `insert into public_budget as b (day, used) select $1::date, $2::integer where $2::integer <= $3::integer
           on conflict (day) do update set used = b.used + excluded.used where b.used + excluded.used <= $3::integer
           returning used`,
    values: [day, units, limit],
  });
  return rows[0]?.used ?? null;
}

/** What was counted on `day`. */
export async function readPublicBudget(db: Queryable, day: string): Promise<number> {
  const { rows } = await db.query<{ used: number }>('select used from public_budget where day = $1', [day]);
  return rows[0]?.used ?? 0;
}
