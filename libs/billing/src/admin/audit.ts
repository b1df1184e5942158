import { inTransaction, insertAudit } from '@entity-registry/persistence';
import type { AccountId, OperatorId } from '@entity-registry/persistence';
import type pg from 'pg';

/** Who makes a change, and in which request. */
export interface Actor {
  /** Null: a command of the machine's own. */
  operatorId: OperatorId | null;
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
 * Runs `work` in one transaction and lets it tell the audit log of what it does: the change and its entry are there
 * together or not at all. Work that changes nothing (a replay) tells nothing.
 */
export function audited<Result>(
  pool: pg.Pool,
  actor: Actor,
  now: Date,
  work: (tx: pg.PoolClient, tell: Tell) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, (tx) =>
    work(tx, ({ action, accountId = null, target = null, before, after }) =>
      insertAudit(tx, {
        ...{ action, accountId, target, now, operatorId: actor.operatorId, actor: actor.name },
        requestId: actor.requestId,
        detail: { ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
      }),
    ),
  );
}
