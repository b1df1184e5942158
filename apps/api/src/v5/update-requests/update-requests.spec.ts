import { Refreshes } from '@entity-registry/accounts';
import { levelMask, ownKey } from '@entity-registry/domain';
import { buildSections, readTypedResult } from '@entity-registry/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Compile } from 'typebox/compile';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { operations } from './update-requests-schema.js';

type Body = Record<string, unknown>;

const NOON = new Date('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const [isAccepted, isStatus] = operations.map(({ responses }) => Compile(responses[0]?.schema ?? {}));

describe('refreshes of v5', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  let id: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '100', jurisdictions: ['pa', 'ec', 'co'] });
    free = await api.customer();
    id = `pa_own_${String(api.ids.company)}`;
  });
  afterAll(async () => {
    expect((await api.billing.reconcile()).drift).toEqual([]);
    await api.close();
  });
  beforeEach(() => {
    api.time = NOON;
  });

  const post = (body: object, { of = id, customer = paying, query = '' } = {}) =>
    api.send('POST', `/v5/entities/${of}/update${query}`, customer).send(body);
  const requested = async (body: object, customer = paying): Promise<Body> =>
    responseOf(await post(body, { customer }).expect(202)).body as Body;
  const poll = async (request: unknown, customer = paying): Promise<Body> =>
    responseOf(await api.get(`/v5/update_requests/${String(request)}`, customer).expect(200)).body as Body;

  /** Completes a request like the worker, without querying any source. */
  const complete = async (request: unknown): Promise<void> => {
    const { rows } = await api.db.query<{ codes: [] }>(
      'select requested_codes as codes from update_request where id = $1',
      [request],
    );
    const fact = { entity: ownKey('pa', api.ids.company), levels: levelMask(['core_registro']) };
    await new Refreshes(api.db, () => api.time).complete(BigInt(Number(request)), async (tx) => ({
      ...{ text: '{"id":1}', fact },
      typed: await readTypedResult(tx, { jurisdiction: 'pa', pk: api.ids.company }, rows[0]?.codes ?? []),
    }));
  };

  describe('POST /v5/entities/{id}/update', () => {
    it('is accepted with the members of v4, typed ids and its price', async () => {
      const accepted = await requested({ include: ['DAT-CORE', 'CHK-BIN'] });
      expect([...(isAccepted?.Errors(accepted) ?? [])]).toEqual([]);
      expect(accepted).toEqual({
        ...{ update_request_id: accepted['id'], id: expect.any(Number), entity_id: id, jurisdiction: 'pa' },
        ...{ entity_sid: 'ruc:9900001-1-900001', status: 'pending', requested_codes: ['DAT-CORE', 'CHK-BIN'] },
        ...{ estimated_cost: '0.15', webhook_url: null },
        billing: {
          ...{ currency: 'USD', price: '0.15', charged: '0.00', dry_run: false, base: '0.00' },
          ...{ codes: [{ code: 'DAT-CORE', price: '0.15' }], redundant: ['CHK-BIN'] },
        },
      });
      expect(await api.charges(paying)).toEqual([]);
    });

    it.each<[string, object, object]>([
      ['no body', {}, { error: expect.stringContaining('include') }],
      ['no code', { include: [] }, { error: expect.stringContaining('include') }],
      ['an empty code', { include: ['CHK-BIN', ''] }, { error: 'include must not contain an empty product code' }],
      ['two codes in one item', { include: ['CHK-BIN,DAT-GOV'] }, { error: expect.stringContaining('include[0]') }],
      ['a text', { include: 'CHK-BIN' }, { error: expect.stringContaining('include') }],
      [
        'DAT-FREE',
        { include: ['DAT-FREE'] },
        { jurisdiction: 'pa', supported_includes: expect.arrayContaining(['DAT-ALL']) },
      ],
      ['an unknown code', { include: ['DAT-NOPE'] }, { error: 'unknown product code(s): DAT-NOPE' }],
      ['another member', { include: ['CHK-BIN'], x: 1 }, { error: expect.stringContaining('x') }],
    ])('refuses %s', async (_what, body, error) => {
      expect(responseOf(await post(body).expect(400)).body).toMatchObject(error);
    });

    it.each<[string, number, object]>([
      ['pa_own_999999999', 404, { error: 'entity not found' }],
      ['42', 400, { error: 'malformed id' }],
      ['ec_own_1', 400, { error: 'jurisdiction reserved' }],
      ['co_own_1', 400, { error: 'jurisdiction reserved' }],
      [
        'pa_finca_1',
        400,
        { error: expect.stringMatching(/^id must belong to a company or a person.*has no refreshes/) },
      ],
    ])('refuses %s with %d', async (of, status, error) => {
      expect(responseOf(await post({ include: ['CHK-BIN'] }, { of }).expect(status)).body).toMatchObject(error);
    });

    it("needs a paid plan and a balance beyond open refreshes, and returns v5's error texts", async () => {
      const { body } = responseOf(await post({ include: ['CHK-BIN'] }, { customer: free }).expect(403));
      expect(body).toMatchObject({ code: 'paid_plan_required' });
      const poor = await api.customer({ balance: '0.20' });
      await requested({ include: ['DAT-CORE'] }, poor);
      const { body: short } = responseOf(await post({ include: ['DAT-CORE'] }, { customer: poor }).expect(402));
      expect(short).toMatchObject({ code: 'insufficient_credits', price: '0.15', reserved: '0.15', shortfall: '0.10' });
      const narrow = await api.anotherKey(paying.accountId, { scopes: ['CHK-BIN'] });
      const { body: locked } = responseOf(await post({ include: ['DAT-GOV'] }, { customer: narrow }).expect(403));
      expect(locked).toMatchObject({ code: 'key_scope_locked', locked_codes: ['DAT-GOV'] });
    });

    it('is refused when 100 refreshes are open', async () => {
      const busy = await api.customer({ balance: '10' });
      await api.db.query(
        `insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, requested_at)
         select $1, 'pa', $2, '{CHK-BIN}', 20000, $3 from generate_series(1, 100)`,
        [busy.accountId, api.ids.company, NOON],
      );
      const { body, headers } = responseOf(await post({ include: ['CHK-BIN'] }, { customer: busy }).expect(429));
      expect(body).toMatchObject({ code: 'refresh_backlog', limit: 100, open: 100 });
      expect(headers['retry-after']).toBe('60');
    });

    it('dry_run returns only the price, and creates nothing', async () => {
      const { body } = responseOf(await post({ include: ['DAT-GOV'] }, { query: '?dry_run=1' }).expect(200));
      expect(body).toEqual({ billing: expect.objectContaining({ price: '0.15', charged: '0.00', dry_run: true }) });
      await post({ include: ['DAT-GOV'] }, { of: 'pa_own_999999999', query: '?dry_run=1' }).expect(404);
      await post({ include: ['DAT-GOV'] }, { query: '?dry_run=yes' }).expect(400);
    });

    it('is one request for calls with the same Idempotency-Key and body', async () => {
      const call = (include: string[]) => post({ include }).set('Idempotency-Key', 'refresh-7');
      const first = responseOf(await call(['CHK-BIN']).expect(202));
      const again = responseOf(await call(['CHK-BIN']).expect(202));
      expect(again.body).toEqual(first.body);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(responseOf(await call(['DAT-GOV']).expect(409)).body).toMatchObject({ code: 'idempotency_key_reused' });
    });

    it('redirects a request for a merged entity to its survivor', async () => {
      const merged = `pa_own_${String(api.ids.bareCompany)}`;
      const merge = 'update entity set merged_into = $2 where pk = $1';
      await api.db.query(merge, [api.ids.bareCompany, api.ids.company]);
      const response = responseOf(await post({ include: ['CHK-BIN'] }, { of: merged }).expect(308));
      expect(response.headers['location']).toBe(`/v5/entities/${id}/update`);
      await api.db.query(merge, [api.ids.bareCompany, null]);
    });
  });

  describe('GET /v5/update_requests/{id}', () => {
    it('returns the members of v4 and typed ids for a pending request', async () => {
      const { id: request } = await requested({ include: ['DAT-GOV'] });
      const status = await poll(request);
      expect([...(isStatus?.Errors(status) ?? [])]).toEqual([]);
      expect(status).toEqual({
        ...{ update_request_id: request, id: request, entity_id: id, jurisdiction: 'pa', status: 'pending' },
        ...{ webhook_status: null, webhook_attempts: 0, requested_codes: ['DAT-GOV'] },
        ...{ started_at: null, completed_at: null, result: null, error: null },
        billing: expect.objectContaining({ price: '0.00', charged: '0.00', dry_run: false }),
      });
    });

    it('returns the entity as it was when the request completed, and not as it is now', async () => {
      const { id: request } = await requested({ include: ['DAT-GOV'] });
      const card = responseOf(await api.get(`/v5/entities/${id}?include=DAT-GOV&inline_limit=100`, paying))
        .body as Body;
      await complete(request);
      expect(responseOf(await api.get('/v5/usage?limit=1', paying).expect(200)).body).toMatchObject({
        calls: [{ route: '/v5/entities/:id/update', charged: '0.15', entity_id: id }],
      });
      await api.db.query(`delete from record where tag = 'directores' and pk % 10 = 0`);
      const client = await api.db.connect();
      await buildSections(client, 'pa', [api.ids.company], ['directores']);
      client.release();
      const status = await poll(request);
      expect([...(isStatus?.Errors(status) ?? [])]).toEqual([]);
      const { billing, ...entity } = card;
      expect(billing).toMatchObject({ price: '0.16' });
      const cut = (of: Body) =>
        JSON.parse(JSON.stringify(of, (name, value: unknown) => (name === 'next' ? null : value))) as Body;
      expect(cut(status['result'] as Body)).toEqual(cut(entity));
      expect(status).not.toHaveProperty('result.billing');
      expect(status).not.toHaveProperty('result.service_id');
    });

    it('links to the rest of long lists for a day, at the base charge, for the account that paid', async () => {
      const { id: request } = await requested({ include: ['DAT-GOV'] });
      await complete(request);
      const nextOf = async () => {
        const { result } = (await poll(request)) as { result: { sections: { directores: { next: string | null } } } };
        return result.sections.directores.next;
      };
      const next = (await nextOf()) ?? '';
      const before = await api.charges(paying);
      expect(responseOf(await api.get(next, paying).expect(200)).body).toMatchObject({
        section: 'directores',
        next: null,
      });
      expect((await api.charges(paying)).slice(0, -before.length)).toEqual([-10_000n]);
      await api.get(next, await api.customer({ balance: '1' })).expect(400);
      api.time = new Date(NOON.getTime() + 24 * HOUR_MS);
      await api.get(next, paying).expect(400);
      expect(await nextOf()).toBeNull();
    });

    it('is closed to a key whose scopes do not include the refreshed codes, in both versions', async () => {
      const { id: request } = await requested({ include: ['DAT-GOV', 'CHK-BIN'] });
      const narrow = await api.anotherKey(paying.accountId, { scopes: ['CHK-BIN'] });
      const wide = await api.anotherKey(paying.accountId, { scopes: ['DAT-GOV', 'CHK-BIN'] });
      for (const version of ['v4', 'v5']) {
        const path = `/${version}/update_requests/${String(request)}`;
        const { body } = responseOf(await api.get(path, narrow).expect(403));
        expect(body).toMatchObject({ code: 'key_scope_locked', locked_codes: ['DAT-GOV'] });
        await api.get(path, wide).expect(200);
      }
    });

    it('returns requests made through v4, and v4 returns those made through v5', async () => {
      const { id: request } = await requested({ include: ['CHK-BIN'] });
      const { body } = responseOf(await api.get(`/v4/update_requests/${String(request)}`, paying).expect(200));
      expect(body).toMatchObject({ entity_id: Number(api.ids.company), jurisdiction: 'panama', status: 'pending' });
      expect(Object.keys(body as Body)).toHaveLength(11);
      const path = `/v4/panama/entidades/${String(api.ids.company)}/update?include=CHK-BIN`;
      const accepted = responseOf(await api.send('POST', path, paying).expect(202)).body as Body;
      expect(await poll(accepted['update_request_id'])).toMatchObject({ entity_id: id, jurisdiction: 'pa' });
    });

    it('has no result for a request that completed before v5 had refreshes, or whose result was erased', async () => {
      const { id: request } = await requested({ include: ['CHK-BIN'] });
      await complete(request);
      await api.db.query('update update_request set typed_result = null where id = $1', [request]);
      expect(await poll(request)).toMatchObject({ status: 'completed', result: null });
    });

    it("is 404 for another account's request, 403 for a free account without requests, 400 for a non-integer", async () => {
      const { id: request } = await requested({ include: ['CHK-BIN'] });
      const other = await api.customer({ balance: '1' });
      await api.get(`/v5/update_requests/${String(request)}`, other).expect(404);
      const { body } = responseOf(await api.get(`/v5/update_requests/${String(request)}`, free).expect(403));
      expect(body).toMatchObject({ code: 'paid_plan_required' });
      await api.get('/v5/update_requests/x', paying).expect(400);
      const price = responseOf(
        await api.get(`/v5/update_requests/${String(request)}?dry_run=1`, paying).expect(200),
      ).body;
      expect(price).toEqual({ billing: expect.objectContaining({ price: '0.00', dry_run: true }) });
    });
  });
});
