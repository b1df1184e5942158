import { firstGoodRunAfter, lastGoodRun } from '@entity-registry/persistence';
import type { HousekeepingRunRow, Queryable } from '@entity-registry/persistence';
import { DELIVERY_GRACE_MS } from '../orphans.js';

const TASK = 'credit_orphans';

/** How long the sweep may take to come to a charge, or to go on after a gap, before its absence is a fault itself. */
const SWEEP_OVERDUE_MS = 3_600_000;

/** The last run of the sweep that went well, though it may only have looked on; null: none. */
export function lastSweepOrLook(db: Queryable): Promise<HousekeepingRunRow | null> {
  return lastGoodRun(db, TASK, null);
}

/** The last run of the sweep that went well and really swept; null: none. */
export function lastSweep(db: Queryable): Promise<HousekeepingRunRow | null> {
  return lastGoodRun(db, TASK, 'waited');
}

/**
 * Charges before this moment are settled: one whose fate is not written down is drift (I3). Later ones are still to be
 * looked at by the sweep, which came as far as `DELIVERY_GRACE_MS` before its last start. So that a sweep that never runs
 * hides nothing, a charge waits for an hour at most; after a gap, whatever its age, until an hour after the first look.
 */
export async function settledBefore(db: Queryable, now: Date): Promise<Date> {
  const swept = await lastSweep(db);
  const overdue = now.getTime() - SWEEP_OVERDUE_MS;
  if (swept === null) return new Date(overdue);
  const sweptTo = swept.startedAt.getTime() - DELIVERY_GRACE_MS;
  const look = await firstGoodRunAfter(db, TASK, swept.id);
  const isBack = look !== null && look.startedAt.getTime() > overdue;
  return new Date(isBack ? sweptTo : Math.max(sweptTo, overdue));
}
