import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ApiFixture, responseOf } from '../test/api-fixture.js';

const upgrade_url = 'https://platform.example.test/billing';

describe('an error response', () => {
  let api: ApiFixture;
  let v4: string;
  let v5: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    v4 = `/v4/panama/entidades/${String(api.ids.company)}`;
    v5 = `/v5/entities/pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const problem = (path: string) => api.get(path).set('Accept', 'application/problem+json');

  it('is problem details when Accept asks for them: no key on v4', async () => {
    const response = await problem(`${v4}?include=CHK-BIN`).expect(401);
    expect(response.headers['content-type']).toBe('application/problem+json');
    const message = 'an API key is required: Authorization: Bearer <API_KEY>';
    expect(responseOf(response).body).toEqual({
      type: '/docs/errors#missing_key',
      title: 'Missing key',
      status: 401,
      detail: message,
      instance: v4,
      ...{ message, code: 'public_tier_locked', upgrade_url },
    });
  });

  it.each([['v4'], ['v5']])('is problem details when Accept asks for them: a bad key on %s', async (v) => {
    const path = v === 'v4' ? v4 : v5;
    const response = await problem(path).set('Authorization', 'Bearer pk_nonsense').expect(403);
    expect(responseOf(response).body).toEqual({
      type: '/docs/errors#key_rejected',
      title: 'Key rejected',
      status: 403,
      detail: 'Forbidden',
      instance: path,
      Message: 'Forbidden',
      ...(v === 'v5' && { code: 'key_rejected' }),
    });
  });

  it('keeps its own members in problem details', async () => {
    const customer = await api.customer({ balance: '0.01' });
    const { body } = responseOf(
      await problem(`${v5}?include=CHK-BIN`).auth(customer.key, { type: 'bearer' }).expect(402),
    );
    expect(body).toMatchObject({
      type: '/docs/errors#insufficient_credits',
      status: 402,
      instance: v5,
      ...{ error: 'insufficient credits', code: 'insufficient_credits', price: '0.03', balance: '0.01' },
    });
  });

  it.each([
    ['an unknown path', '/nothing', 404, 'route_not_found'],
    ['a target that is too long', `/v4/${'x'.repeat(5_000)}`, 414, 'target_too_long'],
  ])('is problem details for %s too', async (_what, path, status, code) => {
    const { body } = responseOf(await problem(path).expect(status));
    expect(body).toMatchObject({ type: `/docs/errors#${code}`, status, instance: path });
  });

  it('never repeats a key, wherever it was put', async () => {
    const { key } = await api.customer();
    const { text } = await problem(`/v5/entities/${key}`).expect(400);
    expect(text).not.toContain(key);
  });

  it('is plain JSON for all other callers', async () => {
    const response = await api.get(v5).set('Accept', '*/*').set('Authorization', 'Bearer pk_nonsense').expect(403);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(responseOf(response).body).toEqual({ Message: 'Forbidden', code: 'key_rejected' });
  });

  it('is the only kind that becomes problem details: a 2xx does not', async () => {
    const response = await problem(v5).expect(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('is 500, uncharged, for an internal error, and says on v5 that retrying does not help', async () => {
    const customer = await api.customer({ balance: '1' });
    jest.spyOn(api.services.storedEntities, 'read').mockRejectedValueOnce(new TypeError('broken'));
    jest.spyOn(api.services.details, 'read').mockRejectedValueOnce(new TypeError('broken'));
    await api
      .get(`${v5}?include=CHK-BIN`, customer)
      .expect(500, { error: 'internal error', code: 'internal_error', retryable: false });
    await api.get(`${v4}?include=CHK-BIN`, customer).expect(500, { error: 'internal error' });
    expect(await api.charges(customer)).toEqual([]);
  });
});
