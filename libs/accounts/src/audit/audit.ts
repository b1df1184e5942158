import { inTransaction } from '@entity-registry/database';
import type { Database } from '@entity-registry/database';
import type pg from 'pg';
import { insertAudit } from './audit-rows.js';
import type { AccountId } from '../ids.js';
import type { OperatorId } from '../operators/ids.js';

/** Who makes a change, and in which request. */
export interface Actor {
  /** Null: a dashboard user, or a command run on the server. */
  operatorId: OperatorId | null;
  /** A user of the dashboard. */
  userId?: string;
  name: string;
  requestId: string | null;
}

/** A change as recorded in the audit log; `before` and `after` hold JSON values and never a secret. */
export interface AuditedChange {
  /** Such as `key.revoke`. */
  action: string;
  accountId?: AccountId;
  /** Such as `key:12`. */
  target?: string;
  before?: unknown;
  after?: unknown;
}

/** Adds an entry to the audit log, within the transaction that makes the change. */
export type RecordChange = (change: AuditedChange) => Promise<void>;

/**
 * Runs `work` in one transaction (that of `db` if it is an open one) and lets it add entries to the audit log: the change and
 * its entry are saved together or not at all. Work that changes nothing (a replay) adds none.
 */
export function withAudit<Result>(
  db: Database,
  actor: Actor,
  now: Date,
  work: (tx: pg.PoolClient, recordChange: RecordChange) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, (tx) =>
    work(tx, ({ action, accountId = null, target = null, before, after }) =>
      insertAudit(tx, {
        ...{ action, accountId, target, now, operatorId: actor.operatorId, actor: actor.name },
        userId: actor.userId ?? null,
        requestId: actor.requestId,
        detail: { ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
      }),
    ),
  );
}
