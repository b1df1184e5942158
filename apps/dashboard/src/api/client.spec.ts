import { describe, expect, it } from '@jest/globals';
import { addressOf, createApi, type Fetch } from './client.js';
import { BackendError } from './backend-error.js';

const respondWith =
  (response: () => Response, seen: [string, RequestInit][] = []): Fetch =>
  (url, init) => {
    seen.push([url, init]);
    return Promise.resolve(response());
  };
const errorFrom = (response: () => Response) =>
  createApi(respondWith(response))
    .get<unknown>('/api/x')
    .catch((error: unknown) => error);

describe('an address of the backend', () => {
  it('contains its values encoded, and leaves out missing ones', () => {
    expect(
      addressOf('/api/keys/{id}', { id: '../me' }, { before: null, code: ['a', 'b'], limit: 5, x: undefined }),
    ).toBe('/api/keys/..%2Fme?code=a&code=b&limit=5');
  });

  it('is not created without one of its values', () => {
    expect(() => addressOf('/api/keys/{id}')).toThrow('no value for id');
  });
});

describe('a request to the backend', () => {
  it('that changes something sends JSON, so that no form of another site can make it', async () => {
    const seen: [string, RequestInit][] = [];
    await createApi(respondWith(() => Response.json({}), seen)).post<unknown>('/api/x', { body: { a: 1 } });
    expect(seen[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('carries a header that no page of another site can add', async () => {
    const seen: [string, RequestInit][] = [];
    const api = createApi(respondWith(() => Response.json({}), seen));
    await api.get<unknown>('/api/x');
    await api.post<unknown>('/api/x', { headers: { 'idempotency-key': 'a' } });
    await api.fetch('/api/explorer/v5/catalog', { headers: new Headers({ Accept: 'application/json' }) });
    expect(seen.map(([, { headers }]) => new Headers(headers).get('x-requested-with'))).toEqual([
      ...['dashboard', 'dashboard', 'dashboard'],
    ]);
    expect(seen.map(([, { headers }]) => headers)).toMatchObject([
      ...[{ accept: 'application/json' }, { 'idempotency-key': 'a' }, { accept: 'application/json' }],
    ]);
  });

  it('that is refused reports the code, the details, and when to retry', async () => {
    const body = { error: 'amount must be above zero', code: 'amount_not_positive', field: 'amount', least: '5.00' };
    const error = await errorFrom(() => Response.json(body, { status: 429, headers: { 'retry-after': '7' } }));
    expect(error).toMatchObject({
      ...{ status: 429, code: 'amount_not_positive', message: body.error, field: 'amount', retryAfter: 7 },
      details: { least: '5.00' },
    });
  });

  it.each([
    [() => new Response('<html>', { status: 502 }), 502, 'http_502'],
    [() => new Response('<html>', { status: 200 }), 200, 'unreadable'],
    [() => Response.json([1], { status: 500 }), 500, 'http_500'],
  ])('with a response that is not ours is a fault too', async (response, status, code) => {
    expect(await errorFrom(response)).toMatchObject({ status, code });
  });

  it('without a response has a fault code of its own', async () => {
    const fault: unknown = await createApi(() => Promise.reject(new TypeError('Failed to fetch')))
      .get<unknown>('/api/x')
      .catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(BackendError);
    expect(fault).toMatchObject({ status: 0, code: 'unreachable' });
  });
});
