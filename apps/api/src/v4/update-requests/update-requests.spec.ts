import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

const NO_INCLUDE = 'include is required: one or more product codes separated by commas';

describe('POST /v4/panama/entidades/{id}/update', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  let update: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10', jurisdictions: ['pa', 'ec', 'co'] });
    free = await api.customer();
    update = `/v4/panama/entidades/${String(api.ids.company)}/update`;
  });
  afterAll(async () => {
    for (const customer of [paying, free]) expect(await api.charges(customer)).toEqual([]);
    expect((await api.billing.reconcile()).drift).toEqual([]);
    await api.close();
  });

  const post = (path: string, customer?: Customer) => api.send('POST', path, customer);

  it.each([
    ['an id with letters', '/v4/panama/entidades/abc/update?include=CHK-BIN', 'id must be an integer'],
    ['a decimal id', '/v4/panama/entidades/1.0/update?include=CHK-BIN', 'id must be an integer'],
    ['a typed id', '/v4/panama/entidades/pa_own_1/update?include=CHK-BIN', 'id must be an integer'],
    ['an undecodable id', '/v4/panama/entidades/%zz/update?include=CHK-BIN', 'id must be an integer'],
    ['no include', '/v4/panama/entidades/1/update', NO_INCLUDE],
    ['an empty include', '/v4/panama/entidades/1/update?include=', NO_INCLUDE],
    [
      'an empty code',
      '/v4/panama/entidades/1/update?include=CHK-BIN,',
      'include must not contain an empty product code',
    ],
    [
      'a repeated include',
      '/v4/panama/entidades/1/update?include=CHK-BIN&include=DAT-GOV',
      'include must be given once',
    ],
    [
      'a wrong dry_run',
      '/v4/panama/entidades/1/update?include=CHK-BIN&dry_run=2',
      'dry_run must be true, 1, false or 0',
    ],
    ['an unknown parameter', '/v4/panama/entidades/1/update?include=CHK-BIN&x=1', 'x is not a parameter of this route'],
  ])('%s is a 400, before the plan is checked', async (_what, path, error) => {
    for (const customer of [free, paying]) await post(path, customer).expect(400, { error });
    await post(path).expect(401);
  });

  it.each(['DAT-NOPE', 'DAT-FREE', 'DAT-RESOLVE', 'DAT-ALL+', 'chk-bin'])(
    'an unknown code is a 400: %s',
    async (code) => {
      const { body } = responseOf(await post(`${update}?include=${code}`, paying).expect(400));
      expect(body).toMatchObject({ jurisdiction: 'panama', supported_includes: expect.arrayContaining(['DAT-ALL']) });
    },
  );

  it('tells a free account that it needs a paid plan, whether the entity exists or not', async () => {
    const error = { error: 'update requests require a paid plan' };
    await post(`${update}?include=CHK-BIN`, free).expect(403, error);
    await post('/v4/panama/entidades/999999999/update?include=CHK-BIN', free).expect(403, error);
  });

  it('a balance below the price of the codes is a 402; the base charge is not part of it', async () => {
    const poor = await api.customer({ balance: '0.15' });
    await post(`${update}?include=DAT-GOV,DAT-IP`, poor).expect(402, { error: 'insufficient credits' });
    // DAT-GOV alone is 0.15, exactly the balance.
    await post(`${update}?include=DAT-GOV`, poor).expect(202);
  });

  it('a price beyond the monthly limit is a 429 with all its fields', async () => {
    const capped = await api.customer({ balance: '10', spendingLimit: '0.10' });
    const { body } = responseOf(await post(`${update}?include=DAT-GOV`, capped).expect(429));
    expect(body).toMatchObject({ code: 'spending_limit_exceeded', price: '0.15', limit: '0.10', consumed: '0.00' });
  });

  it.each(['999999999', '-1', '9223372036854775808', '9'.repeat(400)])('an unknown entity is a 404: %s', async (id) => {
    await post(`/v4/panama/entidades/${id}/update?include=CHK-BIN`, paying).expect(404, { error: 'entity not found' });
  });

  it('an error for the plan, the balance or the limit comes before the 404', async () => {
    const poor = await api.customer({ balance: '0.01' });
    await post('/v4/panama/entidades/999999999/update?include=DAT-ALL', poor).expect(402);
  });

  it('a refused call creates no request', async () => {
    const poor = await api.customer({ balance: '0.01' });
    await post(`${update}?include=DAT-GOV`, poor).expect(402);
    await post(`${update}?include=DAT-GOV&dry_run=1`, poor).expect(200);
    await post('/v4/panama/entidades/999999999/update?include=CHK-BIN', poor).expect(402);
    expect((await api.db.query('select from update_request where account_id = $1', [poor.accountId])).rowCount).toBe(0);
  });

  it.each(['ecuador', 'colombia'])('does not exist for %s', async (country) => {
    await post(`/v4/${country}/entidades/1/update?include=CHK-BIN`, paying).expect(404, { error: 'not found' });
  });

  it('refuses GET', async () => {
    await api.get(`${update}?include=CHK-BIN`, paying).expect(405, { error: 'method not allowed' });
  });

  it('dry_run returns the price of the codes without the base, and creates no request', async () => {
    const { body } = responseOf(
      await post(`${update}?include=DAT-CORE,CHK-BIN,DAT-GOV&dry_run=true`, paying).expect(200),
    );
    expect(body).toEqual({
      billing: {
        currency: 'USD',
        price: '0.30',
        charged: '0.00',
        dry_run: true,
        base: '0.00',
        codes: [
          { code: 'DAT-GOV', price: '0.15' },
          { code: 'DAT-CORE', price: '0.15' },
        ],
        redundant: ['CHK-BIN'],
      },
    });
    await post('/v4/panama/entidades/999999999/update?include=CHK-BIN&dry_run=1', paying).expect(404);
  });

  it('dry_run of a free account shows the price and that the call is locked', async () => {
    const { body } = responseOf(await post(`${update}?include=CHK-BIN&dry_run=1`, free).expect(200));
    expect(body).toMatchObject({ billing: { price: '0.02', charged: '0.00', free_tier: { locked: true } } });
  });

  it('a key whose scopes do not include a code is refused', async () => {
    const { key } = await api.billing.createKey({ accountId: paying.accountId, name: 'narrow', scopes: ['CHK-BIN'] });
    const narrow = { ...paying, key };
    const { body } = responseOf(await post(`${update}?include=DAT-GOV`, narrow).expect(403));
    expect(body).toMatchObject({ code: 'key_scope_locked', locked_codes: ['DAT-GOV'] });
    await post(`${update}?include=CHK-BIN`, narrow).expect(202);
  });

  it('a balance that was just spent elsewhere does not pay for a refresh', async () => {
    const customer = await api.customer({ balance: '1' });
    await post(`${update}?include=DAT-GOV&dry_run=1`, customer).expect(200);
    const adjust = (amount: string) =>
      api.billing.adjust({
        accountId: customer.accountId,
        amount: micro(amount),
        idempotencyKey: `spent ${amount}`,
        note: 'spent elsewhere',
      });
    await adjust('-0.90');
    await post(`${update}?include=DAT-GOV`, customer).expect(402, { error: 'insufficient credits' });
    await adjust('-0.10');
    await post(`${update}?include=DAT-GOV`, customer).expect(403, { error: 'update requests require a paid plan' });
  });

  it('a top-up counts from the next call on', async () => {
    const customer = await api.customer();
    await post(`${update}?include=CHK-BIN`, customer).expect(403);
    await api.buy(customer.accountId, '1');
    await post(`${update}?include=CHK-BIN`, customer).expect(202);
  });
});
