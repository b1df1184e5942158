import { JURISDICTIONS, dueDays, workingDaysLeft } from '@entity-registry/domain';
import type { DataRequestRow } from './data-request-rows.js';

/** Working days until the last day of a request; 0 on that day, negative after it. */
export function daysLeft(
  { jurisdiction, dueOn, extendedDueOn }: Pick<DataRequestRow, 'jurisdiction' | 'dueOn' | 'extendedDueOn'>,
  now: Date,
): number {
  return workingDaysLeft(JURISDICTIONS[jurisdiction].dataRights, extendedDueOn ?? dueOn, now);
}

/**
 * The last day, 'YYYY-MM-DD', if the time of a request in review is extended now. Null: the law has no extension, it was used, or the
 * last day is over: an extension must be told before it.
 */
export function extendableTo(request: DataRequestRow, now: Date): string | null {
  const { jurisdiction, right, receivedAt, state } = request;
  if (state !== 'in_review' || daysLeft(request, now) < 0) return null;
  return dueDays(JURISDICTIONS[jurisdiction].dataRights, right, receivedAt).extendedDueOn;
}
