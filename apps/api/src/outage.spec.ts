import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, answerOf } from '../test/api-fixture.js';
import type { Customer } from '../test/api-fixture.js';
import { SeverableProxy } from '@entity-registry/testing';

describe('while the database is down', () => {
  let api: ApiFixture;
  let proxy: SeverableProxy;
  let customer: Customer;
  let company: string;

  beforeAll(async () => {
    api = await ApiFixture.open({
      databaseUrl: async (url) => {
        const opened = await SeverableProxy.open(url);
        proxy = opened.proxy;
        return opened.url;
      },
    });
    customer = await api.customer({ balance: '1' });
    company = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
    await api.get(company, customer).expect(200);
    proxy.sever();
  });
  afterAll(async () => {
    await proxy.close();
    await api.close();
  });

  it.each([
    ['a detail', () => company, 'service temporarily unavailable'],
    ['a search', () => '/v4/panama/entidades?nombre=maderas', 'temporarily unavailable'],
  ])('%s answers 503 {error} with Retry-After', async (_what, path, error) => {
    const { body, headers } = answerOf(await api.get(path(), customer).expect(503));
    expect(body).toEqual({ error: expect.stringContaining(error) });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('/health answers and /health/ready says which check failed', async () => {
    await api.get('/health').expect(200);
    const { body } = answerOf(await api.get('/health/ready').expect(503));
    expect(body).toEqual({
      status: 'unavailable',
      service: 'api',
      checks: { database: 'failed', search_index: 'failed' },
    });
  });

  it('and up again, calls are answered without a restart, and nothing was charged meanwhile', async () => {
    proxy.restore();
    await api.get(company, customer).expect(200);
    expect(await api.charges(customer)).toEqual([-30_000n, -30_000n]);
  });
});
