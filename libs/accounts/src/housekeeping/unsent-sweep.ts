import type { Queryable } from '@entity-registry/database';
import { firstGoodRunAfter, lastGoodRun } from './housekeeping-rows.js';
import type { SettledBefore } from '../ledger/answer-drift.js';
import type { HousekeepingRunRow } from './housekeeping-rows.js';
import { DELIVERY_GRACE_MS, unsentRange } from '../response-deliveries/unsent-charges.js';

const TASK = 'credit_unsent';

/** How long the sweep may take to reach a charge, or to resume after a gap, before that counts as a fault. */
const SWEEP_OVERDUE_MS = 3_600_000;

/** The last run of the sweep that succeeded, even if it only looked; null: none. */
export function lastSweepOrLook(db: Queryable): Promise<HousekeepingRunRow | null> {
  return lastGoodRun(db, TASK, null);
}

/** The last run of the sweep that succeeded and credited charges; null if none. */
export function lastSweep(db: Queryable): Promise<HousekeepingRunRow | null> {
  return lastGoodRun(db, TASK, 'waited');
}

/**
 * Charges before this time have a recorded end, or are drift (I3); with an Idempotency-Key, before that time minus the
 * lifetime of its record. The sweep has yet to reach later ones: it got as far as `DELIVERY_GRACE_MS` before its last start.
 * A charge waits an hour at most, so that a sweep that never runs hides nothing; after a gap, whatever its age, until an hour
 * after the first run that only checked.
 */
export async function settledBefore(db: Queryable, now: Date): Promise<SettledBefore> {
  const { requests, records } = unsentRange(null, await settledRequests(db, now));
  return { requests: requests.before, records: records.before };
}

async function settledRequests(db: Queryable, now: Date): Promise<Date> {
  const swept = await lastSweep(db);
  const overdue = now.getTime() - SWEEP_OVERDUE_MS;
  if (swept === null) return new Date(overdue);
  const sweptTo = swept.startedAt.getTime() - DELIVERY_GRACE_MS;
  const look = await firstGoodRunAfter(db, TASK, swept.id);
  const isBack = look !== null && look.startedAt.getTime() > overdue;
  return new Date(isBack ? sweptTo : Math.max(sweptTo, overdue));
}
