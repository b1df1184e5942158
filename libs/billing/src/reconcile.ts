import { countLedger, countOrphans, findDrift, inSnapshot } from '@entity-registry/persistence';
import type { Drift, LedgerTotals, OrphanCount } from '@entity-registry/persistence';
import type pg from 'pg';
import { settledBefore } from './housekeeping/orphan-sweep.js';
import { DELIVERY_GRACE_MS } from './orphans.js';

export interface Reconciliation extends LedgerTotals {
  /** Every breach of I1 to I5 and I7 (the first 2,000 or so); empty when the books agree. */
  drift: Drift[];
  /** Charges without an answer that the sweep of orphans is still to come to: no drift. Null: there are none. */
  waiting: OrphanCount | null;
}

/** Sorts and hashes of whole tables: this much memory each keeps them off the disk. */
const WORK_MEM = '128MB';

/**
 * Checks the whole ledger as it stands at one moment, while it goes on being written. Reads every entry and posting, and
 * lasts seconds per million. Charges younger than `DELIVERY_GRACE_MS` at `now` may still be on their way, and older ones
 * wait for the sweep of orphans; see `settledBefore` (I3).
 */
export function reconcile(pool: pg.Pool, now: Date): Promise<Reconciliation> {
  return inSnapshot(pool, { workMem: WORK_MEM }, async (tx) => {
    const since = await settledBefore(tx, now);
    const drift = await findDrift(tx, since);
    const waiting = await countOrphans(tx, { since, before: new Date(now.getTime() - DELIVERY_GRACE_MS) });
    return { ...(await countLedger(tx)), drift, waiting };
  });
}
