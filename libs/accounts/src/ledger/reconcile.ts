import { inSnapshot } from '@entity-registry/database';
import type pg from 'pg';
import { countAwaitingOperator, countUnsentCharges } from '../response-deliveries/unsent-charge-rows.js';
import { countLedger, findDrift } from './drift.js';
import type { ChargeCount } from '../response-deliveries/unsent-charge-rows.js';
import type { Drift } from './drift-entry.js';
import type { LedgerTotals } from './drift.js';
import { readResponseCutoffs } from '../housekeeping/unsent-sweep.js';
import { RESPONSE_GRACE_MS, unsentRange } from '../response-deliveries/unsent-charges.js';

export interface Reconciliation extends LedgerTotals {
  /** Every violation of I1 to I5 and I7 (the first 2,000 or so); empty if the ledger balances. */
  drift: Drift[];
  /**
   * Charges whose response isn't known to have been sent and that the sweep hasn't reached yet; with an Idempotency-Key,
   * those whose record can still be replayed. Not drift. Null: none.
   */
  waiting: ChargeCount | null;
  /** Charges over the daily limit of credits for unsent responses: an operator decides. Not drift. Null: none. */
  awaitingOperator: ChargeCount | null;
}

/** Memory for each sort and hash of whole tables, enough to keep them off the disk. */
const WORK_MEM = '128MB';

/**
 * Checks the whole ledger as of one moment, while writes continue. Reads every entry and posting, and takes seconds per
 * million. Responses to charges younger than `RESPONSE_GRACE_MS` at `now` may not be sent yet, and older charges wait for the
 * sweep of unsent responses; see `readResponseCutoffs` (I3).
 */
export function reconcile(pool: pg.Pool, now: Date): Promise<Reconciliation> {
  return inSnapshot(pool, { workMem: WORK_MEM }, async (tx) => {
    // Before the snapshot is taken: a month that is archived after it would be missing, since its carried balances aren't in it.
    await tx.query('lock table posting in access share mode');
    const cutoffs = await readResponseCutoffs(tx, now);
    const drift = await findDrift(tx, cutoffs);
    const { requests } = unsentRange(null, new Date(now.getTime() - RESPONSE_GRACE_MS));
    const waiting = await countUnsentCharges(tx, {
      requests: { since: cutoffs.requests, before: requests.before },
      // Those whose record hasn't expired yet wait as well.
      records: { since: cutoffs.records, before: requests.before },
    });
    return { ...(await countLedger(tx)), drift, waiting, awaitingOperator: await countAwaitingOperator(tx) };
  });
}
