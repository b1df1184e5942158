import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSchema } from '../../../test/expect-schema.js';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { writeRecords } from '../../../test/synthetic-records.js';
import { ImmigrationBody, operations } from './immigration-schema.js';

type Body = Record<string, unknown>;

const SOURCE = { id: 'registro_publico', fetched_at: '2026-11-20T06:00:00.000Z', source_updated_at: null };
const NAMED = { ...SOURCE, stands_in_for: null, state: 'ok' };
const MITRADEL = { ...NAMED, id: 'mitradel', fetched_at: null, state: 'not_fetched' };

describe('GET /v5/entities/{id}/immigration', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  let visa: bigint;
  let same: bigint;
  let alike: bigint;
  const path = (pk: bigint | string, query = '') => `/v5/entities/pa_own_${String(pk)}/immigration${query}`;
  const file = async (pk: bigint, include?: ['DAT-LABOR']) => {
    const body = await api.client(paying).v5.entities.immigration(`pa_own_${String(pk)}`, { include });
    expectSchema(ImmigrationBody, body);
    return body;
  };
  const impediment = (nombre: string, more: Body = {}) => ({
    level: 'impedimentos',
    entityPk: null,
    payload: { nombre, nombre_norm: nombre.toLowerCase(), tipo_impedimento: 'SALIDA', estado: 'vigente', ...more },
  });

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    free = await api.customer();
    const pks = await writeRecords(api, [
      { level: 'authorized_visas', entityPk: api.ids.person, payload: { tipo_visa: 'INVERSIONISTA', nombre: 'X' } },
      impediment('AURELIA INVENTADA QUINTERO', { fecha_inicio: '2024-05-02' }),
      impediment('QUINTERO AURELIA YNVENTADA'),
      impediment('AURELIA PEREZ'),
      impediment('HORACIO OTRO QUINTERO'),
    ]);
    [visa = 0n, same = 0n, alike = 0n] = pks;
  });
  afterAll(() => api.close());

  it('returns only numbers without include, for the base charge', async () => {
    const body = await file(api.ids.person);
    expect(body).toEqual({
      id: `pa_own_${String(api.ids.person)}`,
      work_permits: { state: 'ok', total: 1, source: SOURCE, sources: [NAMED, MITRADEL] },
      migrations: { state: 'ok', total: 1, source: SOURCE, sources: [NAMED, { ...MITRADEL, id: 'migracion' }] },
      authorized_visas: { state: 'ok', total: 1, source: expect.anything(), sources: [expect.anything()] },
      impedimentos_total: 2,
      impedimentos_note: expect.stringContaining('None here means that none was linked'),
      locked: 'DAT-LABOR',
      billing: expect.objectContaining({ price: '0.01', charged: '0.01', codes: [] }),
    });
  });

  it('returns the records with DAT-LABOR, with typed ids', async () => {
    const body = await file(api.ids.person, ['DAT-LABOR']);
    expect(body).toMatchObject({
      work_permits: { returned: 1, truncated: false, items: [{ id: expect.stringMatching(/^pa_wp_\d+$/) }] },
      migrations: { items: [{ id: expect.stringMatching(/^pa_mig_\d+$/) }] },
      authorized_visas: { items: [{ id: `pa_visaaut_${String(visa)}`, tipo_visa: 'INVERSIONISTA', estado: null }] },
      billing: { price: '0.16', charged: '0.16', codes: [{ code: 'DAT-LABOR', price: '0.15' }] },
    });
    expect(body).not.toHaveProperty('locked');
  });

  it('links impediments by name only, each with its similarity score, highest first', async () => {
    const { impedimentos: linked = [] } = await file(api.ids.person, ['DAT-LABOR']);
    expect(linked.map(({ id }) => id)).toEqual([`pa_imped_${String(same)}`, `pa_imped_${String(alike)}`]);
    expect(linked[0]).toMatchObject({ fecha_inicio: '2024-05-02', tipo_impedimento: 'SALIDA', match: { key: 'name' } });
    expect(linked[0]?.match.score).toBeGreaterThan(linked[1]?.match.score ?? 1);
    expect(linked[0]).not.toHaveProperty('nombre_norm');
  });

  it('a company has no impediments, and a source that was never read is not_fetched', async () => {
    expect(await file(api.ids.bareCompany, ['DAT-LABOR'])).toMatchObject({
      work_permits: { state: 'not_fetched', total: 0, items: [] },
      authorized_visas: { state: 'not_fetched', total: 0, items: [] },
      impedimentos_total: 0,
      impedimentos: [],
    });
  });

  it('shows visas as down when their source did not respond for the movements, and never as none', async () => {
    const { person, bareCompany } = api.ids;
    const look = (pk: bigint, state: string) =>
      api.db.query(
        `insert into section (jurisdiction, entity_pk, level, state, body, totals, source, fetched_at)
         values ('pa', $1, 'migrations', $2, '{"migrations": []}', '{}', 'migracion', now())
         on conflict (jurisdiction, entity_pk, level) do update set state = excluded.state`,
        [pk, state],
      );
    await look(bareCompany, 'source_down');
    expect(await file(bareCompany)).toMatchObject({ authorized_visas: { state: 'source_down', total: 0 } });
    await look(bareCompany, 'empty');
    expect(await file(bareCompany)).toMatchObject({ authorized_visas: { state: 'not_fetched', total: 0 } });
    await look(person, 'source_down');
    expect(await file(person)).toMatchObject({ authorized_visas: { state: 'ok', total: 1 } });
  });

  it.each(['', '?include=DAT-LABOR'])('is closed to free keys%s', async (query) => {
    await api.get(path(api.ids.person, query)).expect(403);
    const { body } = responseOf(await api.get(path(api.ids.person, query), free).expect(403));
    expect(body).toMatchObject({ code: 'free_tier_code_locked', locked_codes: ['DAT-LABOR'] });
  });

  it.each([
    ['', '0.01', []],
    ['include=DAT-LABOR&', '0.16', [{ code: 'DAT-LABOR', price: '0.15' }]],
  ])('a dry run with %j shows a price of %s', async (query, price, codes) => {
    const { body } = responseOf(await api.get(path(api.ids.person, `?${query}dry_run=1`), free).expect(200));
    expect(body).toMatchObject({ billing: { price, codes, charged: '0.00', free_tier: { locked: true } } });
  });

  it.each(['CHK-BIN', 'DAT-LEGAL', 'DAT-LABOR,DAT-ALL', 'DAT-NOPE', ''])(
    'a code that delivers nothing here is refused and never charged: %s',
    async (include) => {
      const charges = await api.charges(paying);
      await api.get(path(api.ids.person, `?include=${include}`), paying).expect(400);
      expect(await api.charges(paying)).toEqual(charges);
    },
  );

  it.each([
    ['CHK-BIN', 'CHK-BIN'],
    ['x', 'x'],
    ['DAT-LABOR,x,CHK-BIN,', 'x, CHK-BIN'],
  ])('the error for other codes names the valid one: %s', async (include, unknown) => {
    const { body } = responseOf(await api.get(path(api.ids.person, `?include=${include}`), paying).expect(400));
    expect(body).toEqual({
      error: `unknown product code(s): ${unknown}`,
      code: 'unknown_code',
      jurisdiction: 'pa',
      supported_includes: ['DAT-LABOR'],
    });
  });

  it('its examples match its schema', () => {
    for (const { schema, examples } of operations.flatMap(({ responses }) => responses)) {
      for (const { value } of Object.values(examples)) if (schema) expectSchema(schema, value);
    }
  });
});
