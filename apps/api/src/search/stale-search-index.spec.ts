import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listIndex } from '../../test/listed-index.js';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

/** The key of a record that doesn't exist. */
const GONE = 987_654;

/** An engine whose index has these records, as an engine answers a search. */
class InventedEngine {
  hits: number[] = [];
  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async open(): Promise<InventedEngine> {
    const server = createServer((request, response) => {
      request.resume();
      const found = engine.hits.map((pk) => ({ _id: `0:${String(pk)}`, sort: [null, pk, 0] }));
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({
          timed_out: false,
          _shards: { failed: 0 },
          hits: { total: { value: found.length, relation: 'eq' }, hits: found },
        }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new InventedEngine(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, server);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

let engine: InventedEngine;
beforeAll(async () => {
  engine = await InventedEngine.open();
});
afterAll(() => engine.close());

const sanctions = (api: ApiFixture, customer: Customer) => api.send('POST', '/v5/search/sanctions', customer).send({});

/** What an import leaves behind while no worker runs for three hours. */
const insertOldChange = (api: ApiFixture) =>
  api.db.query(
    `insert into search_outbox (content, jurisdiction, pk, changed_at)
     values ('sanctions', 'pa', 1, clock_timestamp() - interval '3 hours')`,
  );

describe.each([
  ['error', 502],
  ['postgres', 200],
])('with SEARCH_WHEN_AWAY=%s', (whenAway, status) => {
  let api: ApiFixture;
  let customer: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open({ environment: { SEARCH_URL: engine.url, SEARCH_WHEN_AWAY: whenAway } });
  });
  beforeEach(async () => {
    await api.db.query('truncate search_outbox');
    await listIndex(api, 'sanctions');
    api.time = new Date(api.time.getTime() + 2_000);
    engine.hits = [];
    customer = await api.customer({ balance: '1' });
  });
  afterAll(() => api.close());

  it('no search is answered from an index that lacks old changes', async () => {
    await sanctions(api, customer).expect(200);
    const charged = (await api.charges(customer)).length;
    await insertOldChange(api);
    api.time = new Date(api.time.getTime() + 2_000);
    const { body } = responseOf(await sanctions(api, customer).expect(status));
    if (status === 502) {
      expect(body).toMatchObject({ code: 'search_backend_error', retryable: true });
      expect(await api.charges(customer)).toHaveLength(charged);
    }
    expect(await api.metrics()).toMatch(/^search_stale_total\S* 1$/m);
  });

  it('no search is answered from an index that gets no changes of this database', async () => {
    await api.db.query('truncate search_index');
    await sanctions(api, customer).expect(status);
  });

  it('no page counts a record that is gone', async () => {
    engine.hits = [GONE];
    const { body } = responseOf(await sanctions(api, customer).expect(status));
    if (status === 502) expect(await api.charges(customer)).toEqual([]);
    else expect(body).not.toMatchObject({ page: { total: 1 }, results: [] });
  });
});
