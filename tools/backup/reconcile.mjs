/**
 * Checks the invariants of the ledger in a database that was just recovered, as of its last transaction: the running
 * service's housekeeping settles charges whose responses were still being sent, and orphaned charges.
 * @returns {Promise<{lastTransaction: Date | null, accounts: bigint, entries: bigint, postings: bigint, drift:
 *   object[], waiting: {charges: bigint, since: Date} | null}>} `lastTransaction` is null if the archive has no
 *   transaction after the base backup
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
export function describeLedger({ lastTransaction, accounts, entries, postings, drift, waiting }) {
  const last = lastTransaction ? `Last transaction: ${lastTransaction.toISOString()}.\n` : '';
  const orphans = waiting ? `; ${waiting.charges} charges without a sent response wait for housekeeping` : '';
  const checked = `${accounts} accounts, ${entries} entries, ${postings} postings${orphans}`;
  if (drift.length === 0) return `${last}The ledger balances, drift 0: ${checked}; I1 to I5 hold.`;
  const lines = drift.map(
    ({ invariant, accountId, subject, expected, actual }) =>
      `${invariant}  account ${accountId ?? '-'}  ${subject}: expected ${expected}, found ${actual}`,
  );
  return [`${last}The ledger is out of balance, drift ${drift.length}: ${checked}.`, ...lines].join('\n');
}
