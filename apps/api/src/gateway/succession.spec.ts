import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

describe('the succession of v4 by v5', () => {
  let api: ApiFixture;
  let customer: Customer;
  beforeAll(async () => {
    api = await ApiFixture.open();
    customer = await api.customer({ balance: '10' });
  });
  afterAll(() => api.close());

  it.each<[string, string, number, boolean]>([
    ['a response', '/v4/panama/entidades?nombre=maderas', 200, true],
    ['a parameter error', '/v4/panama/entidades/x?include=CHK-BIN', 400, true],
    ['a path that does not exist', '/v4/no/such/route', 404, true],
    ['a gateway error', '/v4/panama/entidades?nombre=maderas', 401, false],
    ['the document of v4', '/v4/openapi.yml', 200, false],
  ])('is announced by v4 on %s', async (_what, path, status, keyed) => {
    const { headers } = await api.get(path, keyed ? customer : undefined).expect(status);
    expect(headers).toMatchObject({
      deprecation: '@1795219200',
      link: '</v5/openapi.yml>; rel="successor-version"',
    });
    expect(headers).not.toHaveProperty('sunset');
  });

  it.each([['/v5/catalog'], ['/v5/openapi.yml'], ['/health'], ['/v40']])('is not announced by %s', async (path) => {
    const { headers } = await api.get(path, customer);
    expect(headers).not.toHaveProperty('deprecation');
    expect(headers).not.toHaveProperty('link');
  });
});
