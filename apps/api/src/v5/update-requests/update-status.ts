import { lookup, makeTypedId } from '@entity-registry/domain';
import type { AccountId, UpdateStatusRow } from '@entity-registry/accounts';
import { parseTypedResult } from '@entity-registry/registry';
import type { EntityBody, SectionBody } from '@entity-registry/registry';
import { exemptBilling } from '../../metering/delivery/exempt-request.js';
import type { SectionCursors } from '../cursors/section-cursors.js';

/**
 * The status record of a poll as JSON text: v4's keys with a typed id, `id`, and `billing` (ADR 0008). `result` is the entity
 * as it was when the refresh completed. For a day from then on, the account that paid can page through its lists.
 */
export function updateStatus(row: UpdateStatusRow, accountId: AccountId, cursors: SectionCursors): string {
  return JSON.stringify({
    update_request_id: Number(row.id),
    id: Number(row.id),
    entity_id: makeTypedId(row.jurisdiction, 'own', row.entityPk),
    jurisdiction: row.jurisdiction,
    status: row.status,
    webhook_status: row.webhookStatus,
    webhook_attempts: row.webhookAttempts,
    requested_codes: row.requestedCodes,
    started_at: row.startedAt?.toISOString() ?? null,
    completed_at: row.completedAt?.toISOString() ?? null,
    result: resultOf(row, accountId, cursors),
    error: row.errorMessage === null ? null : { message: row.errorMessage },
    billing: exemptBilling(false),
  });
}

function resultOf(row: UpdateStatusRow, accountId: AccountId, cursors: SectionCursors): EntityBody | null {
  const { typedResult, completedAt, jurisdiction, entityPk } = row;
  if (typedResult === null || completedAt === null) return null;
  const { entity, next } = parseTypedResult(typedResult);
  const until = cursors.untilFrom(completedAt);
  if (!cursors.isValid(until)) return entity;
  const sections = Object.entries(entity.sections).map(([name, section]): [string, SectionBody] => {
    const place = lookup(next, name);
    if (place === undefined) return [name, section];
    const of = { accountId, jurisdiction, pk: entityPk, name };
    const after = { date: place.date, pk: BigInt(place.pk) };
    return [name, { ...section, next: cursors.address(of, { after, until, code: place.code }) }];
  });
  return { ...entity, sections: Object.fromEntries(sections) };
}
