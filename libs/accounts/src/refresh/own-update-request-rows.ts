import type { EntityKind } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { UpdateRequestRow } from '../operations/run-rows.js';
import type { AccountId } from '../ids.js';

/** A refresh request in its owner's list, without its result. */
export interface AccountUpdateRequestRow extends UpdateRequestRow {
  /** The entity's current name; null: it has none, or was deleted. */
  entityName: string | null;
  /** Null: it was deleted. */
  entityKind: EntityKind | null;
  /** URL of its webhook; null: none. */
  webhookUrl: string | null;
}

/** Null: all. */
export interface AccountUpdateRequestFilter {
  status: UpdateRequestRow['status'] | null;
  webhookStatus: 'delivered' | 'failed' | null;
  entityPk: bigint | null;
}

const columns = `r.id, r.account_id as "accountId", r.api_key_id as "keyId", r.jurisdiction, r.entity_pk as "entityPk",
  r.requested_codes as codes, r.price_micro as price, r.status, r.webhook_status as "webhookStatus",
  r.webhook_attempts as "webhookAttempts", r.client_reference as "clientReference", r.requested_at as "requestedAt",
  r.started_at as "startedAt", r.completed_at as "completedAt", r.error_message as "errorMessage",
  r.entry_id as "entryId", r.webhook_url as "webhookUrl", e.nombre as "entityName", e.kind as "entityKind"`;

const tables = 'update_request r left join entity e on e.jurisdiction = r.jurisdiction and e.pk = r.entity_pk';

/** A page of the account's requests, newest first. */
export async function listAccountUpdateRequests(
  db: Queryable,
  accountId: AccountId,
  filter: AccountUpdateRequestFilter,
  page: { limit: number; before: bigint | null },
): Promise<AccountUpdateRequestRow[]> {
  const { rows } = await db.query<AccountUpdateRequestRow>(
    `select ${columns} from ${tables}
      where r.account_id = $1 and ($2::text is null or r.status = $2)
        and ($3::text is null or r.webhook_status = $3) and ($4::bigint is null or r.entity_pk = $4)
        and ($5::bigint is null or r.id < $5)
      order by r.id desc limit $6`,
    [accountId, filter.status, filter.webhookStatus, filter.entityPk, page.before, page.limit],
  );
  return rows;
}

/** One request of the account; null: unknown, or another account's. */
export async function readAccountUpdateRequest(
  db: Queryable,
  accountId: AccountId,
  id: bigint,
): Promise<AccountUpdateRequestRow | null> {
  const { rows } = await db.query<AccountUpdateRequestRow>(
    `select ${columns} from ${tables} where r.account_id = $1 and r.id = $2`,
    [accountId, id],
  );
  return rows[0] ?? null;
}
