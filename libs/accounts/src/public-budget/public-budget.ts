import { PUBLIC_LIMITS } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { addToPublicBudget, readPublicBudget } from './public-budget-rows.js';
import type { PublicLimits, PublicCounts } from './public-budget-rows.js';
import type { HashKey } from '../keys/keys.js';
import { nextBudgetDay, budgetDay } from '../calendar/budget-day.js';

/** Queries used, and the limit. */
export interface BudgetUsage {
  used: number;
  limit: number;
}

/** Today's usage by callers without a key (day in America/Panama), across all processes (ADR 0011). */
export interface PublicUsage extends BudgetUsage {
  /** The share with the least left of the caller's networks; absent if no networks were given. */
  network?: BudgetUsage;
  /** Midnight in America/Panama. */
  resetAt: Date;
}

/** Where and when a caller without a key makes a request. */
export interface PublicRequestContext {
  now: Date;
  /** Names of the caller's networks, one for each of `PUBLIC_LIMITS.networkShares`; none: no share applies. */
  networks: readonly string[];
}

/** Bytes of a network's hash that are stored. */
const HASH_BYTES = 16;

/**
 * Takes `units` (a positive integer) from the day's budget and from the shares of the caller's networks if each has that many
 * left; otherwise takes nothing. It refuses exactly when used + units > limit, under any concurrency.
 */
export async function consumePublicBudget(
  pool: pg.Pool,
  hashKey: HashKey,
  units: number,
  context: PublicRequestContext,
): Promise<PublicUsage & { allowed: boolean }> {
  if (!Number.isSafeInteger(units) || units < 1) throw new RangeError(`units must be a positive integer, not ${units}`);
  const bounds = { limit: PUBLIC_LIMITS.queriesPerDay, networks: sharesOf(hashKey, context) };
  const { allowed, ...counts } = await addToPublicBudget(pool, budgetDay(context.now), units, bounds);
  return { allowed, ...toPublicUsage(counts, context) };
}

/** Like `consumePublicBudget`, but takes nothing. */
export async function readPublicUsage(
  db: Queryable,
  hashKey: HashKey,
  context: PublicRequestContext,
): Promise<PublicUsage> {
  return toPublicUsage(await readPublicBudget(db, budgetDay(context.now), sharesOf(hashKey, context)), context);
}

/** Why `units` more would be refused; null if they wouldn't be. */
export function exceededPublicLimit({ used, limit, network }: PublicUsage, units: number): 'budget' | 'network' | null {
  if (used + units > limit) return 'budget';
  return network !== undefined && network.used + units > network.limit ? 'network' : null;
}

/**
 * Networks are stored as keyed hashes that change every day, so the table neither names them nor shows that one returned. The
 * index distinguishes networks of one caller with the same name, such as those of an address that can't be parsed.
 */
function sharesOf(hashKey: HashKey, { now, networks }: PublicRequestContext): PublicLimits['networks'] {
  const day = budgetDay(now);
  return PUBLIC_LIMITS.networkShares.flatMap(({ queriesPerDay }, index) => {
    const network = networks[index];
    if (network === undefined) return [];
    return [
      { hash: hashKey(`public network ${day} ${index} ${network}`).subarray(0, HASH_BYTES), share: queriesPerDay },
    ];
  });
}

function toPublicUsage({ used, networks }: PublicCounts, { now }: PublicRequestContext): PublicUsage {
  const shares = networks.map((outcome, index) => ({
    used: outcome,
    limit: PUBLIC_LIMITS.networkShares[index]?.queriesPerDay ?? 0,
  }));
  const [network] = shares.toSorted((a, b) => a.limit - a.used - (b.limit - b.used));
  return { used, limit: PUBLIC_LIMITS.queriesPerDay, ...(network && { network }), resetAt: nextBudgetDay(now) };
}
