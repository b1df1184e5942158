import type { ApiVersion } from '@entity-registry/domain';
import { accessOf, routesOf } from '@entity-registry/http';
import { Experiment, tally } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../api-fixture.js';
import type { Customer } from '../api-fixture.js';
import { listed, loadList } from '../lists-on-file.js';
import { conclude } from './conclude.js';

/** The owner of the ids in a route. */
type Ownership =
  /** Entities and documents of the registers have no owner. `paths` contain ids of another register. */
  | { of: 'registry'; paths: (ids: ApiFixture['ids']) => string[]; body?: object }
  /** The owner is an account. `make` returns a path with an id that the customer owns. */
  | {
      of: 'account';
      make: (api: ApiFixture, owner: Customer) => Promise<string>;
      body?: (api: ApiFixture) => object;
      /** Calls without a price take no `dry_run`. */
      isFree?: boolean;
    }
  /** Not an id but a keyword; `path` has one that does not exist. */
  | { of: 'nobody'; path: string };

/** A part of an entity, requested under the id of an entity of another register. */
const part = (name: string, type = 'own'): Ownership & { of: 'registry' } => ({
  of: 'registry',
  paths: ({ supplier }) => [`/v5/entities/pa_${type}_${String(supplier)}/${name}`],
});
const entities = (register: string, ...others: (keyof ApiFixture['ids'])[]): Ownership => ({
  of: 'registry',
  paths: (ids) => others.map((other) => `/v4/${register}/entidades/${String(ids[other])}?include=CHK-BIN`),
});

/** Every route with an id in its path. A new one fails the experiment until it is added here. */
const IDS: Readonly<Record<string, Ownership>> = {
  'GET /v4/panama/entidades/:id': entities('panama', 'supplier', 'trader'),
  'GET /v4/ecuador/entidades/:id': entities('ecuador', 'company', 'person', 'trader'),
  'GET /v4/colombia/entidades/:id': entities('colombia', 'company', 'person', 'supplier', 'trader'),
  'POST /v4/panama/entidades/:id/update': {
    of: 'registry',
    paths: ({ supplier }) => [`/v4/panama/entidades/${String(supplier)}/update?include=CHK-BIN`],
  },
  'POST /v5/entities/:id/update': { ...part('update'), body: { include: ['CHK-BIN'] } },
  'GET /v4/update_requests/:id': { of: 'account', make: pendingRequest('v4') },
  'GET /v5/update_requests/:id': { of: 'account', make: pendingRequest('v5') },
  'GET /v5/entities/:id': { of: 'registry', paths: ({ supplier }) => [`/v5/entities/pa_own_${String(supplier)}`] },
  'GET /v5/entities/:id/sections/:level': part('sections/directores'),
  'GET /v5/entities/:id/network': part('network'),
  'GET /v5/entities/:id/proponente-dossier': part('proponente-dossier'),
  'GET /v5/entities/:id/immigration': part('immigration'),
  'GET /v5/entities/:id/text': part('text', 'entrada'),
  'GET /v5/entities/:id/changes': part('changes'),
  'GET /v5/screenings/:id': { of: 'account', make: storedScreening, isFree: true },
  'GET /v5/watchlists/:id': { of: 'account', make: watchlist, isFree: true },
  'PATCH /v5/watchlists/:id': { of: 'account', make: watchlist, isFree: true, body: () => ({ name: 'Otra lista' }) },
  'DELETE /v5/watchlists/:id': { of: 'account', make: watchlist, isFree: true },
  'GET /v5/watchlists/:id/items': { of: 'account', make: watchlistItems, isFree: true },
  'POST /v5/watchlists/:id/items': {
    of: 'account',
    make: watchlistItems,
    body: () => ({ items: [{ reference: 'b', name: 'Benita Quiel' }] }),
  },
  'DELETE /v5/watchlists/:id/items/:item': { of: 'account', make: watchedItem, isFree: true },
  'POST /v5/notices/:id/acknowledgements': { of: 'account', make: openNotice, isFree: true },
  'GET /v5/reconcile/suggest/:kind': { of: 'nobody', path: '/v5/reconcile/suggest/nothing?prefix=Ficticias' },
};

/** An open correction notice of the owner. */
async function openNotice(api: ApiFixture, { accountId }: Customer): Promise<string> {
  const { rows } = await api.db.query<{ id: bigint }>(
    `insert into correction_notice (account_id, correction, entity, level, responses, first_disclosed_at, last_disclosed_at, issued_at)
     values ($1, gen_random_uuid()::text, 256, 'directores', 1, $2, $2, $2) returning id`,
    [accountId, api.time],
  );
  return `/v5/notices/${String(rows[0]?.id)}/acknowledgements`;
}

/** An open refresh request of the owner. */
function pendingRequest(version: ApiVersion) {
  return async (api: ApiFixture, { accountId, keyId }: Customer): Promise<string> => {
    const { rows } = await api.db.query<{ id: bigint }>(
      `insert into update_request (account_id, api_key_id, jurisdiction, entity_pk, requested_codes, price_micro, requested_at)
       values ($1, $2, 'pa', $3, '{DAT-GOV}', 150000, $4) returning id`,
      [accountId, keyId, api.ids.company, api.time],
    );
    return `/${version}/update_requests/${String(rows[0]?.id)}`;
  };
}

