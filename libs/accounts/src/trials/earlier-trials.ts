import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import { listUnrecordedTrials, upsertGrantedTrial } from './account-trial-rows.js';
import { insertTrialClaim } from './claim-rows.js';
import type { HashKey } from '../keys/keys.js';
import { TrialHashes } from './trial-hashes.js';

const BATCH = 500;

/**
 * Stores the mailboxes of accounts whose trial credit was granted before mailboxes were stored, or manually. Safe to run at
 * any time, in any number of processes. Returns the number of accounts.
 */
export async function claimEarlierTrials(
  pool: pg.Pool,
  { hashKey, now }: { hashKey: HashKey; now: () => Date },
): Promise<number> {
  const hashes = new TrialHashes(hashKey);
  let claimed = 0;
  for (let found = BATCH; found === BATCH; claimed += found) {
    const accounts = await listUnrecordedTrials(pool, BATCH);
    await inTransaction(pool, async (tx) => {
      // Always in the same order, so that processes can't deadlock.
      for (const { accountId, email } of accounts) {
        const claim = { mailboxHash: hashes.mailbox(email), domainHash: null, networkHash: null };
        await insertTrialClaim(tx, claim, now());
        await upsertGrantedTrial(tx, { accountId, grantedBy: 'operator', now: now() });
      }
    });
    found = accounts.length;
  }
  return claimed;
}
