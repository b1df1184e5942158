import { microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { findOrphans, inSnapshot } from '@entity-registry/persistence';
import type { EntryId, OrphanRow } from '@entity-registry/persistence';
import type pg from 'pg';
import { BillingError } from './errors.js';
import { reverseCharge } from './reversal.js';

/** How old a charge is before its answer, if not written down as sent, is taken never to have left. */
export const DELIVERY_GRACE_MS = 5 * 60_000;

/** Orphans read at once. */
const BATCH = 1_000;

export interface CreditedOrphans {
  /** Charges given back by this very run. */
  credited: number;
  /** What they came to; free calls gave back their quota. */
  amount: MicroUsd;
  /** The first of them, for the log. */
  entries: EntryId[];
}

/** How many entries a report names. */
const NAMED = 20;

/**
 * Gives back every charge of a request that is older than `DELIVERY_GRACE_MS` at `now` and whose answer never left
 * (invariant I3); `since` leaves out older ones (null: none). Each in a transaction of its own and once, however many
 * runs there are at once. A charge that cannot be given back does not keep the others; it is thrown at the end.
 */
export async function creditOrphans(pool: pg.Pool, now: Date, since: Date | null): Promise<CreditedOrphans> {
  const range = { since, before: new Date(now.getTime() - DELIVERY_GRACE_MS), limit: BATCH };
  const result: CreditedOrphans = { credited: 0, amount: microUsd(0n), entries: [] };
  for (let more = true; more;) {
    // The first sweep of all reads the whole journal: it may last longer than the pool lets a statement.
    const orphans = await inSnapshot(pool, {}, (tx) => findOrphans(tx, range));
    const before = result.credited;
    const faults: unknown[] = [];
    for (const orphan of orphans) {
      try {
        await credit(pool, orphan, now, result);
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} charges could not be given back`);
    more = orphans.length === BATCH && result.credited > before;
  }
  return result;
}

async function credit(pool: pg.Pool, orphan: OrphanRow, now: Date, result: CreditedOrphans): Promise<void> {
  try {
    const reversal = await reverseCharge(pool, orphan.accountId, orphan.id, now);
    if (reversal.replayed) return;
    result.credited += 1;
    result.amount = microUsd(result.amount + reversal.amount);
    if (result.entries.length < NAMED) result.entries.push(orphan.id);
  } catch (error) {
    // Its delivery was written since the orphans were read.
    if (error instanceof BillingError && error.fault.code === 'already_answered') return;
    throw error;
  }
}
