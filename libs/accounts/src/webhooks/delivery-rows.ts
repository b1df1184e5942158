import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId } from '../ids.js';
import { isRestrictedResponse } from '../restricted-responses/restriction-rows.js';

/** The content of a delivery: a completed refresh, a replay by an operator, or synthetic data. */
export type WebhookKind = 'completed' | 'test' | 'replay';

/** The payload, the same in all attempts (specification, "Delivery"). */
export interface WebhookContent {
  /** Unix seconds. */
  timestamp: number;
  body: Uint8Array;
  /** `X-Service-Webhook-Signature`. */
  signature: string;
  /** `webhook-signature` of Standard Webhooks. */
  standardSignature: string;
}

/** A delivery held by one worker until `leaseUntil`, which the worker also uses to prove that it still holds it. */
export interface ClaimedDelivery {
  id: bigint;
  accountId: AccountId;
  /** Null: a test. */
  updateRequestId: bigint | null;
  kind: WebhookKind;
  url: string;
  attempts: number;
  createdAt: Date;
  leaseUntil: Date;
  /** Null until the first attempt is prepared. */
  content: WebhookContent | null;
}

/** The held delivery, as the statements below check it. */
export type LeasedDelivery = Pick<ClaimedDelivery, 'id' | 'leaseUntil'>;

/** How an attempt ended; `statusCode` null: no response. */
export interface AttemptEnd {
  finishedAt: Date;
  statusCode: number | null;
  /** Null: the receiver returned 2xx. */
  error: string | null;
}

/** How a delivery ended; `error` null: it was delivered. */
export interface DeliveryEnd {
  finishedAt: Date;
  error: string | null;
}

/** Adds a delivery to `url`, in the transaction of its event. Returns its id. */
export async function insertWebhookDelivery(
  tx: Queryable,
  delivery: { accountId: AccountId; updateRequestId: bigint | null; kind: WebhookKind; url: string; now: Date },
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into webhook_delivery (account_id, update_request_id, kind, url, created_at) values ($1, $2, $3, $4, $5)
     returning id`,
    [delivery.accountId, delivery.updateRequestId, delivery.kind, delivery.url, delivery.now],
  );
  return (rows[0] as { id: bigint }).id;
}

type ClaimedColumns = Omit<ClaimedDelivery, 'content'> & {
  timestamp: bigint | null;
  body: Buffer | null;
  signature: string | null;
  standardSignature: string | null;
};

/**
 * Claims a pending delivery that no process holds at `now`, until `leaseUntil`. Null: it has ended, is held, or doesn't
 * exist.
 */
export async function claimWebhookDelivery(
  db: Queryable,
  claim: { id: bigint; now: Date; leaseUntil: Date },
): Promise<ClaimedDelivery | null> {
  const { rows } = await db.query<ClaimedColumns>(
    `update webhook_delivery set lease_until = $3
      where id = $1 and status = 'pending' and (lease_until is null or lease_until <= $2)
     returning id, account_id as "accountId", update_request_id as "updateRequestId", kind, url, attempts,
               created_at as "createdAt", lease_until as "leaseUntil", sent_timestamp as timestamp, body, signature,
               standard_signature as "standardSignature"`,
    [claim.id, claim.now, claim.leaseUntil],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { timestamp, body, signature, standardSignature, ...delivery } = row;
  if (timestamp === null || body === null || signature === null || standardSignature === null) {
    return { ...delivery, content: null };
  }
  return { ...delivery, content: { timestamp: Number(timestamp), body, signature, standardSignature } };
}

/** Stores the payload, once for all attempts. False: another process holds the delivery by now. */
export async function fixWebhookContent(
  db: Queryable,
  leased: LeasedDelivery,
  content: WebhookContent,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update webhook_delivery set sent_timestamp = $3, body = $4, signature = $5, standard_signature = $6
      where id = $1 and lease_until = $2 and status = 'pending' and sent_timestamp is null`,
    [leased.id, leased.leaseUntil, content.timestamp, content.body, content.signature, content.standardSignature],
  );
  return rowCount === 1;
}

/**
 * Records that attempt `number` starts now, extends the lease to `leaseUntil`, and shows it in the request's poll, in one
 * statement. False: another process holds the delivery by now, and nothing must be sent.
 */
