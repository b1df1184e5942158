import type { Queryable } from '@entity-registry/database';
import type { Page } from '../page.js';
import type { AccountId } from '../ids.js';
import type { WebhookKind } from './delivery-rows.js';

/** A delivery for operators: without its payload, which belongs to the customer. */
export interface WebhookDeliveryRow {
  id: bigint;
  accountId: AccountId;
  /** Null: a test. */
  updateRequestId: bigint | null;
  kind: WebhookKind;
  url: string;
  status: 'pending' | 'delivered' | 'failed';
  attempts: number;
  createdAt: Date;
  finishedAt: Date | null;
  error: string | null;
}

/** An attempt without an end was interrupted, or is in progress. */
export interface WebhookAttemptRow {
  deliveryId: bigint;
  number: number;
  startedAt: Date;
  finishedAt: Date | null;
  statusCode: number | null;
  error: string | null;
}

const columns = `id, account_id as "accountId", update_request_id as "updateRequestId", kind, url, status, attempts,
  created_at as "createdAt", finished_at as "finishedAt", error`;

/** The account's deliveries, newest first. */
export async function listWebhookDeliveries(
  db: Queryable,
  accountId: AccountId,
  filter: { status: WebhookDeliveryRow['status'] | null; updateRequestId: bigint | null },
  page: Page,
): Promise<WebhookDeliveryRow[]> {
  const { rows } = await db.query<WebhookDeliveryRow>(
    `select ${columns} from webhook_delivery
      where account_id = $1 and ($2::text is null or status = $2) and ($3::bigint is null or update_request_id = $3)
        and ($4::bigint is null or id < $4) order by id desc limit $5`,
    [accountId, filter.status, filter.updateRequestId, page.before, page.limit],
  );
  return rows;
}

/** One delivery of this account or (null) of any; null: unknown. */
export async function findWebhookDelivery(
  db: Queryable,
  accountId: AccountId | null,
  id: bigint,
): Promise<WebhookDeliveryRow | null> {
  const { rows } = await db.query<WebhookDeliveryRow>(
    `select ${columns} from webhook_delivery where id = $1 and ($2::bigint is null or account_id = $2)`,
    [id, accountId],
  );
  return rows[0] ?? null;
}

/** Whether a delivery of this request's result is still open. Call it under the account's lock. */
export async function hasPendingDelivery(tx: Queryable, updateRequestId: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ has: boolean }>(
    `select exists (select from webhook_delivery where update_request_id = $1 and status = 'pending') as has`,
    [updateRequestId],
  );
  return rows[0]?.has ?? false;
}

/** When the account's tests and replays since `since` were requested, oldest first. */
export async function listManualDeliveryTimes(db: Queryable, accountId: AccountId, since: Date): Promise<Date[]> {
  const { rows } = await db.query<{ at: Date }>(
    `select created_at as at from webhook_delivery
      where account_id = $1 and kind <> 'completed' and created_at > $2 order by created_at`,
    [accountId, since],
  );
  return rows.map(({ at }) => at);
}

/** The attempts of these deliveries, first to last for each. */
export async function listWebhookAttempts(db: Queryable, deliveryIds: readonly bigint[]): Promise<WebhookAttemptRow[]> {
  const { rows } = await db.query<WebhookAttemptRow>(
    `select delivery_id as "deliveryId", number, started_at as "startedAt", finished_at as "finishedAt",
            status_code as "statusCode", error
       from webhook_attempt where delivery_id = any ($1::bigint[]) order by delivery_id, number`,
    [deliveryIds],
  );
  return rows;
}

/**
 * Deletes deliveries that ended before `before`, with their attempts, from among the `limit` oldest; returns how many. Zero
 * means done.
 */
export async function deleteWebhookDeliveries(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rows } = await db.query<{ deleted: number }>(
    `with old as materialized (
       select id from (select id, finished_at from webhook_delivery order by id limit $2) d where finished_at < $1
     ), attempts as (delete from webhook_attempt where delivery_id in (select id from old)),
     deliveries as (delete from webhook_delivery where id in (select id from old) returning id)
     select count(*)::integer as deleted from deliveries`,
    [before, limit],
  );
  return rows[0]?.deleted ?? 0;
}
