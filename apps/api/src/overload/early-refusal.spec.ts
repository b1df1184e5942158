import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

const POOL_SIZE = 4;
/** Requests that this pool serves at a time (ADR 0198). */
const SLOTS = 24;
const TAKES_MS = 1_000;
/** Two turns of 24 slots take 83 ms: one of the others, then the own. */
const LATE = { 'X-Request-Deadline': '83' };
const PATIENT = { 'X-Request-Deadline': '84' };

describe('an overloaded process', () => {
  let api: ApiFixture;
  let customer: Customer;
  let path: string;
  let release: () => Promise<unknown>;

  beforeAll(async () => {
    api = await ApiFixture.open({ environment: { POOL_SIZE: String(POOL_SIZE) }, poolSize: SLOTS });
    path = `/v5/entities/pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());

  /** Work of others takes all slots, and as much again waits. */
  beforeEach(async () => {
    const { requests } = api.services.shares;
    // Later than any earlier measurement counts.
    api.time = new Date(api.time.getTime() + 600_000);
    await requests.run('measured', () => {
      api.time = new Date(api.time.getTime() + TAKES_MS);
      return Promise.resolve();
    });
    const gate = Promise.withResolvers<undefined>();
    const work = Array.from({ length: 2 * SLOTS }, () => requests.run('others', () => gate.promise));
    release = () => {
      gate.resolve(undefined);
      return Promise.all(work);
    };
    customer = await api.customer({ balance: '10' });
    // Its state is cached from here on.
    await api.get('/v5/usage', customer).expect(200);
    api.log.length = 0;
  });

  afterEach(() => release());

  const ask = async (target: string, headers: Record<string, string>, caller = customer) => {
    const response = await api.get(target, caller).set(headers);
    return { status: response.status, ...responseOf(response) };
  };
  /** The fields of the request's own log line. */
  const logged = (): Record<string, unknown> => JSON.parse(api.log.at(-1) ?? '{}') as Record<string, unknown>;

  it.each([
    ['v5', () => path, { error: 'service temporarily unavailable', code: 'service_unavailable' }],
    [
      'v4',
      () => `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`,
      { error: 'service temporarily unavailable' },
    ],
  ])('refuses a read of %s that cannot be ready in time, uncharged', async (_version, target, body) => {
    expect(await ask(target(), LATE)).toMatchObject({ status: 503, body, headers: { 'retry-after': '5' } });
    // The framework's pipeline would have added the headers of the rate limit.
    expect((await ask(target(), LATE)).headers['ratelimit']).toBeUndefined();
    expect(logged()).toMatchObject({ status: 503, account: String(customer.accountId), code: 'service_unavailable' });
    await release();
    expect(await api.charges(customer)).toEqual([]);
  });

  it('counts what it refused in the usage of the key, with its route', async () => {
    await ask(`${path}/sections/CHK-BIN`, LATE);
    await release();
    await api.services.requestCounts.flush();
    const { rows } = await api.db.query(
      `select route, status, code, requests::int from request_count where api_key_id = $1 and status = 503`,
      [customer.keyId],
    );
    const route = '/v5/entities/:id/sections/:level';
    expect(rows).toEqual([{ route, status: 503, code: 'service_unavailable', requests: 1 }]);
  });

  it('lets others wait whose deadline is later, and answers them', async () => {
    const waiting = ask(path, PATIENT);
    await new Promise(setImmediate);
    await release();
    expect(await waiting).toMatchObject({ status: 200 });
  });

  it.each([
    ['a malformed deadline', () => ask(path, { 'X-Request-Deadline': 'soon' }), 400],
    ['an unknown key', () => ask(path, LATE, { ...customer, key: 'pk_unknown' }), 403],
    ['a free request', () => ask('/v5/usage', LATE), 200],
    ['an unknown path', () => ask(`${path}/unknown`, LATE), 404],
  ])('responds to %s as usual', async (_what, response, status) => {
    expect(await response()).toMatchObject({ status });
  });

  it('tells nothing about a key to an address that is not on its list', async () => {
    await api.billing.updateKey(null, customer.keyId, { allowedAddresses: ['203.0.113.0/24'] });
    api.services.keys.clear();
    await ask('/v5/usage', {});
    expect(await ask(path, LATE)).toMatchObject({ status: 403 });
  });
});
