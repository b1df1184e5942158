import { JURISDICTIONS } from '@entity-registry/domain';
import type { UpdateStatusRow } from '@entity-registry/accounts';

/**
 * The status record of a poll as JSON text: exactly 11 keys, null where there is no value (specification, "Update request").
 * References to stored documents are still in `result`: `mintObjectUrls` turns them into URLs, per response.
 */
export function updateStatus(row: UpdateStatusRow): string {
  const status = {
    update_request_id: Number(row.id),
    entity_id: Number(row.entityPk),
    jurisdiction: JURISDICTIONS[row.jurisdiction].v4Name,
    status: row.status,
    webhook_status: row.webhookStatus,
    webhook_attempts: row.webhookAttempts,
    requested_codes: row.requestedCodes,
    started_at: row.startedAt?.toISOString() ?? null,
    completed_at: row.completedAt?.toISOString() ?? null,
  };
  const error = row.errorMessage === null ? null : { message: row.errorMessage };
  // The result is already JSON text, and may be large.
  return `${JSON.stringify(status).slice(0, -1)},"result":${row.result ?? 'null'},"error":${JSON.stringify(error)}}`;
}
