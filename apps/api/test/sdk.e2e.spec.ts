import { EventSequencer } from '@entity-registry/accounts';
import { CATALOG, formatMoney, microUsd } from '@entity-registry/domain';
import type { ApiVersion } from '@entity-registry/domain';
import { NotModifiedError, SearchBackendError, verifyScreening } from '@entity-registry/sdk';
import type { CallOptions, CallPromise, ClientOptions, EntityRegistry, Fetch } from '@entity-registry/sdk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operationsOf } from '../src/openapi/operation.js';
import { OPERATIONS } from '../src/operations.js';
import { ApiFixture } from './api-fixture.js';
import type { Customer } from './api-fixture.js';
import { openNotice, storeHit } from './feed-rows.js';
import { listed, loadList } from './lists-on-file.js';
import { tagOf, writeSyntheticAssets } from './synthetic-assets.js';
import { CALLS, REFUSALS } from './sdk-calls.js';
import type { CalledIds } from './sdk-calls.js';

/** Operations for browsers: pages, and files at signed URLs. */
const NOT_THE_CLIENTS = ['GET /docs', 'GET /docs/assets/{file}', 'GET /docs/errors', 'GET /objects/{key}'];
const VERSIONS: readonly ApiVersion[] = ['v4', 'v5'];
const ROUTES = VERSIONS.flatMap((version) =>
  operationsOf(OPERATIONS, version).map(({ method, path }) => ({ method, path })),
);

const CUT = new TypeError('fetch failed');
const ofProxy = () => new Response('<h1>Gateway Timeout</h1>', { status: 504 });
/** An ETag that never matches. */
const NONE = { ifNoneMatch: '"other"' };

