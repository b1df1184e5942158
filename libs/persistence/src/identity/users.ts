import type { Queryable } from '../pool.js';

/** How many passkeys a user has. */
export async function countPasskeys(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>('select count(*) from auth_passkey where user_id = $1', [userId]);
  return Number(rows[0]?.count ?? 0);
}
