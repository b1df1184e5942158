import { SURFACE_NAMES, surfaceOf } from '@entity-registry/domain';
import { INHERITED_NAMES } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSchema } from '../../../test/expect-schema.js';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { operations, searchBodySchema } from './search-schema.js';

interface Page {
  results: Record<string, unknown>[];
  page: { returned: number; next_cursor: string | null; total: number; total_relation: string };
  facets: Record<string, { value: string; count: number }[]>;
  billing: Record<string, unknown>;
}

const BASE_ONLY = { currency: 'USD', base: '0.01', codes: [], redundant: [] };
const TYPED: Readonly<Record<string, readonly string[]>> = {
  importaciones: ['imp'],
  exportaciones: ['exp'],
  marcas: ['marca'],
  naves: ['nave'],
  'real-estate': ['finca', 'ph'],
  'real-estate-deeds': ['relemento'],
  immigration: ['mig', 'wp', 'visaaut', 'imped'],
};

describe('the search surfaces', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '100' });
    free = await api.customer();
    const company = api.ids.company.toString();
    // Records of the kinds that are missing in the synthetic register.
    await api.db.query(
      `insert into record (level, jurisdiction, pk, tag, entity_pk, payload, item_date, source, source_key, run_id, fetched_at)
       select r.level, 'pa', 900000 + ord, r.level, r.entity::bigint, r.payload::jsonb, null, 'synthetic', 'search:' || ord, 1,
              '2026-11-20T06:00:00Z'
         from unnest($1::text[], $2::text[], $3::text[]) with ordinality as r (level, entity, payload, ord)`,
      [
        ['real_estate_deeds', 'authorized_visas', 'impedimentos', 'importaciones', 'importaciones'],
        [company, null, null, company, null],
        [
          { nombre: 'HIPOTECA', fecha: '2020-01-31', propiedad_id: 7, propiedad_tag: 'fincas' },
          { nombre: 'Ana Inventada', fecha_inicio: '2024-01-01', estado: 'resuelto' },
          { nombre: 'ANA INVENTADA', fecha_inicio: '2025-01-01', estado: 'Resuelto' },
          { descripcion: 'Arroz', procedencia: 'CHINA', fecha: '2025-02-01', valor_cif: 12.5 },
          { descripcion: 'Arroz', procedencia: 'CHINA', fecha: '2025-01-01', valor_cif: 1200.5 },
        ].map((payload) => JSON.stringify(payload)),
      ],
    );
  });
  afterAll(() => api.close());

  const search = (surface: string, body: object, customer: Customer | undefined = paying, query = '') =>
    api.send('POST', `/v5/search/${surface}${query}`, customer).send(body);
  const page = async (surface: string, body: object) =>
    responseOf(await search(surface, body).expect(200)).body as Page;
  const refusal = async (surface: string, body: object) => responseOf(await search(surface, body).expect(400)).body;

  it.each(SURFACE_NAMES)('%s finds records that match its schema, with their typed ids', async (surface) => {
    const response = await page(surface, { facets: surfaceOf(surface).fields.flatMap(({ facet }) => facet ?? []) });
    const operation = operations.find(({ path }) => path === `/v5/search/${surface}`);
    expectSchema(operation?.responses[0]?.schema ?? {}, response);
    expect(response.results.length).toBeGreaterThan(0);
    expect(response.billing).toEqual({ ...BASE_ONLY, price: '0.01', charged: '0.01', dry_run: false });
    const types = TYPED[surface];
    for (const { id } of response.results) {
      if (types === undefined) expect(Number.isSafeInteger(id)).toBe(true);
      else expect(types.some((type) => new RegExp(`^pa_${type}_\\d+$`).test(String(id)))).toBe(true);
    }
  });

  it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s shows examples that match its schemas',
    (_name, { body, responses }) => {
      for (const { schema, examples } of body ? [body, ...responses] : responses) {
        for (const { value } of Object.values(examples)) expectSchema(schema ?? {}, value);
      }
    },
  );

  it.each(SURFACE_NAMES)('%s accepts the example of its own description', async (surface) => {
    const example = operations.find(({ path }) => path === `/v5/search/${surface}`)?.body?.examples['search']?.value;
    await search(surface, example as object).expect(200);
  });

  it.each(SURFACE_NAMES)('%s accepts the example of every filter it describes', async (surface) => {
    const { body } = responseOf(await api.get(`/v5/search/${surface}/schema`, free).expect(200));
    expectSchema(
      operations.find(({ path }) => path === `/v5/search/${surface}/schema`)?.responses[0]?.schema ?? {},
      body,
    );
    const { filters, sort } = body as { filters: { name: string; example: unknown }[]; sort: string[] };
    for (const { name, example } of filters) await search(surface, { filters: { [name]: example } }).expect(200);
    for (const field of sort) await search(surface, { sort: [{ field }] }).expect(200);
  });

  it('a search is filtered, sorted and counted', async () => {
    const response = await page('importaciones', {
      filters: { procedencia: ['china'], fecha: { gte: '2025-01-01' } },
      ...{ q: 'ARROZ', sort: [{ field: 'valor_cif', dir: 'desc' }], facets: ['procedencia'], limit: 1, cursor: null },
    });
    expect(response).toMatchObject({
      surface: 'importaciones',
      results: [{ id: 'pa_imp_900005', entity_id: null, fecha: '2025-01-01', valor_cif: 1200.5 }],
      page: { returned: 1, total: 2, total_relation: 'eq' },
      facets: { procedencia: [{ value: 'CHINA', count: 2 }] },
    });
  });

  it('a cursor continues the same search of the same account, and no other', async () => {
    const body = { filters: { procedencia: 'CHINA' }, sort: [{ field: 'fecha', dir: 'asc' }], limit: 1 };
    const { page: first } = await page('importaciones', body);
    const cursor = first.next_cursor ?? '';
    const second = await page('importaciones', { ...body, limit: 5, cursor });
    expect(second).toMatchObject({ results: [{ id: 'pa_imp_900004' }], page: { returned: 1, next_cursor: null } });
    const rejected = { error: expect.any(String), code: 'invalid_cursor' };
    expect(await refusal('importaciones', { ...body, filters: { procedencia: 'PERU' }, cursor })).toEqual(rejected);
    expect(await refusal('importaciones', { ...body, sort: [], cursor })).toEqual(rejected);
    expect(await refusal('exportaciones', { limit: 1, cursor })).toEqual(rejected);
    expect(await refusal('importaciones', { ...body, cursor: 'x' })).toEqual(rejected);
    const other = await api.customer({ balance: '1' });
    await search('importaciones', { ...body, cursor }, other).expect(400);
    expect(await api.charges(other)).toEqual([]);
  });

  it('an unknown filter is refused with the valid ones', async () => {
    expect(await refusal('naves', { filters: { nope: 1, nombre: 'x', otra: 2 } })).toEqual({
      error: 'unknown filter(s): nope, otra',
      code: 'unknown_filter',
      valid_filters: ['entity_id', 'nombre', 'ficha', 'fecha_registro'],
    });
  });

  it.each(INHERITED_NAMES)('the unknown filter %s is refused like any other', async (name) => {
    for (const surface of ['naves', 'entities']) {
      const body = JSON.parse(`{"filters":{"${name}":{"a":1}}}`) as object;
      expect(await refusal(surface, body)).toMatchObject({
        ...{ error: `unknown filter(s): ${name}`, code: 'unknown_filter' },
        valid_filters: expect.arrayContaining([surface === 'naves' ? 'nombre' : 'kind']),
      });
    }
  });

  it.each<[object, string]>([
    [{ filters: [] }, 'filters must be an object such as {"descripcion":"arroz"}'],
    [
      { filters: { fecha: 'ayer' } },
      'filters.fecha must be a day (YYYY-MM-DD) or a range such as {"gte":"2025-01-31"}',
    ],
    [
      { filters: { fecha: '2025-02-30' } },
      'filters.fecha must be a day (YYYY-MM-DD) or a range such as {"gte":"2025-01-31"}',
    ],
    [
      { filters: { fecha: { gte: 2025 } } },
      'filters.fecha must be a day (YYYY-MM-DD) or a range such as {"gte":"2025-01-31"}',
    ],
    [
      { filters: { fecha: { since: '2025-01-01' } } },
      'filters.fecha has no operator since: it takes eq, gt, gte, lt, lte',
    ],
    [
      { filters: { fecha: { gt: '2025-01-01', gte: '2025-01-01' } } },
      'filters.fecha must name each end of the range once',
    ],
    [{ filters: { valor_cif: '12' } }, 'filters.valor_cif must be a number or a range such as {"gte":1200.5}'],
    [
      { filters: { procedencia: 7 } },
      'filters.procedencia must be a text, a list of texts, or an object such as {"in":["CHINA"]}',
    ],
    [{ filters: { procedencia: [] } }, 'filters.procedencia must list 1 to 100 values'],
    [{ filters: { procedencia: '' } }, 'filters.procedencia must have 1 to 200 characters'],
    [{ filters: { descripcion: '...' } }, 'filters.descripcion must have a letter or a digit'],
    [{ filters: { entity_id: 42 } }, 'filters.entity_id must be an id or a list of ids such as ["pa_own_42"]'],
    [{ filters: { entity_id: 'pa_imp_42' } }, 'filters.entity_id must be an id or a list of ids such as ["pa_own_42"]'],
    [{ filters: { entity_id: 'ec_own_42' } }, 'filters.entity_id must be an id or a list of ids such as ["pa_own_42"]'],
    [
      { filters: { procedencia: null } },
      'filters.procedencia must be a text, a list of texts, or an object such as {"in":["CHINA"]}',
    ],
    [{ q: 7 }, 'q must be a text of at most 200 characters, such as "arroz"'],
    [{ sort: 'fecha' }, 'sort must be a list of at most 3 keys such as [{"field":"fecha","dir":"desc"}]'],
    [{ sort: [{ field: 'procedencia' }] }, 'sort[0].field must be one of fecha, valor_cif'],
    [{ sort: [{ field: 'fecha', dir: 'down' }] }, 'sort[0].dir must be asc or desc'],
    [{ sort: [{ field: 'fecha' }, { field: 'fecha' }] }, 'sort must not name a field twice'],
    [{ facets: ['fecha'] }, 'facets[0] must be one of fraccion_arancelaria, puerto_entrada, procedencia'],
    [{ limit: 0 }, 'limit must be a whole number from 1 to 100, such as 20'],
    [{ limit: '20' }, 'limit must be a whole number from 1 to 100, such as 20'],
    [{ cursor: 7 }, 'cursor must be the next_cursor of the previous page, or null'],
    [{ constructor: 1 }, 'a search has no member constructor: it takes filters, q, sort, facets, limit, cursor'],
    [
      { filters: { fecha: { toString: '2025-01-01' } } },
      'filters.fecha has no operator toString: it takes eq, gt, gte, lt, lte',
    ],
    [{ page: 2 }, 'a search has no member page: it takes filters, q, sort, facets, limit, cursor'],
  ])('%j is refused as invalid_search_query', async (body, error) => {
    expect(await refusal('importaciones', body)).toEqual({ error, code: 'invalid_search_query', retryable: false });
  });

  it('a value that a field never has is refused with the list of its values', async () => {
    expect(await refusal('immigration', { filters: { source: ['impedimento', 'x'] } })).toMatchObject({
      error: 'filters.source must be one of migracion, permiso_trabajo, visa_autorizada, impedimento',
      code: 'invalid_search_query',
    });
  });

  it.each([
    ['immigration', 'source', 'IMPED'],
    ['real-estate', 'tipo', 'FINC'],
    ['sanctions', 'ambito', 'NÁCI'],
    ['entities', 'kind', 'órgani'],
  ] as const)('%s finds by the beginning of %s in any case, as described', async (surface, field, prefix) => {
    expect((await page(surface, { filters: { [field]: { prefix } } })).page.total).toBeGreaterThan(0);
    const operation = operations.find(({ path }) => path === `/v5/search/${surface}`);
    expect(JSON.stringify(operation?.body?.schema)).toContain('Beginning of the value, ignoring case and accents.');
  });

  it('the id of a merged entity finds the records of its survivor', async () => {
    const { company, bareCompany } = api.ids;
    await api.db.query('update entity set merged_into = $1 where pk = $2', [company, bareCompany]);
    const { page: found } = await page('importaciones', { filters: { entity_id: `pa_own_${String(bareCompany)}` } });
    await api.db.query('update entity set merged_into = null where pk = $1', [bareCompany]);
    const { page: own } = await page('importaciones', { filters: { entity_id: `pa_own_${String(company)}` } });
    expect(found.total).toBe(own.total);
    expect(own.total).toBeGreaterThan(0);
  });

  it('immigration adds a deprecation header when something deprecated is used', async () => {
    const other = await search('naves', {}).expect(200);
    expect(other.headers).not.toHaveProperty('deprecation');
    // Every response contains the derived state.
    for (const body of [{}, { filters: { estado: 'resuelto' } }, { facets: ['by_estado'] }]) {
      const { headers } = await search('immigration', body).expect(200);
      expect(headers['deprecation']).toBe('@1795219200');
    }
    const { results } = await page('immigration', { filters: { estado: 'resuelto' } });
    expect(results).toMatchObject([{ id: 'pa_visaaut_900002', derived_data: { estado_actual: 'resuelto' } }]);
  });

  it('is locked for a free key, whose dry run shows the price, and closed without a key', async () => {
    const { body } = responseOf(await search('naves', {}, free).expect(403));
    expect(body).toMatchObject({ code: 'free_tier_code_locked', locked_codes: [] });
    const dry = responseOf(await search('naves', {}, free, '?dry_run=1').expect(200)).body;
    const price = { ...BASE_ONLY, price: '0.01', charged: '0.00', dry_run: true };
    expect(dry).toEqual({ billing: { ...price, free_tier: { locked: true } } });
    const closed = await api.send('POST', '/v5/search/naves').send({}).expect(403);
    expect(closed.body).toMatchObject({ code: 'public_tier_locked' });
    expect(responseOf(await search('naves', {}, paying, '?dry_run=1').expect(200)).body).toEqual({ billing: price });
  });

  it('more than 1,000 records are not sorted by several fields, which a dry run does not check, as documented', async () => {
    await api.db.query(
      `insert into record (level, jurisdiction, pk, tag, payload, source, source_key, run_id, fetched_at)
       select 'exportaciones', 'pa', 910000 + n, 'exportaciones', '{"destino": "MUY LEJOS"}', 'synthetic', 'sorted:' || n, 1,
              '2026-11-20T06:00:00Z'
         from generate_series(1, 1001) as n`,
    );
    const body = { filters: { destino: 'MUY LEJOS' }, sort: [{ field: 'fecha' }, { field: 'valor_cif' }] };
    expect(await refusal('exportaciones', body)).toMatchObject({
      error: 'only up to 1000 records can be sorted by several fields: sort by one field or add filters',
      code: 'invalid_search_query',
    });
    const { body: dry } = responseOf(await search('exportaciones', body, paying, '?dry_run=1').expect(200));
    expect(dry).toMatchObject({ billing: { price: '0.01', dry_run: true } });
    expect(JSON.stringify(searchBodySchema('exportaciones'))).toContain('a dry run does not count them');
  });

  it('a description is free, and an unknown surface is not found', async () => {
    const before = (await api.charges(paying)).length;
    const { body } = responseOf(await api.get('/v5/search/naves/schema', paying).expect(200));
    expect(body).toMatchObject({ surface: 'naves', billing: { price: '0.00' } });
    await search('nothing', {}).expect(404, { error: 'not found', code: 'route_not_found' });
    await search('naves', { filters: { ficha: 7 } }).expect(400);
    expect((await api.charges(paying)).length).toBe(before);
  });

  it('a search that the database does not finish is a 502, uncharged', async () => {
    const before = (await api.charges(paying)).length;
    const release = await api.hold('lock table record_naves in access exclusive mode');
    const late = await search('naves', {});
    await release();
    expect([late.status, late.body]).toEqual([
      502,
      { error: expect.any(String), code: 'search_backend_error', retryable: true },
    ]);
    expect(late.headers['retry-after']).toBe('5');
    expect((await api.charges(paying)).length).toBe(before);
  });
});
