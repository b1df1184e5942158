import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

const KEYS = [
  ...['update_request_id', 'entity_id', 'jurisdiction', 'status', 'webhook_status', 'webhook_attempts'],
  ...['requested_codes', 'started_at', 'completed_at', 'result', 'error'],
];

type Column = string | number | Date | null;

describe('GET /v4/update_requests/{id}', () => {
  let api: ApiFixture;
  let paying: Customer;
  let other: Customer;
  let free: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '1' });
    other = await api.customer({ balance: '1' });
    free = await api.customer();
  });
  afterAll(async () => {
    for (const customer of [paying, other, free]) expect(await api.charges(customer)).toEqual([]);
    await api.close();
  });

  const STARTED = new Date('2026-11-21T10:00:00Z');
  const COMPLETED = new Date('2026-11-21T10:04:05Z');

  /** Creates a request of the customer as the worker would have left it; returns its id. */
  const requestOf = async ({ accountId, keyId }: Customer, columns: Record<string, Column> = {}): Promise<string> => {
    const row = {
      account_id: accountId,
      api_key_id: keyId,
      jurisdiction: 'pa',
      entity_pk: api.ids.company,
      requested_codes: ['DAT-GOV', 'DAT-CORE'],
      price_micro: 300_000n,
      requested_at: STARTED,
      ...columns,
    };
    const names = Object.keys(row);
    const { rows } = await api.db.query<{ id: bigint }>(
      `insert into update_request (${names.join(', ')}) values (${names.map((_, at) => `$${String(at + 1)}`).join(', ')})
       returning id`,
      Object.values(row),
    );
    return String(rows[0]?.id);
  };

  const poll = async (id: string, customer: Customer) =>
    responseOf(await api.get(`/v4/update_requests/${id}`, customer).expect(200));

  it('returns exactly 11 keys for a pending request, null where there is nothing, and is not cached', async () => {
    const id = await requestOf(paying);
    const { body, headers } = await poll(id, paying);
    expect(Object.keys(body as object)).toEqual(KEYS);
    expect(body).toEqual({
      update_request_id: Number(id),
      entity_id: Number(api.ids.company),
      jurisdiction: 'panama',
      status: 'pending',
      webhook_status: null,
      webhook_attempts: 0,
      requested_codes: ['DAT-GOV', 'DAT-CORE'],
      started_at: null,
      completed_at: null,
      result: null,
      error: null,
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('x-service-charge');
  });

  it('returns the detail for a completed request, with document URLs signed for this response', async () => {
    const id = await requestOf(paying, {
      status: 'completed',
      started_at: STARTED,
      completed_at: COMPLETED,
      webhook_status: 'failed',
      webhook_attempts: 3,
      result: '{"id":1,"rp_report_url":"object://pa/reports/900001.pdf"}',
      error_message: 'the receiver answered 500',
    });
    const { body } = await poll(id, paying);
    expect(Object.keys(body as object)).toEqual(KEYS);
    expect(body).toMatchObject({
      status: 'completed',
      webhook_status: 'failed',
      webhook_attempts: 3,
      started_at: '2026-11-21T10:00:00.000Z',
      completed_at: '2026-11-21T10:04:05.000Z',
      result: { id: 1, rp_report_url: expect.stringMatching(/^https:\/\/api\.example\.test\/objects\//) },
      error: { message: 'the receiver answered 500' },
    });
  });

  it('returns the cause and no result for a failed request', async () => {
    const failed = { status: 'failed', completed_at: COMPLETED, error_message: 'insufficient credits' };
    const { body } = await poll(await requestOf(paying, failed), paying);
    expect(body).toMatchObject({ status: 'failed', result: null, error: { message: 'insufficient credits' } });
  });

  it("another account's request and an unknown one are the same 404", async () => {
    const id = await requestOf(paying);
    for (const unknown of [id, '999999999', '-1', '0', '9223372036854775808', '9'.repeat(400)]) {
      await api.get(`/v4/update_requests/${unknown}`, other).expect(404, { error: 'update request not found' });
    }
  });

  it('serves an account that has spent its balance since', async () => {
    const spent = await api.customer();
    const id = await requestOf(spent);
    expect((await poll(id, spent)).headers).toMatchObject({
      'x-service-tier': 'free',
      'x-service-free-remaining-today': '30',
      'x-service-free-remaining-month': '500',
    });
    await api.get('/v4/update_requests/999999999', spent).expect(404, { error: 'update request not found' });
  });

  it('a free account that never had a request needs a paid plan', async () => {
    const id = await requestOf(paying);
    for (const unknown of [id, '999999999']) {
      await api
        .get(`/v4/update_requests/${unknown}`, free)
        .expect(403, { error: 'update requests require a paid plan' });
    }
  });

  it.each(['abc', '1.5', '0x1', '%20', '1%00', '%zz', 'pa_own_1', '1e3', '--1'])(
    'an id that is not an integer is a 400: %s',
    async (id) => {
      for (const customer of [free, paying]) {
        await api
          .get(`/v4/update_requests/${id}`, customer)
          .expect(400, { error: 'update_request_id must be an integer' });
      }
      await api.get(`/v4/update_requests/${id}`).expect(401);
    },
  );

  it.each([
    ['include=CHK-BIN', 'include is not a parameter of this route'],
    ['dry_run=maybe', 'dry_run must be true, 1, false or 0'],
    ['dry_run=1&dry_run=1', 'dry_run must be given once'],
  ])('a bad query is a 400: %s', async (query, error) => {
    await api.get(`/v4/update_requests/1?${query}`, paying).expect(400, { error });
  });

  it('dry_run shows that it costs nothing, and is a 404 for an unknown request', async () => {
    const id = await requestOf(paying);
    const { body } = await poll(`${id}?dry_run=1`, paying);
    expect(body).toEqual({ billing: expect.objectContaining({ price: '0.00', charged: '0.00', dry_run: true }) });
    await api.get('/v4/update_requests/999999999?dry_run=1', paying).expect(404);
  });
});
