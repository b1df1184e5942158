import { createHash } from 'node:crypto';
import { until, waitingStatements } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';
import { REPORT_KEY } from '../../test/synthetic-register.js';

const DAY_MS = 86_400_000;

describe('a call with an Idempotency-Key', () => {
  let api: ApiFixture;
  let company: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    company = `/v4/panama/entidades/${String(api.ids.company)}`;
  });
  afterAll(async () => {
    await api.services.responseDeliveries.flush();
    expect((await api.billing.reconcile()).drift).toEqual([]);
    await api.close();
  });
  beforeEach(() => {
    api.time = new Date('2026-11-21T12:00:00Z');
    api.log.length = 0;
  });

  const call = (customer: Customer, query: string, key = 'order 1'): Test =>
    api.get(company + query, customer).set('Idempotency-Key', key);

  it('is charged once: a repeated call gets the same response for free, and the response says so', async () => {
    const customer = await api.customer({ balance: '1' });
    const first = responseOf(await call(customer, '?include=DAT-CORE').expect(200));
    expect(first.headers).toMatchObject({ 'x-service-charge': '0.16', 'x-service-balance': '0.84' });
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
    const again = responseOf(await call(customer, '?include=DAT-CORE').expect(200));
    expect(again.body).toEqual(first.body);
    expect(again.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'x-service-charge': '0.00',
      'x-service-balance': '0.81',
    });
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(await api.charges(customer)).toEqual([-30_000n, -160_000n]);
  });

  it('is charged each time without the header', async () => {
    const customer = await api.customer({ balance: '1' });
    await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
    await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
    expect(await api.charges(customer)).toHaveLength(2);
  });

  it('gets newly signed URLs in each response, and none are stored', async () => {
    const customer = await api.customer({ balance: '1' });
    const url = async (): Promise<string> => {
      const { body } = responseOf(await call(customer, '?include=DAT-DOC').expect(200));
      return (body as { rp_report_url: string }).rp_report_url;
    };
    const first = await url();
    api.time = new Date(api.time.getTime() + 20 * 60_000);
    const second = await url();
    expect(second).not.toBe(first);
    const { rows } = await api.db.query<{ answer: string }>(
      'select answer from idempotency_record where account_id = $1',
      [customer.accountId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.answer).toContain(`object://${REPORT_KEY}`);
    expect(rows[0]?.answer).not.toContain('signature');
  });

  it('is the same call in any order of its parameters, and a different one with other values', async () => {
    const customer = await api.customer({ balance: '1' });
    const entity = (query: string): Test =>
      api.get(`/v5/entities/pa_own_${String(api.ids.company)}?${query}`, customer).set('Idempotency-Key', 'order 2');
    const first = responseOf(await entity('include=DAT-CORE&inline_limit=3').expect(200));
    const again = responseOf(await entity('inline_limit=3&include=DAT-CORE').expect(200));
    expect(again).toMatchObject({ body: first.body, headers: { 'idempotent-replayed': 'true' } });
    for (const query of ['inline_limit=4&include=DAT-CORE', 'inline_limit=3&include=CHK-BIN', 'include=DAT-CORE']) {
      await entity(query).expect(409);
    }
    expect(await api.charges(customer)).toHaveLength(1);
  });

  it('is replayed from an older record if its parameters were sent in sorted order, and is 409 otherwise', async () => {
    const customer = await api.customer({ balance: '1' });
    const path = `/v5/entities/pa_own_${String(api.ids.company)}`;
    for (const [key, query, status] of [
      ['order 3', '?include=CHK-BIN&inline_limit=3', 200],
      ['order 4', '?inline_limit=3&include=CHK-BIN', 409],
    ] as const) {
      await api
        .get(path + query, customer)
        .set('Idempotency-Key', key)
        .expect(200);
      const former = createHash('sha256').update(`GET ${path}${query}\n`).digest();
      await api.db.query('update idempotency_record set fingerprint = $2 where key = $1', [key, former]);
      await api
        .get(path + query, customer)
        .set('Idempotency-Key', key)
        .expect(status);
    }
    expect(await api.charges(customer)).toHaveLength(2);
  });

  it('is 409, uncharged, when its key was used with other parameters', async () => {
    const customer = await api.customer({ balance: '1' });
    await call(customer, '?include=CHK-BIN').expect(200);
    await call(customer, '?include=DAT-CORE').expect(409, {
      error: 'this Idempotency-Key was used with other parameters',
      code: 'idempotency_key_reused',
    });
    await api
      .get(`/v4/panama/entidades/${String(api.ids.person)}?include=CHK-BIN`, customer)
      .set('Idempotency-Key', 'order 1')
      .expect(409);
    expect(await api.charges(customer)).toHaveLength(1);
  });

  it('shares its key with all keys of the account, and with no other account', async () => {
    const customer = await api.customer({ balance: '1' });
    const other = await api.anotherKey(customer.accountId);
    const stranger = await api.customer({ balance: '1' });
    await call(customer, '?include=CHK-BIN').expect(200);
    await call(other, '?include=CHK-BIN').expect(200).expect('Idempotent-Replayed', 'true');
    await call(stranger, '?include=CHK-BIN').expect(200).expect('X-Service-Charge', '0.03');
  });

  it('is 409 with Retry-After while its duplicate is in progress, and gets the response once the duplicate is done', async () => {
    const customer = await api.customer({ balance: '1' });
    const release = await api.hold('select from account where id = $1 for no key update', [customer.accountId]);
    const twin = call(customer, '?include=CHK-BIN').then((response) => response.status);
    await until(async () => (await waitingStatements(api.db)) === 1);
    const { body, headers } = responseOf(await call(customer, '?include=CHK-BIN').expect(409));
    expect(body).toEqual({
      error: 'a call with this Idempotency-Key is still in progress',
      code: 'idempotency_in_progress',
    });
    expect(headers['retry-after']).toBe('1');
    await release();
    expect(await twin).toBe(200);
    await call(customer, '?include=CHK-BIN').expect(200).expect('Idempotent-Replayed', 'true');
    expect(await api.charges(customer)).toEqual([-30_000n]);
  });

  it('is charged once no matter how many duplicates arrive together', async () => {
    const customer = await api.customer({ balance: '1' });
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await call(customer, '?include=CHK-BIN')).status),
    );
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses).toContain(200);
    expect(await api.charges(customer)).toEqual([-30_000n]);
  });

  it('frees its key when it is refused', async () => {
    const customer = await api.customer({ balance: '0.02' });
    await call(customer, '?include=CHK-BIN').expect(402);
    await call(customer, '?include=NONE').expect(400);
    await api.buy(customer.accountId, '1');
    await api
      .get('/v4/panama/entidades/999999999?include=CHK-BIN', customer)
      .set('Idempotency-Key', 'order 1')
      .expect(404);
    await call(customer, '?include=CHK-BIN').expect(200).expect('X-Service-Charge', '0.03');
  });

  it('ignores its key in a dry run', async () => {
    const customer = await api.customer({ balance: '1' });
    await call(customer, '?include=CHK-BIN&dry_run=1').expect(200);
    const { headers } = await call(customer, '?include=CHK-BIN').expect(200);
    expect(headers['x-service-charge']).toBe('0.03');
    const preview = responseOf(await call(customer, '?include=CHK-BIN&dry_run=1').expect(200));
    expect(preview.body).toMatchObject({ billing: { charged: '0.00', dry_run: true } });
    expect(preview.headers).not.toHaveProperty('idempotent-replayed');
  });

  it('is counted once in the free tier', async () => {
    const customer = await api.customer();
    const remaining = async (): Promise<string | undefined> => {
      const { headers } = responseOf(await call(customer, '?include=CHK-BIN').expect(200));
      expect(headers).toMatchObject({ 'x-service-tier': 'free', 'x-service-charge': '0.00' });
      return headers['x-service-free-remaining-today'];
    };
    expect(await remaining()).toBe('29');
    expect(await remaining()).toBe('29');
    expect(await api.charges(customer)).toEqual([0n]);
  });

  it('is replayed when it was paid and no balance is left', async () => {
    const customer = await api.customer({ balance: '0.16' });
    await call(customer, '?include=DAT-GOV').expect(200).expect('X-Service-Balance', '0.00');
    await api.get(`${company}?include=DAT-GOV`, customer).expect(403);
    await call(customer, '?include=DAT-GOV').expect(200).expect('X-Service-Balance', '0.00');
  });

  it('is replayed with the code that its tier had then if it named no code', async () => {
    const customer = await api.customer({ balance: '0.03' });
    const key = (scopes: string[]) => api.anotherKey(customer.accountId, { scopes });
    const [holds, other] = [await key(['CHK-BIN']), await key(['DAT-FREE', 'DAT-GOV'])];
    const entity = `/v5/entities/pa_own_${String(api.ids.company)}`;
    const ask = (by: Customer) => api.get(entity, by).set('Idempotency-Key', 'the tier says');
    const first = await ask(holds).expect(200).expect('X-Service-Balance', '0.00');
    expect((await ask(holds).expect(200).expect('Idempotent-Replayed', 'true')).body).toEqual(first.body);
    // Now it would be DAT-FREE, which only the other key's scopes include.
    const { body } = responseOf(await api.get(entity, holds).expect(403));
    expect(body).toMatchObject({ locked_codes: ['DAT-FREE'] });
    expect(responseOf(await ask(other).expect(403)).body).toMatchObject({ locked_codes: ['CHK-BIN'] });
    await api.get(entity, other).expect(200);
  });

  it('is replayed only to a key that may still make requests', async () => {
    const customer = await api.customer({ balance: '1' });
    const narrow = await api.anotherKey(customer.accountId, { scopes: ['CHK-BIN'] });
    await call(customer, '?include=DAT-CORE').expect(200);
    await call(narrow, '?include=DAT-CORE').expect(403);
    await api.billing.revokeKey(customer.accountId, customer.keyId);
    await until(async () => (await call(customer, '?include=DAT-CORE')).status === 403);
  });

  it('is a new call after 24 hours', async () => {
    const customer = await api.customer({ balance: '1' });
    await call(customer, '?include=CHK-BIN').expect(200);
    api.time = new Date(api.time.getTime() + DAY_MS - 1);
    await call(customer, '?include=CHK-BIN').expect(200).expect('Idempotent-Replayed', 'true');
    api.time = new Date(api.time.getTime() + 1);
    await call(customer, '?include=DAT-CORE').expect(200).expect('X-Service-Charge', '0.16');
  });

  it('is 409, uncharged, when its key was taken over and freed in the meantime', async () => {
    const customer = await api.customer({ balance: '1' });
    const release = await api.hold('select from account where id = $1 for no key update', [customer.accountId]);
    const slow = call(customer, '?include=CHK-BIN').then(responseOf);
    await until(async () => (await waitingStatements(api.db)) === 1);
    await api.db.query('delete from idempotency_record where account_id = $1', [customer.accountId]);
    await release();
    expect((await slow).body).toMatchObject({ code: 'idempotency_in_progress' });
    expect(await api.charges(customer)).toEqual([]);
    await call(customer, '?include=CHK-BIN').expect(200).expect('X-Service-Charge', '0.03');
  });

  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(256)],
  ])('is 400 when its key is %s', async (_what, key) => {
    const customer = await api.customer({ balance: '1' });
    const { body } = responseOf(await call(customer, '?include=CHK-BIN', key).expect(400));
    expect((body as { error: string }).error).toMatch(/^Idempotency-Key /);
  });
});
