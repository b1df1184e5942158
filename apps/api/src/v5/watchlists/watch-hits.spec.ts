import { WatchMatching } from '@entity-registry/registry';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { expectSchema } from '../../../test/expect-schema.js';
import { listed, loadList } from '../../../test/lists-on-file.js';
import { MAX_SHOWN_HITS, WatchItemsResponse } from './watch-schema.js';

const NAME = 'Zacarías Xoconal Varnoso';
const PASSPORT = { kind: 'passport', value: 'XA1234567', country: 'PA' } as const;
/** More entries of the watched name than an item shows. */
const NAMESAKES = Array.from({ length: MAX_SHOWN_HITS + 5 }, (_, nr) =>
  listed(String(nr + 1), 'XOCONAL VARNOSO, Zacarías'),
);
/** Two of another name, with the number of the item. */
const SAME_NUMBER = ['500', '501'].map((id) => listed(id, 'Quiel Tuirazal, Eladio', { identifiers: [PASSPORT] }));

interface Item {
  readonly total_hits: number;
  readonly hits: { readonly listing_id: string; readonly by_number: boolean; readonly score: number }[];
}

let api: ApiFixture;
let customer: Customer;
let list = 0;

beforeAll(async () => {
  api = await ApiFixture.open();
  customer = await api.customer({ balance: '5' });
  const made = responseOf(
    await api.send('POST', '/v5/watchlists', customer).send({ name: 'Clientes' }).expect(201),
  ).body;
  list = (made as { id: number }).id;
});
afterAll(() => api.close());

const load = async (entries: typeof NAMESAKES, published: string): Promise<void> => {
  await loadList(api, 'ofac_sdn', entries, published);
  await work();
};
const work = async (): Promise<void> => {
  const matching = new WatchMatching(api.db, { now: () => api.time });
  while (await matching.run());
};
const path = (query = ''): string => `/v5/watchlists/${String(list)}/items${query}`;
const shown = async (): Promise<Item> => {
  const items = responseOf(await api.get(path(), customer).expect(200)).body;
  expectSchema(WatchItemsResponse, items);
  return (items as { items: Item[] }).items[0] ?? { total_hits: 0, hits: [] };
};

it('hits by number come first, before more and better names than an item shows, and all are counted', async () => {
  await load(NAMESAKES, '2026-10-01');
  const item = { reference: 'a', name: NAME, identifiers: [PASSPORT] };
  await api
    .send('POST', path(), customer)
    .send({ items: [item] })
    .expect(200);
  await work();
  const byName = await shown();
  expect([byName.total_hits, byName.hits.length]).toEqual([NAMESAKES.length, MAX_SHOWN_HITS]);
  expect(byName.hits.some((hit) => hit.by_number)).toBe(false);

  // Found by a change of the list, and again by a search for a new item.
  await load([...NAMESAKES, ...SAME_NUMBER], '2026-10-02');
  const changed = await shown();
  await api.db.query('update watch_item set screen_due = true');
  await work();
  for (const { total_hits: total, hits } of [changed, await shown()]) {
    expect([total, hits.length]).toEqual([NAMESAKES.length + SAME_NUMBER.length, MAX_SHOWN_HITS]);
    expect(hits.slice(0, 3).map((hit) => hit.by_number)).toEqual([true, true, false]);
    expect(hits.slice(0, 2).map(({ listing_id: id }) => id).sort()).toEqual(['ofac_sdn:500', 'ofac_sdn:501']); // prettier-ignore
    const scores = hits.slice(2).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  }
  const file = await api.get(path('?format=csv'), customer).expect(200);
  expect(file.text).toContain(`,${String(NAMESAKES.length + SAME_NUMBER.length)},`);
});
