import { makeTypedId } from '@entity-registry/domain';
import { WatchMatching, suppress } from '@entity-registry/registry';
import { until, waitingStatements } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ApiFixture } from '../test/api-fixture.js';
import type { Customer } from '../test/api-fixture.js';
import { listed, loadList } from '../test/lists-on-file.js';
import { ENTITIES } from '../test/synthetic-register.js';
import type { SyntheticEntityName } from '../test/synthetic-register.js';

/** The name that the customer sent. */
const OWN_NAME = 'Zacarina Xoconal Varnoso';

let api: ApiFixture;
let customer: Customer;
let list = 0;

beforeAll(async () => {
  api = await ApiFixture.open();
  customer = await api.customer({ balance: '10' });
  const made = await api.send('POST', '/v5/watchlists', customer).send({ name: 'Clientes' }).expect(201);
  list = (made.body as { id: number }).id;
});
afterAll(() => api.close());
beforeEach(() => api.db.query('truncate account_event'));

const path = (): string => `/v5/watchlists/${String(list)}/items`;
const idOf = (entity: SyntheticEntityName): string => makeTypedId('pa', 'own', api.ids[entity]);
const add = async (item: { reference: string; entity_id: string; name?: string }, status = 200): Promise<unknown> =>
  (
    await api
      .send('POST', path(), customer)
      .send({ items: [item] })
      .expect(status)
  ).body;
const matching = (): WatchMatching => new WatchMatching(api.db, { now: () => api.time });
const work = async (): Promise<void> => {
  while (await matching().run());
};
/** Runs `work` while a transaction that hides the entity is open: it commits once `work` waits for it in `waits` places, or has ended. */
const whileHiding = async (
  entity: 'person' | 'bareCompany' | 'company',
  waits: number,
  task: () => Promise<unknown>,
) => {
  const client = await api.db.connect();
  await client.query('begin');
  const rule = { jurisdiction: 'pa', entitySid: ENTITIES[entity].sid, origin: 'decision' } as const;
  const what = { kind: 'section', level: 'core_registro' } as const;
  await suppress(client, { ...rule, reference: 'data_request:1', what }, { by: 'the tests', now: api.time });
  let hasEnded = false;
  const running = task().finally(() => {
    hasEnded = true;
  });
  await until(async () => hasEnded || (await waitingStatements(api.db)) === waits);
  await client.query('commit');
  client.release();
  await running;
};
const events = async (): Promise<string[]> => {
  const { rows } = await api.db.query<{ type: string; reference: string }>(
    `select e.type, i.reference from account_event e join watch_item i on i.id = e.item_id order by e.id`,
  );
  return rows.map(({ type, reference }) => `${type} ${reference}`);
};
const hits = async (): Promise<number> =>
  (await api.db.query('select from watch_hit where gone_at is null')).rowCount ?? 0;

it('no hit that was found by the name of an entity that is hidden meanwhile is stored or told', async () => {
  await loadList(api, 'ofac_sdn', [listed('9', 'Nadie Inventado')], '2026-10-01');
  await add({ reference: 'own', entity_id: idOf('person'), name: OWN_NAME });
  await add({ reference: 'none', entity_id: idOf('person') });
  await work();
  await loadList(
    api,
    'ofac_sdn',
    [listed('9', 'Nadie Inventado'), listed('1', 'INVENTADA QUINTERO, Aurelia')],
    '2026-10-02',
  );
  await whileHiding('person', 1, () => matching().run());
  await work();
  expect(await events()).toEqual([]);
  expect(await hits()).toBe(0);
});

it('nobody is told of a new name that is like that of an entity that is hidden meanwhile', async () => {
  await add({ reference: 'company', entity_id: idOf('bareCompany') });
  await work();
  await api.db.query(
    `with e as (
       insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
       select jurisdiction, 990001, 'ruc:like', kind, nombre, '{}', source, run_id, fetched_at from entity where pk = $1 returning pk)
     insert into watch_change (jurisdiction, entity_pk) select 'pa', pk from e`,
    [api.ids.bareCompany],
  );
  await whileHiding('bareCompany', 1, () => matching().run());
  await work();
  expect(await events()).toEqual([]);
});

it('an item whose entity is hidden while it is added has nothing of the register', async () => {
  const entity_id = idOf('company');
  const added = (await add({ reference: 'again', entity_id, name: OWN_NAME })) as { items: { id: number }[] };
  await api.send('DELETE', `${path()}/${String(added.items[0]?.id)}`, customer).expect(200);
  await api.db.query('truncate watched_by, watched_number');
  const answers: unknown[] = [];
  await whileHiding('company', 3, async () => {
    answers.push(
      ...(await Promise.all([
        add({ reference: 'again', entity_id, name: OWN_NAME }),
        add({ reference: 'new', entity_id, name: OWN_NAME }),
        add({ reference: 'nameless', entity_id }, 400),
      ])),
    );
  });
  expect(answers).toMatchObject([
    { created: 1, items: [{ name: OWN_NAME }] },
    { created: 1, items: [{ name: OWN_NAME }] },
    { error: 'items[0].name is required: the register has no name of this entity' },
  ]);
  const { rows } = await api.db.query<{ text: string }>(
    `select subject::text as text from watch_item where entity_pk = $1
     union all select n.name from watched_by b join watched_name n on n.id = b.name_id
     union all select number_key from watched_number`,
    [api.ids.company],
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toMatch(/maderas|9900001/i);
});
