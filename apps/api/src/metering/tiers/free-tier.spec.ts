import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { NO_FACTS, isDomainError } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { ApiRequest } from '../../gateway/api-request.js';
import { KeyCaller } from '../../gateway/caller.js';
import { priceRequest } from '../priced-request.js';
import type { RunOptions } from '../billed-handler.js';

describe('a free key', () => {
  let api: ApiFixture;
  let entity: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    entity = `/v5/entities/pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.time = new Date('2026-11-21T12:00:00Z');
  });

  it.each([['?include=CHK-BIN'], ['?include=DAT-FREE'], ['']])('gets an entity with %j on v5', async (query) => {
    const { body, headers } = responseOf(await api.get(entity + query, await api.customer()).expect(200));
    expect(headers).toMatchObject({
      'x-service-tier': 'free',
      'x-service-free-remaining-today': '29',
      'x-service-free-remaining-month': '499',
      'x-service-charge': '0.00',
      'x-service-balance': '0.00',
    });
    expect(headers).not.toHaveProperty('x-service-free-estimator-rows-remaining');
    expect(body).toMatchObject({ billing: { price: '0.00', charged: '0.00' } });
  });

  it.each([
    ['DAT-CORE, which is free only on v4', () => `${entity}?include=DAT-CORE`, ['DAT-CORE']],
    ['an asset by its id', () => '/v5/entities/pa_finca_1', ['DAT-ASSET']],
  ])('is 403 free_tier_code_locked on v5 for %s', async (_what, path, locked) => {
    const customer = await api.customer();
    const { body } = responseOf(await api.get(path(), customer).expect(403));
    expect(body).toEqual({
      error: 'not included in the free tier',
      code: 'free_tier_code_locked',
      locked_codes: locked,
      free_tier_codes: ['CHK-BIN', 'DAT-RESOLVE', 'DAT-FREE'],
      upgrade_url: 'https://platform.example.test/billing',
    });
    expect(await api.charges(customer)).toEqual([]);
  });

  it('shares its quota with the other keys of the account, on v4 and v5 together', async () => {
    const customer = await api.customer();
    const other = await api.anotherKey(customer.accountId);
    await api.get(entity, customer).expect(200);
    await api
      .get(`/v4/panama/entidades/${String(api.ids.company)}?include=DAT-CORE`, other)
      .expect(200)
      .expect('X-Service-Free-Remaining-Today', '28');
  });

  it('has 100 calls a day and 1,000 a month only when its email domain is on the list', async () => {
    await api.db.query('insert into corporate_domain (domain, added_at) values ($1, $2)', ['firma.test', api.time]);
    const listed = await api.customer({ email: 'ana@Firma.test' });
    await api
      .get(entity, listed)
      .expect(200)
      .expect('X-Service-Free-Remaining-Today', '99')
      .expect('X-Service-Free-Remaining-Month', '999');
    const below = await api.customer({ email: 'ana@sub.firma.test' });
    await api.get(entity, below).expect(200).expect('X-Service-Free-Remaining-Today', '29');
  });

  it('never gets responses beyond its quota, no matter how many calls race', async () => {
    const customer = await api.customer();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await api.get(entity, customer)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    await api.get(entity, customer).expect(429).expect('X-Service-Free-Remaining-Today', '0');
  });

  it('gets its daily quota back at midnight UTC', async () => {
    const customer = await api.customer();
    await api.db.query(`update account set quota_day = '2026-11-21', quota_day_used = 30 where id = $1`, [
      customer.accountId,
    ]);
    api.time = new Date('2026-11-21T23:59:59.900Z');
    await api.get(entity, customer).expect(429).expect('Retry-After', '1');
    api.time = new Date('2026-11-22T00:00:00Z');
    await api.get(entity, customer).expect(200).expect('X-Service-Free-Remaining-Today', '29');
  });

  /** Calls the meter like a route that counts rows; returns its response and the response headers. */
  const meter = async (
    customer: Customer,
    options: Omit<RunOptions, 'dryRun'> & { dryRun?: boolean },
  ): Promise<{ answer: unknown; headers: string[] }> => {
    const request = new IncomingMessage(new Socket());
    const hash = api.billing.hashKey(customer.key);
    const state = await api.billing.keyState(hash);
    if (state === null) throw new Error('no such key');
    const call = new ApiRequest({
      request,
      response: new ServerResponse(request),
      caller: new KeyCaller(api.services.keys, hash, state, false, () => api.time),
      clientReference: null,
      idempotencyKey: null,
      maxCharge: null,
      deadline: new Date(8.64e15),
      userId: null,
    });
    const priced = priceRequest({
      ...{ jurisdiction: 'pa', version: 'v5', codes: ['DAT-RESOLVE'] },
      ...{ openToFreeKeys: true, openToPublic: false },
    });
    const work = { respond: () => Promise.resolve({ text: '{}', disclosure: NO_FACTS }) };
    const answer = await api.services.meter
      .run(call, priced, { dryRun: false, ...options }, work)
      .catch((error: unknown) => error);
    return { answer, headers: call.context.headers };
  };

  it('counts each row of a batch, and counts nothing if the batch does not fit', async () => {
    const customer = await api.customer();
    expect((await meter(customer, { units: 10 })).answer).toMatchObject({ status: 200 });
    expect((await meter(customer, { units: 10 })).answer).toMatchObject({ status: 200 });
    expect((await meter(customer, { units: 11 })).answer).toMatchObject({
      code: 'free_tier_limit',
      fields: { period: 'day', used: 20, requested: 11, remaining: 10 },
    });
    expect((await meter(customer, { units: 10 })).headers).toContain('X-Service-Free-Remaining-Today');
  });

  describe('at the estimator', () => {
    const estimated = async (customer: Customer, used: number): Promise<void> => {
      await api.db.query(`update account set estimator_month = '2026-11-01', estimator_used = $2 where id = $1`, [
        customer.accountId,
        used,
      ]);
    };

    it('counts estimator rows and no units of the quotas', async () => {
      const customer = await api.customer();
      const { headers } = await meter(customer, { estimatorRows: 100 });
      expect(headers.slice(headers.indexOf('X-Service-Tier'))).toEqual([
        ...['X-Service-Tier', 'free', 'X-Service-Free-Remaining-Today', '30', 'X-Service-Free-Remaining-Month', '500'],
        ...['X-Service-Free-Estimator-Rows-Remaining', '4900'],
      ]);
    });

    it('is 402 estimator_rows_exhausted exactly when used + rows exceeds 5,000 in a month', async () => {
      const customer = await api.customer();
      await estimated(customer, 4_900);
      expect((await meter(customer, { estimatorRows: 100 })).answer).toMatchObject({ status: 200 });
      const { answer, headers } = await meter(customer, { estimatorRows: 1 });
      expect(isDomainError(answer, 'estimator_rows_exhausted')).toBe(true);
      expect(answer).toMatchObject({
        fields: { limit: 5_000, used: 5_000, resetAt: new Date('2026-12-01T00:00:00Z') },
      });
      expect(headers.slice(-2)).toEqual(['X-Service-Free-Estimator-Rows-Remaining', '0']);
      const preview = await meter(customer, { estimatorRows: 1, dryRun: true });
      expect((preview.answer as JsonResponse).text).toContain('"would_exceed":true,"would_status":402');
    });
  });
});
