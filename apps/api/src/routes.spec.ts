import { CATALOG, SEARCH_NAMES } from '@entity-registry/domain';
import { accessOf, routesOf } from '@entity-registry/http';
import type { RouteAccess } from '@entity-registry/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../test/api-fixture.js';
import type { Customer } from '../test/api-fixture.js';

interface Route {
  route: string;
  access: RouteAccess | undefined;
}

/** Every route of the app, with the access its handler declares. */
const declaredBy = ({ app }: ApiFixture): Route[] =>
  routesOf(app).map(({ method, path, handler }) => ({ route: `${method} ${path}`, access: accessOf(handler) }));

/** Which callers may call which route. */
const KEYED: RouteAccess = { key: 'any' };
const ROUTES: Readonly<Record<string, RouteAccess>> = {
  'GET /health': 'open',
  'GET /health/ready': 'open',
  'GET /objects/*key': 'signed',
  'GET /v4/colombia/entidades': { key: 'co' },
  'GET /v4/colombia/entidades/:id': { key: 'co' },
  'GET /v4/ecuador/entidades': { key: 'ec' },
  'GET /v4/ecuador/entidades/:id': { key: 'ec' },
  'GET /v4/panama/entidades': { key: 'pa' },
  'GET /v4/panama/entidades/:id': { key: 'pa' },
  'POST /v4/panama/entidades/:id/update': { key: 'pa' },
  'GET /v4/update_requests/:id': KEYED,
  'POST /v5/entities/:id/update': { key: 'v5' },
  'GET /v5/update_requests/:id': KEYED,
  'GET /v5/catalog': KEYED,
  'GET /v5/entities/:id': { key: 'v5', keyless: true },
  'POST /v5/resolve': { key: 'v5', keyless: true },
  'POST /v5/resolve/batch': { key: 'v5' },
  'POST /v5/entities/batch': { key: 'v5' },
  'GET /v5/entities/:id/sections/:level': { key: 'v5' },
  'GET /v5/entities/:id/network': { key: 'v5' },
  'GET /v5/entities/:id/proponente-dossier': { key: 'v5' },
  'GET /v5/entities/:id/immigration': { key: 'v5' },
  'GET /v5/entities/:id/text': { key: 'v5' },
  'GET /v5/entities/:id/changes': { key: 'v5' },
  ...Object.fromEntries(
    SEARCH_NAMES.flatMap((surface): [string, RouteAccess][] => [
      [`POST /v5/search/${surface}`, { key: 'v5' }],
      [`GET /v5/search/${surface}/schema`, KEYED],
    ]),
  ),
  'GET /v5/reconcile': { key: 'v5' },
  'POST /v5/reconcile': { key: 'v5' },
  'GET /v5/reconcile/properties': { key: 'v5' },
  'GET /v5/reconcile/suggest/:kind': { key: 'v5' },
  'GET /v5/coverage': KEYED,
  'GET /v5/lists': KEYED,
  'POST /v5/screen': { key: 'v5' },
  'GET /v5/screenings/:id': { key: 'v5' },
  'GET /v5/screening/decisions': { key: 'v5' },
  'POST /v5/screening/decisions': { key: 'v5' },
  'POST /v5/watchlists': { key: 'v5' },
  'GET /v5/watchlists': { key: 'v5' },
  'GET /v5/watchlists/:id': { key: 'v5' },
  'PATCH /v5/watchlists/:id': { key: 'v5' },
  'DELETE /v5/watchlists/:id': { key: 'v5' },
  'POST /v5/watchlists/:id/items': { key: 'v5' },
  'GET /v5/watchlists/:id/items': { key: 'v5' },
  'DELETE /v5/watchlists/:id/items/:item': { key: 'v5' },
  'GET /v5/events': { key: 'v5' },
  'GET /v5/notices': { key: 'v5' },
  'POST /v5/notices/:id/acknowledgements': { key: 'v5' },
  'GET /.well-known/jwks.json': 'open',
  'GET /v5/usage': KEYED,
  'GET /v5/openapi.yml': 'open',
  'GET /v4/openapi.yml': 'open',
  'GET /docs': 'open',
  'GET /docs/errors': 'open',
  'GET /docs/assets/:file': 'open',
  'ALL /v4{/*rest}': KEYED,
  'ALL /v5{/*rest}': KEYED,
};

/** Routes that a free key may not call: v4's update, v4's searches, and the locked ones of v5. */
const CLOSED_TO_FREE_KEYS: readonly string[] = [
  'GET /v4/panama/entidades',
  'POST /v4/panama/entidades/:id/update',
  'GET /v4/update_requests/:id',
  'POST /v5/entities/:id/update',
  'GET /v5/update_requests/:id',
  'GET /v5/entities/:id/sections/:level',
  'GET /v5/entities/:id/network',
  'GET /v5/entities/:id/proponente-dossier',
  'GET /v5/entities/:id/immigration',
  'GET /v5/entities/:id/text',
  'GET /v5/entities/:id/changes',
  ...SEARCH_NAMES.map((surface) => `POST /v5/search/${surface}`),
  'GET /v5/reconcile',
  'POST /v5/reconcile',
  'GET /v5/reconcile/properties',
  'GET /v5/reconcile/suggest/:kind',
  'POST /v5/screen',
  'POST /v5/watchlists/:id/items',
];

