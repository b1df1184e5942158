import { EventSequencer } from '@entity-registry/accounts';
import { WatchMatching } from '@entity-registry/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { expectSchema } from '../../../test/expect-schema.js';
import { listed, loadList } from '../../../test/lists-on-file.js';
import { WatchItemsResponse } from '../watchlists/watch-schema.js';
import { DecisionResponse, DecisionsResponse } from './decision-schema.js';

const NAME = 'Zacarías Xoconal Varnoso';
const LISTING = 'ofac_sdn:7';
const DAY_MS = 86_400_000;
const entry = (more: Parameters<typeof listed>[2] = {}) =>
  listed('7', 'XOCONAL VARNOSO, Zacarías', { birthDates: ['1971-03-05'], ...more });

interface Decision {
  readonly id: number;
  readonly state: string;
}
interface Item {
  readonly id: number;
  readonly hits: { readonly listing_id: string; readonly decision: Decision | null }[];
}

describe('decisions about watched items', () => {
  let api: ApiFixture;
  let customer: Customer;
  let list = 0;
  let day = 0;

  beforeAll(async () => {
    api = await ApiFixture.open();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await load(entry());
    customer = await api.customer({ balance: '5' });
    list = await watchlist();
  });

  const load = async (...entries: Parameters<typeof loadList>[2][number][]): Promise<void> => {
    day += 1;
    await loadList(api, 'ofac_sdn', entries, `2026-10-${String(day).padStart(2, '0')}`);
    await work();
  };
  const work = async (): Promise<void> => {
    const matching = new WatchMatching(api.db, { now: () => api.time });
    while (await matching.run());
    const sequencer = new EventSequencer(api.db);
    while (await sequencer.run());
  };
  const body = async (sent: ReturnType<ApiFixture['send']>, status = 200): Promise<unknown> =>
    responseOf(await sent.expect(status)).body;
  const watchlist = async (): Promise<number> => {
    const made = api.send('POST', '/v5/watchlists', customer).send({ name: 'Clientes' });
    return ((await body(made, 201)) as { id: number }).id;
  };
  /** Watches a subject, and returns the id of its item once the lists were searched. */
  const watch = async (reference: string, more: object = { name: NAME }, of = list): Promise<number> => {
    const path = `/v5/watchlists/${String(of)}/items`;
    const added = await body(api.send('POST', path, customer).send({ items: [{ reference, ...more }] }));
    await work();
    return (added as { items: { id: number }[] }).items[0]?.id ?? 0;
  };
  const decisionOn = async (id: number, of = list): Promise<Decision | null | undefined> => {
    const items = await body(api.get(`/v5/watchlists/${String(of)}/items`, customer));
    expectSchema(WatchItemsResponse, items);
    return (items as { items: Item[] }).items.find((item) => item.id === id)?.hits[0]?.decision;
  };
  const post = (subject: object, more: object = {}, by = customer, query = '') =>
    api.send('POST', `/v5/screening/decisions${query}`, by).send({
      ...{ subject, listing_id: LISTING, decision: 'dismissed', reason: 'Born in 1988.' },
      ...more,
    });
  const decide = async (subject: object, more: object = {}, status = 201): Promise<Decision> => {
    const answer = await body(post(subject, more), status);
    expectSchema(DecisionResponse, answer);
    return answer as Decision;
  };
  const history = async (query: string): Promise<Decision[]> => {
    const answer = await body(api.get(`/v5/screening/decisions?${query}`, customer));
    expectSchema(DecisionsResponse, answer);
    return (answer as { decisions: Decision[] }).decisions;
  };
  const screened = async (subject: object): Promise<Decision | null | undefined> => {
    const sent = { subjects: [{ name: NAME, ...subject }], lists: ['sanctions'] };
    const answer = await body(api.send('POST', '/v5/screen', customer).send(sent));
    return (answer as { results: { hits: { decision: Decision | null }[] }[] }).results[0]?.hits[0]?.decision;
  };
  /** The types of events of hits so far. */
  const events = async (): Promise<string[]> => {
    const feed = await body(
      api.get('/v5/events?types=screening.hit,screening.hit_changed,screening.hit_removed', customer),
    );
    return (feed as { events: { type: string }[] }).events.map(({ type }) => type);
  };

  it('need no stored screening, and show on the item and in its history', async () => {
    const item = await watch('a');
    expect(await decisionOn(item)).toBeNull();
    const charges = (await api.charges(customer)).length;
    const decided = await decide({ watch_item_id: item });
    expect(decided).toMatchObject({
      ...{ subject: { watch_item_id: item }, listing_id: LISTING, decision: 'dismissed', state: 'current' },
      ...{ stale_because: [], reason: 'Born in 1988.', by: 'key prueba', screening_id: null },
      other_subjects: [{ reference: 'a' }],
    });
    expect(await decisionOn(item)).toMatchObject({
      id: decided.id,
      subject: { watch_item_id: item },
      state: 'current',
    });
    expect(await history(`watch_item_id=${String(item)}`)).toMatchObject([{ id: decided.id, state: 'current' }]);
    expect(await history('watch_item_id=999999')).toEqual([]);
    // Sent again, it adds nothing.
    expect((await decide({ watch_item_id: item }, {}, 200)).id).toBe(decided.id);
    expect(await api.charges(customer)).toHaveLength(charges);
    const { rows } = await api.db.query(
      `select actor, detail -> 'after' as after from audit_entry where action = 'screening.decide' and account_id = $1`,
      [customer.accountId],
    );
    expect(rows).toEqual([{ actor: 'key prueba', after: { listing: LISTING, decision: 'dismissed' } }]);
    await expect(api.db.query(`update screening_decision set reference_key = null`)).rejects.toThrow('append-only');
  });

  it('keep a dismissed hit without events until it is stale', async () => {
    const item = await watch('a');
    await decide({ watch_item_id: item });
    await load(entry({ remarks: 'Another remark' }));
    await load();
    await load(entry());
    expect(await events()).toEqual([]);
    await load(entry({ birthDates: ['1988'] }));
    expect(await events()).toEqual(['screening.hit_changed']);
    const stale = { state: 'stale', stale_because: [{ party: 'listing', field: 'birth_date' }] };
    expect(await decisionOn(item)).toMatchObject(stale);
    expect(await history(`watch_item_id=${String(item)}`)).toMatchObject([stale]);
    // The basis is the newest version of the list.
    expect(await decide({ watch_item_id: item })).toMatchObject({ state: 'current' });
    await load(entry({ birthDates: ['1988'], remarks: 'More' }));
    expect(await events()).toHaveLength(1);
    expect((await history(`watch_item_id=${String(item)}`)).map(({ state }) => state)).toEqual([
      'current',
      'superseded',
    ]);
  });

  it('expire, and can be taken back', async () => {
    const item = await watch('a');
    const expires = new Date(api.time.getTime() + DAY_MS).toISOString();
    await decide({ watch_item_id: item }, { expires_at: expires });
    const before = api.time;
    api.time = new Date(before.getTime() + 2 * DAY_MS);
    try {
      expect(await decisionOn(item)).toMatchObject({ state: 'expired' });
      await load(entry({ programs: ['SDGT'] }));
      expect(await events()).toEqual(['screening.hit_changed']);
    } finally {
      api.time = before;
    }
    await decide({ watch_item_id: item }, { decision: 'open', reason: null });
    expect(await decisionOn(item)).toMatchObject({ decision: 'open', state: 'current' });
  });

  it('are about the same subject as a screening under the reference of the item', async () => {
    const item = await watch('c-17');
    const onItem = await decide({ watch_item_id: item });
    expect(await screened({ reference: 'c-17' })).toMatchObject({ id: onItem.id, state: 'current' });
    expect(await screened({ reference: 'c-18' })).toBeNull();
    const onScreening = await decide({ reference: 'c-17' }, { decision: 'confirmed', reason: 'Same passport.' });
    expect(await decisionOn(item)).toMatchObject({ id: onScreening.id, decision: 'confirmed' });
    expect(await history(`watch_item_id=${String(item)}`)).toMatchObject([{ id: onItem.id, state: 'superseded' }]);
    const again = await decide({ watch_item_id: item });
    expect(again.id).not.toBe(onItem.id);
    expect(await history('reference=c-17')).toMatchObject([
      { id: again.id, state: 'current' },
      { id: onScreening.id, state: 'superseded' },
      { id: onItem.id, state: 'superseded' },
    ]);
    expect(await screened({ reference: 'c-17' })).toMatchObject({ id: again.id });
  });

  it('are stale in a screening whose subject differs from the item', async () => {
    await decide({ watch_item_id: await watch('c-17') });
    expect(await screened({ reference: 'c-17', nationalities: ['PA'] })).toMatchObject({
      ...{ state: 'stale', stale_because: [{ party: 'subject', field: 'nationality' }] },
    });
  });

  it('count for the entity that the item watches, without the names that only the register has', async () => {
    const company = `pa_own_${String(api.ids.company)}`;
    const item = await watch('a', { entity_id: company, aliases: [NAME] });
    const decided = await decide({ watch_item_id: item });
    expect(await decisionOn(item)).toMatchObject({ id: decided.id, state: 'current' });
    expect(await screened({ reference: 'z', name: null, entity_id: company, aliases: [NAME] })).toMatchObject({
      ...{ id: decided.id, state: 'current' },
    });
    const { rows } = await api.db.query<{ text: string; name: string }>(
      `select d.basis::text as text, e.nombre as name from screening_decision d, entity e where d.id = $1 and e.pk = $2`,
      [decided.id, api.ids.company],
    );
    expect(rows[0]?.text).toContain(NAME);
    expect(rows[0]?.text).not.toContain(rows[0]?.name);
  });

  it('are only about hits that an item of the account shows now, while it is paid', async () => {
    const item = await watch('a');
    const other = await api.customer({ balance: '1' });
    expect(await body(post({ watch_item_id: item }, {}, other), 404)).toMatchObject({ code: 'watch_item_not_found' });
    expect(await body(post({ watch_item_id: 999_999 }), 404)).toMatchObject({ code: 'watch_item_not_found' });
    expect(await body(post({ watch_item_id: item }, { listing_id: 'ofac_sdn:8' }), 404)).toMatchObject({
      code: 'hit_not_found',
    });
    await load();
    expect(await body(post({ watch_item_id: item }), 404)).toMatchObject({ code: 'hit_not_found' });
    await load(entry());
    const before = api.time;
    api.time = new Date(before.getTime() + 31 * DAY_MS);
    try {
      expect(await body(post({ watch_item_id: item }), 404)).toMatchObject({ code: 'hit_not_found' });
      expect(await body(post({ watch_item_id: item }, {}, customer, '?dry_run=1'), 404)).toMatchObject({
        code: 'hit_not_found',
      });
    } finally {
      api.time = before;
    }
    await api.send('DELETE', `/v5/watchlists/${String(list)}/items/${String(item)}`, customer).expect(200);
    expect(await body(post({ watch_item_id: item }), 404)).toMatchObject({ code: 'watch_item_not_found' });
  });

  it('are listed under the reference and entity of their item, for keys that may watch', async () => {
    const entity = `pa_own_${String(api.ids.company)}`;
    const onItem = await decide({ watch_item_id: await watch('c-17', { entity_id: entity, aliases: [NAME] }) });
    const onOther = await decide({ watch_item_id: await watch('c-18') });
    await screened({ reference: 'c-19' });
    const onScreening = await decide({ reference: 'c-19' });
    const listedFor = async (query: string, by = customer): Promise<number[]> => {
      const { decisions } = (await body(api.get(`/v5/screening/decisions?${query}`, by))) as { decisions: Decision[] };
      return decisions.map(({ id }) => id);
    };
    expect(await listedFor('reference=c-17')).toEqual([onItem.id]);
    expect(await listedFor(`entity_id=${entity}`)).toEqual([onItem.id]);
    expect(await listedFor('')).toEqual([onScreening.id, onOther.id, onItem.id]);
    const screener = await api.anotherKey(customer.accountId, { scopes: ['SCR-NAME'] });
    expect(await listedFor('reference=c-17', screener)).toEqual([]);
    expect(await listedFor(`entity_id=${entity}`, screener)).toEqual([]);
    expect(await listedFor('', screener)).toEqual([onScreening.id]);
    const both = await api.anotherKey(customer.accountId, { scopes: ['SCR-NAME', 'WCH-MONTH'] });
    expect(await listedFor('', both)).toHaveLength(3);
  });

  it('accept a dry run, and are for keys that may watch', async () => {
    const item = await watch('a');
    expect(await body(post({ watch_item_id: item }, {}, customer, '?dry_run=1'))).toMatchObject({
      billing: { price: '0.00', dry_run: true },
    });
    expect(await decisionOn(item)).toBeNull();
    const screener = await api.anotherKey(customer.accountId, { scopes: ['SCR-NAME'] });
    expect(await body(post({ watch_item_id: item }, {}, screener), 403)).toMatchObject({ code: 'key_scope_locked' });
    await api.get(`/v5/screening/decisions?watch_item_id=${String(item)}`, screener).expect(403);
    const watcher = await api.anotherKey(customer.accountId, { scopes: ['WCH-MONTH'] });
    await post({ watch_item_id: item }, {}, watcher).expect(201);
    await post({ reference: 'a' }, {}, watcher).expect(403);
    await api.get(`/v5/screening/decisions?watch_item_id=${String(item)}&reference=a`, customer).expect(400);
  });
});
