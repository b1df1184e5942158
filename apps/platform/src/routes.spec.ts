import { accessOf, routesOf } from '@entity-registry/http';
import { ORGANIZATION_ROLES } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Method } from '../test/browser.js';
import { PlatformFixture } from '../test/platform-fixture.js';
import { requiredAccessOf, roleAllows } from './access/roles.js';
import type { RequiredAccess } from './access/roles.js';

interface Route {
  method: Method;
  path: string;
  caller: RequiredAccess | 'open' | undefined;
}

const isUnsafe = ({ method }: Route): boolean => method !== 'get';
const pathOf = ({ path }: Route): string => path.replaceAll(/:\w+/g, '1').replaceAll(/\*\w+/g, 'nothing');

describe('the routes of the dashboard', () => {
  let platform: PlatformFixture;
  let routes: Route[];
  beforeAll(async () => {
    platform = await PlatformFixture.open();
    routes = routesOf(platform.platform.app)
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path, handler }) => ({
        method: method.toLowerCase() as Method,
        path,
        caller: accessOf(handler) === 'open' ? 'open' : requiredAccessOf(handler),
      }));
  });
  afterAll(() => platform.close());

  it('each declare who may call them', () => {
    expect(routes.filter(({ caller }) => caller === undefined)).toEqual([]);
    expect(routes.length).toBeGreaterThan(40);
  });

  it('are open to programs and anonymous callers only if they are listed here', () => {
    const open = routes.filter(({ caller }) => caller === 'open' || caller === 'page');
    expect(open.map(({ method, path, caller }) => `${method} ${path} ${String(caller)}`).sort()).toEqual([
      'get /,*path open',
      'get /api/data-requests/rights page',
      'get /api/outbox open',
      'get /health open',
      'get /health/ready open',
      'get /outbox open',
      'post /api/auth/confirm page',
      'post /api/auth/confirm-browser page',
      'post /api/auth/forgot-password page',
      'post /api/auth/invitation page',
      'post /api/auth/invitation/accept page',
      'post /api/auth/passkey page',
      'post /api/auth/passkey/options page',
      'post /api/auth/reset-password page',
      'post /api/auth/sign-in page',
      'post /api/auth/sign-out page',
      'post /api/auth/sign-up page',
      'post /api/auth/two-factor page',
      'post /api/data-requests page',
      'post /api/data-requests/confirm page',
      'post /api/data-requests/document page',
      'post /api/data-requests/export page',
      'post /api/data-requests/status page',
      'post /api/payment-events/stripe open',
    ]);
  });

  it('that spend or change something require at least a member', () => {
    const writable = routes.filter((route) => isUnsafe(route) && route.caller === 'read_only');
    expect(writable.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      // Everyone may leave.
      'delete /api/organization/members/:id',
      // It doesn't spend the account's money.
      'post /api/sandbox/*path',
    ]);
  });

  it('return 401 without a session', async () => {
    for (const route of routes) {
      if (route.caller === 'open' || route.caller === 'page') continue;
      const { status, body } = await platform.stranger().call(route.method, pathOf(route));
      expect({ route, status, body }).toMatchObject({ route, status: 401, body: { code: 'not_signed_in' } });
    }
  });

  it('refuse only roles that are too low', async () => {
    const owner = await platform.signUp();
    const callers = {
      owner,
      member: await platform.join(owner, 'member'),
      read_only: await platform.join(owner, 'read_only'),
    };
    for (const route of routes) {
      const needed = ORGANIZATION_ROLES.find((role) => role === route.caller);
      if (needed === undefined) continue;
      for (const role of ORGANIZATION_ROLES) {
        const response = await callers[role].call(route.method, pathOf(route), isUnsafe(route) ? {} : undefined);
        const { code } = response.body as { code?: string };
        const mayLeave = route.method === 'delete' && route.path === '/api/organization/members/:id';
        const refused = code === 'role_insufficient' && !mayLeave;
        expect({ route, role, refused }).toEqual({ route, role, refused: !roleAllows(role, needed) });
        expect({ route, role, code }).not.toMatchObject({ code: 'internal_error' });
      }
    }
  });

  it('that change something refuse requests that another site makes a browser send', async () => {
    const owner = await platform.as('owner');
    for (const route of routes.filter(isUnsafe)) {
      if (route.caller === 'open') continue;
      for (const headers of [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'cross-site' },
      ]) {
        const foreign = platform.stranger({ Origin: null, ...headers } as Record<string, string | null>);
        for (const [name, value] of owner.cookies) foreign.cookies.set(name, value);
        const { status, body } = await foreign.call(route.method, pathOf(route), {});
        expect({ route, headers, status, body }).toMatchObject({
          route,
          status: 403,
          body: { code: 'origin_rejected' },
        });
      }
    }
  });

  it('do not include those of the auth library', async () => {
    for (const path of ['get-session', 'list-sessions', 'ok', 'error', 'verify-email?token=x', 'reset-password/x']) {
      expect((await platform.stranger().get(`/api/auth/${path}`)).body).toMatchObject({ code: 'route_not_found' });
    }
    for (const path of ['sign-up/email', 'update-user', 'two-factor/enable', 'start-session']) {
      const { status } = await platform.stranger().post(`/api/auth/${path}`);
      expect([path, [404, 405].includes(status)]).toEqual([path, true]);
    }
  });

  it('that do not exist return 404 below /api, in the common error format', async () => {
    const response = await platform.stranger().get('/api/nothing');
    expect(response).toMatchObject({ status: 404, body: { error: 'not found', code: 'route_not_found' } });
  });
});
