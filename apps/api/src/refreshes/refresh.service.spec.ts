import { randomUUID } from 'node:crypto';
import { WorkDispatch } from '@entity-registry/accounts';
import { openQueue } from '@entity-registry/queue';
import { SeverableProxy, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

interface Accepted {
  update_request_id: number;
  webhook_url: string | null;
}

describe('an accepted refresh', () => {
  let api: ApiFixture;
  let update: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    update = `/v4/panama/entidades/${String(api.ids.company)}/update`;
  });
  afterAll(async () => {
    await api.services.responseDeliveries.flush();
    expect((await api.billing.reconcile()).drift).toEqual([]);
    await api.close();
  });

  const post = (customer: Customer, query: string, key?: string) => {
    const call = api.send('POST', update + query, customer);
    return key === undefined ? call : call.set('Idempotency-Key', key);
  };
  const accepted = async (customer: Customer, query: string, key?: string) => {
    const response = responseOf(await post(customer, query, key).expect(202));
    return { ...response, body: response.body as Accepted };
  };
  const rowsOf = async ({ accountId }: Customer) => {
    const { rows } = await api.db.query<{ id: bigint }>(
      `select id, status, api_key_id, jurisdiction, entity_pk, requested_codes, price_micro, webhook_url, client_reference,
              request_id, requested_at, started_at, runs from update_request where account_id = $1 order by id`,
      [accountId],
    );
    return rows;
  };

  it('is a 202 with exactly 8 keys, and a pending request with the price of its codes', async () => {
    const customer = await api.customer({ balance: '1' });
    const { body, headers } = await accepted(customer, '?include=DAT-CORE,CHK-BIN,DAT-GOV,CHK-BIN');
    const [row] = await rowsOf(customer);
    expect(body).toEqual({
      update_request_id: Number(row?.id),
      status: 'pending',
      entity_id: Number(api.ids.company),
      entity_sid: expect.stringMatching(/^ruc:/),
      jurisdiction: 'panama',
      requested_codes: ['DAT-CORE', 'CHK-BIN', 'DAT-GOV'],
      estimated_cost: '0.30',
      webhook_url: null,
    });
    expect(headers).not.toHaveProperty('x-service-charge');
    expect(row).toMatchObject({
      status: 'pending',
      api_key_id: customer.keyId,
      jurisdiction: 'pa',
      entity_pk: api.ids.company,
      requested_codes: ['DAT-CORE', 'CHK-BIN', 'DAT-GOV'],
      price_micro: 300_000n,
      requested_at: api.time,
      started_at: null,
      runs: 0,
    });
    expect(await api.charges(customer)).toEqual([]);
    const poll = await api.get(`/v4/update_requests/${String(body.update_request_id)}`, customer).expect(200);
    expect(responseOf(poll).body).toMatchObject({
      status: 'pending',
      requested_codes: ['DAT-CORE', 'CHK-BIN', 'DAT-GOV'],
    });
  });

  it('gets its own job in the queue as soon as there is a slot for it', async () => {
    const customer = await api.customer({ balance: '1' });
    await new WorkDispatch(api.db, () => api.time).announceSlots('refresh', randomUUID(), 9);
    const queue = openQueue('refresh', { databaseUrl: api.databaseUrl });
    await accepted(customer, '?include=CHK-BIN');
    await accepted(customer, '?include=CHK-BIN');
    const ids = (await rowsOf(customer)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    await until(async () => (await queue.missing(ids)).length === 0);
    await queue.close();
  });

  it('keeps the webhook address of the account and the reference of the caller unchanged', async () => {
    const customer = await api.customer({ balance: '1' });
    const address = async (url: string) => {
      await api.db.query('update account set webhook_url = $2 where id = $1', [customer.accountId, url]);
    };
    await address('https://hooks.example.test/a');
    const call = post(customer, '?include=CHK-BIN').set('X-Client-Reference', 'caso 17 ñ');
    const { body, headers } = responseOf(await call.expect(202));
    expect(body).toMatchObject({ webhook_url: 'https://hooks.example.test/a' });
    await address('https://hooks.example.test/b');
    expect(await rowsOf(customer)).toEqual([
      expect.objectContaining({
        webhook_url: 'https://hooks.example.test/a',
        client_reference: 'caso 17 ñ',
        request_id: headers['x-request-id'],
      }),
    ]);
  });

  describe('under an Idempotency-Key', () => {
    it('is created once: a repeated request gets the same response, which says so', async () => {
      const customer = await api.customer({ balance: '1' });
      const first = await accepted(customer, '?include=DAT-GOV', 'refresh 1');
      const again = await accepted(customer, '?include=DAT-GOV', 'refresh 1');
      expect(again.body).toEqual(first.body);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(first.headers).not.toHaveProperty('idempotent-replayed');
      expect(await rowsOf(customer)).toHaveLength(1);
      expect(await api.charges(customer)).toEqual([]);
    });

    it('is created once no matter how many duplicates arrive together', async () => {
      const customer = await api.customer({ balance: '1' });
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async () => (await post(customer, '?include=CHK-BIN', 'at once')).status),
      );
      expect(statuses).toContain(202);
      expect(statuses.filter((status) => status !== 202 && status !== 409)).toEqual([]);
      expect(await rowsOf(customer)).toHaveLength(1);
    });

    it('is refused with other parameters, and frees its key when it is refused', async () => {
      const customer = await api.customer({ balance: '0.02' });
      await post(customer, '?include=DAT-GOV', 'k').expect(402);
      await post(customer, '?include=CHK-BIN', 'k').expect(202);
      const { body } = responseOf(await post(customer, '?include=DAT-GOV', 'k').expect(409));
      expect(body).toMatchObject({ code: 'idempotency_key_reused' });
      await api
        .get(`/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`, customer)
        .set('Idempotency-Key', 'k')
        .expect(409);
    });

    it('is replayed when the balance is spent, but not to a revoked key', async () => {
      const customer = await api.customer({ balance: '0.03' });
      const { body } = await accepted(customer, '?include=CHK-BIN', 'k');
      await api.get(`/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`, customer).expect(200);
      await post(customer, '?include=CHK-BIN').expect(403);
      const again = await accepted(customer, '?include=CHK-BIN', 'k');
      expect(again.body).toEqual(body);
      expect(again.headers['x-service-tier']).toBe('free');
      await api.billing.revokeKey(customer.accountId, customer.keyId);
      await until(async () => (await post(customer, '?include=CHK-BIN', 'k')).status === 403);
    });

    it('is a new request after 24 hours', async () => {
      const customer = await api.customer({ balance: '1' });
      const { body } = await accepted(customer, '?include=CHK-BIN', 'k');
      api.time = new Date(api.time.getTime() + 86_400_000);
      const later = await accepted(customer, '?include=CHK-BIN', 'k');
      expect(later.body.update_request_id).not.toBe(body.update_request_id);
      expect(later.headers).not.toHaveProperty('idempotent-replayed');
    });
  });
});

describe('while the queue is unavailable', () => {
  it('refreshes are still accepted at once, and the log says so once', async () => {
    const { proxy, url } = await SeverableProxy.open('redis://127.0.0.1:1/0');
    proxy.freeze();
    const api = await ApiFixture.open({ environment: { REDIS_URL: url } });
    await new WorkDispatch(api.db, () => api.time).announceSlots('refresh', randomUUID(), 9);
    const customer = await api.customer({ balance: '1' });
    const began = performance.now();
    for (let nr = 0; nr < 3; nr += 1) {
      await api
        .send('POST', `/v4/panama/entidades/${String(api.ids.company)}/update?include=CHK-BIN`, customer)
        .expect(202);
    }
    expect(performance.now() - began).toBeLessThan(1_000);
    const told = () => api.log.filter((line) => line.includes('the queue is unavailable'));
    await until(() => Promise.resolve(told().length > 0));
    expect((await api.db.query('select from update_request')).rowCount).toBe(3);
    await api.close();
    expect(told()).toHaveLength(1);
    await proxy.close();
  });
});
