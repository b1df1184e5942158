import { makeTypedId } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { insertLibraryRefresh } from './answer-rows.js';
import type { EntryId } from '../ids.js';
import type { PendingUpdateRequestRow } from '../refresh/update-request-state-rows.js';
import { addDays } from '../calendar/utc.js';
import { LIBRARY_DAYS } from './retention.js';

interface CompletedRefresh {
  request: PendingUpdateRequestRow;
  entryId: EntryId;
  /** JSON text whose `entity` is the entity in v5's format; null: v5 does not serve it. */
  typed: string | null;
  now: Date;
}

/**
 * Stores the result of a refresh that a member requested in the Library, in the transaction that completes and charges it:
 * the price of a refresh includes its result (ADR 0140).
 */
export async function saveRefreshToLibrary(
  tx: Queryable,
  { request, entryId, typed, now }: CompletedRefresh,
): Promise<void> {
  const { id, accountId, userId, jurisdiction, entityPk, codes } = request;
  if (userId === null || typed === null) return;
  await insertLibraryRefresh(tx, {
    ...{ accountId, entryId, userId, codes, typed, boughtAt: now, expiresAt: addDays(now, LIBRARY_DAYS) },
    subject: makeTypedId(jurisdiction, 'own', entityPk),
    asked: `update_request ${String(id)}`,
  });
}
