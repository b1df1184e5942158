/**
 * Checks the invariants of the ledger in a database that was just recovered, as of its last transaction: charges still on
 * their way then, or waiting for the sweep of orphans, are settled by the running service's housekeeping.
 * @returns {Promise<{lastTransaction: Date | null, accounts: bigint, entries: bigint, postings: bigint, drift: object[],
 *   waiting: {charges: bigint, since: Date} | null}>} `lastTransaction` is null when the archive held none after the base backup
 */
export async function reconcileLedger(url) {
  const { Billing } = await import('@entity-registry/accounts');
  const { createPool } = await import('@entity-registry/database');
  const pool = createPool(url, { max: 2, applicationName: 'restore' });
  try {
    const { rows } = await pool.query('select pg_last_xact_replay_timestamp() as at');
    const lastTransaction = rows[0].at;
    const now = () => lastTransaction ?? new Date();
    const billing = new Billing(pool, { pepper: Buffer.alloc(32), now }); // no key is read
    return { lastTransaction, ...(await billing.reconcile()) };
  } finally {
    await pool.end();
  }
}

/** The result in words, a line for each drift. */
export function describeBooks({ lastTransaction, accounts, entries, postings, drift, waiting }) {
  const last = lastTransaction ? `The last transaction is of ${lastTransaction.toISOString()}.\n` : '';
  const orphans = waiting ? `; ${waiting.charges} charges without an answer wait for the housekeeping` : '';
  const checked = `${accounts} accounts, ${entries} entries, ${postings} postings${orphans}`;
  if (drift.length === 0) return `${last}The books agree, drift 0: ${checked}; I1 to I5 hold.`;
  const lines = drift.map(
    ({ invariant, accountId, subject, expected, actual }) =>
      `${invariant}  account ${accountId ?? '-'}  ${subject}: expected ${expected}, found ${actual}`,
  );
  return [`${last}The books do not agree, drift ${drift.length}: ${checked}.`, ...lines].join('\n');
}
