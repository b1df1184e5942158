import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Response, Test } from 'supertest';
import { Check } from 'typebox/value';
import type { TSchema } from 'typebox';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { FORMER_NAME } from '../../../test/synthetic-register.js';
import { RECONCILIATION } from '../../../test/reconciliation-schemas.js';
import {
  ExtendResponse,
  MAX_QUERIES,
  Manifest,
  ProposedProperties,
  ReconcileResponse,
  Suggestions,
} from './reconcile-schema.js';

const COMPANY = 'Maderas Ficticias del Tuira, S.A.';
const ajv = new Ajv2020({ strict: false });

interface Result {
  result: { id: string; name: string; score: number; match: boolean }[];
  error?: { code: string; field: string };
}

describe('/v5/reconcile', () => {
  let api: ApiFixture;
  let paying: Customer;
  let company: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    company = `pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());

  /** As OpenRefine sends it. */
  const form = (fields: Record<string, string>, query = ''): Test =>
    api.send('POST', `/v5/reconcile${query}`, paying).type('form').send(fields);
  const json = (body: object): Test => api.send('POST', '/v5/reconcile', paying).send(body);
  const queries = (batch: object): Test => form({ queries: JSON.stringify(batch) });
  /** The body of a successful response, which matches both the protocol's schema and our own. */
  const checked = (response: Response, kind: keyof typeof RECONCILIATION, schema: TSchema): unknown => {
    const { body } = responseOf(response);
    expect(response.status).toBe(200);
    const check = ajv.compile(RECONCILIATION[kind]);
    expect([check(body), check.errors]).toEqual([true, null]);
    expect(Check(schema, body)).toBe(true);
    return body;
  };
  const results = async (test: Test) => checked(await test, 'results', ReconcileResponse) as Record<string, Result>;

  it('returns its manifest for the base charge', async () => {
    const response = await api.get('/v5/reconcile', paying);
    expect(checked(response, 'manifest', Manifest)).toMatchObject({
      ...{ versions: ['0.2'], batchSize: MAX_QUERIES },
      view: { url: 'https://api.example.test/v5/entities/{{id}}' },
      suggest: { entity: { service_url: 'https://api.example.test', service_path: '/v5/reconcile/suggest/entity' } },
    });
    expect(response.headers).toMatchObject({ 'x-service-charge': '0.01' });
  });

  it('reconciles a batch sent as a form, with at most one match per query and the charge in headers', async () => {
    const response = await queries({
      q0: { query: COMPANY, type: 'Organization', type_strict: 'should', limit: 3 },
      q1: { query: 'Aurelia Inventada', properties: [{ pid: 'cedula', v: '8-9901-9901' }] },
      q2: { query: 'Xilofrasto Ultramarino' },
    });
    const body = checked(response, 'results', ReconcileResponse) as Record<string, Result>;
    expect(Object.keys(body)).toEqual(['q0', 'q1', 'q2']);
    expect(body['q0']?.result[0]).toMatchObject({
      ...{ id: company, name: COMPANY, match: true, description: '9900001-1-900001, VIGENTE' },
      type: [{ id: 'Organization', name: 'Organization' }],
    });
    expect(body['q1']?.result[0]).toMatchObject({ name: 'Aurelia Inventada Quintero', match: true });
    expect(body['q2']).toEqual({ result: [] });
    for (const { result } of Object.values(body)) expect(result.filter(({ match }) => match).length).toBeLessThan(2);
    expect(response.headers).toMatchObject({ 'x-service-charge': '0.04' }); // 0.01 + 3 x 0.01
  });

  it('describes a candidate that another name than the current one found', async () => {
    const body = await results(
      queries({
        q0: { query: FORMER_NAME.name },
        q1: { query: COMPANY },
        q2: { query: 'S.A.' },
        q3: { query: '12345' },
      }),
    );
    const [found, current] = ['9900001-1-900001, VIGENTE, former name', '9900001-1-900001, VIGENTE'];
    const description = `${found} ${FORMER_NAME.name} until ${FORMER_NAME.until}`;
    expect(body['q0']?.result[0]).toMatchObject({ id: company, name: COMPANY, description });
    expect(body['q1']?.result[0]).toMatchObject({ description: current });
    expect(body['q2']?.error).toMatchObject({ message: 'query must have more than a legal form' });
    expect(body['q3']?.error).toMatchObject({ code: 'invalid_search_query', field: 'query' });
  });

  it('accepts the same by GET and as JSON, as text or as an object', async () => {
    const batch = { q0: { query: COMPANY } };
    const sent: Test[] = [
      api.get(`/v5/reconcile?queries=${encodeURIComponent(JSON.stringify(batch))}`, paying),
      api.send('POST', '/v5/reconcile', paying).send({ queries: batch }),
      api.send('POST', '/v5/reconcile', paying).send({ queries: JSON.stringify(batch, null, 2) }),
      form({ queries: JSON.stringify(batch, null, 2) }),
    ];
    for (const test of sent) expect((await results(test))['q0']?.result[0]?.id).toBe(company);
  });

  it('continues with the others when a number is invalid, and does not charge that query', async () => {
    const response = await queries({
      q0: { query: COMPANY },
      q1: { query: COMPANY, properties: [{ pid: 'ruc', v: 'unknown' }] },
      q2: { query: '' },
    });
    const body = checked(response, 'results', ReconcileResponse) as Record<string, Result>;
    const unread = { code: 'invalid_identifier', field: 'ruc', message: 'ruc is of no known form' };
    expect(body['q1']).toEqual({ result: [], error: unread });
    const message = 'query must have a name, or properties a number';
    expect(body['q2']).toEqual({ result: [], error: { code: 'invalid_search_query', field: 'query', message } });
    expect(response.headers).toMatchObject({ 'x-service-charge': '0.02' });
  });

  it.each([
    { v: ['9900001-1-900001'] },
    { v: [' ', { id: '9900001-1-900001', name: 'RUC' }] },
    { v: '9900001-1-900001 DV 1' },
  ])('accepts a property given as %j', async ({ v }) => {
    const body = await results(queries({ q: { properties: [{ pid: 'ruc', v }] } }));
    expect(body['q']?.result[0]).toMatchObject({ id: company });
  });

  it.each([
    [{ q: { query: 'a', type: 'Ship' } }, 'queries.q.type must be Organization or NaturalPerson'],
    [{ q: { query: 'a', properties: [{ pid: 'city', v: 'b' }] } }, 'queries.q.properties[0].pid must be ruc or cedula'],
    [{ q: { query: 'a', limit: 0 } }, 'queries.q.limit must be an integer of 1 or more'],
    [{ p: { query: 'a' }, q: { query: 'b', limit: 'ten' } }, 'queries.q.limit must be an integer of 1 or more'],
    [{ q: { query: ['a'] } }, 'queries.q.query must be text of at most 300 characters'],
    [
      { q: { properties: [{ pid: 'ruc', v: { id: 7 } }] } },
      'queries.q.properties[0].v.id must be text of at most 64 characters',
    ],
    [
      { q: { properties: [{ pid: 'ruc', v: [{ id: '7' }, null] }] } },
      'queries.q.properties[0].v[1] must be text of at most 64 characters, a number, true or false or an object',
    ],
    [{ q: { query: 'a', lang: 'es' } }, 'queries.q.lang is not a parameter of this route'],
    [{ q: 'a' }, 'queries.q must be an object'],
    [{}, `queries must contain 1 to ${String(MAX_QUERIES)} queries`],
    ['{', 'queries is not valid JSON'],
  ])('refuses %j, as a form and as JSON: %s', async (batch, error) => {
    const text = typeof batch === 'string' ? batch : JSON.stringify(batch);
    for (const sent of [form({ queries: text }), json({ queries: batch }), json({ queries: text })]) {
      const { body } = responseOf(await sent.expect(400));
      expect(body).toEqual({ error, code: expect.any(String) });
    }
  });

  it('refuses a list of queries', async () => {
    const [asText, asJson] = await Promise.all([form({ queries: '[]' }), json({ queries: [] })]);
    expect(responseOf(asText).body).toMatchObject({ error: 'queries must be a JSON object' });
    expect(responseOf(asJson).body).toMatchObject({ error: 'queries must be text or an object' });
  });

  it('names the member of an invalid request for properties, as a form and as JSON', async () => {
    const extend = { ids: [company], properties: [{ id: 'status' }, { id: 7 }] };
    const error = 'extend.properties[1].id must be text of at most 64 characters';
    for (const sent of [form({ extend: JSON.stringify(extend) }), json({ extend })])
      expect(responseOf(await sent.expect(400)).body).toMatchObject({ error });
  });

  it('accepts at most as many queries as the manifest says', async () => {
    const { batchSize } = responseOf(await api.get('/v5/reconcile', paying).expect(200)).body as { batchSize: number };
    const many = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, nr) => [`q${String(nr)}`, { query: `Xilofrasto ${String(nr)}` }]));
    expect(Object.keys(await results(queries(many(batchSize))))).toHaveLength(batchSize);
    const { body } = responseOf(await queries(many(batchSize + 1)).expect(400));
    expect(body).toMatchObject({ error: `queries must contain 1 to ${String(batchSize)} queries` });
  });

  it('refuses a body with neither queries nor extend, and one with anything else', async () => {
    await form({}).expect(400, { error: 'queries or extend is required, but not both', code: 'invalid_parameter' });
    await form({ query: 'a' }).expect(400, {
      error: 'query is not a parameter of this route',
      code: 'invalid_parameter',
    });
    await api.send('POST', '/v5/resolve', paying).type('form').send({ name: 'a' }).expect(415);
  });

  it('suggests entities, types and properties', async () => {
    const suggest = (kind: string, query: string) => api.get(`/v5/reconcile/suggest/${kind}?${query}`, paying);
    const entities = await suggest('entity', 'prefix=maderas');
    expect(checked(entities, 'entities', Suggestions)).toMatchObject({ result: [{ id: company, name: COMPANY }] });
    expect(entities.headers).toMatchObject({ 'x-service-charge': '0.02' });
    const former = await suggest('entity', 'prefix=zumbadora+varn');
    expect(checked(former, 'entities', Suggestions)).toMatchObject({
      result: [{ id: company, name: COMPANY, description: `9900001-1-900001, also named ${FORMER_NAME.name}` }],
    });
    const numbered = await suggest('entity', 'prefix=9900001-1-900001');
    expect(checked(numbered, 'entities', Suggestions)).toMatchObject({ result: [{ id: company }] });
    expect(checked(await suggest('entity', 'prefix=maderas&cursor=1'), 'entities', Suggestions)).toEqual({
      result: [],
    });
    const types = await suggest('type', 'prefix=nat');
    expect(checked(types, 'terms', Suggestions)).toMatchObject({ result: [{ id: 'NaturalPerson' }] });
    expect(types.headers).toMatchObject({ 'x-service-charge': '0.01' });
    expect(checked(await suggest('property', 'prefix='), 'terms', Suggestions)).toMatchObject({
      result: [{ id: 'ruc' }, { id: 'cedula' }],
    });
    await suggest('entity', 'prefix=ma').expect(400, {
      error: 'prefix must have at least 3 characters',
      code: 'invalid_parameter',
    });
    await suggest('ship', 'prefix=maderas').expect(404);
  });

  it('reads properties of known entities', async () => {
    const proposed = await api.get('/v5/reconcile/properties?type=Organization', paying);
    const { properties } = checked(proposed, 'proposal', ProposedProperties) as { properties: { id: string }[] };
    const extend = { ids: [company, 'pa_own_999999999'], properties: properties.map(({ id }) => ({ id })) };
    const response = await form({ extend: JSON.stringify(extend) });
    expect(checked(response, 'extension', ExtendResponse)).toMatchObject({
      rows: {
        [company]: { nombre: [{ str: COMPANY }], type: [{ str: 'Organization' }], status: [{ str: 'VIGENTE' }] },
        pa_own_999999999: { nombre: [] },
      },
    });
    // The second id is unknown: it costs nothing, and the dry run says so.
    expect(response.headers).toMatchObject({ 'x-service-charge': '0.02' });
    const dry = responseOf(await form({ extend: JSON.stringify(extend) }, '?dry_run=1').expect(200));
    expect(dry.body).toMatchObject({ billing: { price: '0.02', charged: '0.00' } });
    const rejected = responseOf(await form({ extend: JSON.stringify({ ...extend, ids: ['Q42'] }) }).expect(400));
    expect(rejected.body).toEqual({ error: 'extend.ids must contain ids of this service', code: 'invalid_parameter' });
  });

  it('shows its price in a dry run, even to a free key that may not call it', async () => {
    const free = await api.customer();
    const batch = { queries: { q0: { query: COMPANY }, q1: { query: COMPANY } } };
    const dry = responseOf(await api.send('POST', '/v5/reconcile?dry_run=1', free).send(batch).expect(200));
    expect(dry.body).toMatchObject({ billing: { price: '0.03', charged: '0.00', free_tier: { locked: true } } });
    const { body } = responseOf(await api.send('POST', '/v5/reconcile', free).send(batch).expect(403));
    expect(body).toMatchObject({ code: 'free_tier_code_locked', locked_codes: [] });
  });
});
