import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../../../../test/api-fixture.js';
import type { Customer } from '../../../../test/api-fixture.js';

interface Page {
  readonly next: string | null;
  readonly items: readonly unknown[];
  readonly billing: unknown;
}

describe('a section', () => {
  let api: ApiFixture;
  let company: string;
  let paying: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    company = `/v5/entities/pa_own_${String(api.ids.company)}`;
    paying = await api.customer({ balance: '10' });
  });
  afterAll(() => api.close());

  const read = async (path: string): Promise<Page> => (await api.get(path, paying).expect(200)).body as Page;

  it('continues at the survivor if it was paid for before its entity was merged, until it expires', async () => {
    const { rows } = await api.db.query<{ pk: bigint }>(
      `insert into entity (jurisdiction, pk, sid, kind, core, source, run_id, fetched_at)
       select 'pa', nextval('entity_pk_seq'), 'merged later', kind, core, source, run_id, fetched_at
         from entity where jurisdiction = 'pa' and pk = $1 returning pk`,
      [api.ids.company],
    );
    const [pk] = rows.map((row) => row.pk);
    const move = async (from: unknown, to: unknown): Promise<void> => {
      await api.db.query('update record set entity_pk = $2 where entity_pk = $1', [from, to]);
      await api.db.query('update section set entity_pk = $2 where entity_pk = $1', [from, to]);
    };
    await move(api.ids.company, pk);
    const own = `/v5/entities/pa_own_${String(pk)}`;
    const first = await read(`${own}/sections/directores?limit=5`);
    await move(pk, api.ids.company);
    await api.db.query('update entity set merged_into = $2 where pk = $1', [pk, api.ids.company]);
    const { headers } = await api
      .get(`${String(first.next)}&limit=3`, paying)
      .redirects(0)
      .expect(308);
    const address = headers['location'] ?? '';
    expect(address).toMatch(new RegExp(`^${company}/sections/directores\\?cursor=[\\w-]+&limit=3$`));
    const page = await read(address);
    const whole = await read(`${company}/sections/directores?limit=8`);
    expect(page.items).toEqual(whole.items.slice(5));
    expect(page.billing).toMatchObject({ price: '0.01' });
    api.time = new Date(api.time.getTime() + 24 * 3_600_000);
    for (const path of [address, page.next, first.next]) await api.get(String(path), paying).expect(400);
  });
});
