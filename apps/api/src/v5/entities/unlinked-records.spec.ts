import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';

describe('records that came with the refresh of another entity', () => {
  let api: ApiFixture;
  beforeAll(async () => {
    api = await ApiFixture.open();
  });
  afterAll(() => api.close());

  it('are not shown, and not charged, before a source of this one was read', async () => {
    const customer = await api.customer({ balance: '10' });
    const pk = api.ids.bareCompany;
    await api.db.query(
      `insert into record (level, jurisdiction, pk, tag, entity_pk, payload, source, source_key, run_id, fetched_at)
       select 'organizaciones', 'pa', 990001, 'organizaciones', $1, '{"nombre":"AJENA, S.A.","cargo":"PRESIDENTE"}',
              'registro_publico', 'ajena', run_id, now() from entity where jurisdiction = 'pa' and pk = $1`,
      [pk],
    );
    const path = `/v5/entities/pa_own_${String(pk)}/sections/organizaciones`;
    const { body } = responseOf(await api.get(path, customer).expect(200));
    expect(body).toMatchObject({
      ...{ state: 'not_fetched', total: 0, items: [] },
      billing: { charged: '0.01', not_charged: [{ code: 'DAT-GOV', reason: 'never_fetched' }] },
    });
  });
});
