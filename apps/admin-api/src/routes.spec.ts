import type { OperatorRole } from '@entity-registry/accounts';
import { accessOf, routesOf } from '@entity-registry/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture, responseOf } from '../test/admin-fixture.js';
import { roleAllows, roleOf } from './access/roles.js';

interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  role: OperatorRole | 'open' | undefined;
}

/** Every route of the app's controllers, with the role its handler declares. */
const declaredBy = ({ api }: AdminFixture): Route[] =>
  routesOf(api.app).map(({ method, path, handler }) => ({
    method: method.toLowerCase() as Route['method'],
    path,
    role: accessOf(handler) === 'open' ? 'open' : roleOf(handler),
  }));

const ROLES = ['viewer', 'support', 'finance', 'admin'] as const;
const pathOf = ({ path }: Route): string =>
  path.replace(':id', '1').replace(':entry', '1').replace(':domain', 'example.com');

describe('the routes of the admin API', () => {
  let admin: AdminFixture;
  let routes: Route[];
  beforeAll(async () => {
    admin = await AdminFixture.open();
    routes = declaredBy(admin);
  });
  afterAll(() => admin.close());

  it('each declare the role that may call them', () => {
    expect(routes.filter(({ role }) => role === undefined)).toEqual([]);
  });

  it('are these', () => {
    expect(Object.fromEntries(routes.map(({ method, path, role }) => [`${method} ${path}`, role]))).toEqual({
      'get /health': 'open',
      'get /health/ready': 'open',
      'get /admin/me': 'viewer',
      'post /admin/accounts/:id/ledger/:entry/reverse': 'finance',
      'post /admin/accounts/:id/ledger/:entry/uphold': 'finance',
      'delete /admin/session': 'viewer',
      'get /admin/accounts/:id/organization': 'viewer',
      'get /admin/overview': 'viewer',
      'get /admin/payment-events': 'viewer',
      'get /admin/queues': 'viewer',
      'get /admin/reconciliation': 'viewer',
      'get /admin/sources': 'viewer',
      'get /admin/unsent-credits': 'viewer',
      'get /admin/shares': 'viewer',
      'get /admin/limits-met': 'viewer',
      'get /admin/top-ups': 'viewer',
      'get /admin/top-ups/:id': 'viewer',
      'post /admin/payment-events/:id/resolve': 'finance',
      'post /admin/reconciliation': 'support',
      'post /admin/session': 'open',
      'post /admin/top-ups/:id/approve': 'finance',
      'post /admin/top-ups/:id/collect': 'finance',
      'post /admin/top-ups/:id/refund': 'finance',
      'post /admin/top-ups/:id/reject': 'finance',
      'put /admin/accounts/:id/plan': 'support',
      'get /admin/operators': 'admin',
      'post /admin/operators': 'admin',
      'delete /admin/operators/:id': 'admin',
      'get /admin/accounts': 'viewer',
      'post /admin/accounts': 'support',
      'get /admin/trials': 'viewer',
      'post /admin/accounts/:id/trial/approve': 'support',
      'post /admin/accounts/:id/trial/decline': 'support',
      'get /admin/accounts/:id': 'viewer',
      'post /admin/accounts/:id/confirm': 'support',
      'put /admin/accounts/:id/spending-cap': 'support',
      'put /admin/accounts/:id/jurisdictions': 'support',
      'get /admin/accounts/:id/keys': 'viewer',
      'post /admin/accounts/:id/keys': 'support',
      'patch /admin/keys/:id': 'support',
      'delete /admin/keys/:id': 'support',
      'post /admin/keys/:id/roll': 'support',
      'post /admin/accounts/:id/credits': 'finance',
      'get /admin/accounts/:id/webhook': 'viewer',
      'put /admin/accounts/:id/webhook': 'support',
      'delete /admin/accounts/:id/webhook': 'support',
      'post /admin/accounts/:id/webhook/secret': 'support',
      'post /admin/accounts/:id/webhook/test': 'support',
      'get /admin/accounts/:id/webhook/deliveries': 'viewer',
      'get /admin/deliveries/:id': 'viewer',
      'post /admin/deliveries/:id/replay': 'support',
      'get /admin/accounts/:id/ledger': 'viewer',
      'get /admin/accounts/:id/usage': 'viewer',
      'get /admin/disclosures': 'support',
      'get /admin/data-requests': 'viewer',
      'get /admin/data-requests/:id': 'support',
      'get /admin/data-requests/:id/document': 'support',
      'post /admin/data-requests/:id/confirm-identity': 'support',
      'post /admin/data-requests/:id/reject-identity': 'support',
      'post /admin/data-requests/:id/extend': 'support',
      'post /admin/data-requests/:id/decision': 'support',
      'post /admin/data-requests/:id/decision/preview': 'support',
      'post /admin/data-requests/:id/close': 'support',
      'get /admin/purposes': 'viewer',
      'put /admin/purposes/:jurisdiction': 'admin',
      'get /admin/corporate-domains': 'viewer',
      'put /admin/corporate-domains/:domain': 'support',
      'delete /admin/corporate-domains/:domain': 'support',
      'get /admin/catalog': 'viewer',
      'get /admin/ingest-runs': 'viewer',
      'get /admin/ingest-runs/:id': 'viewer',
      'get /admin/update-requests': 'viewer',
      'get /admin/update-requests/:id': 'viewer',
      'get /admin/housekeeping': 'viewer',
      'get /admin/housekeeping/runs': 'viewer',
      'get /admin/audit-log': 'support',
    });
  });

  it('return 401 without a token, 403 for a lower role, and neither for a sufficient role', async () => {
    for (const route of routes) {
      const { method, role } = route;
      if (role === undefined || role === 'open') continue;
      const stranger = await admin.call(method, pathOf(route), null);
      expect({ route, ...responseOf(stranger) }).toMatchObject({ route, status: 401, body: { code: 'missing_token' } });
      expect(stranger.headers['www-authenticate']).toBe('Bearer');
      for (const caller of ROLES) {
        const { status, body } = responseOf(await admin.call(method, pathOf(route), caller).send({}));
        const refused = status === 403 || status === 401;
        expect({ route, caller, refused }).toEqual({ route, caller, refused: !roleAllows(caller, role) });
        if (refused) {
          expect(body).toMatchObject({ code: 'role_insufficient', role: caller, required_role: role });
        }
        expect({ route, caller, status: Math.min(status, 500) }).not.toMatchObject({ status: 500 });
      }
    }
  });

  it.each([
    ['', 403],
    ['Bearer', 403],
    ['Basic abc', 403],
    ['Bearer op_unknown', 403],
    [`Bearer op_${'a'.repeat(43)}`, 403],
    [`Bearer pk_${'a'.repeat(38)}`, 403],
  ])('reject the Authorization %j', async (authorization, status) => {
    const response = await admin.call('get', '/admin/me', null).set('Authorization', authorization);
    expect(responseOf(response)).toMatchObject({ status, body: { code: 'token_rejected' } });
  });

  it('reject a query or body that they do not take, and name the first member of it', async () => {
    const id = String(await admin.account());
    const message = 'is not a parameter of this route';
    for (const [path, body, field] of [
      [`/admin/accounts/${id}/confirm?dry_run=true`, undefined, 'dry_run'],
      [`/admin/accounts/${id}/confirm`, { trial: false }, 'trial'],
      [`/admin/accounts/${id}/webhook/secret`, { a: 1 }, 'a'],
      ['/admin/accounts?dry_run=true', { name: 'Prueba', email: 'prueba@example.test' }, 'dry_run'],
    ] as const) {
      const response = await admin.send('post', path, body);
      expect(response).toEqual({
        status: 400,
        body: { error: `${field} ${message}`, code: 'invalid_parameter', field },
      });
    }
    expect((await admin.send('post', `/admin/accounts/${id}/confirm`, {})).status).toBe(201);
  });

  it('accept only their own methods, and list them', async () => {
    for (const [method, path, allow] of [
      ['delete', '/admin/accounts', 'GET, POST'],
      ['options', '/admin/me', 'GET'],
      ['head', '/admin/me', 'GET'],
      ['put', '/health', 'GET, HEAD'],
      ['post', '/admin/openapi.json', 'GET, HEAD'],
    ] as const) {
      const response = await admin.call(method, path);
      expect([path, response.status, response.headers['allow']]).toEqual([path, 405, allow]);
      if (method !== 'head') expect(response.body).toEqual({ error: 'method not allowed', code: 'method_not_allowed' });
    }
    expect((await admin.call('head', '/admin/me', null)).status).toBe(401);
    expect((await admin.call('head', '/health', null)).status).toBe(200);
  });

  it('that do not exist are 404, in the form of every error', async () => {
    expect(await admin.send('get', '/admin/nothing')).toEqual({
      status: 404,
      body: { error: 'not found', code: 'route_not_found' },
    });
  });
});
