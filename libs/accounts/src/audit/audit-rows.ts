import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';
import type { AuditId, OperatorId } from '../operators/ids.js';

/** What changed and who changed it. */
export interface NewAuditEntry {
  /** Null: a dashboard user, or a command run on the server. */
  operatorId: OperatorId | null;
  /** The dashboard user who did it; null if it wasn't one. */
  userId: string | null;
  /** The name of the actor at that time. */
  actor: string;
  /** What was done, such as `key.revoke`. */
  action: string;
  accountId: AccountId | null;
  /** The target, such as `key:12`. */
  target: string | null;
  /** Before and after, as JSON values; never a secret. */
  detail: Readonly<Record<string, unknown>>;
  requestId: string | null;
  now: Date;
}

export interface AuditRow {
  id: AuditId;
  at: Date;
  operatorId: OperatorId | null;
  userId: string | null;
  actor: string;
  action: string;
  accountId: AccountId | null;
  target: string | null;
  detail: Record<string, unknown>;
  requestId: string | null;
}

export interface AuditFilter {
  accountId?: AccountId;
  operatorId?: OperatorId;
  action?: string;
  /** Time range: `from` is inclusive, `to` exclusive. */
  from?: Date;
  to?: Date;
}

/** Appends an entry, in the transaction of the change that it records. */
export async function insertAudit(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  const { now, ...data } = { ...entry, detail: JSON.parse(JSON.stringify(entry.detail)) as Record<string, string> };
  await withPrisma(tx, (prisma) => prisma.auditEntry.createMany({ data: [{ ...data, at: now }] }));
}

/** The newest entries that match the filter, newest first; `before`: only entries older than that one. */
export async function listAudit(
  db: Queryable,
  filter: AuditFilter,
  page: { limit: number; before: bigint | null },
): Promise<AuditRow[]> {
  const { accountId, operatorId, action, from, to } = filter;
  const rows = await withPrisma(db, (prisma) =>
    prisma.auditEntry.findMany({
      where: {
        ...{ accountId, operatorId, action, at: { gte: from, lt: to } },
        ...(page.before !== null && { id: { lt: page.before } }),
      },
      orderBy: { id: 'desc' },
      take: page.limit,
    }),
  );
  return rows as AuditRow[];
}
