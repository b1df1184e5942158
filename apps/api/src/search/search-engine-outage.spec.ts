import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import { listIndex } from '../../test/listed-index.js';
import type { Customer } from '../../test/api-fixture.js';

/** An address where nothing listens. */
async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${String(port)}`;
}

async function apiWithout(environment: Record<string, string>): Promise<ApiFixture> {
  const api = await ApiFixture.open({ environment: { SEARCH_URL: await closedAddress(), ...environment } });
  await listIndex(api, 'importaciones');
  return api;
}

const surface = (api: ApiFixture, customer: Customer) =>
  api.send('POST', '/v5/search/importaciones', customer).send({ q: 'arroz' });
const resolve = (api: ApiFixture, customer: Customer) =>
  api.send('POST', '/v5/resolve', customer).send({ name: 'maderas ficticias del tuira' });

describe('while the search engine is away', () => {
  let api: ApiFixture;
  let customer: Customer;

  beforeAll(async () => {
    api = await apiWithout({});
    customer = await api.customer({ balance: '1' });
  });
  afterAll(() => api.close());

  it('a search returns 502 with Retry-After, never an empty page, and is not charged', async () => {
    for (let search = 0; search < 5; search += 1) {
      const { body, headers } = responseOf(await surface(api, customer).expect(502));
      expect(body).toMatchObject({ code: 'search_backend_error', retryable: true });
      expect(headers['retry-after']).toBe('5');
    }
    expect(await api.charges(customer)).toEqual([]);
  });

  it('other routes and readiness are not affected', async () => {
    await api.get(`/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`, customer).expect(200);
    await api.get('/health/ready').expect(200);
  });

  it('it is logged once', () => {
    expect(api.log.filter((line) => line.includes('the search engine does not answer'))).toHaveLength(1);
  });
});

describe('while the search engine is away and PostgreSQL may answer', () => {
  let api: ApiFixture;
  let customer: Customer;

  beforeAll(async () => {
    api = await apiWithout({ SEARCH_WHEN_AWAY: 'postgres' });
    customer = await api.customer({ balance: '1' });
  });
  afterAll(() => api.close());

  it('searches of surfaces and names are answered and charged', async () => {
    const { body } = responseOf(await surface(api, customer).expect(200));
    expect(body).toMatchObject({ page: { total_relation: 'eq' } });
    await resolve(api, customer).expect(200);
    expect((await api.charges(customer)).length).toBeGreaterThan(0);
  });
});
