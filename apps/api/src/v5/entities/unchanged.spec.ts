import { micro } from '@entity-registry/domain';
import { until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

describe('If-None-Match', () => {
  let api: ApiFixture;
  let company: string;
  let paying: Customer;
  let free: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    company = `/v5/entities/pa_own_${String(api.ids.company)}`;
    paying = await api.customer({ balance: '100' });
    free = await api.customer();
  });
  afterAll(() => api.close());

  const ask = (path: string, etag: string, customer?: Customer) => api.get(path, customer).set('If-None-Match', etag);
  const etagOf = async (path: string, customer?: Customer): Promise<string> =>
    responseOf(await api.get(path, customer).expect(200)).headers['etag'] ?? '';
  const used = async ({ accountId }: Customer): Promise<number> => {
    const { rows } = await api.db.query<{ used: number }>('select quota_day_used as used from account where id = $1', [
      accountId,
    ]);
    return rows[0]?.used ?? 0;
  };

  it('returns 304 if nothing changed: no body, no charge, no count', async () => {
    for (const customer of [paying, free, undefined]) {
      const etag = await etagOf(`${company}?include=CHK-BIN`, customer);
      const counts = async () => [
        await api.charges(paying),
        await used(free),
        (await api.billing.publicUsage(api.time)).used,
      ];
      const before = await counts();
      const response = await ask(`${company}?include=CHK-BIN`, etag, customer).expect(304);
      expect(response.text).toBe('');
      expect(response.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache', vary: 'Authorization' });
      for (const name of ['x-service-charge', 'content-length', 'content-type']) {
        expect(response.headers).not.toHaveProperty(name);
      }
      expect(await counts()).toEqual(before);
    }
  });

  it('matches entities whose lists continue, and whose documents are signed again each time', async () => {
    for (const include of ['DAT-GOV', 'DAT-DOC', 'DAT-ALL']) {
      const etag = await etagOf(`${company}?include=${include}`, paying);
      await ask(`${company}?include=${include}`, etag, paying).expect(304);
    }
  });

  it('returns the card if it is another one or has changed', async () => {
    const etag = await etagOf(`${company}?include=DAT-BIZ`, paying);
    await ask(`${company}?include=DAT-BIZ&inline_limit=1`, etag, paying).expect(304);
    await ask(`${company}?include=DAT-IP`, etag, paying).expect(200).expect('X-Service-Charge', '0.04');
    await api.db.query(
      `update section set fetched_at = fetched_at + interval '1 day' where level = 'marcas' and entity_pk = $1`,
      [api.ids.company],
    );
    await ask(`${company}?include=DAT-BIZ`, etag, paying).expect(200).expect('X-Service-Charge', '0.09');
  });

  it('reveals nothing to callers for whom the response is locked or too expensive', async () => {
    const path = `${company}?include=DAT-GOV`;
    const etag = await etagOf(path, paying);
    await ask(path, etag).expect(403);
    const poor = await api.customer({ balance: '0.18' });
    const own = await etagOf(path, poor);
    const { headers } = await ask(path, own, poor).expect(402);
    expect(headers).not.toHaveProperty('etag');
    await api.billing.adjust({ accountId: poor.accountId, amount: micro('-0.02'), idempotencyKey: 'the rest' });
    await until(async () => (await ask(path, own, poor)).status === 403);
    const capped = await api.customer({ balance: '10', spendingLimit: '0.20' });
    await ask(path, await etagOf(path, capped), capped).expect(429);
    const scoped = await api.anotherKey(paying.accountId, { scopes: ['CHK-BIN'] });
    await ask(`${company}?include=DAT-GOV`, etag, scoped).expect(403);
  });

  it('is checked on the current state, because no charge follows that could refuse', async () => {
    const customer = await api.customer({ balance: '0.36' });
    const etag = await etagOf(`${company}?include=DAT-GOV`, customer);
    await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
    // Spent by another process; this one has not been notified.
    await api.billing.adjust({
      accountId: customer.accountId,
      amount: micro('-0.16'),
      idempotencyKey: 'spent elsewhere',
    });
    await ask(`${company}?include=DAT-GOV`, etag, customer).expect(402);
  });

  it('is refused for a key that has been revoked in the meantime', async () => {
    const customer = await api.customer({ balance: '1' });
    const etag = await etagOf(company, customer);
    await api.get(company, customer).expect(200);
    // By another process, while this one caches the key for another second.
    await api.db.query('update api_key set revoked_at = $2 where id = $1', [customer.keyId, api.time]);
    await ask(company, etag, customer).expect(403);
  });

  it('never reveals whether a guess is right: no tag is valid for another account, and * never matches', async () => {
    const [path, stranger] = [`${company}?include=DAT-GOV`, await api.customer({ balance: '1' })];
    const etag = await etagOf(path, paying);
    await ask(path, etag, stranger).expect(200).expect('X-Service-Charge', '0.16');
    await ask(path, '*', stranger).expect(200).expect('X-Service-Charge', '0.16');
    const sibling = await api.anotherKey(paying.accountId);
    await ask(path, etag, sibling).expect(304);
  });

  it('frees the Idempotency-Key of a call that gets a 304', async () => {
    const etag = await etagOf(company, paying);
    for (let times = 0; times < 2; times += 1) {
      await ask(company, etag, paying).set('Idempotency-Key', 'unchanged').expect(304);
    }
    const first = await api.get(company, paying).set('Idempotency-Key', 'unchanged').expect(200);
    expect(first.headers['etag']).toBe(etag);
    const again = await api.get(company, paying).set('Idempotency-Key', 'unchanged').expect(200);
    expect(again.headers).toMatchObject({ etag, 'idempotent-replayed': 'true' });
  });

  it('does not turn a 404, a dry run or a refusal into a 304', async () => {
    const etag = await etagOf(company, paying);
    await ask('/v5/entities/pa_own_999999999', etag, paying).expect(404);
    await ask(`${company}?dry_run=1`, etag, paying).expect(200);
    await ask(`${company}?include=DAT-NOPE`, etag, paying).expect(400);
  });
});
