import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSchema } from '../../../test/expect-schema.js';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { alike, syntheticEntities, writeSyntheticEntities } from '../../../test/section-states.js';
import { NetworkBody, operations } from './network-schema.js';

const UPGRADE_URL = 'https://platform.example.test/billing';
const PRICE = { price: '0.26', base: '0.01', codes: [{ code: 'DAT-NETWORK', price: '0.25' }], redundant: [] };

describe('GET /v5/entities/{id}/network', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  let company: string;
  let person: string;
  let merged: string;
  const unlinked = syntheticEntities();

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    free = await api.customer();
    [company, person] = [`pa_own_${String(api.ids.company)}`, `pa_own_${String(api.ids.person)}`];
    await api.db.query(
      `insert into link (jurisdiction, from_pk, to_pk, role, source_key, cargo, active, since, method, score, source,
                         run_id, fetched_at)
       select 'pa', $1, $2, 'director', 'seat', 'PRESIDENTE', true, '2019-03-01', 'name', 0.91, 'registro_publico', run_id, now()
         from entity where pk = $1`,
      [api.ids.person, api.ids.company],
    );
    const { rows } = await api.db.query<{ pk: bigint }>(
      `insert into entity (jurisdiction, pk, sid, kind, core, source, run_id, fetched_at, merged_into)
       select 'pa', nextval('entity_pk_seq'), 'merged', kind, core, source, run_id, fetched_at, pk
         from entity where jurisdiction = 'pa' and pk = $1 returning pk`,
      [api.ids.company],
    );
    await writeSyntheticEntities(api.db, unlinked);
    merged = `pa_own_${String(rows[0]?.pk)}`;
  });
  afterAll(() => api.close());

  const path = (id: string, query = '') => `/v5/entities/${id}/network${query}`;

  it('shows the entities linked to an entity, as in the contract', async () => {
    const { body, headers } = responseOf(await api.get(path(company), paying).expect(200));
    expectSchema(NetworkBody, body);
    expect(body).toEqual({
      root: company,
      depth: 2,
      state: 'ok',
      nodes: [
        expect.objectContaining({ id: company, type: 'Organization', depth: 0, degree: 1, degree_relation: 'eq' }),
        expect.objectContaining({ id: person, type: 'NaturalPerson', depth: 1, degree: 1, degree_relation: 'eq' }),
      ],
      edges: [
        {
          ...{ from: person, to: company, role: 'director', cargo: 'PRESIDENTE', active: true },
          ...{ since: '2019-03-01', until: null, source: 'registro_publico', link: { method: 'name', score: 0.91 } },
        },
      ],
      limits: { max_nodes: 500, max_edges: 2000 },
      truncated: false,
      truncated_at: [],
      billing: { currency: 'USD', charged: '0.26', dry_run: false, ...PRICE },
    });
    expect(headers).toMatchObject({ 'x-service-charge': '0.26' });
  });

  it.each(['1', '2', '3'])('costs the same at depth %s', async (depth) => {
    const { body } = responseOf(await api.get(path(company, `?depth=${depth}`), paying).expect(200));
    expect(body).toMatchObject({ depth: Number(depth), billing: PRICE });
    expect((await api.charges(paying))[0]).toBe(-260_000n);
  });

  it.each(['0', '4', '', '2.0', '+1', 'two', ' 1'])('a depth of %j is a 400', async (depth) => {
    const charges = await api.charges(paying);
    const query = `?depth=${encodeURIComponent(depth)}`;
    for (const customer of [free, paying]) {
      await api
        .get(path(company, query), customer)
        .expect(400, { error: 'depth must be an integer from 1 to 3', code: 'invalid_parameter' });
    }
    await api
      .get(path(company, '?depth=1&depth=2'), paying)
      .expect(400, { error: 'depth must be given once', code: 'invalid_parameter' });
    await api
      .get(path(company, '?limit=2'), paying)
      .expect(400, { error: 'limit is not a parameter of this route', code: 'invalid_parameter' });
    expect(await api.charges(paying)).toEqual(charges);
  });

  it('is closed to callers without a key and to free keys', async () => {
    expect(responseOf(await api.get(path(company)).expect(403)).body).toMatchObject({ code: 'public_tier_locked' });
    expect(responseOf(await api.get(path(company), free).expect(403)).body).toEqual({
      error: expect.any(String),
      code: 'free_tier_code_locked',
      locked_codes: ['DAT-NETWORK'],
      free_tier_codes: ['CHK-BIN', 'DAT-RESOLVE', 'DAT-FREE'],
      upgrade_url: UPGRADE_URL,
    });
  });

  it('a dry run shows the price and the locks, and charges nothing', async () => {
    const charges = await api.charges(paying);
    const dry = { currency: 'USD', charged: '0.00', dry_run: true, ...PRICE };
    await api.get(path(company, '?depth=3&dry_run=1'), paying).expect(200, { billing: dry });
    await api
      .get(path(company, '?dry_run=true'), free)
      .expect(200, { billing: { ...dry, free_tier: { locked: true } } });
    await api.get(path(company, '?dry_run=yes'), paying).expect(400);
    await api
      .get(path('pa_own_999999999', '?dry_run=1'), paying)
      .expect(404, { error: 'entity not found', code: 'entity_not_found' });
    await api.get(path('pa_finca_1', '?dry_run=1'), paying).expect(400);
    expect(await api.charges(paying)).toEqual(charges);
  });

  it.each([
    ['not_fetched', 'not_fetched', '0.01', [{ code: 'DAT-NETWORK', reason: 'never_fetched' }]],
    ['empty', 'empty', '0.26', undefined],
  ] as const)(
    'without links and with boards that are %s, its state is %s and its price %s',
    async (sections, state, price, notCharged) => {
      const { id } = alike(unlinked, sections);
      const dry = responseOf(await api.get(path(id, '?dry_run=1'), paying).expect(200)).body;
      expect(dry).toMatchObject({ billing: { price, charged: '0.00' } });
      const { body, headers } = responseOf(await api.get(path(id), paying).expect(200));
      expectSchema(NetworkBody, body);
      expect(body).toMatchObject({ state, nodes: [{ id }], edges: [], billing: { price, charged: price } });
      expect((body as { billing: { not_charged?: unknown } }).billing.not_charged).toEqual(notCharged);
      expect(headers['x-service-charge']).toBe(price);
    },
  );

  it('shows a free key its list price in a dry run, whether or not its sources were ever read', async () => {
    const { id } = alike(unlinked, 'not_fetched');
    const { body } = responseOf(await api.get(path(id, '?dry_run=1'), free).expect(200));
    expect(body).toMatchObject({ billing: { price: '0.26', free_tier: { locked: true } } });
  });

  it.each([
    ['pa_own_999999999', 404, 'entity_not_found', 'entity not found'],
    [
      ...(['pa_finca_1', 400, 'invalid_parameter'] as const),
      'id must belong to a company or a person, such as pa_own_42: an asset (finca) has no network',
    ],
    ['pa_own_x', 400, 'malformed_id', 'malformed id'],
    ['ec_own_1', 400, 'jurisdiction_reserved', 'jurisdiction reserved'],
  ])('%s is a %d', async (id, status, code, error) => {
    await api.get(path(id), paying).expect(status, { error, code });
  });

  it('redirects a request for a merged entity to its survivor, with the same parameters, free of charge', async () => {
    const charges = await api.charges(paying);
    for (const query of ['?depth=1', '?depth=1&dry_run=1']) {
      const { headers } = await api.get(path(merged, query), paying).redirects(0).expect(308);
      expect(headers['location']).toBe(path(company, query));
    }
    expect(await api.charges(paying)).toEqual(charges);
  });

  it('its example matches its schema', () => {
    for (const { schema, examples } of operations.flatMap(({ responses }) => responses)) {
      for (const { value } of Object.values(examples)) if (schema) expectSchema(schema, value);
    }
  });
});
