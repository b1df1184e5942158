import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';
import { alike, syntheticEntities, writeSyntheticEntities } from '../../test/section-states.js';

describe('X-Max-Charge', () => {
  let api: ApiFixture;
  let purchased: Customer;
  let free: Customer;
  const entities = syntheticEntities();
  const unread = () => alike(entities, 'not_fetched').id;
  const read = () => alike(entities, 'ok').id;

  beforeAll(async () => {
    api = await ApiFixture.open();
    purchased = await api.customer({ balance: '100' });
    free = await api.customer();
    await writeSyntheticEntities(api.db, entities);
  });
  afterAll(() => api.close());

  const call = async (path: string, customer: Customer, body?: object, headers: Record<string, string> = {}) => {
    const sent = body === undefined ? api.get(path, customer) : api.send('POST', path, customer).send(body);
    const response = await sent.set(headers);
    const answer = responseOf(response);
    return { status: response.status, body: answer.body, charge: answer.headers['x-service-charge'] };
  };
  const limited = (path: string, most: string, body?: object) => call(path, purchased, body, { 'X-Max-Charge': most });

  it('allows a call that costs that much, and refuses one that costs more, uncharged', async () => {
    const path = `/v5/entities/${read()}?include=DAT-SCREEN`;
    expect(await limited(path, '0.41')).toMatchObject({ status: 200, charge: '0.41' });
    const before = (await api.charges(purchased)).length;
    expect(await limited(path, '0.40')).toMatchObject({
      status: 402,
      body: { code: 'max_charge_exceeded', price: '0.41', max_charge: '0.40' },
    });
    expect(await api.charges(purchased)).toHaveLength(before);
  });

  it('is compared with the final price: the price of a dry run is always enough', async () => {
    const path = `/v5/entities/${unread()}?include=DAT-SCREEN`;
    const { price } = ((await call(`${path}&dry_run=1`, purchased)).body as { billing: { price: string } }).billing;
    expect(price).toBe('0.01');
    expect(await limited(path, price)).toMatchObject({ status: 200, charge: '0.01' });
    expect(await limited(path, '0')).toMatchObject({ status: 402, body: { price: '0.01', max_charge: '0.00' } });
  });

  it.each([
    ['/v5/search/marcas', {}],
    ['/v5/resolve', { name: 'Invento' }],
    ['/v5/entities/batch', { ids: ['pa_own_9000000'], include: ['CHK-BIN'] }],
    ['/v4/panama/entidades?nombre=invento', undefined],
    ['/v4/panama/entidades/9000000?include=CHK-BIN', undefined],
    ['/v5/reconcile/suggest/entity?prefix=invento', undefined],
    ['/v5/entities/pa_own_9000000/network', undefined],
    ['/v5/entities/pa_own_9000000/changes', undefined],
  ] as const)('applies to %s', async (path, body) => {
    const before = (await api.charges(purchased)).length;
    expect(await limited(path, '0.009999', body)).toMatchObject({
      status: 402,
      body: { code: 'max_charge_exceeded' },
    });
    expect(await api.charges(purchased)).toHaveLength(before);
    expect((await limited(path, '1', body)).status).toBe(200);
  });

  it('applies to a refresh when it is requested', async () => {
    const refresh = '/v4/panama/entidades/9000000/update?include=DAT-GOV';
    const post = (most: string) => api.send('POST', refresh, purchased).set('X-Max-Charge', most);
    await post('0.14').expect(402);
    await post('0.15').expect(202);
  });

  it('frees the Idempotency-Key of a refused call, and never refuses a replay, which is free', async () => {
    const path = `/v5/entities/${read()}?include=DAT-IP`;
    const named = (most: string) =>
      call(path, purchased, undefined, { 'Idempotency-Key': 'max', 'X-Max-Charge': most });
    expect(await named('0.01')).toMatchObject({ status: 402 });
    expect(await named('0.04')).toMatchObject({ status: 200, charge: '0.04' });
    expect(await named('0.01')).toMatchObject({
      status: 200,
      charge: '0.00',
      body: { billing: { charged: '0.04' } },
    });
  });

  it('does not affect a free key, whose calls cost nothing', async () => {
    const response = await call(`/v5/entities/${read()}?include=CHK-BIN`, free, undefined, { 'X-Max-Charge': '0' });
    expect(response).toMatchObject({ status: 200, body: { billing: { charged: '0.00' } } });
  });

  it.each(['', '-1', '1e3', '0,20', '$0.20', '.5', '1.', '0.0000001', ' 1 2', 'NaN'])(
    '%j is a 400 that names the header',
    async (most) => {
      const { status, body } = await limited(`/v5/entities/${read()}`, most);
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 'invalid_parameter', error: 'X-Max-Charge must be an amount in USD such as 0.20' },
      });
    },
  );
});
