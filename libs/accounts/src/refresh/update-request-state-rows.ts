import type { ApiVersion, Code, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId, KeyId, IdempotencyRecordId } from '../ids.js';

/** A requested refresh. */
export interface NewUpdateRequest {
  accountId: AccountId;
  keyId: KeyId | null;
  jurisdiction: Jurisdiction;
  entityPk: bigint;
  /** As requested. */
  codes: readonly Code[];
  price: MicroUsd;
  clientReference: string | null;
  /** Spending limits of the account and the key at the time; null: none. A lower one later doesn't stop the refresh. */
  acceptedCap: MicroUsd | null;
  acceptedKeyCap: MicroUsd | null;
  /** The dashboard user who requested it; null: a program. */
  userId: string | null;
  /** X-Request-Id of the API request, stored with the later charge. Null: not an API request. */
  requestId: string | null;
  apiVersion: ApiVersion;
  now: Date;
}

/** A refresh to run. */
export interface PendingUpdateRequestRow {
  id: bigint;
  accountId: AccountId;
  keyId: KeyId | null;
  jurisdiction: Jurisdiction;
  entityPk: bigint;
  codes: Code[];
  price: MicroUsd;
  webhookUrl: string | null;
  clientReference: string | null;
  userId: string | null;
  requestId: string | null;
  requestedAt: Date;
  startedAt: Date | null;
  /** How often a worker has started it. */
  runs: number;
  acceptedCap: MicroUsd | null;
  acceptedKeyCap: MicroUsd | null;
  /** The API version of the request. */
  apiVersion: ApiVersion;
}

const pendingColumns = `id, account_id as "accountId", api_key_id as "keyId", jurisdiction, entity_pk as "entityPk",
  requested_codes as codes, price_micro as price, webhook_url as "webhookUrl", client_reference as "clientReference",
  user_id as "userId", requested_at as "requestedAt", started_at as "startedAt", runs, accepted_cap_micro as "acceptedCap",
  accepted_key_cap_micro as "acceptedKeyCap", api_version as "apiVersion",
  request_id as "requestId"`;

/** Adds a pending request, with its account's current webhook address (ADR 0030). */
export async function insertUpdateRequest(
  db: Queryable,
  request: NewUpdateRequest,
): Promise<{ id: bigint; webhookUrl: string | null }> {
  const { rows } = await db.query<{ id: bigint; webhookUrl: string | null }>({
    name: 'insert_update_request',
    text: `insert into update_request (account_id, api_key_id, jurisdiction, entity_pk, requested_codes, price_micro,
                                       client_reference, requested_at, webhook_url, accepted_cap_micro,
                                       accepted_key_cap_micro, user_id, api_version, request_id)
           select id, $2, $3, $4, $5, $6, $7, $8, webhook_url, $9, $10, $11, $12, $13 from account where id = $1
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
      request.acceptedCap,
      request.acceptedKeyCap,
      request.userId,
      request.apiVersion,
      request.requestId,
    ],
  });
  return rows[0] as { id: bigint; webhookUrl: string | null };
}

/**
 * Stores the response of a free request with the record of its Idempotency-Key. False: the record is gone, or another request
 * has stored its response.
 */
export async function storeRecordResponse(
  tx: Queryable,
  record: { id: IdempotencyRecordId; accountId: AccountId; response: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update idempotency_record set answer = $3 where id = $1 and account_id = $2 and answer is null',
    [record.id, record.accountId, record.response],
  );
  return rowCount === 1;
}

/** Counts a run of a pending request, and stores when the first started; null: it isn't pending, or is unknown. */
export async function beginUpdateRequest(
  db: Queryable,
  id: bigint,
  now: Date,
): Promise<PendingUpdateRequestRow | null> {
  const { rows } = await db.query<PendingUpdateRequestRow>(
    `update update_request set started_at = coalesce(started_at, $2), runs = runs + 1
      where id = $1 and status = 'pending' returning ${pendingColumns}`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** Locks a pending request until the transaction ends; null: it is no longer pending, or is unknown. */
export async function lockPendingUpdateRequest(tx: Queryable, id: bigint): Promise<PendingUpdateRequestRow | null> {
  const { rows } = await tx.query<PendingUpdateRequestRow>(
    `select ${pendingColumns} from update_request where id = $1 and status = 'pending' for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Completes a request that this transaction has locked. */
export async function completeUpdateRequest(
  tx: Queryable,
  completion: { id: bigint; entryId: EntryId; result: string; typedResult: string | null; now: Date },
): Promise<void> {
  await tx.query(
    `update update_request set status = 'completed', completed_at = $2, entry_id = $3, result = $4, typed_result = $5
      where id = $1`,
    [completion.id, completion.now, completion.entryId, completion.result, completion.typedResult],
  );
}

/** Fails a pending request with `message`; false: it is no longer pending, or is unknown. */
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

/** Pending requests that were handed to the queue before `before`, the oldest first, `limit` at most. */
export async function listPendingIds(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select row_id as id from work where queue = 'refresh' and dispatched_at < $1 order by row_id limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/** One source's reading for one request. */
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
