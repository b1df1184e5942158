const ACCOUNT = { name: 'Sandbox', email: 'sandbox@demo.example' };
const ACTOR = { operatorId: null, name: 'npm start', requestId: null };
/** At every start, the account is topped up to BALANCE if its balance is below ENOUGH. */
const BALANCE = '1000.00';
const ENOUGH = '200.00';

/**
 * The key for requests from the dashboard's sandbox: the key of an earlier start if it is still valid, otherwise a new
 * one. Its account has the sandbox plan and enough credit.
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
  // Reserved countries too, so that every endpoint of the sandbox works (ADR 0011).
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
