import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Check } from 'typebox/value';
import type { TSchema } from 'typebox';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { BatchResponse, PresenceResponse, ResolveResponse } from './resolve-schema.js';

const COMPANY = 'Maderas Ficticias del Tuira, S.A.';
const PERSON = 'Aurelia Inventada Quintero';
const CEDULA = '8-9901-9901';
const NOTHING = Object.fromEntries(
  ['ruc', 'cedula', 'jurisdiction', 'mode', 'type', 'limit', 'min_confidence', 'exclude_ids', 'explain'].map((name) => [
    name,
    null,
  ]),
);

interface Body {
  outcome: string;
  candidates: { id: string; nombre: string; confidence: number; features?: unknown[] }[];
  results: { row_id: string | null; index: number; outcome: string; mode: string; candidates: { nombre: string }[] }[];
  billing: { price: string; charged: string; codes: unknown[] };
}

describe('POST /v5/resolve', () => {
  let api: ApiFixture;
  let paying: Customer;
  let company: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    company = `pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());

  const post = (path: string, body: object, customer?: Customer) => api.send('POST', path, customer).send(body);
  const one = (body: object, customer?: Customer) => post('/v5/resolve', body, customer);
  const batch = (body: object, customer?: Customer, query = '') => post(`/v5/resolve/batch${query}`, body, customer);
  const bodyOf = async (test: ReturnType<typeof one>, schema: TSchema): Promise<Body> => {
    const { body } = responseOf(await test.expect(200));
    expect(Check(schema, body)).toBe(true);
    return body as Body;
  };

  describe('one query', () => {
    it('lists the candidates with their confidence and its features, for 0.02', async () => {
      const body = await bodyOf(one({ name: 'maderas ficticias del tuira' }, paying), ResolveResponse);
      expect(body).toMatchObject({
        outcome: 'matched',
        query: { normalized_name: 'maderas ficticias del tuira', legal_form: null, identifier: null },
        candidates: [
          {
            ...{ id: company, nombre: COMPANY, type: 'Organization', ruc_no_dv: '9900001-1-900001', status: 'VIGENTE' },
            matched_on: ['name'],
          },
        ],
        ...{ mode: 'identify', levels: { accept: 0.8, possible: 0.3, margin: 0.05 } },
        ...{ warnings: [], algorithm: '2026-11-27', index_as_of: '2026-11-20T06:00:00.000Z' },
        billing: { price: '0.02', charged: '0.02', base: '0.01', codes: [{ code: 'DAT-RESOLVE', price: '0.01' }] },
      });
      expect(body.candidates[0]?.features).not.toHaveLength(0);
      expect((await api.charges(paying))[0]).toBe(-20_000n);
    });

    it('omits the features unless they are requested', async () => {
      const body = await bodyOf(one({ name: 'Maderas Ficticias', explain: false }, paying), ResolveResponse);
      expect(body.candidates[0]).not.toHaveProperty('features');
    });

    it.each([{ cedula: CEDULA }, { ruc: CEDULA, name: PERSON, type: 'NaturalPerson' }, { cedula: '08-9901-009901' }])(
      'finds a person by %j',
      async (query) => {
        const body = await bodyOf(one(query, paying), ResolveResponse);
        expect([body.outcome, body.candidates[0]?.nombre]).toEqual(['matched', PERSON]);
      },
    );

    it('treats blank values as absent', async () => {
      const body = await bodyOf(one({ name: COMPANY, ruc: ' ', cedula: '', type: null }, paying), ResolveResponse);
      expect(body.candidates[0]?.id).toBe(company);
    });

    it('treats null as absent', async () => {
      const plain = await bodyOf(one({ name: PERSON }, paying), ResolveResponse);
      expect(plain.candidates).not.toHaveLength(0);
      expect(await bodyOf(one({ name: PERSON, ...NOTHING }, paying), ResolveResponse)).toEqual(plain);
      const { results } = await bodyOf(batch({ rows: [{ name: PERSON, ...NOTHING }] }, paying), BatchResponse);
      expect(results[0]?.candidates).toEqual(plain.candidates);
    });

    it('returns one candidate to a caller without a key, free of charge', async () => {
      const before = (await api.billing.publicUsage(api.time)).used;
      const response = await one({ name: 'Inventada', min_confidence: 0, limit: 5 }).expect(200);
      const { body, headers } = responseOf(response);
      expect((body as Body).candidates.length).toBeLessThan(2);
      expect(body).toMatchObject({ billing: { price: '0.00', charged: '0.00' } });
      expect(headers).toMatchObject({ 'x-service-tier': 'public' });
      expect((await api.billing.publicUsage(api.time)).used).toBe(before + 1);
    });

    it('counts as one call against the free quota', async () => {
      const free = await api.customer();
      const { headers } = responseOf(await one({ name: COMPANY }, free).expect(200));
      expect(headers).toMatchObject({ 'x-service-tier': 'free', 'x-service-free-remaining-today': '29' });
    });

    it('returns only its price in a dry run, and charges nothing', async () => {
      const charges = await api.charges(paying);
      const { body } = responseOf(await post('/v5/resolve?dry_run=1', { name: COMPANY }, paying).expect(200));
      expect(body).toMatchObject({ billing: { price: '0.02', charged: '0.00', dry_run: true } });
      expect(Object.keys(body as object)).toEqual(['billing']);
      expect(await api.charges(paying)).toEqual(charges);
    });

    it.each([
      [{}, { code: 'invalid_search_query', error: 'at least one of name, ruc and cedula is required' }],
      [{ name: '¿?' }, { code: 'invalid_search_query', error: 'name must have at least one letter or digit' }],
      [{ name: 'S. de R.L.' }, { code: 'invalid_search_query', error: 'name must have more than a legal form' }],
      [{ name: 'X' }, { code: 'invalid_search_query', error: 'name must have at least two letters or digits' }],
      [{ name: '12345' }, { error: 'name must have a letter: a number belongs in ruc or cedula' }],
      [{ name: 'x'.repeat(10_000) }, { error: 'name must be text of at most 300 characters or null' }],
      [{ name: 'Maderas\u0000' }, { error: 'name must not contain control characters' }],
      [{ ruc: 'none' }, { code: 'invalid_identifier', field: 'ruc' }],
      [{ cedula: '9900001-1-900001' }, { code: 'invalid_identifier', field: 'cedula' }],
      [{ name: COMPANY, limit: 51 }, { error: 'limit must be an integer from 1 to 50 or null' }],
      [{ name: COMPANY, type: 'Ship' }, { error: 'type must be "Organization", "NaturalPerson" or null' }],
      [{ name: COMPANY, jurisdiction: 'ec' }, { error: 'jurisdiction reserved' }],
      [{ name: COMPANY, jurisdiction: 'xx' }, { error: 'jurisdiction must be "pa", "ec", "co" or null' }],
      [{ name: COMPANY, exclude_ids: ['own_1'] }, { error: 'malformed id' }],
      [{ name: COMPANY, mode: 'strict' }, { error: 'mode must be "identify", "screen" or null' }],
      [{ name: COMPANY, mode: 1 }, { error: 'mode must be "identify", "screen" or null' }],
      [{ name: COMPANY, mode: ['screen'] }, { error: 'mode must be "identify", "screen" or null' }],
      [{ nombre: COMPANY }, { error: 'nombre is not a parameter of this route' }],
    ])('refuses %j, uncharged', async (query, error) => {
      const charges = await api.charges(paying);
      for (const customer of [paying, undefined]) {
        const { body } = responseOf(await one(query, customer).expect(400));
        expect(body).toMatchObject(error);
      }
      expect(await api.charges(paying)).toEqual(charges);
    });
  });

  describe('a batch', () => {
    const rows = [
      { row_id: 'a', name: COMPANY, limit: 1 },
      { row_id: 'b', ruc: 'none' },
      { name: 'Xilofrasto Ultramarino' },
      { row_id: 'd', cedula: CEDULA, explain: false },
      { row_id: 'e', name: '' },
      { row_id: 'f', name: COMPANY, exclude_ids: ['nonsense'] },
      { row_id: 'g', name: COMPANY, jurisdiction: 'co' },
    ];

    it('resolves each row with its own options, in order, and charges the valid ones', async () => {
      const body = await bodyOf(batch({ rows }, paying), BatchResponse);
      expect(body.results.map(({ row_id, index, outcome }) => [row_id, index, outcome])).toEqual([
        ['a', 0, 'matched'],
        ['b', 1, 'invalid'],
        [null, 2, 'no_match'],
        ['d', 3, 'matched'],
        ['e', 4, 'invalid'],
        ['f', 5, 'invalid'],
        ['g', 6, 'invalid'],
      ]);
      expect(body.results[1]).toEqual({
        ...{ row_id: 'b', index: 1, outcome: 'invalid' },
        error: { code: 'invalid_identifier', field: 'ruc', message: 'ruc is of no known form' },
      });
      expect(body.results[3]?.candidates).toMatchObject([{ nombre: PERSON }]);
      expect(body).toMatchObject({
        summary: { rows: 7, matched: 2, ambiguous: 0, no_match: 1, invalid: 4 },
        billing: {
          price: '0.04', // 0.01 + 3 x 0.01
          codes: [{ code: 'DAT-RESOLVE', price: '0.03', quantity: 3, unit_price: '0.01' }],
        },
      });
      expect((await api.charges(paying))[0]).toBe(-40_000n);
    });

    it('has a mode for all rows, and a row can have its own', async () => {
      const some = [{ name: COMPANY }, { name: COMPANY, mode: 'identify' }, { name: COMPANY, mode: null }];
      const modes = async (more: object) =>
        (await bodyOf(batch({ rows: some, ...more }, paying), BatchResponse)).results.map(({ mode }) => mode);
      expect(await modes({ mode: 'screen' })).toEqual(['screen', 'identify', 'screen']);
      expect(await modes({ mode: null })).toEqual(['identify', 'identify', 'identify']);
    });

    it('returns only numbers with presence', async () => {
      const body = await bodyOf(batch({ rows, with_presence: true }, paying), PresenceResponse);
      expect(body).toMatchObject({ presence: { rows: 7, matched: 2 }, billing: { price: '0.04' } });
      const { levels } = (body as unknown as { presence: { levels: { code: string; rows_with_data: number }[] } })
        .presence;
      expect(levels).toEqual(expect.arrayContaining([{ code: 'CHK-BIN', rows_with_data: 2 }]));
      expect(levels.find(({ code }) => code === 'DAT-GOV')?.rows_with_data).toBeGreaterThan(0);
      expect(JSON.stringify(body)).not.toMatch(/pa_own_|Maderas|Aurelia/);
    });

    it.each([
      [{ rows: [] }, 'rows must be a list of 1 to 100 items'],
      [{ rows: Array.from({ length: 101 }, () => ({ name: 'a' })) }, 'rows must be a list of 1 to 100 items'],
      [{ rows: [{ name: 'a', mode: 'both' }] }, 'rows[0].mode must be "identify", "screen" or null'],
      [{ rows: [{ name: 'a' }], mode: true }, 'mode must be "identify", "screen" or null'],
      [{ rows: [{ name: 'a' }, { name: 'b', limit: 0 }] }, 'rows[1].limit must be an integer from 1 to 50 or null'],
      [
        {
          rows: [
            { row_id: 'a', name: 'a' },
            { row_id: 'a', name: 'b' },
          ],
        },
        'rows[1].row_id is the row_id of an earlier row: each must be unique in its call',
      ],
    ])('refuses an invalid body as a whole', async (body, error) => {
      const response = responseOf(await batch(body, paying).expect(400));
      expect(response.body).toEqual({ error, code: expect.any(String) });
    });

    it.each([
      ['as they are', JSON.stringify],
      [
        'escaped',
        (body: object) =>
          JSON.stringify(body).replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`),
      ],
    ])('accepts 100 rows of the longest names in another script, %s', async (_, textOf) => {
      const rows = Array.from({ length: 100 }, (_each, nr) => ({ row_id: String(nr), name: '中'.repeat(300) }));
      const sent = api.send('POST', '/v5/resolve/batch?dry_run=1', paying).set('Content-Type', 'application/json');
      const { body } = responseOf(await sent.send(textOf({ rows })).expect(200));
      expect(body).toMatchObject({ billing: { price: '1.01' } });
    });

    it('allows a free key 10 rows, or 100 estimator rows', async () => {
      const free = await api.customer();
      const eleven = Array.from({ length: 11 }, () => ({ name: COMPANY }));
      const rejected = responseOf(await batch({ rows: eleven }, free).expect(400));
      expect(rejected.body).toMatchObject({ code: 'free_tier_batch_rows', limit: 10, rows: 11 });
      const counted = responseOf(await batch({ rows: [...eleven.slice(2), { ruc: 'none' }] }, free).expect(200));
      expect(counted.headers).toMatchObject({ 'x-service-free-remaining-today': '21' });
      const { headers } = responseOf(await batch({ rows: eleven, with_presence: true }, free).expect(200));
      expect(headers).toMatchObject({
        'x-service-free-remaining-today': '21',
        'x-service-free-estimator-rows-remaining': '4989',
      });
    });

    it('is replayed when it was paid and no balance is left', async () => {
      const customer = await api.customer({ balance: '0.12' });
      const eleven = Array.from({ length: 11 }, () => ({ cedula: CEDULA }));
      const ask = () => batch({ rows: eleven }, customer).set('Idempotency-Key', 'eleven');
      const first = await ask().expect(200).expect('X-Service-Balance', '0.00');
      const again = await ask().expect(200).expect('Idempotent-Replayed', 'true');
      expect(again.body).toEqual(first.body);
      await batch({ rows: eleven }, customer).expect(400);
      const dry = responseOf(await batch({ rows: eleven }, customer, '?dry_run=1').expect(400));
      expect(dry.body).toMatchObject({ code: 'free_tier_batch_rows', limit: 10, rows: 11 });
    });

    it('returns an error to a free key whose estimator rows are used up', async () => {
      const free = await api.customer();
      const hundred = Array.from({ length: 100 }, () => ({ cedula: CEDULA }));
      await batch({ rows: hundred, with_presence: true }, free).expect(200);
      await api.db.query('update account set estimator_used = 4950 where id = $1', [free.accountId]);
      const { body } = responseOf(await batch({ rows: hundred, with_presence: true }, free).expect(402));
      expect(body).toMatchObject({ code: 'estimator_rows_exhausted', limit: 5_000, used: 4_950 });
      const dry = responseOf(await batch({ rows: hundred, with_presence: true }, free, '?dry_run=1').expect(200));
      expect(dry.body).toMatchObject({ billing: { free_tier: { would_exceed: true, would_status: 402 } } });
    });

    it('is closed to a caller without a key', async () => {
      const { body } = responseOf(await batch({ rows: [{ name: COMPANY }] }).expect(403));
      expect(body).toMatchObject({ code: 'public_tier_locked' });
    });

    it('costs the base when no row is valid', async () => {
      const body = await bodyOf(batch({ rows: [{ ruc: 'none' }] }, paying), BatchResponse);
      expect(body.billing).toMatchObject({ price: '0.01', charged: '0.01' });
    });
  });

  it('is an error, uncharged, while names are not searchable', async () => {
    await api.db.query(`update name_index set state = 'stale' where jurisdiction = 'pa'`);
    const charges = await api.charges(paying);
    for (const call of [one({ name: COMPANY }, paying), batch({ rows: [{ name: COMPANY }] }, paying)]) {
      const { body, headers } = responseOf(await call.expect(502));
      expect(body).toMatchObject({ code: 'search_backend_error', retryable: true });
      expect(headers).toMatchObject({ 'retry-after': '5' });
    }
    await one({ ruc: '9900001-1-900001' }, paying).expect(200);
    await api.db.query(`update name_index set state = 'ready' where jurisdiction = 'pa'`);
    expect(await api.charges(paying)).toHaveLength(charges.length + 1);
  });
});
