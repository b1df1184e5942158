import type { Queryable } from '@entity-registry/database';

/** Stores which user made a call of the shared account, and which refresh it requested. A known call stays as it is. */
export async function insertSandboxRequest(
  db: Queryable,
  request: { userId: string; requestId: string; updateRequestId: bigint | null; now: Date },
): Promise<void> {
  await db.query(
    `insert into sandbox_call (user_id, request_id, update_request_id, called_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [request.userId, request.requestId, request.updateRequestId, request.now],
  );
}

/** Whether the user requested this refresh. */
export async function ownsSandboxRefresh(db: Queryable, userId: string, updateRequestId: bigint): Promise<boolean> {
  const { rowCount } = await db.query('select from sandbox_call where update_request_id = $2 and user_id = $1', [
    userId,
    updateRequestId,
  ]);
  return rowCount === 1;
}

/** The `requestIds` that are calls of the user. */
export async function selectOwnSandboxRequests(
  db: Queryable,
  userId: string,
  requestIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ requestId: string }>(
    `select request_id as "requestId" from sandbox_call where user_id = $1 and request_id = any ($2::text[])`,
    [userId, requestIds],
  );
  return new Set(rows.map(({ requestId }) => requestId));
}

/** Deletes up to `limit` calls that are older than `before`; returns how many. */
export async function deleteSandboxRequests(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from sandbox_call where id in (select id from sandbox_call where called_at < $1 order by called_at limit $2)`,
    [before, limit],
  );
  return rowCount ?? 0;
}
