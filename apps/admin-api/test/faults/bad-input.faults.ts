import type { AddressInfo } from 'node:net';
import { accessOf, routesOf } from '@entity-registry/http';
import {
  BAD_BODY_REQUESTS,
  BAD_FIELD_VALUES,
  BAD_PATH_VALUES,
  BAD_REQUESTS,
  BadInputRun,
  Experiment,
} from '@entity-registry/testing';
import type { BadInput, RawRequest } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../admin-fixture.js';

/**
 * A valid body for every route that changes something; null: it takes none. The experiment fails for a new route that is not
 * listed here.
 */
const BODIES: Readonly<Record<string, Record<string, unknown> | null>> = {
  'POST /admin/operators': { name: 'Prueba', role: 'viewer' },
  'DELETE /admin/operators/:id': null,
  'POST /admin/accounts': { name: 'Prueba', email: 'prueba@example.test' },
  'POST /admin/accounts/:id/confirm': null,
  'PUT /admin/accounts/:id/spending-cap': { limit: '10.00' },
  'PUT /admin/accounts/:id/jurisdictions': { jurisdictions: ['pa'] },
  'POST /admin/accounts/:id/keys': {
    ...{ name: 'prueba', scopes: ['CHK-BIN'], monthly_cap: '1.00', allowed_addresses: ['203.0.113.1'] },
  },
  'PATCH /admin/keys/:id': {
    ...{ name: 'prueba', scopes: ['CHK-BIN'], monthly_cap: '1.00', allowed_addresses: ['203.0.113.1'] },
  },
  'DELETE /admin/keys/:id': null,
  'POST /admin/keys/:id/roll': { overlap_hours: 1 },
  'POST /admin/accounts/:id/credits': { amount: '1.00', kind: 'purchase', note: 'prueba' },
  'PUT /admin/accounts/:id/webhook': { url: 'https://hooks.example.com/registry' },
  'DELETE /admin/accounts/:id/webhook': null,
  'POST /admin/accounts/:id/webhook/secret': null,
  'POST /admin/accounts/:id/webhook/test': null,
  'POST /admin/deliveries/:id/replay': null,
  'POST /admin/data-requests/:id/confirm-identity': null,
  'POST /admin/data-requests/:id/reject-identity': { reason: 'The picture is not readable.' },
  'POST /admin/data-requests/:id/extend': { reason: 'The register has not answered yet.' },
  'POST /admin/data-requests/:id/decision': { reason: 'Nothing to change.', outcome: 'refused', targets: [] },
  'POST /admin/data-requests/:id/decision/preview': { reason: 'Nothing to change.', outcome: 'refused', targets: [] },
  'POST /admin/data-requests/:id/close': { reason: 'No document came.' },
  'PUT /admin/corporate-domains/:domain': null,
  'DELETE /admin/corporate-domains/:domain': null,
  'PUT /admin/purposes/:jurisdiction': { required: true },
  'POST /admin/accounts/:id/ledger/:entry/reverse': null,
  'POST /admin/accounts/:id/ledger/:entry/uphold': { reason: 'prueba' },
  'POST /admin/accounts/:id/trial/approve': null,
  'POST /admin/accounts/:id/trial/decline': null,
  'POST /admin/session': { token: 'op_of_nobody' },
  'DELETE /admin/session': null,
  'POST /admin/reconciliation': null,
  'POST /admin/top-ups/:id/approve': { received: '1.00' },
  'POST /admin/top-ups/:id/reject': { reason: 'prueba' },
  'POST /admin/top-ups/:id/refund': { total: '1.00' },
  'POST /admin/top-ups/:id/collect': null,
  'POST /admin/payment-events/:id/resolve': { resolution: 'prueba' },
  'PUT /admin/accounts/:id/plan': { plan: 'standard' },
};

/** An id that does not exist: a request that is accepted by mistake finds nothing to change. */
const NOWHERE = '999999';

interface Route {
  method: string;
  path: string;
  open: boolean;
}

const badInput = new Experiment('experiment 16: bad input on every route of the admin API');

