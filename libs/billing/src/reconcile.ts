import { countLedger, findDrift, inTransaction } from '@entity-registry/persistence';
import type { Drift, LedgerTotals } from '@entity-registry/persistence';
import type pg from 'pg';
import { DELIVERY_GRACE_MS } from './orphans.js';

export interface Reconciliation extends LedgerTotals {
  /** Every breach of I1 to I5 (the first 2,000 or so); empty when the books agree. */
  drift: Drift[];
}

/** Sorts and hashes of whole tables: this much memory each keeps them off the disk. */
const WORK_MEM = '128MB';

/**
 * Checks the whole ledger as it stands at one moment, while it goes on being written. Reads every entry and posting, and
 * lasts seconds per million. Charges younger than `DELIVERY_GRACE_MS` at `now` may still be on their way (I3).
 */
export async function reconcile(pool: pg.Pool, now: Date): Promise<Reconciliation> {
  return inTransaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    await tx.query(`set local work_mem = '${WORK_MEM}'; set local statement_timeout = 0`);
    const drift = await findDrift(tx, new Date(now.getTime() - DELIVERY_GRACE_MS));
    return { ...(await countLedger(tx)), drift };
  });
}
