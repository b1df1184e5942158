import type { Code, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '../pool.js';
import type { AccountId, EntryId, KeyId, RecordId } from './ids.js';

/** A refresh that somebody asks for. */
export interface NewUpdateRequest {
  accountId: AccountId;
  keyId: KeyId | null;
  jurisdiction: Jurisdiction;
  entityPk: bigint;
  /** As they were asked for. */
  codes: readonly Code[];
  price: MicroUsd;
  clientReference: string | null;
  now: Date;
}

/** A refresh that is to be made. */
export interface PendingRequestRow {
  id: bigint;
  accountId: AccountId;
  keyId: KeyId | null;
  jurisdiction: Jurisdiction;
  entityPk: bigint;
  codes: Code[];
  price: MicroUsd;
  webhookUrl: string | null;
  clientReference: string | null;
  requestedAt: Date;
  startedAt: Date | null;
  /** Times a worker has begun it. */
  runs: number;
}

const pendingColumns = `id, account_id as "accountId", api_key_id as "keyId", jurisdiction, entity_pk as "entityPk",
  requested_codes as codes, price_micro as price, webhook_url as "webhookUrl", client_reference as "clientReference",
  requested_at as "requestedAt", started_at as "startedAt", runs`;

/** Adds a pending request, with the webhook address that its account has at this moment (ruling 30). */
export async function insertUpdateRequest(
  db: Queryable,
  request: NewUpdateRequest,
): Promise<{ id: bigint; webhookUrl: string | null }> {
  const { rows } = await db.query<{ id: bigint; webhookUrl: string | null }>({
    name: 'insert_update_request',
    text: `insert into update_request (account_id, api_key_id, jurisdiction, entity_pk, requested_codes, price_micro,
                                       client_reference, requested_at, webhook_url)
           select id, $2, $3, $4, $5, $6, $7, $8, webhook_url from account where id = $1
           returning id, webhook_url as "webhookUrl"`,
    values: [
      request.accountId,
      request.keyId,
      request.jurisdiction,
      request.entityPk,
      request.codes,
      request.price,
      request.clientReference,
      request.now,
    ],
  });
  return rows[0] as { id: bigint; webhookUrl: string | null };
}

/**
 * Keeps the answer of a call that cost nothing with the record of its Idempotency-Key. False: the record is gone, or
 * another call has answered under it.
 */
export async function answerRecord(
  tx: Queryable,
  record: { id: RecordId; accountId: AccountId; answer: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update idempotency_record set answer = $3 where id = $1 and account_id = $2 and answer is null',
    [record.id, record.accountId, record.answer],
  );
  return rowCount === 1;
}

/** Counts a run of a pending request, and keeps when the first began; null: it is not pending, or unknown. */
export async function beginUpdateRequest(db: Queryable, id: bigint, now: Date): Promise<PendingRequestRow | null> {
  const { rows } = await db.query<PendingRequestRow>(
    `update update_request set started_at = coalesce(started_at, $2), runs = runs + 1
      where id = $1 and status = 'pending' returning ${pendingColumns}`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** Locks a pending request until the transaction ends; null: it is not pending by then, or unknown. */
export async function lockPendingRequest(tx: Queryable, id: bigint): Promise<PendingRequestRow | null> {
  const { rows } = await tx.query<PendingRequestRow>(
    `select ${pendingColumns} from update_request where id = $1 and status = 'pending' for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

/** What the account and the key of a request could spend at a moment. */
export interface RequestMeans {
  price: MicroUsd;
  spendable: MicroUsd;
  /** Left of the account's spending limit, and of the key's while that works; null: no limit. */
  capLeft: bigint | null;
  keyCapLeft: bigint | null;
}

/** Null: the request is not pending, or unknown. */
export async function readRequestMeans(db: Queryable, id: bigint, now: Date): Promise<RequestMeans | null> {
  const { rows } = await db.query<RequestMeans>(
    `select u.price_micro as price,
            a.balance_micro + (select coalesce(sum(l.remaining_micro), 0)::bigint from credit_lot l
                                where l.account_id = a.id and l.expires_at > $2) as spendable,
            a.cap_micro - case when a.month >= m.month then a.month_spent_micro else 0 end as "capLeft",
            c.cap_micro - case when c.month >= m.month then c.month_spent_micro else 0 end as "keyCapLeft"
       from update_request u
       join account a on a.id = u.account_id
      cross join (select date_trunc('month', $2::timestamptz at time zone 'UTC')::date as month) m
       left join api_key k on k.id = u.api_key_id and coalesce(k.revoked_at > $2, true) and coalesce(k.expires_at > $2, true)
       left join key_cap c on c.id = k.key_cap_id
      where u.id = $1 and u.status = 'pending'`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** Completes a request that this transaction has locked. */
export async function completeUpdateRequest(
  tx: Queryable,
  completion: { id: bigint; entryId: EntryId; result: string; now: Date },
): Promise<void> {
  await tx.query(
    `update update_request set status = 'completed', completed_at = $2, entry_id = $3, result = $4 where id = $1`,
    [completion.id, completion.now, completion.entryId, completion.result],
  );
}

/** Fails a pending request for `message`; false: it is not pending any more, or unknown. */
export async function failUpdateRequest(
  db: Queryable,
  failure: { id: bigint; message: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update update_request set status = 'failed', completed_at = $2, error_message = $3 where id = $1 and status = 'pending'`,
    [failure.id, failure.now, failure.message],
  );
  return rowCount === 1;
}

/** Pending requests that were made before `before`, the oldest first, `limit` at most. */
export async function listPendingIds(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from update_request where status = 'pending' and requested_at < $1 order by requested_at, id limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/** What one source said for one request. */
export interface RequestReadingRow {
  source: string;
  state: 'ok' | 'empty' | 'source_down';
  reason: string | null;
  items: number;
  startedAt: Date;
  finishedAt: Date;
}

/** The sources that were read for a request, by name. */
export async function listRequestReadings(db: Queryable, id: bigint): Promise<RequestReadingRow[]> {
  const { rows } = await db.query<RequestReadingRow>(
    `select source, state, reason, items, started_at as "startedAt", finished_at as "finishedAt"
       from source_reading where update_request_id = $1 order by source`,
    [id],
  );
  return rows;
}
