/**
 * Proves the invariants of the ledger in a restored database.
 * @returns {Promise<{accounts: bigint, entries: bigint, postings: bigint, drift: object[]}>}
 */
export async function reconcileLedger(url) {
  const { Billing } = await import('@entity-registry/billing');
  const { createPool } = await import('@entity-registry/persistence');
  const pool = createPool(url, { max: 2, applicationName: 'restore' });
  try {
    const now = () => new Date();
    return await new Billing(pool, { pepper: Buffer.alloc(32), now }).reconcile(now()); // no key is read
  } finally {
    await pool.end();
  }
}

/** The result in words, a line for each drift. */
export function describeBooks({ accounts, entries, postings, drift }) {
  const checked = `${accounts} accounts, ${entries} entries, ${postings} postings`;
  if (drift.length === 0) return `The books agree, drift 0: ${checked}.`;
  const lines = drift.map(
    ({ invariant, accountId, subject, expected, actual }) =>
      `${invariant}  account ${accountId}  ${subject}: expected ${expected}, found ${actual}`,
  );
  return [`The books do not agree, drift ${drift.length}: ${checked}.`, ...lines].join('\n');
}
