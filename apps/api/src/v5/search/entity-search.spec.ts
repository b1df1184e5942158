import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { expectSchema } from '../../../test/expect-schema.js';
import { entitySearchOperation } from './entity-search-schema.js';
import { operations } from './search-schema.js';

interface Page {
  results: { id: string; nombre: string; identifier_masked: string | null; province: string | null }[];
  page: { returned: number; next_cursor: string | null; total: number; total_relation: string };
  facets: Record<string, { value: string; count: number }[]>;
  billing: Record<string, unknown>;
}

const ROUTE = '/v5/search/entities';
/** Names, with identity cards for persons. */
const NAMES: readonly (readonly [string, string | null])[] = [
  ['NAVIERA FICTICIA DEL NORTE, S.A.', null],
  ['NAVIERA FICTICIA DEL SUR, S.A.', null],
  ['COMPAÑÍA NAVIERA FICTICIA, S.A.', null],
  ['JOSE INVENTADO', '8-123-1234'],
  ['JOSE INVENTADO', '4-55-321'],
];

describe('the search of entities by name', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '100' });
    free = await api.customer();
    await api.db.query(
      `with given as (
         insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, cedula, core, source, run_id, fetched_at)
         select 'pa', 900100 + place, 'browse:' || place, case when card is null then 'Organization' else 'NaturalPerson' end, name,
                btrim(regexp_replace(search_fold(name), '[^a-z0-9]+', ' ', 'g')), card,
                jsonb_build_object('status', case when place = 2 then 'DISUELTA' else 'VIGENTE' end), 'synthetic', 1,
                '2026-11-20T06:00:00Z'
           from unnest($1::text[], $2::text[]) with ordinality as e (name, card, place)
         returning pk)
       select count(*) from given`,
      [NAMES.map(([name]) => name), NAMES.map(([, card]) => card)],
    );
    await api.db.query(`select sync_entity_listing('pa', array(select pk from entity where sid like 'browse:%'))`);
  });
  afterAll(() => api.close());

  const search = (body: object, customer: Customer | undefined = paying, query = '') =>
    api.send('POST', `${ROUTE}${query}`, customer).send(body);
  const page = async (body: object) => responseOf(await search(body).expect(200)).body as Page;
  const refusal = async (body: object) => responseOf(await search(body).expect(400)).body;

  it('finds names by words and prefixes in any order, with facets, as its schema says', async () => {
    const response = await page({ q: 'fict navi', facets: ['status', 'kind'] });
    expectSchema(entitySearchOperation.responses[0]?.schema ?? {}, response);
    expect(response).toMatchObject({
      surface: 'entities',
      results: [{ id: 'pa_own_900103' }, { id: 'pa_own_900101' }, { id: 'pa_own_900102' }],
      page: { returned: 3, next_cursor: null, total: 3, total_relation: 'eq' },
      facets: {
        status: [
          { value: 'VIGENTE', count: 2 },
          { value: 'DISUELTA', count: 1 },
        ],
        kind: [{ value: 'Organization', count: 3 }],
      },
    });
    expect((await page({ q: 'naviera ficticia', filters: { status: 'disuelta' } })).results).toHaveLength(1);
  });

  it('counts facets of all entities without words and filters, and ignores repeated words', async () => {
    const all = await page({ facets: ['kind', 'province'], limit: 1 });
    expect(all.results).toHaveLength(1);
    expect(all.facets['kind']?.map(({ value }) => value)).toEqual(['Organization', 'NaturalPerson']);
    expect(all.facets['province']).toContainEqual({ value: 'CHIRIQUÍ', count: 1 });
    const ids = async (q: string) => (await page({ q })).results.map(({ id }) => id);
    expect(await ids('naviera Naviera ficticia')).toEqual(await ids('naviera ficticia'));
  });

  it('tells namesakes apart, and never shows the number of an identity card', async () => {
    const response = await page({ q: 'inventado jose' });
    expect(response.results.map(({ identifier_masked, province }) => [identifier_masked, province])).toEqual([
      ['8-***-1234', 'PANAMÁ'],
      ['4-***-321', 'CHIRIQUÍ'],
    ]);
    expect(JSON.stringify(response)).not.toMatch(/8-123-1234|4-55-321/);
  });

  it('charges 0.01 for each page, nothing for a dry run, an error or the schema, and once for a repeated key', async () => {
    const customer = await api.customer({ balance: '1' });
    const ask = (body: object, query = '') => search(body, customer, query);
    const preview = responseOf(await ask({ q: 'naviera' }, '?dry_run=true').expect(200)).body as Page;
    expect(preview).toEqual({ billing: expect.objectContaining({ price: '0.01', charged: '0.00', dry_run: true }) });
    await ask({ q: '' }).expect(400);
    await ask({ filters: { riesgo: 'x' } }).expect(400);
    await api.get(`${ROUTE}/schema`, customer).expect(200);
    expect(await api.charges(customer)).toEqual([]);
    const first = responseOf(await ask({ q: 'naviera ficticia', limit: 2 }).expect(200)).body as Page;
    expect(first.billing).toMatchObject({ price: '0.01', charged: '0.01', base: '0.01', codes: [] });
    const next = { q: 'naviera ficticia', limit: 2, cursor: first.page.next_cursor };
    const second = responseOf(await ask(next).set('Idempotency-Key', 'browse-1').expect(200)).body as Page;
    await ask(next).set('Idempotency-Key', 'browse-1').expect(200);
    expect([...first.results, ...second.results].map(({ id }) => id)).toEqual([
      'pa_own_900101',
      'pa_own_900102',
      'pa_own_900103',
    ]);
    expect(await api.charges(customer)).toHaveLength(2);
  });

  it('is locked for free keys and without a key, and accepts any scopes', async () => {
    await search({ q: 'naviera' }, free).expect(403);
    await api.send('POST', ROUTE).send({ q: 'naviera' }).expect(403);
    const scoped = await api.customer({ balance: '1', scopes: ['DAT-GOV'] });
    await search({ q: 'naviera' }, scoped).expect(200);
  });

  it('refuses unknown filters with the valid ones, and other wrong shapes by name', async () => {
    const valid_filters = ['kind', 'status', 'legal_form', 'province', 'activity'];
    expect(await refusal({ filters: { riesgo: 'alto' } })).toMatchObject({
      error: 'unknown filter(s): riesgo',
      valid_filters,
    });
    for (const body of [
      { q: 7 },
      { q: '...' },
      { limit: 0 },
      { limit: 101 },
      { facets: ['riesgo'] },
      { filters: { kind: 'Barco' } },
      { filters: { status: null } },
      { filters: { status: { gte: 'A' } } },
      // Identity cards begin with the number of a province, which no result shows.
      { filters: { province: '8' } },
      { filters: { province: ['PANAMÁ', ' 08 '] } },
      { filters: { province: { not: '8' } } },
      { filters: { province: { prefix: '8' } } },
      { sort: [{ field: 'status' }] },
      { filters: [] },
    ]) {
      expect([body, await refusal(body)]).toEqual([body, expect.objectContaining({ code: 'invalid_search_query' })]);
    }
  });

  it('accepts a cursor only for the same search and account', async () => {
    const { page: first } = await page({ q: 'naviera ficticia', limit: 1 });
    const cursor = first.next_cursor ?? '';
    const rejected = { error: expect.any(String), code: 'invalid_cursor' };
    expect(await refusal({ q: 'naviera', limit: 1, cursor })).toEqual(rejected);
    expect(await refusal({ q: 'naviera ficticia', filters: { kind: 'Organization' }, cursor })).toEqual(rejected);
    expect(await refusal({ q: 'naviera ficticia', cursor: 'x' })).toEqual(rejected);
    const other = await api.customer({ balance: '1' });
    await search({ q: 'naviera ficticia', limit: 1, cursor }, other).expect(400);
    expect(await api.charges(other)).toEqual([]);
  });

  it('describes its filters, whose examples it accepts', async () => {
    const { body } = responseOf(await api.get(`${ROUTE}/schema`, free).expect(200));
    expectSchema(operations.find(({ path }) => path === `${ROUTE}/schema`)?.responses[0]?.schema ?? {}, body);
    const { filters } = body as { filters: { name: string; example: unknown }[] };
    for (const { name, example } of filters) await search({ filters: { [name]: example } }).expect(200);
  });
});