describe(badInput.title, () => {
  let admin: AdminFixture;
  let routes: Route[];
  let run: BadInputRun;
  let accountId: string;
  let keyId: string;
  let before: unknown;
  beforeAll(async () => {
    admin = await AdminFixture.open();
    const handled = routesOf(admin.api.app);
    routes = handled.map(({ method, path, handler }) => ({ method, path, open: accessOf(handler) === 'open' }));
    run = new BadInputRun((admin.server.address() as AddressInfo).port);
    const account = await admin.account();
    accountId = String(account);
    keyId = String((await admin.key(account)).id);
    // Warm-up: each route once.
    for (const { method, path } of routes) await admin.send(method.toLowerCase() as 'get', targetOf(path, NOWHERE), {});
    before = await state();
  });
  afterAll(() => admin.close());

  const targetOf = (path: string, value: string): string =>
    path.replace(':id', value).replace(':entry', value).replace(':domain', value);
  const requestTo = ({ method, path }: Route, value = NOWHERE): RawRequest => ({
    method,
    target: targetOf(path, value),
    headers: [['Authorization', `Bearer ${admin.operators.admin.token}`]],
  });
  const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

  /** All data that a request could have changed. */
  const state = async (): Promise<unknown> => {
    const { rows } = await admin.db.query(
      `select (select count(*) from audit_entry) as audit, (select count(*) from account) as accounts,
              (select count(*) from api_key) as keys, (select count(*) from operator where revoked_at is null) as operators,
              (select count(*) from journal_entry) as entries, (select count(*) from corporate_domain) as domains,
              (select count(*) from webhook_secret) as secrets`,
    );
    return rows;
  };

  const send = async (route: Route, inputs: readonly BadInput[]): Promise<void> => {
    for (const input of inputs) await run.send(nameOf(route), requestTo(route), input, route.open ? [200] : []);
  };

  it('has a valid body for every route that changes something', () => {
    const changing = routes.filter(({ method }) => method !== 'GET').map(nameOf);
    expect(Object.keys(BODIES).sort()).toEqual(changing.sort());
  });

  it('queries, headers and request lines are rejected', async () => {
    for (const route of routes) await send(route, BAD_REQUESTS);
    expect(run.takeFailures()).toEqual([]);
  });

  it('values of the path are rejected', async () => {
    for (const route of routes.filter(({ path }) => path.includes(':'))) {
      const inPath = BAD_PATH_VALUES.map((value) => ({
        name: `path: ${value.slice(0, 40)}`,
        corrupt: (request: RawRequest) => ({ ...request, target: targetOf(route.path, value) }),
      }));
      await send(route, inPath);
    }
    expect(run.takeFailures()).toEqual([]);
  });

  it('bodies are rejected, on routes that take one and on those that do not', async () => {
    for (const route of routes.filter(({ method }) => method !== 'GET')) await send(route, BAD_BODY_REQUESTS);
    expect(run.takeFailures()).toEqual([]);
  });

  it('every field of every body is rejected when its value has the wrong type or is out of bounds', async () => {
    for (const route of routes) {
      const good = BODIES[nameOf(route)] ?? {};
      const id = route.path.includes('keys/:id') ? keyId : accountId;
      for (const field of Object.keys(good)) {
        for (const value of BAD_FIELD_VALUES) {
          const body = JSON.stringify({ ...good, [field]: value });
          const name = `${field}: ${JSON.stringify(value).slice(0, 40)}`;
          const headers = [...requestTo(route).headers, ['Content-Type', 'application/json'] as const];
          await run.send(nameOf(route), { ...requestTo(route, id), headers, body }, { name, corrupt: (base) => base });
        }
      }
    }
    expect(run.takeFailures()).toEqual([]);
  });

  it('and none of these requests changed anything or appears in the audit log', async () => {
    badInput.did(`sent bad input to ${routes.length} routes, as an operator with every permission`);
    run.report(badInput);
    expect(await state()).toEqual(before);
    badInput.checked('nothing was changed, added or recorded as a change');
    expect(admin.log.filter((line) => line.includes('"status":5'))).toEqual([]);
    const books = await admin.billing.reconcile(new Date('2031-01-01T00:00:00Z'));
    badInput.conclude(books, admin.log.join(''), [admin.operators.admin.token]);
  });
});
