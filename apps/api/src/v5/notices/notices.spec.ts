import { issueCorrectionNotices } from '@entity-registry/accounts';
import { ownKey } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

describe('correction notices', () => {
  let api: ApiFixture;
  let customer: Customer;
  let other: Customer;
  beforeAll(async () => {
    api = await ApiFixture.open();
    customer = await api.customer({ balance: '5' });
    other = await api.customer({ balance: '5' });
    const id = `pa_own_${String(api.ids.company)}`;
    await api.get(`/v5/entities/${id}?include=DAT-GOV`, customer).expect(200);
    await api.get(`/v5/entities/${id}?include=CHK-BIN`, other).expect(200);
    for (const correction of ['one', 'two', 'three']) {
      await inTransaction(api.db, (tx) =>
        issueCorrectionNotices(tx, {
          correction,
          facts: [{ entity: ownKey('pa', api.ids.company), level: 'directores' }],
          now: api.time,
        }),
      );
    }
  });
  afterAll(() => api.close());

  interface Page {
    notices: { id: number; level: string; acknowledged_by: string | null }[];
    page: { next_cursor: string | null };
  }

  it('are listed newest first, page by page, to the account that received the level', async () => {
    const first = (await api.get('/v5/notices?limit=2', customer).expect(200)).body as Page;
    expect(first.notices).toHaveLength(2);
    expect(first.notices[0]).toMatchObject({
      ...{ entity_id: `pa_own_${String(api.ids.company)}`, level: 'directores', responses: 1 },
      ...{ action: 'request_again', acknowledged_at: null, acknowledged_by: null },
    });
    const cursor = encodeURIComponent(first.page.next_cursor ?? '');
    const rest = (await api.get(`/v5/notices?limit=2&cursor=${cursor}`, customer).expect(200)).body as Page;
    expect([...first.notices, ...rest.notices].map(({ id }) => id)).toEqual([3, 2, 1]);
    expect((await api.get('/v5/notices', other).expect(200)).body).toMatchObject({ notices: [] });
  });

  it('are acknowledged once, by the name of the key, and cost nothing', async () => {
    const acknowledge = (who: Customer) => api.send('POST', '/v5/notices/1/acknowledgements', who);
    await acknowledge(other).expect(404);
    const done = await acknowledge(customer).expect(200);
    expect(done.body).toMatchObject({ id: 1, acknowledged_by: 'prueba', billing: { charged: '0.00' } });
    expect((await acknowledge(customer).expect(200)).body).toEqual(done.body);
    const { rows } = await api.db.query<{ entry: object }>(
      `select jsonb_build_array(action, target, actor, user_id, detail) as entry from audit_entry
        where account_id = $1 and action like 'notice.%'`,
      [customer.accountId],
    );
    const actor = `key ${String(customer.keyId)}`;
    expect(rows).toEqual([{ entry: ['notice.acknowledge', 'notice:1', actor, null, {}] }]);
    const open = (await api.get('/v5/notices?status=open', customer).expect(200)).body as Page;
    expect(open.notices.map(({ id }) => id)).toEqual([3, 2]);
    await api.get('/v5/notices?status=closed', customer).expect(400);
  });
});
