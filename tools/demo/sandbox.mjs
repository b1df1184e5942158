const ACCOUNT = { name: 'Sandbox', email: 'sandbox@demo.example' };
const ACTOR = { operatorId: null, name: 'npm start', requestId: null };
/** The level that the account is topped up to at every start, and the level below which it is. */
const BALANCE = '1000.00';
const ENOUGH = '200.00';

/**
 * The key that the sandbox of the dashboard calls with: that of an earlier start while it works, else a new one. Its account
 * has the plan of the sandbox and enough credit.
 * @returns {Promise<string>} text of the key; the database only has its hash, so it is kept in .data/secrets.json
 */
export async function demoSandboxKey(pool, state, { keyPepper, sandboxKey: known }) {
  const { Billing, ManagedAccounts } = await import('@entity-registry/accounts');
  const { JURISDICTION_CODES, micro } = await import('@entity-registry/domain');
  const now = () => new Date();
  const billing = new Billing(pool, { pepper: Buffer.from(keyPepper), now });
  const accounts = new ManagedAccounts(pool, { hashKey: billing.hashKey, now });
  const held = known === undefined ? null : await billing.keyState(billing.hashKey(known));
  const works = held !== null && held.revokedAt === null && (held.expiresAt === null || held.expiresAt > now());
  // Reserved countries too, so that every endpoint of the sandbox answers (ADR 0011).
  const accountId = works
    ? held.accountId
    : (await billing.createAccount({ ...ACCOUNT, jurisdictions: JURISDICTION_CODES })).id;
  await accounts.setPlan(accountId, 'sandbox', ACTOR);
  const { balance } = await billing.account(accountId);
  if (balance < micro(ENOUGH)) {
    const amount = micro(BALANCE) - balance;
    // If the same start is retried, it doesn't buy a second time.
    const idempotencyKey = `sandbox:${balance}:${now().toISOString().slice(0, 10)}`;
    await billing.grantPurchase({ accountId, amount, idempotencyKey, note: 'credit of the sandbox' });
  }
  const key = works ? known : (await billing.createKey({ accountId, name: 'sandbox' })).key;
  state.keep({ sandboxKey: key });
  return key;
}
