import type { UsageQuery } from '@entity-registry/sdk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSchema } from '../../../test/expect-schema.js';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { UsageBody, operations } from './usage-schema.js';

const TOKEN = 'the token that the dashboard shares';
const FORMULA = '=HYPERLINK("x")';

describe('GET /v5/usage', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  const usage = async (query: UsageQuery = {}, customer = paying) => {
    const { data, response } = await api.client(customer).v5.usage(query).withResponse();
    expectSchema(UsageBody, data);
    expect(response.charge).toBeNull();
    return data;
  };

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    free = await api.customer();
    const entity = `/v5/entities/pa_own_${String(api.ids.company)}`;
    await api.get(entity, paying).set('X-Client-Reference', 'case 1').expect(200);
    await api.get(`${entity}?include=CHK-BIN,DAT-GOV`, paying).set('X-Client-Reference', FORMULA).expect(200);
    await api.get('/v4/panama/entidades?nombre=maderas', paying).expect(200);
    await api.get(entity, free).expect(200);
  });
  afterAll(() => api.close());

  it('lists the calls of the account, newest first, with the cost and reference of each, free of charge', async () => {
    const { from, to, calls, page } = await usage();
    expect([from, to]).toEqual(['2026-10-23', '2026-11-21']);
    expect(page).toEqual({ returned: 3, next_cursor: null });
    expect(calls.map(({ charged, client_reference: reference, route }) => [charged, reference, route])).toEqual([
      ['0.01', null, '/v4/panama/entidades'],
      ['0.18', FORMULA, '/v5/entities/:id'],
      ['0.03', 'case 1', '/v5/entities/:id'],
    ]);
    expect(await api.charges(paying)).toHaveLength(3);
  });

  it('shows a free key its counted units', async () => {
    const { calls } = await usage({}, free);
    // Nothing was charged, so no part of it has a price.
    const lines = [
      { code: 'base', price: '0.00' },
      { code: 'DAT-FREE', price: '0.00' },
    ];
    expect(calls).toEqual([expect.objectContaining({ charged: '0.00', quota_units: 1, lines })]);
  });

  it('pages through the calls', async () => {
    const seen: number[] = [];
    for await (const { id } of api.client(paying).v5.usageCalls({ limit: 2 })) seen.push(id);
    expect(seen).toEqual((await usage()).calls.map(({ id }) => id));
    const { page } = await usage({ limit: 2 });
    await api.get(`/v5/usage?cursor=${String(page.next_cursor)}`, free).expect(400);
    await api.get(`/v5/usage?to=2026-11-20&cursor=${String(page.next_cursor)}`, paying).expect(400);
  });

  it('exports all calls as a file in which no text is a formula', async () => {
    const { text, headers } = await api.get('/v5/usage?format=csv&limit=1', paying).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="usage-2026-10-23-2026-11-21.csv"');
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      'id,at,key_id,route,client_reference,request_id,charged,codes,quota_units,estimator_rows,given_back,attribution,' +
        'entities,entity_id,entity_name,member_name,member_email',
    );
    expect(lines[2]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[3]).toContain('case 1');
  });

  it('names the entity of each call of the requesting key, and the number of entities if there are several', async () => {
    const customer = await api.customer({ balance: '10' });
    const [company, person] = [`pa_own_${String(api.ids.company)}`, `pa_own_${String(api.ids.person)}`];
    const client = api.client(customer);
    await client.v5.entities.get(company, { include: ['CHK-BIN'] });
    await client.v5.entities.batch({ ids: [company, person] });
    await api.get('/v4/panama/entidades?nombre=nobody%20at%20all', customer).expect(200);
    await api.get(`/v5/entities/${company}?include=CHK-BIN`, customer).expect(200);
    await api.db.query('delete from disclosure where entry_id = (select max(entry_id) from disclosure)');
    const shown = (await usage({}, customer)).calls.map(
      ({ attribution, entities, entity_id: id, entity_name: name }) => [...[attribution, entities, id, name]],
    );
    expect(shown).toEqual([
      ['not_attributable', null, null, null],
      ['none', 0, null, null],
      ['entities', 2, null, null],
      ['entity', 1, company, 'Maderas Ficticias del Tuira, S.A.'],
    ]);
    const { text } = await api.get('/v5/usage?format=csv', customer).expect(200);
    expect(text.trimEnd().split('\r\n')[4]).toMatch(
      new RegExp(`,false,entity,1,${company},"Maderas Ficticias del Tuira, S.A.",,$`),
    );
  });

  it('hides the entities and users of calls made with other keys of the account', async () => {
    const customer = await api.customer({ balance: '10' });
    const other = await api.anotherKey(customer.accountId);
    await api.get(`/v5/entities/pa_own_${String(api.ids.company)}?include=CHK-BIN`, other).expect(200);
    const withheld = { attribution: 'withheld', entities: null, entity_id: null, entity_name: null };
    expect((await usage({}, customer)).calls).toEqual([
      expect.objectContaining({ charged: '0.03', key_id: Number(other.keyId), ...withheld, member_email: null }),
    ]);
    expect((await usage({}, other)).calls).toEqual([expect.objectContaining({ attribution: 'entity' })]);
  });

  it('names the user behind a dashboard call to the key that made it', async () => {
    const dashboard = await ApiFixture.open({ environment: { PLATFORM_TOKEN: TOKEN } });
    const customer = await dashboard.customer({ balance: '1' });
    await dashboard.db.query(
      `insert into auth_user (id, name, email, email_verified, created_at, updated_at)
       values ('user-1', 'Ana', 'ana@example.test', true, now(), now())`,
    );
    await dashboard
      .get(`/v5/entities/pa_own_${String(dashboard.ids.company)}?include=CHK-BIN`, customer)
      .set({ 'X-Service-User': 'user-1', 'X-Service-Platform-Token': TOKEN })
      .expect(200);
    const { calls } = await dashboard.client(customer).v5.usage();
    expect(calls).toEqual([expect.objectContaining({ member_name: 'Ana', member_email: 'ana@example.test' })]);
    await dashboard.close();
  });

  it('accepts days, both included', async () => {
    expect((await usage({ from: '2026-11-21', to: '2026-11-21' })).calls).toHaveLength(3);
    expect((await usage({ from: '2026-11-01', to: '2026-11-20' })).calls).toEqual([]);
  });

  it.each([
    ['from=2026-02-30', 'from must be a UTC day such as 2026-11-21'],
    ['to=21-11-2026', 'to must be a UTC day such as 2026-11-21'],
    ['from=2026-11-22&to=2026-11-21', 'from must not be after to'],
    ['from=2025-01-01&to=2026-11-21', 'from must be at most 366 days before the end of to'],
    ['format=xml', 'format must be one of json, csv'],
    ['limit=101', 'limit must be an integer from 1 to 100'],
    ['group=day', 'group is not a parameter of this route'],
  ])('%s is a 400', async (query, error) => {
    await api.get(`/v5/usage?${query}`, paying).expect(400, { error, code: 'invalid_parameter' });
  });

  it('accepts a dry run, and requires a key', async () => {
    const { body } = responseOf(await api.get('/v5/usage?format=csv&dry_run=1', paying).expect(200));
    expect(body).toEqual({ billing: expect.objectContaining({ price: '0.00', dry_run: true }) });
    await api.get('/v5/usage').expect(403);
  });

  it('its examples match its schema', () => {
    for (const { schema, examples } of operations.flatMap(({ responses }) => responses)) {
      for (const { value } of Object.values(examples)) if (schema) expectSchema(schema, value);
    }
  });
});
