import { countSources } from '@entity-registry/accounts';
import { CATALOG } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSchema } from '../../../test/expect-schema.js';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { CoverageBody, operations } from './coverage-schema.js';

describe('GET /v5/coverage', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  const coverage = async (customer: Customer) => {
    const { data, response } = await api.client(customer).v5.coverage().withResponse();
    expectSchema(CoverageBody, data);
    expect(response.charge).toBeNull();
    return data;
  };
  const source = async (id: string) => (await coverage(paying)).sources.find((listed) => listed.id === id);

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '1' });
    free = await api.customer();
  });
  afterAll(() => api.close());

  it('lists the sources without any figures before the first count', async () => {
    const { as_of: asOf, sources } = await coverage(free);
    expect(asOf).toBeNull();
    expect(sources.map(({ id }) => id)).toEqual(CATALOG.sources.map(({ id }) => id));
    expect(sources.every(({ rows, state }) => rows === null && state === 'unknown')).toBe(true);
  });

  it('shows the rows, age, last run and state of each source, free for every key', async () => {
    await countSources(api.db, api.time);
    const { rows } = await api.db.query<{ rows: bigint }>(
      `select (select count(*) from record) + (select count(*) from entity) as rows`,
    );
    expect(await source('registro_publico')).toEqual({
      ...{ id: 'registro_publico', name: 'Registro Público de Panamá', jurisdiction: 'pa', cadence: 'daily' },
      ...{ rows: Number(rows[0]?.rows), synthetic_rows: 0, oldest: null, newest: null },
      fetched_at: '2026-11-20T06:00:00.000Z',
      last_run: { kind: 'import', state: 'running', at: '2026-11-20T06:00:00.000Z' },
      state: 'ok',
    });
    expect(await source('gdelt')).toMatchObject({ rows: 0, state: 'not_loaded', fetched_at: null, last_run: null });
    expect((await coverage(free)).as_of).toBe('2026-11-21T12:00:00.000Z');
    expect(await api.charges(paying)).toEqual([]);
  });

  it('shows a source as stale after two missed runs', async () => {
    const now = api.time;
    api.time = new Date('2026-11-22T06:00:00.001Z');
    expect((await source('registro_publico'))?.state).toBe('stale');
    api.time = now;
  });

  it('counts synthetic rows under the source of their tag, and shows how many there are', async () => {
    await api.db.query(`update record set source = 'synthetic' where level = 'marcas'`);
    await countSources(api.db, api.time);
    const { rows } = await api.db.query<{ rows: bigint }>(`select count(*) as rows from record where level = 'marcas'`);
    const count = Number(rows[0]?.rows);
    expect(count).toBeGreaterThan(0);
    expect(await source('digerpi')).toMatchObject({ rows: count, synthetic_rows: count });
  });

  it('shows a source as down when it did not respond to the latest refresh', async () => {
    await api.db.query(
      `with request as (
         insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, requested_at)
         values ($1, 'pa', 1, '{DAT-GOV}', 150000, now()) returning id)
       insert into source_reading (update_request_id, source, state, reason, started_at, finished_at)
       select id, 'registro_publico', 'source_down', 'no answer', '2026-11-21T11:00:00Z', '2026-11-21T11:00:05Z' from request`,
      [paying.accountId],
    );
    expect(await source('registro_publico')).toMatchObject({
      state: 'source_down',
      last_run: { kind: 'refresh', state: 'source_down', at: '2026-11-21T11:00:05.000Z' },
    });
  });

  it('accepts a dry run, and requires a key', async () => {
    const { body } = responseOf(await api.get('/v5/coverage?dry_run=1', paying).expect(200));
    expect(body).toEqual({ billing: expect.objectContaining({ price: '0.00', dry_run: true }) });
    await api.get('/v5/coverage?dry_run=x', paying).expect(400);
    await api.get('/v5/coverage').expect(403);
  });

  it('its examples match its schema', () => {
    for (const { schema, examples } of operations.flatMap(({ responses }) => responses)) {
      for (const { value } of Object.values(examples)) if (schema) expectSchema(schema, value);
    }
  });
});
