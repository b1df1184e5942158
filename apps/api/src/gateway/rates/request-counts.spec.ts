import type { AccountId, KeyId, RequestCount } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../../../test/api-fixture.js';
import { RequestCounts } from './request-counts.js';
import type { CompletedRequest } from './request-counts.js';

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 21, 23, 59, second));
const answeredRequest = (rest: Partial<CompletedRequest> = {}): CompletedRequest => ({
  ...{ accountId: 1n as AccountId, keyId: 2n as KeyId, route: '/v5/resolve', status: 200, code: '' },
  ...{ at: at(0), ms: 4, requestId: 'r-0', ...rest },
});
const shown = (counts: readonly RequestCount[]) =>
  counts.map(({ day, status, code, requests, totalMs, lastRequestId }) => [
    ...[day, status, code, requests, totalMs, lastRequestId],
  ]);

describe('counts of requests', () => {
  it('are written in batches, by UTC day, with the last request of each', async () => {
    const written: unknown[] = [];
    const counts = new RequestCounts(
      (batch) => {
        written.push(shown(batch));
        return Promise.resolve();
      },
      () => undefined,
    );
    counts.note(answeredRequest());
    counts.note(answeredRequest({ at: at(2), ms: 6, requestId: 'r-2' }));
    counts.note(answeredRequest({ at: at(1), ms: 1, requestId: 'r-1' }));
    counts.note(answeredRequest({ status: 429, code: 'rate_limited', requestId: 'r-3' }));
    counts.note(answeredRequest({ at: at(60), requestId: 'r-4' }));
    await counts.flush();
    await counts.flush();
    expect(written).toEqual([
      [
        ['2026-11-21', 200, '', 3, 11, 'r-2'],
        ['2026-11-21', 429, 'rate_limited', 1, 4, 'r-3'],
        ['2026-11-22', 200, '', 1, 4, 'r-4'],
      ],
    ]);
  });

  it('are kept when they could not be written, and added to later ones', async () => {
    let down = true;
    let written: unknown;
    const failures: unknown[] = [];
    const counts = new RequestCounts(
      (batch) => {
        if (down) {
          counts.note(answeredRequest({ at: at(9), requestId: 'r-9' }));
          return Promise.reject(new Error('down'));
        }
        written = shown(batch);
        return Promise.resolve();
      },
      (error) => failures.push(error),
    );
    counts.note(answeredRequest());
    await counts.flush();
    down = false;
    await counts.flush();
    expect(failures).toHaveLength(1);
    expect(written).toEqual([['2026-11-21', 200, '', 2, 8, 'r-9']]);
  });
});

describe('the requests of a key', () => {
  let api: ApiFixture;
  beforeAll(async () => {
    api = await ApiFixture.open();
  });
  afterAll(() => api.close());

  it('are counted by route and response, including those of a revoked key, but not those of an unknown one', async () => {
    const [customer, revoked] = [await api.customer({ balance: '1' }), await api.customer()];
    const card = `/v5/entities/pa_own_${String(api.ids.company)}`;
    await api.get(card, customer).expect(200);
    await api.get(`${card}?include=NOPE`, customer).expect(400);
    await api.get('/v5/catalog', customer).set('X-Request-Id', 'order-7').expect(200);
    await api.billing.revokeKey(revoked.accountId, revoked.keyId);
    await api.get(card, revoked).expect(403);
    await api.get(card).expect(200);
    await api.get(card).set('Authorization', 'Bearer nobody').expect(403);
    await api.services.requestCounts.flush();
    const { rows } = await api.db.query(
      `select account_id as account, api_key_id as key, route, status, code, requests, last_at as at from request_count
        order by 1, 3, 4`,
    );
    const [mine, theirs] = [
      { account: customer.accountId, key: customer.keyId, requests: 1n, at: api.time },
      { account: revoked.accountId, key: revoked.keyId, requests: 1n, at: api.time },
    ];
    expect(rows).toEqual([
      { ...mine, route: '/v5/catalog', status: 200, code: '' },
      { ...mine, route: '/v5/entities/:id', status: 200, code: '' },
      { ...mine, route: '/v5/entities/:id', status: 400, code: 'unknown_code' },
      { ...theirs, route: '/v5/entities/:id', status: 403, code: 'key_rejected' },
    ]);
  });
});
