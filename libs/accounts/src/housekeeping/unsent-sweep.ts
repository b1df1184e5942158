import type { Queryable } from '@entity-registry/database';
import { firstGoodRunAfter, lastGoodRun } from './housekeeping-rows.js';
import type { ResponseCutoffs } from '../ledger/response-drift.js';
import type { HousekeepingRunRow } from './housekeeping-rows.js';
import { RESPONSE_GRACE_MS, unsentRange } from '../response-deliveries/unsent-charges.js';

const TASK = 'credit_unsent';

/** How long the sweep may take to reach a charge, or to resume after a gap, before the charge counts as drift. */
const SWEEP_OVERDUE_MS = 3_600_000;

/** The last run of the sweep that succeeded, even if it only checked; null: none. */
export function lastSweepOrCheck(db: Queryable): Promise<HousekeepingRunRow | null> {
  return lastGoodRun(db, TASK, null);
}

/** The last run of the sweep that succeeded and credited charges; null if none. */
export function lastSweep(db: Queryable): Promise<HousekeepingRunRow | null> {
  return lastGoodRun(db, TASK, 'waited');
}

/**
 * Charges before this time must have a recorded outcome, or they are drift (I3). For charges with an Idempotency-Key it is
 * that time minus the lifetime of the record. The sweep hasn't reached later charges yet: it covers those up to
 * `RESPONSE_GRACE_MS` before its last start. A charge waits an hour at most, so that a sweep that never runs hides nothing.
 * After a gap, charges of any age wait until an hour after the first run that only checked.
 */
export async function readResponseCutoffs(db: Queryable, now: Date): Promise<ResponseCutoffs> {
  const { requests, records } = unsentRange(null, await readRequestCutoff(db, now));
  return { requests: requests.before, records: records.before };
}

async function readRequestCutoff(db: Queryable, now: Date): Promise<Date> {
  const swept = await lastSweep(db);
  const overdue = now.getTime() - SWEEP_OVERDUE_MS;
  if (swept === null) return new Date(overdue);
  const sweptTo = swept.startedAt.getTime() - RESPONSE_GRACE_MS;
  const look = await firstGoodRunAfter(db, TASK, swept.id);
  const isBack = look !== null && look.startedAt.getTime() > overdue;
  return new Date(isBack ? sweptTo : Math.max(sweptTo, overdue));
}
