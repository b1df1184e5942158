import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApiFixture } from '../../../test/api-fixture.js';

let api: ApiFixture;
beforeAll(async () => {
  api = await ApiFixture.open();
  api.runClock();
});
afterAll(() => api.close());

it('adds and charges nothing when the deadline of the call is over', async () => {
  const customer = await api.customer({ balance: '20' });
  const created = await api.send('POST', '/v5/watchlists', customer).send({ name: 'Clientes' }).expect(201);
  const { id } = created.body as { id: number };
  const items = Array.from({ length: 300 }, (_, at) => ({
    reference: String(at),
    name: `Zacarías Xoconal ${String(at)}`,
  }));
  const add = () => api.send('POST', `/v5/watchlists/${String(id)}/items`, customer).send({ items });
  const late = await add().set('X-Request-Deadline', '1');
  expect([late.status, late.body]).toMatchObject([503, { code: 'service_unavailable' }]);
  expect(await api.charges(customer)).toEqual([]);
  const added = await add().set('X-Request-Deadline', '20000').expect(200);
  expect(added.body).toMatchObject({ created: 300, billing: { charged: '15.00' } });
});
