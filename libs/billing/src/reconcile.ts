import { countLedger, findDrift, inTransaction } from '@entity-registry/persistence';
import type { Drift, LedgerTotals } from '@entity-registry/persistence';
import type pg from 'pg';

export interface Reconciliation extends LedgerTotals {
  /** Every breach of I1, I2, I4 or I5; empty when the books agree. */
  drift: Drift[];
}

/** Checks the whole ledger as it stands at one moment, while it goes on being written. Reads every posting. */
export async function reconcile(pool: pg.Pool): Promise<Reconciliation> {
  return inTransaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const drift = await findDrift(tx);
    return { ...(await countLedger(tx)), drift };
  });
}