/** Valid bodies for the routes that need one; `$id` is replaced by the company's. */
const BODIES: Readonly<Record<string, string>> = {
  'POST /v5/resolve': '{"name":"Maderas Ficticias"}',
  'POST /v5/resolve/batch': '{"rows":[{"name":"Maderas Ficticias"}]}',
  'POST /v5/reconcile': '{"queries":{"q0":{"query":"Maderas Ficticias"}}}',
  'POST /v5/entities/batch': '{"ids":["$id"]}',
  'POST /v5/screen': '{"subjects":[{"name":"Maderas Ficticias"}]}',
  'POST /v5/watchlists': '{"name":"Clientes"}',
  'PATCH /v5/watchlists/:id': '{"name":"Clientes"}',
  'POST /v5/watchlists/:id/items': '{"items":[{"reference":"a","name":"Maderas Ficticias"}]}',
  'POST /v5/screening/decisions': '{"subject":{"reference":"a"},"listing_id":"ofac_sdn:1","decision":"open"}',
  'POST /v5/entities/:id/update': '{"include":["CHK-BIN"]}',
};

it('all v5 routes call the id of an entity :id, where the guard reads its jurisdiction', () => {
  const named = Object.keys(ROUTES).filter((route) => route.includes('/v5/entities/:'));
  expect(named.filter((route) => !route.includes('/v5/entities/:id'))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});

describe('the routes', () => {
  let api: ApiFixture;
  let free: Customer;
  let pk: string;
  beforeAll(async () => {
    api = await ApiFixture.open();
    free = await api.customer({ jurisdictions: ['pa'] });
    pk = String(api.ids.company);
  });
  afterAll(() => api.close());

  /** A valid call of the route, as the customer or without a key. */
  const call = (route: string, customer?: Customer) => {
    const [method = '', template = ''] = route.split(' ');
    const path = template
      .replace(':id/text', 'pa_entrada_1/text')
      .replace(':item', '1')
      .replace(
        ':id',
        /update_requests|watchlists|notices/.test(template) ? '1' : template.startsWith('/v5/') ? `pa_own_${pk}` : pk,
      )
      .replace('*key', 'a.pdf')
      .replace(':level', 'directores')
      .replace(':kind', 'entity')
      .replace('{/*rest}', '/no/such/route');
    const query = /entidades$/.test(path)
      ? '?nombre=maderas'
      : path.includes('/suggest/')
        ? '?prefix=maderas'
        : path.startsWith('/v4/')
          ? '?include=CHK-BIN'
          : '';
    const isPoll = template.includes('update_requests');
    const sent = api.send(method === 'ALL' ? 'GET' : method, isPoll ? path : path + query, customer);
    const body = BODIES[route]?.replace('$id', `pa_own_${pk}`);
    return body === undefined ? sent : sent.set('Content-Type', 'application/json').send(body);
  };

  const keyed = Object.entries(ROUTES).filter(([, access]) => typeof access === 'object') as [
    string,
    Exclude<RouteAccess, string>,
  ][];

  it('each declare who may call them', () => {
    expect(declaredBy(api).filter(({ access }) => access === undefined)).toEqual([]);
  });

  it('have the access that is listed here', () => {
    expect(Object.fromEntries(declaredBy(api).map(({ route, access }) => [route, access]))).toEqual(ROUTES);
  });

  it.each(Object.entries(ROUTES))('%s treats a caller without a key as it declares', async (route, access) => {
    const response = await call(route);
    const { status } = response;
    const { code } = response.body as { code?: string };
    if (access === 'open') expect([200, 404]).toContain(status);
    else if (access === 'signed') expect(status).toBe(400);
    else if (access.keyless) expect([200, 404]).toContain(status);
    else expect([status, code]).toEqual([route.includes(' /v4') ? 401 : 403, 'public_tier_locked']);
  });

  it.each(keyed)('%s returns 403 {Message} to a rejected key', async (route) => {
    const malformed = call(route).set('Authorization', 'Bearer nobody');
    const rejected = { Message: 'Forbidden', ...(route.includes(' /v5') && { code: 'key_rejected' }) };
    await malformed.expect(403, rejected);
    const { key, ...customer } = await api.customer();
    await api.billing.revokeKey(customer.accountId, customer.keyId);
    await call(route, { ...customer, key }).expect(403, rejected);
  });

  it.each(keyed)('%s serves a free key as its tier allows', async (route, access) => {
    const { status } = await call(route, free);
    const closed = CLOSED_TO_FREE_KEYS.includes(route) || access.key === 'co' || access.key === 'ec';
    if (closed) expect(status).toBe(403);
    else expect([200, 201, 404]).toContain(status);
  });

  it('are exempt in the catalog if they need no key', () => {
    const open = declaredBy(api).filter(({ access }) => access === 'open');
    const exempt = CATALOG.exemptRoutes
      .filter(({ key }) => key === 'none')
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    for (const { route } of open) expect(exempt).toContain(route);
  });
});
