import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';
import type { AuditId, OperatorId } from '../operators/ids.js';

/** What changed and who changed it. */
export interface NewAuditEntry {
  /** Null: a user of the dashboard, or a command of the machine's own. */
  operatorId: OperatorId | null;
  /** The user of the dashboard who did it; null if it wasn't one. */
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
  /** First moment, and the first moment after the last. */
  from?: Date;
  to?: Date;
}

/** Appends an entry, in the transaction of the change that it records. */
export async function insertAudit(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  await tx.query(
    `insert into audit_entry (at, operator_id, actor, action, account_id, target, detail, request_id, user_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      entry.now,
      entry.operatorId,
      entry.actor,
      entry.action,
      entry.accountId,
      entry.target,
      JSON.stringify(entry.detail),
      entry.requestId,
      entry.userId,
    ],
  );
}

/** The newest entries that pass the filter, newest first; `before`: only those older than that one. */
export async function listAudit(
  db: Queryable,
  filter: AuditFilter,
  page: { limit: number; before: bigint | null },
): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>(
    `select id, at, operator_id as "operatorId", user_id as "userId", actor, action, account_id as "accountId", target, detail,
            request_id as "requestId"
       from audit_entry
      where ($1::bigint is null or account_id = $1)
        and ($2::bigint is null or operator_id = $2)
        and ($3::text is null or action = $3)
        and ($4::timestamptz is null or at >= $4)
        and ($5::timestamptz is null or at < $5)
        and ($6::bigint is null or id < $6)
      order by id desc limit $7`,
    [
      filter.accountId ?? null,
      filter.operatorId ?? null,
      filter.action ?? null,
      filter.from ?? null,
      filter.to ?? null,
      page.before,
      page.limit,
    ],
  );
  return rows;
}
