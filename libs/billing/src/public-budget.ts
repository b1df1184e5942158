import { PUBLIC_LIMITS } from '@entity-registry/domain';
import { addToPublicBudget, readPublicBudget } from '@entity-registry/persistence';
import type { Queryable } from '@entity-registry/persistence';
import { nextPanamaDay, panamaDay } from './panama-day.js';

/** What callers without a key have used of the day in America/Panama, all of them in all processes together (ruling 12). */
export interface PublicUse {
  used: number;
  limit: number;
  /** Midnight in America/Panama. */
  resetAt: Date;
}

/**
 * Takes `units` (a whole number from 1 on) from the day's budget if there is as much left; otherwise takes nothing:
 * exactly used + units > limit refuses, under any concurrency.
 */
export async function takePublic(db: Queryable, units: number, now: Date): Promise<PublicUse & { allowed: boolean }> {
  if (!Number.isSafeInteger(units) || units < 1) throw new RangeError(`units must be from 1 on, they are ${units}`);
  const { queriesPerDay: limit } = PUBLIC_LIMITS;
  const used = await addToPublicBudget(db, panamaDay(now), units, limit);
  if (used === null) return { allowed: false, ...(await publicUsed(db, now)) };
  return { allowed: true, used, limit, resetAt: nextPanamaDay(now) };
}

/** The same without taking anything. */
export async function publicUsed(db: Queryable, now: Date): Promise<PublicUse> {
  const used = await readPublicBudget(db, panamaDay(now));
  return { used, limit: PUBLIC_LIMITS.queriesPerDay, resetAt: nextPanamaDay(now) };
}
