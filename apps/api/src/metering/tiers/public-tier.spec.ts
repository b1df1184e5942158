import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';

const upgrade_url = 'https://platform.example.test/billing';

/** The tier 0 headers of every response, including errors (specification, "Limits"). */
const TIER_0 = { 'x-service-tier': 'public', 'x-service-public-budget-remaining': expect.stringMatching(/^\d+$/) };

describe('a caller without a key', () => {
  let api: ApiFixture;
  let entity: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    entity = `/v5/entities/pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    // Noon in Panama: it is the 21st there.
    api.time = new Date('2026-11-21T17:00:00Z');
    await api.db.query('delete from public_budget');
  });

  const use = async (used: number, day = '2026-11-21'): Promise<void> => {
    await api.db.query('insert into public_budget (day, used) values ($1, $2)', [day, used]);
  };
  const used = async (): Promise<number> => {
    const { rows } = await api.db.query<{ used: number }>('select sum(used)::integer as used from public_budget');
    return rows[0]?.used ?? 0;
  };

  it.each([['?include=CHK-BIN'], ['?include=DAT-FREE'], ['?include=DAT-FREE,CHK-BIN'], ['']])(
    "gets an entity with %j for free, from the day's budget",
    async (query) => {
      const { body, headers } = responseOf(await api.get(entity + query).expect(200));
      expect(headers).toMatchObject({ 'x-service-tier': 'public', 'x-service-public-budget-remaining': '999' });
      expect(headers).not.toHaveProperty('x-service-charge');
      expect(headers).not.toHaveProperty('x-service-balance');
      expect(body).toMatchObject({ billing: { price: '0.00', charged: '0.00', dry_run: false } });
    },
  );

  it('gets the signals of DAT-FREE when it names no code', async () => {
    const { body } = responseOf(await api.get(entity).expect(200));
    expect(body).toHaveProperty('signals');
    expect(body).toHaveProperty('codes_with_data');
  });

  it.each([
    ['a code that is not public', () => `${entity}?include=DAT-CORE`],
    ['one such code among others', () => `${entity}?include=CHK-BIN,DAT-GOV`],
    ['the id of an asset', () => '/v5/entities/pa_finca_1'],
    ['a dry run of a code that is not public', () => `${entity}?include=DAT-GOV&dry_run=1`],
    ['the catalog', () => '/v5/catalog'],
  ])('requesting %s is 403 public_tier_locked and takes nothing', async (_what, path) => {
    const { body, headers } = responseOf(await api.get(path()).expect(403));
    expect(body).toEqual({ error: 'this route requires an API key', code: 'public_tier_locked', upgrade_url });
    expect(headers).toMatchObject(TIER_0);
    expect(await used()).toBe(0);
  });

  it.each([
    ['an unknown entity', '/v5/entities/pa_own_999999999', 404],
    ['a malformed id', '/v5/entities/pa_nothing_1', 400],
    ['a reserved jurisdiction', '/v5/entities/co_own_1', 400],
    ['an unknown code', '/v5/entities/pa_own_1?include=DAT-X', 400],
  ])('requesting %s takes nothing', async (_what, path, status) => {
    expect(responseOf(await api.get(path).expect(status)).headers).toMatchObject(TIER_0);
    expect(await used()).toBe(0);
  });

  it('is 429 public_budget_exhausted exactly when used + requested exceeds the limit, until midnight in Panama', async () => {
    await use(999);
    const last = responseOf(await api.get(entity).expect(200));
    expect(last.headers['x-service-public-budget-remaining']).toBe('0');
    const { body, headers } = responseOf(await api.get(entity).expect(429));
    expect(body).toEqual({
      error: 'the public budget of the day is used up',
      code: 'public_budget_exhausted',
      reset_at: '2026-11-22T05:00:00.000Z',
    });
    expect(headers).toMatchObject({
      'retry-after': String(12 * 3_600),
      'x-service-tier': 'public',
      'x-service-public-budget-remaining': '0',
    });
    expect(await used()).toBe(1_000);
  });

  it('gets responses again from midnight in Panama, not from midnight UTC', async () => {
    await use(1_000);
    api.time = new Date('2026-11-22T04:59:59.500Z');
    await api.get(entity).expect(429).expect('Retry-After', '1');
    api.time = new Date('2026-11-22T05:00:00Z');
    await api.get(entity).expect(200).expect('X-Service-Public-Budget-Remaining', '999');
  });

  it('never gets responses beyond the budget, no matter how many calls race', async () => {
    await use(990);
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await api.get(entity)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect(await used()).toBe(1_000);
  });

  it('is refused when the budget was used up after the pre-check', async () => {
    await use(999);
    const take = api.billing.consumePublicBudget.bind(api.billing);
    const spy = jest.spyOn(api.billing, 'consumePublicBudget').mockImplementationOnce(async (units, now) => {
      await take(1, now);
      return take(units, now);
    });
    await api.get(entity).expect(429);
    spy.mockRestore();
    expect(await used()).toBe(1_000);
  });

  it('can make a dry run, which counts nothing', async () => {
    const { body, headers } = responseOf(await api.get(`${entity}?dry_run=1`).expect(200));
    expect(headers['x-service-public-budget-remaining']).toBe('1000');
    expect(Object.keys(body as object)).toEqual(['billing']);
    expect(body).toMatchObject({ billing: { price: '0.00', dry_run: true } });
    await use(1_000);
    const full = responseOf(await api.get(`${entity}?dry_run=1`).expect(200));
    expect(full.body).toMatchObject({ billing: { free_tier: { would_exceed: true, would_status: 429 } } });
    await api.get('/v5/entities/pa_own_999999999?dry_run=1').expect(404);
    expect(await used()).toBe(1_000);
  });
});