/** The route that serves `pathname`; a literal one before one with parameters. */
function routeOf(method: string, pathname: string): string {
  const found = ROUTES.filter(
    (route) => route.method === method && new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  const [first] = found.sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  return `${method} ${first?.path ?? pathname}`;
}

describe('the published client', () => {
  let api: ApiFixture;
  let customer: Customer;
  let ids: CalledIds & { merged: string };
  /** Routes that returned a 2xx to a client. */
  const answered = new Set<string>();
  /** Routes that were called without an Idempotency-Key, and not as a dry run. */
  const unnamed = new Set<string>();

  const watched: Fetch = async (url, init) => {
    const response = await fetch(url, init);
    const { pathname, searchParams } = new URL(url);
    const route = routeOf(init.method ?? 'GET', pathname);
    if (response.ok) answered.add(route);
    if (!searchParams.has('dry_run') && !new Headers(init.headers).has('Idempotency-Key')) unnamed.add(route);
    return response;
  };
  const clientOf = (whose?: Pick<Customer, 'key'>, options: Partial<ClientOptions> = {}): EntityRegistry =>
    api.client(whose, { fetch: watched, ...options });
  /** A clock that stands still; `meanwhile` runs whenever the client waits. */
  const waiting = (meanwhile: (ms: number) => Promise<unknown>) => ({
    now: () => 0,
    sleep: async (ms: number) => {
      await meanwhile(ms);
    },
  });

  beforeAll(async () => {
    api = await ApiFixture.open();
    customer = await api.customer({ balance: '100', jurisdictions: ['pa', 'ec', 'co'] });
    const keys = await writeSyntheticAssets(api.db, api.ids.company);
    const scan = keys[tagOf('entrada')];
    const pk = Number(api.ids.company);
    const [supplier, trader] = [Number(api.ids.supplier), Number(api.ids.trader)];
    const { rows } = await api.db.query<{ pk: bigint }>(
      `insert into entity (jurisdiction, pk, sid, kind, core, source, run_id, fetched_at, merged_into)
       select 'pa', nextval('entity_pk_seq'), 'merged', kind, core, source, run_id, fetched_at, pk
         from entity where jurisdiction = 'pa' and pk = $1 returning pk`,
      [api.ids.company],
    );
    const merged = `pa_own_${String(rows[0]?.pk)}`;
    ids = { pk, supplier, trader, company: `pa_own_${String(pk)}`, scan: `pa_entrada_${String(scan)}`, merged };
    await api.db.query(
      `insert into document_text (level, jurisdiction, pk, page, body)
       select 'documentos_escaneados', 'pa', $1, page, 'Hoja ' || page from generate_series(1, 2) page`,
      [scan],
    );
  });
  afterAll(() => api.close());

  it.each(CALLS)('%s can be previewed for free, and is answered with its cost', async (_name, call, body) => {
    const client = clientOf(customer);
    const before = (await api.charges(customer)).length;
    expect(await call(client, ids, { dryRun: true })).toEqual({ billing: expect.objectContaining({ dry_run: true }) });
    expect(await api.charges(customer)).toHaveLength(before);
    const { data, response } = await call(client, ids, { clientReference: 'case 7' }).withResponse();
    expect(data).toMatchObject(body);
    const charges = await api.charges(customer);
    const charged = charges.length === before ? null : formatMoney(microUsd(-(charges[0] ?? 0n)));
    expect(response).toMatchObject({ charge: charged, requestId: expect.stringMatching(/./), retries: 0 });
  });

  it('reads health, readiness and the OpenAPI documents without a key', async () => {
    const client = clientOf();
    for (const state of [await client.health(), await client.ready()]) expect(state).toMatchObject({ status: 'ok' });
    for (const version of ['v4', 'v5'] as const)
      expect(await client[version].openApi()).toContain(`Entity Registry ${version}`);
  });

  it('returns the usage of an account as a list and as a file', async () => {
    const { v5 } = clientOf(customer);
    const seen: number[] = [];
    for await (const { id } of v5.usageCalls({ limit: 20 })) seen.push(id);
    const lines = (await v5.usageCsv()).trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(seen);
    expect(seen.length).toBeGreaterThan(20);
  });

  it('watches names, and reads what happens to them as a stream that can be continued', async () => {
    const { v5 } = clientOf(customer);
    const { id } = await v5.watchlists.create({ name: 'Clientes', events: ['screening.hit'] });
    const { items } = await v5.watchlists.addItems(id, {
      items: [{ reference: 'a', name: 'Zacarías Xoconal Varnoso' }],
    });
    for (const key of ['one', 'two']) await storeHit(api, items[0]?.id, key);
    while (await new EventSequencer(api.db).run());
    const seen: number[] = [];
    for await (const { seq } of v5.events.stream({ watchlist: id })) {
      seen.push(seq);
      if (seen.length === 2) break;
    }
    expect(seen).toEqual([1, 2]);
    expect(await v5.watchlists.addItemsCsv(id, await v5.watchlists.itemsCsv(id))).toMatchObject({ unchanged: 1 });
    expect(await v5.watchlists.update(id, { name: 'Otros' })).toEqual(await v5.watchlists.get(id));
    for await (const watched of v5.watchlists.eachItem(id)) await v5.watchlists.deleteItem(id, watched.id);
    expect(await v5.watchlists.delete(id)).toMatchObject({ deleted: true });
  });

  it('lists correction notices and acknowledges one', async () => {
    const { v5 } = clientOf(customer);
    const id = await openNotice(api, customer);
    expect(await v5.notices.acknowledge(id)).toMatchObject({ id, acknowledged_at: expect.any(String) });
    expect((await v5.notices.list({ status: 'open' })).notices).toEqual([]);
  });

  it('screens, gets what was said then, verifies it offline, and decides about a hit', async () => {
    const { v5 } = clientOf(customer);
    await loadList(api, 'ofac_sdn', [listed('7', 'XOCONAL VARNOSO, Zacarías')]);
    const { id } = await v5.screening.screen({ subjects: [{ reference: 'a', name: 'Zacarías Xoconal Varnoso' }] });
    const stored = await v5.screening.get(id);
    const { keys } = await clientOf().v5.screening.signingKeys();
    const verified = await verifyScreening(stored, { fingerprints: keys.map(({ kid }) => kid) });
    expect(verified).toMatchObject({ id, fingerprint: stored.signature.key_id });
    const decision = { decision: 'confirmed', reason: 'The same person.' } as const;
    await v5.screening.decide({ subject: { reference: 'a' }, listing_id: 'ofac_sdn:7', screening_id: id, ...decision });
    const found: unknown[] = [];
    for await (const each of v5.screening.eachDecision({ reference: 'a', limit: 1 })) found.push(each);
    expect(found).toEqual([expect.objectContaining(decision)]);
  });

  it('pages through a section by its links, and only the first page costs more than the base', async () => {
    const { v5 } = clientOf(await api.customer({ balance: '1' }));
    const prices: string[] = [];
    for await (const { billing } of v5.entities.sectionItems(ids.company, 'directores', { limit: 50 }).pages()) {
      prices.push(billing.charged);
    }
    expect(prices).toEqual(['0.16', '0.01', '0.01']);
  });

  it('pages through a document and through a search', async () => {
    const { v5 } = clientOf(customer);
    const texts: (string | null)[] = [];
    for await (const { text } of v5.entities.textPages(ids.scan)) texts.push(text);
    expect(texts).toEqual(['Hoja 1', 'Hoja 2']);
    const { results } = await v5.search('sanctions', { limit: 100 });
    const found: unknown[] = [];
    for await (const { id } of v5.searchRecords('sanctions', { limit: 1 })) found.push(id);
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(results.map(({ id }) => id));
  });

  it.each<[string, (client: EntityRegistry) => CallPromise<unknown>, () => Response | Error, string, bigint]>([
    ['POST', ({ v5 }) => v5.resolve({ name: 'Maderas Ficticias' }), () => CUT, '0.98', -20_000n],
    ['GET', ({ v5 }) => v5.entities.get(ids.company, { include: ['DAT-GOV'] }), () => CUT, '0.84', -160_000n],
    ['GET', ({ v4 }) => v4.panama.get(ids.pk, { include: ['CHK-BIN'] }), ofProxy, '0.97', -30_000n],
    ['GET that is redirected to a survivor', ({ v5 }) => v5.entities.get(ids.merged), ofProxy, '0.97', -30_000n],
    ['GET with If-None-Match', ({ v5 }) => v5.entities.get(ids.company, {}, NONE), ofProxy, '0.97', -30_000n],
  ])('is charged once for a %s whose response is lost on the way', async (_what, call, instead, balance, amount) => {
    const buyer = await api.customer({ balance: '1' });
    let lost = false;
    const losing: Fetch = async (url, init) => {
      const response = await watched(url, init);
      if (lost) return response;
      lost = true;
      await response.arrayBuffer();
      const reply = instead();
      if (reply instanceof Error) throw reply;
      return reply;
    };
    const options = { fetch: losing, maxRetries: 1, clock: waiting(() => Promise.resolve()) };
    const { data, response } = await call(clientOf(buyer, options)).withResponse();
    expect(data).toMatchObject({});
    expect(response).toMatchObject({ idempotencyReplayed: true, retries: 1, charge: '0.00', balance });
    expect(await api.charges(buyer)).toEqual([amount]);
  });

  it('waits for a refresh, and recognizes one that was requested again with the same Idempotency-Key', async () => {
    const { billing, ...result } = await clientOf(customer).v5.entities.get(ids.company, {
      ...{ include: ['DAT-GOV'], inline_limit: 100 },
    });
    expect(billing.charged).toBe('0.16');
    const complete = () =>
      api.db.query(
        `update update_request set status = 'completed', completed_at = now(), result = '{}', typed_result = $2
          where account_id = $1`,
        [customer.accountId, JSON.stringify({ entity: result, next: {} })],
      );
    const client = clientOf(customer, { clock: waiting(complete) });
    const seen: string[] = [];
    const options = {
      include: ['DAT-GOV'],
      idempotencyKey: 'refresh 1',
      onStatus: ({ status }: { status: string }) => seen.push(status),
    };
    const done = await client.refreshAndWait(ids.company, options);
    expect(done.result).toEqual(result);
    expect(seen).toEqual(['pending', 'completed']);
    const again = await client.refreshAndWait(ids.company, options);
    expect(again.update_request_id).toBe(done.update_request_id);
    expect(await client.v5.updateRequests.get(done.update_request_id, { dryRun: true })).toHaveProperty('billing');
    const { entity_id } = await client.v4.updateRequests.get(done.update_request_id);
    expect(entity_id).toBe(ids.pk);
  });

  it('learns for free that the data it has is unchanged', async () => {
    const { v5 } = clientOf(customer);
    const { response } = await v5.entities.get(ids.company).withResponse();
    const before = await api.charges(customer);
    const again = v5.entities.get(ids.company, {}, { ifNoneMatch: response.etag ?? '' });
    await expect(again).rejects.toThrow(NotModifiedError);
    expect(await api.charges(customer)).toEqual(before);
  });

  it('returns the charge, balance and tier of a call, or null if the response has none', async () => {
    const reported = async (client: EntityRegistry, options: CallOptions) => {
      const { response } = await client.v5.entities.get(ids.company, { include: ['CHK-BIN'] }, options).withResponse();
      return { charge: response.charge, balance: response.balance, tier: response.tier };
    };
    const [free, paying] = [clientOf(await api.customer()), clientOf(await api.customer({ balance: '1' }))];
    expect(await reported(free, {})).toEqual({ charge: '0.00', balance: '0.00', tier: 'free' });
    expect(await reported(free, { dryRun: true })).toEqual({ charge: null, balance: null, tier: 'free' });
    expect(await reported(clientOf(), {})).toEqual({ charge: null, balance: null, tier: 'public' });
    expect(await reported(paying, { dryRun: true })).toEqual({ charge: null, balance: '1.00', tier: null });
  });

  it('follows a merged entity to its survivor', async () => {
    const response = await clientOf(customer).v5.entities.get(ids.merged);
    expect(response.id).toBe(ids.company);
  });

  it('waits as long as Retry-After says while the index is not ready, and then gets a response', async () => {
    const search = (options: Partial<ClientOptions>) =>
      clientOf(customer, options).v4.panama.search({ nombre: 'maderas' });
    await api.db.query(`update name_index set state = 'stale'`);
    await expect(search({})).rejects.toThrow(SearchBackendError);
    const waits: number[] = [];
    const clock = waiting(async (ms) => {
      waits.push(ms);
      await api.db.query(`update name_index set state = 'ready'`);
    });
    expect(await search({ clock, maxRetries: 1, random: () => 0 })).toHaveLength(1);
    expect(waits).toEqual([5_000]);
  });

  describe('throws an error of its own class for each refusal:', () => {
    let free: Customer;
    let poor: Customer;
    beforeAll(async () => {
      free = await api.customer();
      poor = await api.customer({ balance: '0.05' });
    });

    it.each(REFUSALS)('%s', async (_what, call, kind, members) => {
      const rejected = clientOf({ key: 'pk_nobody' });
      const [paying, nobody] = [clientOf(customer), clientOf()];
      const callers = { paying, nobody, rejected, free: clientOf(free), poor: clientOf(poor) };
      const error: unknown = await call(callers, ids).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(kind);
      expect(error).toMatchObject({ ...members, requestId: expect.stringMatching(/./) });
    });
  });

  it('calls every route of v4 and v5 that is for programs', () => {
    const all = new Set(ROUTES.map(({ method, path }) => `${method} ${path}`));
    expect([...all].filter((name) => !answered.has(name)).sort()).toEqual(NOT_THE_CLIENTS);
  });

  it('sends an Idempotency-Key with every call except those that are free in the catalog', () => {
    const free = CATALOG.exemptRoutes.map(({ method, path }) => `${method} ${path}`);
    const called = new Set(Array.from(unnamed, (name) => name.replace(/[\w-]+(?=\/schema$)/, '{surface}')));
    expect([...called].sort()).toEqual(free.filter((name) => !NOT_THE_CLIENTS.includes(name)).sort());
  });
});
