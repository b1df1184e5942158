import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';
import type { Page } from '../page.js';

/** `events`: a batch of the feed. */
export type EventDeliveryKind = 'events' | 'replay' | 'test';
export type EventDeliveryStatus = 'pending' | 'delivered' | 'failed';

/** A webhook of events, as its log shows it. */
export interface EventDeliveryRow {
  readonly id: bigint;
  readonly accountId: AccountId;
  readonly kind: EventDeliveryKind;
  /** The `webhook-id` header: `evb_` and 32 hexadecimal digits. */
  readonly webhookId: string;
  readonly url: string;
  /** Numbers of its events in the account's feed; empty: a test. */
  readonly seqs: readonly bigint[];
  readonly status: EventDeliveryStatus;
  readonly attempts: number;
  /** Of the last response; null: there was none. */
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

const COLUMNS = `id, account_id as "accountId", kind, webhook_id as "webhookId", url, seqs, status, attempts,
  status_code as "statusCode", error, created_at as "createdAt", finished_at as "finishedAt"`;

/** The account's webhooks, newest first. */
export async function listEventDeliveries(
  db: Queryable,
  accountId: AccountId,
  { before, limit }: Page,
): Promise<EventDeliveryRow[]> {
  const { rows } = await db.query<EventDeliveryRow>(
    `select ${COLUMNS} from event_delivery where account_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [accountId, before, limit],
  );
  return rows;
}

/** Null: the account has no such webhook. */
export async function findEventDelivery(
  db: Queryable,
  accountId: AccountId,
  id: bigint,
): Promise<EventDeliveryRow | null> {
  const { rows } = await db.query<EventDeliveryRow>(
    `select ${COLUMNS} from event_delivery where account_id = $1 and id = $2`,
    [accountId, id],
  );
  return rows[0] ?? null;
}

/** The batch that is being sent to the account's endpoint; null: none. */
export async function findOpenBatch(db: Queryable, accountId: AccountId): Promise<EventDeliveryRow | null> {
  const { rows } = await db.query<EventDeliveryRow>({
    name: 'find_open_event_batch',
    text: `select ${COLUMNS} from event_delivery where account_id = $1 and kind = 'events' and status = 'pending'`,
    values: [accountId],
  });
  return rows[0] ?? null;
}

export interface NewEventDelivery extends Pick<EventDeliveryRow, 'accountId' | 'kind' | 'webhookId' | 'url' | 'seqs'> {
  readonly now: Date;
}

/** Tests and replays are due at once. */
export async function insertEventDelivery(
  tx: Queryable,
  { accountId, kind, webhookId, url, seqs, now }: NewEventDelivery,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into event_delivery (account_id, kind, webhook_id, url, seqs, created_at, due_at)
     values ($1, $2, $3, $4, $5::bigint[], $6, case when $2 <> 'events' then $6::timestamptz end) returning id`,
    [accountId, kind, webhookId, url, seqs.map(String), now],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('event_delivery: insert returned no row');
  return row.id;
}

/** How an attempt of a webhook ended. */
export interface DeliveryEnd {
  /** `pending`: it is sent again later. */
  readonly status: EventDeliveryStatus;
  readonly statusCode: number | null;
  /** Null: it was accepted. */
  readonly error: string | null;
  readonly url: string;
  readonly now: Date;
}

/** Notes an attempt. Of a webhook that has ended meanwhile, nothing changes. */
export async function noteAttempt(
  db: Queryable,
  id: bigint,
  { status, statusCode, error, url, now }: DeliveryEnd,
): Promise<void> {
  await db.query(
    `update event_delivery set status = $2, status_code = $3, error = $4, url = $5, attempts = attempts + 1,
            finished_at = case when $2 <> 'pending' then $6::timestamptz end, due_at = null
      where id = $1 and status = 'pending'`,
    [id, status, statusCode, error, url, now],
  );
}

/** Ends everything that waits for the account's endpoint. */
export async function endPendingDeliveries(
  tx: Queryable,
  accountId: AccountId,
  error: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `update event_delivery set status = 'failed', error = $2, finished_at = $3, due_at = null where account_id = $1 and status = 'pending'`,
    [accountId, error, now],
  );
}

/** Claims up to `limit` tests and replays until `leaseUntil`. */
export async function claimManualDeliveries(
  db: Queryable,
  { now, leaseUntil, limit }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<EventDeliveryRow[]> {
  const { rows } = await db.query<EventDeliveryRow>({
    name: 'claim_manual_event_deliveries',
    text: `update event_delivery d set due_at = $2
            where id in (select id from event_delivery where due_at <= $1 order by due_at limit $3 for no key update skip locked)
           returning ${COLUMNS}`,
    values: [now, leaseUntil, limit],
  });
  return rows;
}

/** When the account's tests and replays since `since` were requested, oldest first. */
export async function listManualEventTimes(db: Queryable, accountId: AccountId, since: Date): Promise<Date[]> {
  const { rows } = await db.query<{ at: Date }>(
    `select created_at as at from event_delivery where account_id = $1 and kind <> 'events' and created_at > $2 order by created_at`,
    [accountId, since],
  );
  return rows.map(({ at }) => at);
}

/** Deletes webhooks that ended before `before`, from among the `limit` oldest; returns how many. Zero means done. */
export async function deleteEventDeliveries(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from event_delivery where id in (
       select id from (select id, finished_at from event_delivery order by id limit $2) d where finished_at < $1)`,
    [before, limit],
  );
  return rowCount ?? 0;
}
