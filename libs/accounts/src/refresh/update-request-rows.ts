import type { Code, Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId } from '../ids.js';
import { isRestrictedResponse } from '../restricted-responses/restriction-rows.js';

/** One refresh request, for its owner. */
export interface UpdateStatusRow {
  id: bigint;
  jurisdiction: Jurisdiction;
  entityPk: bigint;
  requestedCodes: Code[];
  status: 'pending' | 'completed' | 'failed';
  webhookStatus: 'delivered' | 'failed' | null;
  webhookAttempts: number;
  startedAt: Date | null;
  completedAt: Date | null;
  /** Its charge; null: none. */
  entryId: EntryId | null;
  /**
   * The entity's detail as JSON text, once completed; document references aren't URLs yet. The JSON value null if something in it was
   * suppressed since (ADR 0211).
   */
  result: string | null;
  /** The same in v5's format; also null for one that completed before v5 had refreshes. */
  typedResult: string | null;
  /** Why the request failed, or, if it completed, why its webhook was not delivered. */
  errorMessage: string | null;
}

const MAX_ID = 2n ** 63n - 1n;

/** The account's own request; null: unknown, or another account's. */
export async function findAccountUpdateRequest(
  db: Queryable,
  accountId: AccountId,
  id: bigint,
): Promise<UpdateStatusRow | null> {
  if (id > MAX_ID || id < 0n) return null;
  const { rows } = await db.query<UpdateStatusRow>({
    name: 'find_update_request',
    text: `select id, jurisdiction, entity_pk as "entityPk", requested_codes as "requestedCodes", status,
                  webhook_status as "webhookStatus", webhook_attempts as "webhookAttempts", started_at as "startedAt",
                  completed_at as "completedAt", entry_id as "entryId", result, typed_result as "typedResult", error_message as "errorMessage"
             from update_request where account_id = $1 and id = $2`,
    values: [accountId, id],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return (await isRestrictedResponse(db, row.entryId)) ? { ...row, result: 'null', typedResult: null } : row;
}

/** Whether the account ever made a request. */
export async function hasUpdateRequests(db: Queryable, accountId: AccountId): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    'select exists (select from update_request where account_id = $1) as has',
    [accountId],
  );
  return rows[0]?.has ?? false;
}
