import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSchema } from '../../../test/expect-schema.js';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { writeRecords } from '../../../test/synthetic-records.js';
import { DossierBody, operations } from './dossier-schema.js';

const PRICE = { price: '0.11', base: '0.01', codes: [{ code: 'DAT-PROPONENTE', price: '0.10' }], redundant: [] };

describe('GET /v5/entities/{id}/proponente-dossier', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  const path = (pk: bigint | string, query = '') => `/v5/entities/pa_own_${String(pk)}/proponente-dossier${query}`;
  const dossier = async (pk: bigint) => {
    const body = await api.client(paying).v5.entities.proponenteDossier(`pa_own_${String(pk)}`);
    expectSchema(DossierBody, body);
    return body;
  };

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    free = await api.customer();
    await api.db.query(`delete from record where level = 'licitaciones'`);
    const bid = (day: number, payload: Record<string, unknown>) => ({
      level: 'licitaciones',
      entityPk: api.ids.company,
      payload: { acto: `2026-${String(day)}`, proponente: 'MADERAS FICTICIAS', ...payload },
      date: `2026-01-0${String(day)}`,
    });
    await writeRecords(api, [
      bid(1, { entidad: 'MINISTERIO INVENTADO', monto: 100.1, adjudicado: true }),
      bid(2, { entidad: 'MINISTERIO INVENTADO', monto: 200.2, adjudicado: true, proponente: 'Maderas del Tuira' }),
      bid(3, { entidad: 'ALCALDÍA SUPUESTA', monto: 999, adjudicado: false }),
      // Values that a source omitted count as no award and no amount.
      bid(4, { entidad: null, monto: null, adjudicado: null }),
    ]);
  });
  afterAll(() => api.close());

  it('adds up the tenders of a bidder, its awards, names and buyers', async () => {
    const body = await dossier(api.ids.company);
    expect(body).toMatchObject({
      id: `pa_own_${String(api.ids.company)}`,
      proponente: { registered: true, names: ['MADERAS FICTICIAS', 'Maderas del Tuira'] },
      // 100.1 + 200.2, exactly
      tenders: { state: 'ok', total: 4, awarded: 2, amount: '300.30', returned: 4, truncated: false },
      counterparties: [
        { entidad: 'MINISTERIO INVENTADO', tenders: 2, awarded: 2, amount: '300.30' },
        { entidad: 'ALCALDÍA SUPUESTA', tenders: 1, awarded: 0, amount: '0.00' },
      ],
      billing: { ...PRICE, charged: '0.11' },
    });
    const { items } = body.tenders;
    expect(items.map(({ acto }) => acto)).toEqual(['2026-4', '2026-3', '2026-2', '2026-1']);
    expect(items[3]).toMatchObject({ id: expect.any(Number), monto: 100.1, adjudicado: true, estado: null });
  });

  it('shows the sanctions with their state and source', async () => {
    expect((await dossier(api.ids.company)).sanctions).toMatchObject({
      ...{ state: 'ok', total: 1, returned: 1, truncated: false },
      source: { id: 'registro_publico' },
    });
  });

  it('shows that sources were never read, instead of claiming that there is nothing', async () => {
    expect(await dossier(api.ids.bareCompany)).toMatchObject({
      proponente: { registered: null, names: [] },
      tenders: { state: 'not_fetched', total: 0, awarded: 0, amount: '0.00', items: [] },
      counterparties: [],
      sanctions: { state: 'not_fetched', items: [] },
      as_of: null,
    });
  });

  it('is closed to callers without a key and to free keys, which see the price', async () => {
    await api.get(path(api.ids.company)).expect(403);
    const rejected = responseOf(await api.get(path(api.ids.company), free).expect(403)).body;
    expect(rejected).toMatchObject({ code: 'free_tier_code_locked', locked_codes: ['DAT-PROPONENTE'] });
    const { body } = responseOf(await api.get(path(api.ids.company, '?dry_run=1'), free).expect(200));
    expect(body).toEqual({
      billing: { currency: 'USD', charged: '0.00', dry_run: true, ...PRICE, free_tier: { locked: true } },
    });
  });

  it('an unknown entity is a 404, in a dry run too', async () => {
    for (const query of ['', '?dry_run=1']) {
      await api
        .get(path('999999999', query), paying)
        .expect(404, { error: 'entity not found', code: 'entity_not_found' });
    }
    await api.get(path(api.ids.company, '?include=DAT-GOV'), paying).expect(400);
  });

  it('its examples match its schema', () => {
    for (const { schema, examples } of operations.flatMap(({ responses }) => responses)) {
      for (const { value } of Object.values(examples)) if (schema) expectSchema(schema, value);
    }
  });
});
