import { micro } from '@entity-registry/domain';
import { until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Compile } from 'typebox/compile';
import { ApiFixture, responseOf } from '../../../../test/api-fixture.js';
import type { Customer } from '../../../../test/api-fixture.js';
import { writeSyntheticAssets } from '../../../../test/synthetic-assets.js';
import { BatchResponse } from '../entities-schema.js';

type Body = Record<string, unknown>;
interface Result {
  readonly id: string;
  readonly outcome: string;
  readonly entity?: Body;
  readonly merged_into?: string;
}
interface BatchResponse {
  readonly results: readonly Result[];
  readonly billing: Body;
}

describe('POST /v5/entities/batch', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  let company: string;
  let person: string;
  let merged: string;
  let finca: string;
  const UNKNOWN = 'pa_own_999999999';

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '200' });
    free = await api.customer();
    company = `pa_own_${String(api.ids.company)}`;
    person = `pa_own_${String(api.ids.person)}`;
    const keys = await writeSyntheticAssets(api.db, api.ids.company);
    finca = `pa_finca_${String(keys['fincas'])}`;
    const { rows } = await api.db.query<{ pk: bigint }>(
      `insert into entity (jurisdiction, pk, sid, kind, core, source, run_id, fetched_at, merged_into)
       select 'pa', nextval('entity_pk_seq'), 'merged', kind, core, source, run_id, fetched_at, pk
         from entity where jurisdiction = 'pa' and pk = $1 returning pk`,
      [api.ids.company],
    );
    merged = `pa_own_${String(rows[0]?.pk)}`;
  });
  afterAll(() => api.close());

  const send = (body: unknown, customer?: Customer, query = '') =>
    api
      .send('POST', `/v5/entities/batch${query}`, customer)
      .set('Content-Type', 'application/json')
      .send(JSON.stringify(body));
  const batch = async (body: unknown, customer = paying, query = ''): Promise<BatchResponse> =>
    (await send(body, customer, query).expect(200)).body as BatchResponse;
  const rejected = async (body: unknown, status: number, customer = paying): Promise<unknown> =>
    responseOf(await send(body, customer).expect(status)).body;
  const used = async ({ accountId }: Customer): Promise<number> => {
    const { rows } = await api.db.query<{ used: number }>('select quota_day_used as used from account where id = $1', [
      accountId,
    ]);
    return rows[0]?.used ?? 0;
  };

  it('returns results in order, each as it is returned by itself, and charges for those that exist', async () => {
    const response = await batch({ ids: [UNKNOWN, person, merged, company], include: ['CHK-BIN'] });
    expect([...Compile(BatchResponse).Errors(response)]).toEqual([]);
    expect(response.results.map(({ id, outcome }) => [id, outcome])).toEqual([
      [UNKNOWN, 'not_found'],
      [person, 'ok'],
      [merged, 'merged'],
      [company, 'ok'],
    ]);
    expect(response.results[2]).toEqual({ id: merged, outcome: 'merged', merged_into: company });
    const alone = (await api.get(`/v5/entities/${company}`, paying).expect(200)).body as Body;
    expect({ ...response.results[3]?.entity, billing: alone['billing'] }).toEqual(alone);
    expect(response.billing).toEqual({
      ...{ currency: 'USD', price: '0.05', charged: '0.05', dry_run: false, base: '0.01', redundant: [] },
      codes: [{ code: 'CHK-BIN', price: '0.04', quantity: 2, unit_price: '0.02' }],
    });
  });

  it('is charged once, with its final price in the ledger', async () => {
    const customer = await api.customer({ balance: '1' });
    const response = await send({ ids: [company, UNKNOWN], include: ['DAT-GOV', 'CHK-BIN'] }, customer).expect(200);
    expect(response.headers['x-service-charge']).toBe('0.18');
    const { rows } = await api.db.query(
      `select amount_micro as amount, lines from journal_entry where account_id = $1 and kind = 'charge'`,
      [customer.accountId],
    );
    expect(rows).toEqual([
      {
        amount: -180_000n,
        lines: [
          { code: 'base', price: '0.01' },
          { code: 'DAT-GOV', price: '0.15' },
          { code: 'CHK-BIN', price: '0.02' },
        ],
      },
    ]);
  });

  it('costs the base with only unknown ids', async () => {
    const response = await batch({ ids: [UNKNOWN] });
    expect(response).toMatchObject({ results: [{ outcome: 'not_found' }], billing: { price: '0.01', codes: [] } });
  });

  it('returns assets too, each for the cheapest code that covers it', async () => {
    const response = await batch({ ids: [finca, company, 'pa_nave_999999999'] });
    expect(response.results.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'not_found']);
    expect(response.results[0]?.entity).toMatchObject({ id: finca, type: 'finca', code: 'DAT-ASSET' });
    expect(response.billing).toMatchObject({
      price: '0.28',
      codes: [
        { code: 'DAT-ASSET', price: '0.25' },
        { code: 'CHK-BIN', price: '0.02' },
      ],
    });
  });

  it('links to the rest of lists that are shown in part', async () => {
    const response = await batch({ ids: [company, person], include: ['DAT-GOV'], inline_limit: 2 });
    const { sections } = response.results[0]?.entity as { sections: { directores: { next: string; items: Body[] } } };
    expect(sections.directores.items).toHaveLength(2);
    expect((await api.get(sections.directores.next, paying).expect(200)).body).toMatchObject({
      returned: 100,
      billing: { price: '0.01' },
    });
  });

  it('is refused before anything is read when the balance does not cover every id', async () => {
    const poor = await api.customer({ balance: '0.05' });
    expect(await rejected({ ids: [company, person, UNKNOWN], include: ['CHK-BIN'] }, 402, poor)).toMatchObject({
      code: 'insufficient_credits',
      price: '0.07',
      shortfall: '0.02',
    });
    expect(await api.charges(poor)).toEqual([]);
  });

  it.each([
    ['an unknown id', () => [UNKNOWN], '0.01'],
    ['known and unknown ids', () => [company, UNKNOWN, 'pa_finca_999999999'], '0.03'],
    ['a merged entity and its survivor', () => [merged, company], '0.03'],
    ['entities, and an asset that the code does not cover', () => [finca, UNKNOWN, person, company], '0.05'],
  ])('shows in a dry run what it would cost now: %s', async (_what, ids, price) => {
    const charges = (await api.charges(paying)).length;
    const body = { ids: ids(), include: ['CHK-BIN'] };
    const dry = await batch(body, paying, '?dry_run=true');
    expect(Object.keys(dry)).toEqual(['billing']);
    expect(await api.charges(paying)).toHaveLength(charges);
    expect(dry.billing).toMatchObject({ price, charged: '0.00', dry_run: true });
    const { billing } = await batch(body);
    expect({ ...dry.billing, charged: price, dry_run: false }).toEqual(billing);
  });

  it('is locked for a free key by the codes it requests, and a dry run shows their list price', async () => {
    const dry = await batch({ ids: [company, UNKNOWN], include: ['DAT-GOV'] }, free, '?dry_run=1');
    expect(dry.billing).toMatchObject({ price: '0.31', free_tier: { locked: true } });
    const missing = await batch({ ids: [company, 'pa_finca_999999999'] }, free, '?dry_run=1');
    expect(missing.billing).toMatchObject({ free_tier: { locked: true } });
    await rejected({ ids: [company, 'pa_finca_999999999'] }, 403, free);
  });

  it('is replayed under its Idempotency-Key, with its final price', async () => {
    const body = { ids: [company, UNKNOWN], include: ['CHK-BIN'] };
    const first = await send(body, paying).set('Idempotency-Key', 'a batch').expect(200);
    const again = await send(body, paying).set('Idempotency-Key', 'a batch').expect(200);
    expect(again.body).toEqual(first.body);
    expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true', 'x-service-charge': '0.00' });
  });

  it("is replayed when it was paid and no balance is left, even if it exceeds the free tier's batch size", async () => {
    const customer = await api.customer({ balance: '0.23' });
    const ids = [company, ...Array.from({ length: 10 }, (_, nr) => `pa_own_${String(910_000 + nr)}`)];
    const ask = () => send({ ids }, customer).set('Idempotency-Key', 'a large batch');
    const first = await ask().expect(200).expect('X-Service-Charge', '0.03');
    await api.billing.adjust({ accountId: customer.accountId, amount: micro('-0.20'), idempotencyKey: 'spent' });
    await until(async () => (await send({ ids }, customer)).status === 400);
    const again = await ask().expect(200).expect('Idempotent-Replayed', 'true');
    expect(again.body).toEqual(first.body);
    expect(await rejected({ ids, include: ['DAT-GOV'] }, 400, customer)).toMatchObject({
      code: 'free_tier_batch_rows',
    });
  });

  it('limits inline_limit by the numbers of entities and lists', async () => {
    const ids = Array.from({ length: 100 }, (_, nr) => `pa_own_${String(920_000 + nr)}`);
    const rich = await api.customer({ balance: '1000' });
    expect((await batch({ ids, include: ['DAT-ALL'] }, rich)).results).toHaveLength(100);
    const body = (await rejected({ ids, include: ['DAT-ALL'], inline_limit: 100 }, 400, rich)) as { error: string };
    const most = /^inline_limit must be at most (\d+) for 100 entities with up to \d+ lists each$/.exec(
      body.error,
    )?.[1];
    await batch({ ids, include: ['DAT-ALL'], inline_limit: Number(most) }, rich);
    await batch({ ids: ids.slice(50), include: ['DAT-GOV'], inline_limit: 100 }, rich);
  });

  it('finds assets of one type together, each in its place', async () => {
    const ids = ['pa_finca_999999999', finca, company, 'pa_nave_999999999'];
    const { results } = await batch({ ids });
    expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['pa_finca_999999999', 'not_found'],
      [finca, 'ok'],
      [company, 'ok'],
      ['pa_nave_999999999', 'not_found'],
    ]);
  });

  describe('with a free key', () => {
    it('counts every id, including unknown ones, and is DAT-FREE without include', async () => {
      const before = await used(free);
      const response = await batch({ ids: [company, UNKNOWN, person] }, free);
      expect(response.results[0]?.entity).toMatchObject({ signals: expect.any(Object), sections: {} });
      expect(response.billing).toMatchObject({ price: '0.00', charged: '0.00' });
      expect(await used(free)).toBe(before + 3);
    });

    it('accepts at most 10 ids, checking the body before the quota', async () => {
      const ids = Array.from({ length: 11 }, (_, nr) => `pa_own_${String(900_000 + nr)}`);
      const before = await used(free);
      expect(await rejected({ ids }, 400, free)).toEqual({
        ...{ error: expect.any(String), code: 'free_tier_batch_rows' },
        ...{ limit: 10, rows: 11 },
      });
      expect(await used(free)).toBe(before);
      expect((await batch({ ids: ids.slice(1) }, free)).results).toHaveLength(10);
    });

    it('refuses other codes, and assets', async () => {
      expect(await rejected({ ids: [company], include: ['DAT-GOV'] }, 403, free)).toMatchObject({
        code: 'free_tier_code_locked',
        locked_codes: ['DAT-GOV'],
      });
      expect(await rejected({ ids: [company, finca] }, 403, free)).toMatchObject({ locked_codes: ['DAT-ASSET'] });
    });

    it('is refused when the ids exceed the daily quota', async () => {
      const customer = await api.customer();
      await api.db.query('update account set quota_day = $2, quota_day_used = 28 where id = $1', [
        customer.accountId,
        '2026-11-21',
      ]);
      expect(await rejected({ ids: [company, person, UNKNOWN] }, 429, customer)).toMatchObject({
        code: 'free_tier_limit',
        requested: 3,
        remaining: 2,
      });
    });
  });

  it('is closed to callers without a key', async () => {
    const { body } = responseOf(await send({ ids: [company] }).expect(403));
    expect(body).toMatchObject({ code: 'public_tier_locked' });
  });

  it.each([
    [{}, 'ids is required: a list of 1 to 100 items'],
    [{ ids: [] }, 'ids must be a list of 1 to 100 items'],
    [{ ids: Array.from({ length: 101 }, (_, nr) => `pa_own_${String(nr)}`) }, 'ids must be a list of 1 to 100 items'],
    [{ ids: 'pa_own_1' }, 'ids must be a list of 1 to 100 items'],
    [{ ids: [1] }, /^ids\[0\] must be text/],
    [{ ids: ['pa_own_1', 'pa_own_x'] }, /^ids\[1\] is a malformed id/],
    [{ ids: ['pa_own_1', 'ec_own_1'] }, 'jurisdiction reserved'],
    [{ ids: ['pa_own_1', 'pa_own_2', 'pa_own_1'] }, 'ids[2] is the same as ids[0]: list each id once'],
    [{ ids: ['pa_own_1'], include: 'CHK-BIN' }, /^include must be a list/],
    [{ ids: ['pa_own_1'], include: [] }, /^include must be a list/],
    [{ ids: ['pa_own_1'], include: [''] }, 'include must not contain an empty product code'],
    [{ ids: ['pa_own_1'], include: ['CHK-BIN', ''] }, 'include must not contain an empty product code'],
    [{ ids: ['pa_own_1'], include: ['CHK-BIN', 'DAT-IP,DAT-GOV'] }, 'include[1] must be a single product code'],
    [{ ids: ['pa_own_1'], include: ['DAT-NOPE'] }, 'unknown product code(s): DAT-NOPE'],
    [{ ids: ['pa_own_1'], inline_limit: 101 }, 'inline_limit must be an integer from 1 to 100'],
    [{ ids: ['pa_own_1'], inline_limit: '5' }, 'inline_limit must be an integer from 1 to 100'],
    [{ ids: ['pa_own_1'], inline_limit: null }, 'inline_limit must be an integer from 1 to 100'],
    [{ ids: ['pa_own_1'], more: 1 }, 'more is not a parameter of this route'],
  ])('%j is a 400 that says what is wrong', async (body, error) => {
    for (const customer of [paying, free]) {
      const response = (await rejected(body, 400, customer)) as { error: string; code?: string };
      if (typeof error === 'string') expect(response.error).toBe(error);
      else expect(response.error).toMatch(error);
      if (response.error.startsWith('inline_limit')) expect(response.code).toBe('invalid_inline_limit');
    }
  });
});
