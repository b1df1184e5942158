import type { ChangesQuery } from '@entity-registry/sdk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSchema } from '../../../test/expect-schema.js';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { ChangesBody, operations } from './changes-schema.js';

const DAYS = [
  '2026-11-01T06:00:00.000001Z',
  '2026-11-01T06:00:00.000002Z',
  '2026-11-02T06:00:00Z',
  '2026-11-02T06:00:00Z',
];

describe('GET /v5/entities/{id}/changes', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  const path = (pk: bigint | string, query = '') => `/v5/entities/pa_own_${String(pk)}/changes${query}`;
  const idOf = (pk: bigint) => `pa_own_${String(pk)}`;
  const changes = async (query: ChangesQuery = {}) => {
    const body = await api.client(paying).v5.entities.changes(idOf(api.ids.company), query);
    expectSchema(ChangesBody, body);
    return body;
  };

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    free = await api.customer();
    for (const day of DAYS) {
      await api.db.query(
        `insert into section_change (jurisdiction, entity_pk, level, inserted, updated, removed, source, run_id, changed_at)
         values ('pa', $1, 'directores', 1, 2, 3, 'registro_publico', (select max(id) from ingest_run), $2)`,
        [api.ids.company, day],
      );
    }
  });
  afterAll(() => api.close());

  it('lists the changes of each run, oldest first, for the base charge', async () => {
    const body = await changes();
    expect(body).toMatchObject({
      id: idOf(api.ids.company),
      since: null,
      page: { returned: 4, next_cursor: null },
      billing: { price: '0.01', charged: '0.01', codes: [] },
    });
    expect(body.changes[0]).toEqual({
      ...{ seq: expect.any(Number), level: 'directores', inserted: 1, updated: 2, removed: 3 },
      ...{ source: 'registro_publico', changed_at: '2026-11-01T06:00:00.000001Z' },
    });
  });

  it.each([
    ['2026-11-01', 4],
    ['2026-11-02', 2],
    ['2026-11-02T06:00:00Z', 2],
    ['2026-11-02T01:00:00-05:00', 2],
    ['2026-11-02T06:00:00.001Z', 0],
    ['2026-12-01', 0],
  ])('lists the changes since %s: %d', async (since, expected) => {
    const { changes: listed } = await changes({ since });
    expect(listed).toHaveLength(expected);
  });

  it('pages through the changes, each once, even if two have the same instant', async () => {
    const seen: number[] = [];
    const every = api.client(paying).v5.entities.allChanges(idOf(api.ids.company), { since: '2026-11-01', limit: 1 });
    for await (const { seq } of every) seen.push(seq);
    expect(seen).toEqual((await changes()).changes.map(({ seq }) => seq));
  });

  it('a cursor is valid only for the same list of the same account', async () => {
    const { page } = await changes({ since: '2026-11-01', limit: 1 });
    const cursor = `cursor=${String(page.next_cursor)}`;
    const other = await api.customer({ balance: '1' });
    const rejected = [
      api.get(path(api.ids.company, `?since=2026-11-02&${cursor}`), paying),
      api.get(path(api.ids.person, `?since=2026-11-01&${cursor}`), paying),
      api.get(path(api.ids.company, `?since=2026-11-01&${cursor}`), other),
      api.get(path(api.ids.company, '?since=2026-11-01&cursor=abc'), paying),
    ];
    for (const call of rejected) {
      expect(responseOf(await call.expect(400)).body).toMatchObject({ code: 'invalid_cursor' });
    }
  });

  it.each([
    ['since=2026-02-30', 'since must be a day'],
    ['since=yesterday', 'since must be a day'],
    ['since=', 'since must be a day'],
    ['since=2026-11-01T06:00:00', 'since must be a day'],
    ['limit=0', 'limit must be an integer from 1 to 100'],
    ['limit=101', 'limit must be an integer from 1 to 100'],
    ['since=2026-11-01&since=2026-11-02', 'since must be given once'],
  ])('%s is a 400', async (query, error) => {
    const { body } = responseOf(await api.get(path(api.ids.company, `?${query}`), paying).expect(400));
    expect((body as { error: string }).error).toContain(error);
  });

  it('is closed to callers without a key and to free keys', async () => {
    await api.get(path(api.ids.company)).expect(403);
    const { body } = responseOf(await api.get(path(api.ids.company), free).expect(403));
    expect(body).toMatchObject({ code: 'free_tier_code_locked', locked_codes: [] });
  });

  it('an unknown entity is a 404, and one without changes an empty list', async () => {
    await api.get(path('999999999'), paying).expect(404, { error: 'entity not found', code: 'entity_not_found' });
    const { body } = responseOf(await api.get(path(api.ids.bareCompany), paying).expect(200));
    expect(body).toMatchObject({ changes: [], page: { returned: 0, next_cursor: null } });
  });

  it('its examples match its schema', () => {
    for (const { schema, examples } of operations.flatMap(({ responses }) => responses)) {
      for (const { value } of Object.values(examples)) if (schema) expectSchema(schema, value);
    }
  });
});