async function storedScreening(api: ApiFixture, owner: Customer): Promise<string> {
  await loadList(api, 'ofac_sdn', [listed('7', 'XOCONAL VARNOSO, Zacarías')], '2026-10-01');
  const subject = { reference: 'c-1', name: 'Zacarías Xoconal Varnoso' };
  const { body } = responseOf(
    await api
      .send('POST', '/v5/screen', owner)
      .send({ subjects: [subject] })
      .expect(200),
  );
  return `/v5/screenings/${(body as { id: string }).id}`;
}

async function watchlist(api: ApiFixture, owner: Customer): Promise<string> {
  const { body } = responseOf(await api.send('POST', '/v5/watchlists', owner).send({ name: 'Clientes' }).expect(201));
  return `/v5/watchlists/${String((body as { id: number }).id)}`;
}

async function watchlistItems(api: ApiFixture, owner: Customer): Promise<string> {
  return `${await watchlist(api, owner)}/items`;
}

async function watchedItem(api: ApiFixture, owner: Customer): Promise<string> {
  const items = await watchlistItems(api, owner);
  const subject = { reference: 'a', name: 'Zacarías Xoconal Varnoso' };
  const { body } = responseOf(
    await api
      .send('POST', items, owner)
      .send({ items: [subject] })
      .expect(200),
  );
  return `${items}/${String((body as { items: { id: number }[] }).items[0]?.id)}`;
}

const strangers = new Experiment('experiment 15: two accounts, every route with an id crossed');

describe(strangers.title, () => {
  let api: ApiFixture;
  let owner: Customer;
  /** One with a balance, one without, and one without a balance but with a request of its own. */
  let others: Customer[];
  const statuses: number[] = [];
  beforeAll(async () => {
    api = await ApiFixture.open();
    owner = await api.customer({ balance: '10' });
    others = [await api.customer({ balance: '10' }), await api.customer(), await api.customer()];
    await pendingRequest('v4')(api, others[2] as Customer);
  });
  afterAll(() => api.close());

  const expectClosed = async (method: string, path: string, caller: Customer, body?: object): Promise<void> => {
    const sent = api.send(method, path, caller);
    const response = await (body === undefined ? sent : sent.send(body));
    statuses.push(response.status);
    expect({ path, status: response.status, ours: [403, 404].includes(response.status) }).toMatchObject({ ours: true });
    expect(JSON.stringify(response.body)).not.toContain('Ficticias');
  };

  it('covers every route that has an id in its path', () => {
    const routes = routesOf(api.app)
      .filter(
        ({ path, handler }) => path.includes(':') && accessOf(handler) !== 'open' && accessOf(handler) !== 'signed',
      )
      .map(({ method, path }) => `${method} ${path}`);
    expect(routes.sort()).toEqual(Object.keys(IDS).sort());
    strangers.did(
      `took ${routes.length} routes from the app and called each with the ids of another account or register`,
    );
  });

  it.each(Object.entries(IDS))('%s is 404 or 403 for any caller it does not belong to', async (route, ids) => {
    const method = route.split(' ')[0] ?? '';
    if (ids.of === 'account') {
      const path = await ids.make(api, owner);
      const body = ids.body?.(api);
      for (const other of others) await expectClosed(method, path, other, body);
      if (!ids.isFree) for (const other of others) await expectClosed(method, `${path}?dry_run=1`, other, body);
      // Control: the owner gets it.
      const sent = api.send(method, path, owner);
      await (body === undefined ? sent : sent.send(body)).expect(200);
      return;
    }
    const paths = ids.of === 'registry' ? ids.paths(api.ids) : [ids.path];
    const body = ids.of === 'registry' ? ids.body : undefined;
    for (const path of paths) for (const caller of [owner, ...others]) await expectClosed(method, path, caller, body);
  });

  it('an Idempotency-Key of another account returns neither its response nor its record', async () => {
    const path = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
    const [other] = others as [Customer];
    const mine = await api.get(path, owner).set('Idempotency-Key', 'order-1').expect(200);
    const theirs = await api.get(path, other).set('Idempotency-Key', 'order-1').expect(200);
    expect([mine.headers['x-service-charge'], theirs.headers['x-service-charge']]).toEqual(['0.03', '0.03']);
    const different = path.replace('CHK-BIN', 'DAT-CORE');
    await api.get(different, other).set('Idempotency-Key', 'order-2').expect(200);
    await api.get(path, owner).set('Idempotency-Key', 'order-2').expect(200);
    // Control: within one account the second is refused.
    const { body } = responseOf(await api.get(different, owner).set('Idempotency-Key', 'order-2').expect(409));
    expect(body).toMatchObject({ code: 'idempotency_key_reused' });
    strangers.did('used the Idempotency-Keys of one account from the other: each is charged and answered by itself');
  });

  it('a signed document URL of one response opens no other document', async () => {
    const detail = `/v4/panama/entidades/${String(api.ids.company)}?include=DAT-DOC`;
    const { body } = responseOf(await api.get(detail, owner).expect(200));
    const url = new URL((body as { rp_report_url: string }).rp_report_url);
    for (const path of [url.pathname.replace('900001', '900002'), url.pathname.replace('/pa/', '/ec/')]) {
      const response = await api.get(path + url.search);
      statuses.push(response.status);
      expect([403, 404]).toContain(response.status);
    }
    strangers.figure('answers to strangers', tally(statuses));
    await conclude(strangers, api, [owner, ...others]);
  });
});
