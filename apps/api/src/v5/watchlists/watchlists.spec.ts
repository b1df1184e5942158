import { EventSequencer, WatchCharges } from '@entity-registry/accounts';
import { WatchMatching } from '@entity-registry/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { decoded, disclosuresOf } from '../../../test/disclosed.js';
import { expectSchema } from '../../../test/expect-schema.js';
import { listed, loadList } from '../../../test/lists-on-file.js';
import { EventsResponse } from '../events/events-operations.js';
import { AddedItemsResponse, WatchItemsResponse, WatchlistResponse, WatchlistsResponse } from './watch-schema.js';

const NAME = 'Zacarías Xoconal Varnoso';
const LISTED = listed('7', 'XOCONAL VARNOSO, Zacarías');

interface Added {
  items: { id: number; reference: string; state: string; hits: { listing_id: string }[]; screened_at: string | null }[];
  created: number;
  unchanged: number;
  billing: { price: string; charged: string };
}
interface Feed {
  events: { seq: number; type: string; item: { reference: string } | null; data: object }[];
  next: string;
}

describe('watchlists', () => {
  let api: ApiFixture;
  let paying: Customer;
  let day = 0;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
  });
  afterAll(() => api.close());

  const body = async (sent: ReturnType<ApiFixture['send']>, status = 200): Promise<unknown> =>
    responseOf(await sent.expect(status)).body;
  const create = async (customer = paying, more: object = {}): Promise<number> => {
    const made = await body(api.send('POST', '/v5/watchlists', customer).send({ name: 'Clientes', ...more }), 201);
    expectSchema(WatchlistResponse, made);
    return (made as { id: number }).id;
  };
  const post = (list: number, items: object[], customer = paying, query = '') =>
    api.send('POST', `/v5/watchlists/${String(list)}/items${query}`, customer).send({ items });
  const add = async (list: number, items: object[], customer = paying): Promise<Added> => {
    const added = await body(post(list, items, customer));
    expectSchema(AddedItemsResponse, added);
    return added as Added;
  };
  const work = async (): Promise<void> => {
    const matching = new WatchMatching(api.db, { now: () => api.time });
    while (await matching.run());
    const sequencer = new EventSequencer(api.db);
    while (await sequencer.run());
  };
  const events = async (query: string, customer = paying): Promise<Feed> => {
    const feed = await body(api.get(`/v5/events?${query}`, customer));
    expectSchema(EventsResponse, feed);
    return feed as Feed;
  };
  const load = (...entries: Parameters<typeof loadList>[2][number][]) => {
    day += 1;
    return loadList(api, 'ofac_sdn', entries, `2026-10-${String(day).padStart(2, '0')}`);
  };

  it('are created, listed, changed and deleted at no charge, with entries of the audit log', async () => {
    const customer = await api.customer({ balance: '1' });
    const id = await create(customer, { events: ['screening.hit'] });
    const path = `/v5/watchlists/${String(id)}`;
    expect(await body(api.get(path, customer))).toMatchObject({
      name: 'Clientes',
      events: ['screening.hit'],
      items: 0,
    });
    const changed = await body(api.send('PATCH', path, customer).send({ name: ' Proveedores ', webhook: true }));
    expect(changed).toMatchObject({ name: 'Proveedores', webhook: true, events: ['screening.hit'] });
    for (const blank of [' ', '\u200b \u202e']) {
      const refused = api.send('PATCH', path, customer).send({ name: blank });
      expect(await body(refused, 400)).toMatchObject({ error: 'name must not be blank' });
    }
    const all = await body(api.get('/v5/watchlists', customer));
    expectSchema(WatchlistsResponse, all);
    expect(all).toMatchObject({ watchlists: [{ id }], page: { next_cursor: null } });
    expect(await body(api.send('DELETE', path, customer))).toMatchObject({ deleted: true });
    expect(await body(api.get(path, customer), 404)).toMatchObject({ code: 'watchlist_not_found' });
    expect(await api.charges(customer)).toEqual([]);
    const { rows } = await api.db.query<{ action: string }>(
      'select action from audit_entry where account_id = $1 order by id',
      [customer.accountId],
    );
    expect(rows.map(({ action }) => action).filter((action) => action.startsWith('watchlist'))).toEqual([
      ...['watchlist.create', 'watchlist.update', 'watchlist.delete'],
    ]);
  });

  it('charge WCH-MONTH for each new item, without a base, and nothing for the same call again', async () => {
    const customer = await api.customer({ balance: '1' });
    const list = await create(customer);
    const items = [
      { reference: 'a', entity_id: `pa_own_${String(api.ids.company)}` },
      { reference: 'b', name: NAME, type: 'NaturalPerson', birth_date: '1971' },
    ];
    const dry = await body(post(list, items, customer, '?dry_run=1'));
    expect(dry).toEqual({ billing: expect.objectContaining({ price: '0.10', charged: '0.00', base: '0.00' }) });
    const sent = await post(list, items, customer).expect(200);
    expect(sent.headers).toMatchObject({ 'x-service-charge': '0.10', 'x-service-balance': '0.90' });
    expect(sent.body).toMatchObject({ created: 2, unchanged: 0, billing: { charged: '0.10' } });
    expect(await add(list, items, customer)).toMatchObject({ created: 0, unchanged: 2, billing: { charged: '0.00' } });
    // Blank members are absent ones.
    const again = [
      { reference: 'b', name: NAME, type: 'NaturalPerson', birth_date: '1971', aliases: [], entity_id: null },
    ];
    expect(await add(list, again, customer)).toMatchObject({ unchanged: 1 });
    expect(await api.charges(customer)).toHaveLength(2);
    // Each pays for hits that its item may show until its period ends (ruling 48).
    expect((await disclosuresOf(api, customer)).map(decoded)).toEqual([
      { channel: 'watch', told: { nobody: ['screening'] } },
      { channel: 'watch', told: { [`pa_own_${String(api.ids.company)}`]: ['screening'] } },
    ]);
    const other = await body(post(list, [{ reference: 'b', name: 'Otra Persona' }], customer), 409);
    expect(other).toMatchObject({ code: 'reference_in_use' });
  });

  it('add nothing that cannot be paid, costs more than allowed, or cannot be compared', async () => {
    const poor = await api.customer({ balance: '0.07' });
    const list = await create(poor);
    const two = [
      { reference: 'a', name: NAME },
      { reference: 'b', name: 'Benita Quiel' },
    ];
    expect(await body(post(list, two, poor), 402)).toMatchObject({ code: 'insufficient_credits', price: '0.10' });
    const capped = post(list, two.slice(0, 1), poor).set('X-Max-Charge', '0.04');
    expect(await body(capped, 402)).toMatchObject({ code: 'max_charge_exceeded' });
    const wrong = await body(
      post(list, [two[0] ?? {}, { reference: 'c', name: 'Ana', birth_date: '1971-02-30' }], poor),
      400,
    );
    expect(wrong).toMatchObject({
      code: 'invalid_parameter',
      error: expect.stringMatching(/^items\[1\]\.birth_date must/),
    });
    expect(await body(post(list, [two[0] ?? {}, two[0] ?? {}], poor), 400)).toMatchObject({
      code: 'invalid_parameter',
    });
    expect(await api.charges(poor)).toEqual([]);
    const free = await api.customer();
    const own = await create(free);
    expect(await body(post(own, two, free), 403)).toMatchObject({ code: 'free_tier_code_locked' });
    expect(await body(post(own, two, free, '?dry_run=1'))).toEqual({
      billing: expect.objectContaining({ price: '0.10', charged: '0.00', free_tier: { locked: true } }),
    });
    const limited = await api.anotherKey(paying.accountId, { scopes: ['CHK-BIN'] });
    await api.send('POST', '/v5/watchlists', limited).send({ name: 'x' }).expect(403);
    await api.get('/v5/events', limited).expect(403);
  });

  it('can be added again without funds by the call that used them up, and nothing else can', async () => {
    const customer = await api.customer({ balance: '0.05' });
    const list = await create(customer);
    const item = { reference: 'a', name: NAME };
    expect(await add(list, [item], customer)).toMatchObject({ created: 1, billing: { charged: '0.05' } });
    api.time = new Date(api.time.getTime() + 2_000);
    expect(await add(list, [item], customer)).toMatchObject({ created: 0, unchanged: 1, billing: { charged: '0.00' } });
    const [added] = (await add(list, [item], customer)).items;
    await api.send('DELETE', `/v5/watchlists/${String(list)}/items/${String(added?.id)}`, customer).expect(200);
    expect(await add(list, [item], customer)).toMatchObject({ created: 1, billing: { charged: '0.00' } });
    const more = [item, { reference: 'b', name: NAME }];
    expect(await body(post(list, more, customer), 403)).toMatchObject({ code: 'free_tier_code_locked' });
    expect(await body(post(list + 1_000, [item], customer), 403)).toMatchObject({ code: 'free_tier_code_locked' });
    const dry = await body(post(list + 1_000, [item], customer, '?dry_run=1'), 404);
    expect(dry).toMatchObject({ code: 'watchlist_not_found' });
  });

  it('are refused as the balance is when many are added at once', async () => {
    const customer = await api.customer({ balance: '0.22' });
    const list = await create(customer);
    const calls = Array.from(
      { length: 6 },
      (_, call) =>
      post(list, [`${String(call)}a`, `${String(call)}b`].map((reference) => ({ reference, name: NAME })), customer), // prettier-ignore
    );
    const responses = await Promise.all(calls.map(async (call) => await call));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { body: refused } of responses.filter(({ status }) => status !== 200)) {
      expect(refused).toMatchObject({ code: 'insufficient_credits', price: '0.10', shortfall: expect.any(String) });
    }
    const exact = await api.customer({ balance: '0.10' });
    const other = await create(exact);
    const both = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => await post(other, [`${name}1`, `${name}2`].map((reference) => ({ reference, name: NAME })), exact)), // prettier-ignore
    );
    // With nothing left, the free tier applies, never a 402.
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  it('show what is on file as the state of an item, and what changes later as events', async () => {
    const customer = await api.customer({ balance: '1' });
    await load(LISTED);
    const list = await create(customer, { events: ['screening.hit', 'screening.hit_removed'] });
    await add(list, [{ reference: 'a', name: NAME }], customer);
    await work();
    const items = await body(api.get(`/v5/watchlists/${String(list)}/items`, customer));
    expectSchema(WatchItemsResponse, items);
    expect((items as Added).items[0]).toMatchObject({ reference: 'a', hits: [{ listing_id: 'ofac_sdn:7' }] });
    const { events: none, next } = await events('', customer);
    expect(none).toEqual([]);
    await load();
    await work();
    await load(LISTED);
    await work();
    const feed = await events(`after=${next}`, customer);
    expect(feed.events.map(({ seq, type, item }) => [seq, type, item?.reference])).toEqual([
      [1, 'screening.hit_removed', 'a'],
      [2, 'screening.hit', 'a'],
    ]);
    expect((await events(`after=${next}&types=screening.hit&watchlist=${String(list)}`, customer)).events).toHaveLength(
      1,
    );
    expect((await events(`after=${feed.next}`, customer)).events).toEqual([]);
    expect(await body(api.get(`/v5/events?after=${feed.next}`, paying), 400)).toMatchObject({ code: 'invalid_cursor' });
    // The events are gone, as after a restore.
    await api.db.query('delete from account_event where account_id = $1', [customer.accountId]);
    expect(await body(api.get(`/v5/events?after=${feed.next}`, customer), 410)).toMatchObject({
      code: 'cursor_expired',
    });
  });

  it('wait for the next event if asked to', async () => {
    const customer = await api.customer({ balance: '1' });
    const list = await create(customer);
    await load();
    const added = await add(list, [{ reference: 'a', name: NAME }], customer);
    await work();
    const { next } = await events('', customer);
    const waiting = events(`after=${next}&wait=20`, customer);
    await load(LISTED);
    await work();
    expect((await waiting).events.map(({ type }) => type)).toContain('screening.hit');
    expect(added.created).toBe(1);
  });

  it('stop showing hits of an item that is not paid, and say so once', async () => {
    const customer = await api.customer({ balance: '0.06' });
    const list = await create(customer, { events: ['item.unpaid'] });
    await load(LISTED);
    await add(list, [{ reference: 'a', name: NAME }], customer);
    await work();
    const before = api.time;
    api.time = new Date(before.getTime() + 31 * 86_400_000);
    try {
      const charges = new WatchCharges(api.db, { now: () => api.time });
      await charges.run();
      await charges.run();
      await work();
      const items = await body(api.get(`/v5/watchlists/${String(list)}/items`, customer));
      expect((items as Added).items).toMatchObject([{ state: 'unpaid', total_hits: 0, hits: [] }]);
      expect((await events('', customer)).events.map(({ type }) => type)).toEqual(['item.unpaid']);
    } finally {
      api.time = before;
    }
  });

  it('are never seen by another account', async () => {
    const other = await api.customer({ balance: '1' });
    const list = await create();
    const path = `/v5/watchlists/${String(list)}`;
    for (const [method, target] of [
      ['GET', path],
      ['DELETE', path],
      ['PATCH', path],
      ['GET', `${path}/items`],
    ] as const) {
      const sent = api.send(method, target, other);
      await (method === 'PATCH' ? sent.send({ name: 'x' }) : sent).expect(404);
    }
    expect(await body(post(list, [{ reference: 'a', name: NAME }], other), 404)).toMatchObject({
      code: 'watchlist_not_found',
    });
    await api.send('DELETE', `${path}/items/1`, other).expect(404);
    await api.get('/v5/watchlists/x', paying).expect(404);
  });
});
