import type pg from 'pg';
import { deleteUnpartitionedDisclosures, dropDisclosurePartition, createDisclosurePartitions } from './partitions.js';
import { addDays } from '../calendar/utc.js';

/**
 * Days that disclosures are kept: five years. A correction must reach everyone who received wrong data, for as long as they
 * may still rely on it, and obliged entities keep the data behind a customer check for five years (FATF recommendation 11).
 */
export const DISCLOSURE_DAYS = 1_826;

/** Number of future months that have partitions. */
const MONTHS_AHEAD = 3;
const BATCH = 5_000;

/**
 * Maintains the monthly partitions of disclosures: creates those of the coming months and drops those whose month ended more
 * than `days` ago. Safe to kill and rerun at any point.
 */
export async function rollDisclosures(
  pool: pg.Pool,
  now: Date,
  days: number,
): Promise<{ made: string[]; dropped: string[]; deleted: number }> {
  const made = await createDisclosurePartitions(pool, now, MONTHS_AHEAD + 1);
  const before = addDays(now, -days);
  const dropped: string[] = [];
  for (let name = await dropDisclosurePartition(pool, before); name !== null;) {
    dropped.push(name);
    name = await dropDisclosurePartition(pool, before);
  }
  let deleted = 0;
  for (let some = BATCH; some === BATCH; deleted += some)
    some = await deleteUnpartitionedDisclosures(pool, before, BATCH);
  return { made, dropped, deleted };
}
