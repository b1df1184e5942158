import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type { OperatorId } from './ids.js';

/** What an operator may do; each role includes those before it. */
export const OPERATOR_ROLES = ['viewer', 'support', 'finance', 'admin'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** A person who uses the admin API; the token is not stored. */
export interface OperatorRow {
  id: OperatorId;
  name: string;
  role: OperatorRole;
  createdAt: Date;
  revokedAt: Date | null;
}

const columns = `id, name, role, created_at as "createdAt", revoked_at as "revokedAt"`;
const select = { id: true, name: true, role: true, createdAt: true, revokedAt: true } as const;

/** Adds an operator; of the token only `tokenHash` is stored. */
export async function insertOperator(
  db: Queryable,
  operator: { name: string; role: OperatorRole; tokenHash: Uint8Array; now: Date },
): Promise<OperatorRow> {
  const { now, ...data } = { ...operator, tokenHash: Uint8Array.from(operator.tokenHash) };
  const row = await withPrisma(db, (prisma) => prisma.operator.create({ data: { ...data, createdAt: now }, select }));
  return row as OperatorRow;
}

/** All operators, oldest first, revoked ones too. */
export async function listOperators(db: Queryable): Promise<OperatorRow[]> {
  const rows = await withPrisma(db, (prisma) => prisma.operator.findMany({ select, orderBy: { id: 'asc' } }));
  return rows as OperatorRow[];
}

/** The operator whose token has this hash, revoked or not; null if none. */
export async function findOperatorByHash(db: Queryable, tokenHash: Uint8Array): Promise<OperatorRow | null> {
  const { rows } = await db.query<OperatorRow>(`select ${columns} from operator where token_hash = $1`, [tokenHash]);
  return rows[0] ?? null;
}

/** The active operators, oldest first, locked until the transaction ends. If two revoke each other, the second waits here. */
export async function lockActiveOperators(tx: Queryable): Promise<OperatorRow[]> {
  // A separate read after the lock: a transaction that waited reads what the other one committed.
  await tx.query('select from operator where revoked_at is null order by id for update');
  const { rows } = await tx.query<OperatorRow>(`select ${columns} from operator where revoked_at is null order by id`);
  return rows;
}

/** Revokes an operator from `now` on; one revoked before keeps its time. Null: no such operator. */
export async function updateOperatorRevoked(tx: Queryable, id: OperatorId, now: Date): Promise<OperatorRow | null> {
  const { rows } = await tx.query<OperatorRow>(
    `update operator set revoked_at = coalesce(revoked_at, $2) where id = $1 returning ${columns}`,
    [id, now],
  );
  return rows[0] ?? null;
}