export async function startWebhookAttempt(
  db: Queryable,
  leased: LeasedDelivery,
  attempt: { number: number; now: Date; leaseUntil: Date },
): Promise<boolean> {
  const { rows } = await db.query<{ started: bigint }>(
    `with held as (
       update webhook_delivery set attempts = $3, lease_until = $5
        where id = $1 and lease_until = $2 and status = 'pending' and attempts = $3 - 1
       returning id, kind, update_request_id),
     noted as (insert into webhook_attempt (delivery_id, number, started_at) select id, $3, $4 from held),
     mirrored as (
       update update_request set webhook_attempts = $3 from held
        where update_request.id = held.update_request_id and held.kind = 'completed')
     select count(*) as started from held`,
    [leased.id, leased.leaseUntil, attempt.number, attempt.now, attempt.leaseUntil],
  );
  return rows[0]?.started === 1n;
}

/**
 * Records how attempt `number` ended. Locks the delivery, so that `finishWebhookDelivery` in the same transaction finds it
 * held. False: another process holds the delivery by now, and nothing was written.
 */
export async function endWebhookAttempt(
  tx: Queryable,
  leased: LeasedDelivery,
  number: number,
  end: AttemptEnd,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with held as (
       select id from webhook_delivery where id = $1 and lease_until = $2 and status = 'pending' for no key update)
     update webhook_attempt set finished_at = $4, status_code = $5, error = $6 from held
      where delivery_id = held.id and number = $3`,
    [leased.id, leased.leaseUntil, number, end.finishedAt, end.statusCode, end.error],
  );
  return rowCount === 1;
}

/**
 * Ends a delivery and deletes its body. A refresh shows how its own delivery ended, and whether a replay succeeded later.
 * False: another process holds the delivery by now, and nothing was written.
 */
export async function finishWebhookDelivery(db: Queryable, leased: LeasedDelivery, end: DeliveryEnd): Promise<boolean> {
  const { rows } = await db.query<{ finished: bigint }>(
    `with held as (
       update webhook_delivery
          set status = $3, finished_at = $4, error = $5, lease_until = null, body = null
        where id = $1 and lease_until = $2 and status = 'pending'
       returning id, kind, update_request_id),
     mirrored as (
       update update_request set webhook_status = $3, error_message = $5 from held
        where update_request.id = held.update_request_id
          and (held.kind = 'completed'
               or held.kind = 'replay' and $3 = 'delivered' and update_request.webhook_status = 'failed'))
     select count(*) as finished from held`,
    [leased.id, leased.leaseUntil, end.error === null ? 'delivered' : 'failed', end.finishedAt, end.error],
  );
  return rows[0]?.finished === 1n;
}

/** Lets another worker continue at once. */
export async function releaseWebhookDelivery(db: Queryable, leased: LeasedDelivery): Promise<void> {
  await db.query(
    `update webhook_delivery set lease_until = null where id = $1 and lease_until = $2 and status = 'pending'`,
    [leased.id, leased.leaseUntil],
  );
}

/** Ids of deliveries that were handed to the queue before `before`, and that no worker holds at `now`; oldest first. */
export async function findWaitingDeliveries(
  db: Queryable,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select d.id from work w join webhook_delivery d on d.id = w.row_id
      where w.queue = 'webhooks' and w.dispatched_at < $1 and (d.lease_until is null or d.lease_until <= $2)
      order by d.id limit $3`,
    [before, now, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * The content of a completed refresh: its jurisdiction and the entity's detail as JSON text. Null: it isn't completed, or something in
 * it was suppressed since (ADR 0211).
 */
export async function readCompletedResult(
  db: Queryable,
  updateRequestId: bigint,
): Promise<{ jurisdiction: Jurisdiction; result: string } | null> {
  const { rows } = await db.query<{ jurisdiction: Jurisdiction; result: string; entryId: EntryId | null }>(
    `select jurisdiction, result, entry_id as "entryId" from update_request where id = $1 and status = 'completed'`,
    [updateRequestId],
  );
  const [row] = rows;
  if (row === undefined || (await isRestrictedResponse(db, row.entryId))) return null;
  return { jurisdiction: row.jurisdiction, result: row.result };
}
