import { WITHOUT_COMMIT_WAIT, withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import type { OperatorId } from './ids.js';
import type { OperatorRow } from './operator-rows.js';

/** A session of an operator in a browser; its token is not stored. */
export interface OperatorSessionRow {
  id: bigint;
  operatorId: OperatorId;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

const columns = `id, operator_id as "operatorId", created_at as "createdAt", last_seen_at as "lastSeenAt",
  expires_at as "expiresAt"`;

/** Starts a session; of its token only `tokenHash` is stored. */
export async function insertOperatorSession(
  tx: Queryable,
  session: { operatorId: OperatorId; tokenHash: Uint8Array; now: Date; expiresAt: Date },
): Promise<OperatorSessionRow> {
  const { now, ...data } = { ...session, tokenHash: Uint8Array.from(session.tokenHash) };
  const row = await withPrisma(tx, (prisma) =>
    prisma.operatorSession.create({ data: { ...data, createdAt: now, lastSeenAt: now }, omit: { tokenHash: true } }),
  );
  return row as OperatorSessionRow;
}

/**
 * The owner of the session with this hash, if it has neither ended nor been idle since `idleSince` and its operator is
 * active.
 */
export async function findOperatorBySession(
  db: Queryable,
  tokenHash: Uint8Array,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<{ operator: OperatorRow; session: OperatorSessionRow } | null> {
  const { rows } = await db.query<OperatorRow & { session: bigint; began: Date; seen: Date; ends: Date }>(
    `select o.id, o.name, o.role, o.created_at as "createdAt", o.revoked_at as "revokedAt", s.id as session,
            s.created_at as began, s.last_seen_at as seen, s.expires_at as ends
       from operator_session s join operator o on o.id = s.operator_id
      where s.token_hash = $1 and s.expires_at > $2 and s.last_seen_at > $3 and o.revoked_at is null`,
    [tokenHash, now, idleSince],
  );
  if (!rows[0]) return null;
  const { session, began, seen, ends, ...operator } = rows[0];
  return {
    operator,
    session: { id: session, operatorId: operator.id, createdAt: began, lastSeenAt: seen, expiresAt: ends },
  };
}

/**
 * Records activity in a session. Not within a transaction. If the server is lost with it, the session ends a minute earlier. Operators are at
 * work when a standby is lost, so it doesn't wait for one.
 */
export async function touchOperatorSession(pool: pg.Pool, id: bigint, now: Date): Promise<void> {
  await pool.query(
    `update operator_session set last_seen_at = greatest(last_seen_at, $2) where id = $1 and ${WITHOUT_COMMIT_WAIT}`,
    [id, now],
  );
}

/** Ends the session with this hash; returns its owner, or null. */
export async function deleteOperatorSession(tx: Queryable, tokenHash: Uint8Array): Promise<OperatorSessionRow | null> {
  const { rows } = await tx.query<OperatorSessionRow>(
    `delete from operator_session where token_hash = $1 returning ${columns}`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Ends every session of an operator. */
export async function deleteSessionsOfOperator(tx: Queryable, operatorId: OperatorId): Promise<void> {
  await withPrisma(tx, (prisma) => prisma.operatorSession.deleteMany({ where: { operatorId } }));
}

/** Deletes expired sessions and attempts that no longer count. */
export async function deleteEndedSessions(
  tx: Queryable,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<void> {
  await tx.query('delete from operator_session where expires_at <= $1 or last_seen_at <= $2', [now, idleSince]);
  await tx.query('delete from auth_rate_limit where arrival_at <= $1', [now]);
}
