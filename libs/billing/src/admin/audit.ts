import { inTransaction, insertAudit } from '@entity-registry/persistence';
import type { AccountId, Database, OperatorId } from '@entity-registry/persistence';
import type pg from 'pg';

/** Who makes a change, and in which request. */
export interface Actor {
  /** Null: a user of the dashboard, or a command of the machine's own. */
  operatorId: OperatorId | null;
  /** A user of the dashboard. */
  userId?: string;
  name: string;
  requestId: string | null;
}

/** What the audit log says of a change; `before` and `after` hold JSON values and never a secret. */
export interface Change {
  /** Such as `key.revoke`. */
  action: string;
  accountId?: AccountId;
  /** Such as `key:12`. */
  target?: string;
  before?: unknown;
  after?: unknown;
}

/** Tells the audit log of a change, within the transaction that makes it. */
export type Tell = (change: Change) => Promise<void>;

/**
 * Runs `work` in one transaction (that of `db`, where it is one that is open) and lets it tell the audit log of what it
 * does: the change and its entry are there together or not at all. Work that changes nothing (a replay) tells nothing.
 */
export function audited<Result>(
  db: Database,
  actor: Actor,
  now: Date,
  work: (tx: pg.PoolClient, tell: Tell) => Promise<Result>,
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
