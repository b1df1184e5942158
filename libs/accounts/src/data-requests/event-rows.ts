import type { Queryable } from '@entity-registry/database';
import type { OperatorId } from '../operators/ids.js';

export type DataRequestEventKind =
  | 'received'
  | 'document_uploaded'
  | 'identity_confirmed'
  | 'identity_rejected'
  | 'extended'
  | 'granted'
  | 'partly_granted'
  | 'refused'
  | 'closed';

export interface DataRequestEvent {
  requestId: bigint;
  at: Date;
  kind: DataRequestEventKind;
  /** Null: the person, or a command run on the server. */
  operatorId: OperatorId | null;
  /** The operator's name at that time; null: the person. */
  actor: string | null;
  /** What the person is told. */
  reason: string | null;
}

export interface DataRequestEventRow extends DataRequestEvent {
  id: bigint;
  /** When the mail about it was queued; null: not yet. */
  notifiedAt: Date | null;
}

const COLUMNS = `id, request_id as "requestId", at, kind, operator_id as "operatorId", actor, reason,
  notified_at as "notifiedAt"`;

/** Appends to the history of a request. A mail about it follows; see `DataRequests.notifyNext`. */
export async function insertEvent(tx: Queryable, event: DataRequestEvent): Promise<void> {
  await tx.query(
    `insert into data_request_event (request_id, at, kind, operator_id, actor, reason) values ($1, $2, $3, $4, $5, $6)`,
    [event.requestId, event.at, event.kind, event.operatorId, event.actor, event.reason],
  );
}

/** The history of a request, oldest first. */
export async function listEvents(db: Queryable, requestId: bigint): Promise<DataRequestEventRow[]> {
  const { rows } = await db.query<DataRequestEventRow>(
    `select ${COLUMNS} from data_request_event where request_id = $1 order by id`,
    [requestId],
  );
  return rows;
}

/** The oldest event without a mail, locked until the transaction ends; null if none. */
export async function lockUnsentEvent(tx: Queryable): Promise<DataRequestEventRow | null> {
  const { rows } = await tx.query<DataRequestEventRow>(
    `select ${COLUMNS} from data_request_event where notified_at is null order by id limit 1 for update skip locked`,
  );
  return rows[0] ?? null;
}

export async function markNotified(tx: Queryable, id: bigint, now: Date): Promise<void> {
  await tx.query('update data_request_event set notified_at = $2 where id = $1', [id, now]);
}
