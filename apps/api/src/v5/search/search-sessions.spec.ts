import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { disclosuresOf } from '../../../test/disclosed.js';

const ROUTE = '/v5/search/entities';
const PLATFORM_TOKEN = 'token of the platform in this test';
const MEMBER = 'user-1';

describe('a search in a session of the dashboard', () => {
  let api: ApiFixture;

  beforeAll(async () => {
    api = await ApiFixture.open({ environment: { PLATFORM_TOKEN } });
  });
  afterAll(() => api.close());

  /** Opens a session for the member, as the platform does after a paid search. */
  async function openSession({ accountId }: Customer, searches = 1): Promise<void> {
    await api.db.query(
      `insert into search_session (entry_id, account_id, user_id, searches, expires_at)
       select id, account_id, $2, $3, $4 from journal_entry where account_id = $1 and kind = 'charge' order by id limit 1`,
      [accountId, MEMBER, searches, new Date(api.time.getTime() + 30 * 60_000)],
    );
  }
  const search = (customer: Customer, body: object = {}, { user = MEMBER, query = '' } = {}) =>
    api
      .send('POST', `${ROUTE}${query}`, customer)
      .set({ 'X-Service-User': user, 'X-Service-Platform-Token': PLATFORM_TOKEN })
      .send({ limit: 8, ...body });
  const chargedBy = (response: unknown) => responseOf(response as never).headers['x-service-charge'];

  it('is free, with its disclosure, also when the session used up the balance', async () => {
    const customer = await api.customer({ balance: '0.01' });
    expect(chargedBy(await search(customer).expect(200))).toBe('0.01');
    await openSession(customer);
    const preview = responseOf(await search(customer, {}, { query: '?dry_run=true' }).expect(200));
    expect(preview.body).toMatchObject({ billing: { price: '0.00' } });
    const covered = await search(customer).set('X-Max-Charge', '0.00').expect(200);
    expect(chargedBy(covered)).toBe('0.00');
    expect(responseOf(covered).body).toMatchObject({ billing: { price: '0.00', charged: '0.00', base: '0.00' } });
    expect(await api.charges(customer)).toEqual([0n, -10_000n]);
    expect(await disclosuresOf(api, customer)).toHaveLength(2);
  });

  it('covers neither further pages, more rows than the dashboard shows, another member nor a program', async () => {
    const customer = await api.customer({ balance: '1.00' });
    const first = responseOf(await search(customer, { limit: 1 }).expect(200)).body as {
      page: { next_cursor: string };
    };
    await openSession(customer);
    for (const call of [
      search(customer, { limit: 1, cursor: first.page.next_cursor }),
      search(customer, { limit: 21 }),
      search(customer, {}, { user: 'user-2' }),
      api.send('POST', ROUTE, customer).set('X-Service-User', MEMBER).send({ limit: 8 }),
    ]) {
      expect(chargedBy(await call.expect(200))).toBe('0.01');
    }
    expect(chargedBy(await search(customer, { limit: 20 }).expect(200))).toBe('0.00');
  });

  it('is charged once the session is over, and never more than X-Max-Charge', async () => {
    const customer = await api.customer({ balance: '1.00' });
    await search(customer).expect(200);
    await openSession(customer, 59);
    const charges = await Promise.all([1, 2, 3].map(async () => chargedBy(await search(customer).expect(200))));
    expect(charges.toSorted()).toEqual(['0.00', '0.01', '0.01']);
    const refused = responseOf(await search(customer).set('X-Max-Charge', '0.00').expect(402));
    expect(refused.body).toMatchObject({ code: 'max_charge_exceeded' });
    expect(await api.charges(customer)).toHaveLength(4);
  });

  it('counts a repeated Idempotency-Key once', async () => {
    const customer = await api.customer({ balance: '1.00' });
    await search(customer).expect(200);
    await openSession(customer);
    for (const replayed of [undefined, 'true']) {
      const response = await search(customer).set('Idempotency-Key', 'once').expect(200);
      expect(response.headers['idempotent-replayed']).toBe(replayed);
    }
    const { rows } = await api.db.query('select searches from search_session where account_id = $1', [
      customer.accountId,
    ]);
    expect(rows).toEqual([{ searches: 2 }]);
  });

  it('counts no search that was refused', async () => {
    const customer = await api.customer({ balance: '1.00' });
    await search(customer).expect(200);
    await openSession(customer);
    await search(customer, { filters: { riesgo: 'x' } }).expect(400);
    const { rows } = await api.db.query('select searches from search_session where account_id = $1', [
      customer.accountId,
    ]);
    expect(rows).toEqual([{ searches: 1 }]);
  });
});
