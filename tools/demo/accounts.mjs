/** The credit bought by the account of the `balance` key. */
const PURCHASE = '1000.00';

const OPERATOR = { name: 'Demo operator', role: 'admin' };
const ACTOR = { operatorId: null, name: 'npm start', requestId: null };

const ACCOUNTS = {
  balance: { name: 'Demo, with a balance', email: 'balance@demo.example', purchase: PURCHASE },
  free: { name: 'Demo, free tier', email: 'free@demo.example' },
};

/**
 * The demo keys, the token of an operator and the signing secret of the first account's webhooks, as text: those of an
 * earlier start while they work, else new ones. The database only holds hashes (of the secret: sealed text), so their text is
 * kept in .data/secrets.json.
 * @param {string} receiver address that the first account's webhooks go to
 * @returns {Promise<{keys: {balance: string, free: string}, operator: string, webhook: {url: string, secret: string}}>}
 */
export async function demoAccounts(pool, state, secrets, receiver) {
  const { Billing, Operators } = await import('@entity-registry/accounts');
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
  const { accountId } = await billing.keyState(billing.hashKey(keys.balance));
  const secret = await webhook(pool, {
    accountId,
    receiver,
    known: secrets.webhookSecret,
    key: secrets.webhookSecretKey,
  });
  state.keep({ webhookSecret: secret });
  return { keys, operator, webhook: { url: receiver, secret } };
}

/** Points an account's webhooks at the receiver; returns their signing secret, the known one while it is valid. */
async function webhook(pool, { accountId, receiver, known, key }) {
  const { WebhookSettings, secretBox } = await import('@entity-registry/accounts');
  const settings = new WebhookSettings(pool, { box: secretBox(key), now: () => new Date() });
  await settings.setUrl(accountId, receiver, ACTOR);
  const [current] = await settings.secrets(accountId);
  if (known !== undefined && known === current) return known;
  return (await settings.rotateSecret(accountId, ACTOR)).secret;
}

async function works(billing, key) {
  const found = await billing.keyState(billing.hashKey(key));
  return found !== null && found.revokedAt === null && (found.expiresAt === null || found.expiresAt > new Date());
}

async function create(billing, { name, email, purchase }) {
  const { JURISDICTION_CODES, micro } = await import('@entity-registry/domain');
  // Reserved countries too: they are served to accounts that have them enabled (ADR 0011).
  const account = await billing.createAccount({ name, email, jurisdictions: JURISDICTION_CODES });
  if (purchase) {
    const amount = micro(purchase);
    await billing.grantPurchase({ accountId: account.id, amount, idempotencyKey: 'demo', note: 'demo balance' });
  }
  const { key } = await billing.createKey({ accountId: account.id, name: 'demo' });
  return key;
}
