/** What the account behind the `balance` key has bought. */
const PURCHASE = '1000.00';

const ACCOUNTS = {
  balance: { name: 'Demo, with a balance', email: 'balance@demo.example', purchase: PURCHASE },
  free: { name: 'Demo, free tier', email: 'free@demo.example' },
};

/**
 * The demo keys, as text: those of an earlier start while they work, else new ones with accounts of their own.
 * The database holds hashes only, so their text is kept in .data/secrets.json.
 * @returns {Promise<{balance: string, free: string}>}
 */
export async function demoKeys(pool, state, secrets) {
  const { Billing } = await import('@entity-registry/billing');
  const billing = new Billing(pool, { pepper: Buffer.from(secrets.keyPepper), now: () => new Date() });
  const keys = {};
  for (const [name, account] of Object.entries(ACCOUNTS)) {
    const known = secrets.keys[name];
    keys[name] = known && (await works(billing, known)) ? known : await create(billing, account);
    state.keepKeys({ ...secrets.keys, ...keys });
  }
  return keys;
}

async function works(billing, key) {
  const found = await billing.keyState(billing.hashKey(key));
  return found !== null && found.revokedAt === null && (found.expiresAt === null || found.expiresAt > new Date());
}

async function create(billing, { name, email, purchase }) {
  const { micro } = await import('@entity-registry/domain');
  // Colombia is reserved: it is served to accounts that have it switched on (ruling 17).
  const account = await billing.createAccount({ name, email, jurisdictions: ['pa', 'ec', 'co'] });
  if (purchase) {
    const amount = micro(purchase);
    await billing.grantPurchase({ accountId: account.id, amount, idempotencyKey: 'demo', note: 'demo balance' });
  }
  const { key } = await billing.createKey({ accountId: account.id, name: 'demo' });
  return key;
}
