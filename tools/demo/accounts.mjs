/** What the account behind the `balance` key has bought. */
const PURCHASE = '1000.00';

const OPERATOR = { name: 'Demo operator', role: 'admin' };
const ACTOR = { operatorId: null, name: 'npm start', requestId: null };

const ACCOUNTS = {
  balance: { name: 'Demo, with a balance', email: 'balance@demo.example', purchase: PURCHASE },
  free: { name: 'Demo, free tier', email: 'free@demo.example' },
};

/**
 * The demo keys and the token of an operator, as text: those of an earlier start while they work, else new ones. The
 * database holds hashes only, so their text is kept in .data/secrets.json.
 * @returns {Promise<{keys: {balance: string, free: string}, operator: string}>}
 */
export async function demoAccounts(pool, state, secrets) {
  const { Billing, Operators } = await import('@entity-registry/billing');
  const options = { pepper: Buffer.from(secrets.keyPepper), now: () => new Date() };
  const billing = new Billing(pool, options);
  const keys = {};
  for (const [name, account] of Object.entries(ACCOUNTS)) {
    const known = secrets.keys[name];
    keys[name] = known && (await works(billing, known)) ? known : await create(billing, account);
    state.keep({ keys: { ...secrets.keys, ...keys } });
  }
  const operators = new Operators(pool, options);
  const known = secrets.operator && (await operators.authenticate(secrets.operator));
  const operator = known ? secrets.operator : (await operators.add(OPERATOR, ACTOR)).token;
  state.keep({ operator });
  return { keys, operator };
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
