import { EventSequencer, WatchCharges } from '@entity-registry/accounts';
import { makeTypedId } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { WatchMatching, applySuppressions, suppress } from '@entity-registry/registry';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../test/api-fixture.js';
import type { Customer } from '../test/api-fixture.js';
import { listed, loadList } from '../test/lists-on-file.js';
import { ENTITIES } from '../test/synthetic-register.js';

/** The register's name and number of the person, as lists have them, and the name that the customer sent. */
const REGISTERED = listed('1', 'INVENTADA QUINTERO, Aurelia');
const NUMBERED = listed('2', 'Quiel Tuirazal, Eladio', {
  identifiers: [{ kind: 'cedula', value: '8-9901-9901', country: 'PA' }],
});
const OWN = listed('3', 'XOCONAL VARNOSO, Zacarina');
const OWN_NAME = 'Zacarina Xoconal Varnoso';
const DAY_MS = 86_400_000;

interface Item {
  readonly reference: string;
  readonly name: string;
  readonly state: string;
  readonly screened_at: string | null;
  readonly total_hits: number;
  readonly hits: { readonly listing_id: string }[];
}

let api: ApiFixture;
let customer: Customer;
let person: string;
let list = 0;
let day = 0;

beforeAll(async () => {
  api = await ApiFixture.open();
  customer = await api.customer({ balance: '10' });
  person = makeTypedId('pa', 'own', api.ids.person);
  await api.db.query(`update entity set ruc_no_dv = cedula where pk = $1`, [api.ids.person]);
  list = ((await body(api.send('POST', '/v5/watchlists', customer).send({ name: 'Clientes' }), 201)) as { id: number })
    .id;
});
afterAll(() => api.close());

const body = async (sent: ReturnType<ApiFixture['send']>, status = 200): Promise<unknown> =>
  responseOf(await sent.expect(status)).body;
const path = (): string => `/v5/watchlists/${String(list)}/items`;
const load = async (...entries: (typeof OWN)[]): Promise<void> => {
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
const items = async (): Promise<Record<string, Item>> => {
  const answer = (await body(api.get(path(), customer))) as { items: Item[] };
  return Object.fromEntries(answer.items.map((item) => [item.reference, item]));
};
const hitsOf = (item?: Item): string[] => (item?.hits ?? []).map(({ listing_id: id }) => id).sort();
const events = async (): Promise<string[]> => {
  const feed = await body(api.get('/v5/events', customer));
  return (feed as { events: { type: string; item: { reference: string } | null }[] }).events
    .filter(({ type }) => type.startsWith('screening.'))
    .map(({ type, item }) => `${type} ${item?.reference ?? ''}`);
};
/** The names and numbers under which the items are found. */
const watched = async (): Promise<string[]> => {
  const { rows } = await api.db.query<{ text: string }>(
    `select n.name as text from watched_by b join watched_name n on n.id = b.name_id
     union select number_key from watched_number order by 1`,
  );
  return rows.map(({ text }) => text);
};

it('a watched entity that is suppressed keeps what the customer sent, and nothing of the register', async () => {
  await load(REGISTERED, NUMBERED, OWN);
  const added = [
    { reference: 'own', entity_id: person, name: OWN_NAME },
    { reference: 'alias', entity_id: person, aliases: [OWN_NAME] },
    { reference: 'none', entity_id: person },
  ];
  await api.send('POST', path(), customer).send({ items: added }).expect(200);
  await work();
  const before = await items();
  expect(before['own']?.name).toBe(ENTITIES.person.nombre);
  expect([hitsOf(before['own']), hitsOf(before['none'])]).toEqual([
    ['ofac_sdn:1', 'ofac_sdn:2', 'ofac_sdn:3'],
    ['ofac_sdn:1', 'ofac_sdn:2'],
  ]);

  const rule = {
    jurisdiction: 'pa',
    entitySid: ENTITIES.person.sid,
    origin: 'decision',
    reference: 'data_request:1',
  } as const;
  const what = { kind: 'section', level: 'core_registro' } as const;
  await inTransaction(api.db, (tx) => suppress(tx, { ...rule, what }, { by: 'the tests', now: api.time }));
  // At once, before any work is done.
  const hidden = await items();
  expect(hidden['own']).toMatchObject({ name: OWN_NAME, state: 'active', screened_at: null, total_hits: 0, hits: [] });
  expect(hidden['alias']).toMatchObject({ name: OWN_NAME, state: 'active', hits: [] });
  expect(hidden['none']).toMatchObject({ name: '', state: 'restricted', total_hits: 0, hits: [] });
  expect(JSON.stringify(hidden)).not.toMatch(/aurelia|9901/i);
  expect((await watched()).join()).not.toMatch(/aurelia|9901/i);

  await work();
  const after = await items();
  expect([hitsOf(after['own']), hitsOf(after['alias']), hitsOf(after['none'])]).toEqual([
    ...[['ofac_sdn:3'], ['ofac_sdn:3'], []],
  ]);
  // Applied again, as by every import.
  await inTransaction(api.db, applySuppressions);
  expect(await items()).toEqual(after);
  // No list changed.
  expect(await events()).toEqual([]);

  await load(listed('11', 'INVENTADA QUINTERO, Aurelia'), listed('12', 'XOCONAL VARNOSO, Zacarina'), OWN);
  expect((await events()).sort()).toEqual(['screening.hit alias', 'screening.hit own']);
  expect(hitsOf((await items())['own'])).toEqual(['ofac_sdn:12', 'ofac_sdn:3']);

  const sent = { subjects: [{ reference: 's', entity_id: person, name: OWN_NAME }], lists: ['sanctions'] };
  const screened = (await body(api.send('POST', '/v5/screen', customer).send(sent))) as { results: Item[] };
  expect(hitsOf(screened.results[0])).toEqual(['ofac_sdn:12', 'ofac_sdn:3']);

  const time = api.time;
  api.time = new Date(time.getTime() + 31 * DAY_MS);
  expect((await new WatchCharges(api.db, { now: () => api.time }).run()).charged).toBe(2);
  api.time = time;
});
