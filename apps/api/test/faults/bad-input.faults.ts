import type { AddressInfo } from 'node:net';
import { accessOf, routesOf } from '@entity-registry/http';
import type { RouteAccess } from '@entity-registry/http';
import { BAD_BODY_REQUESTS, BAD_PATH_VALUES, BAD_REQUESTS, BadInputRun, Experiment } from '@entity-registry/testing';
import type { BadInput, RawRequest } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../api-fixture.js';
import type { Customer } from '../api-fixture.js';
import { conclude } from './conclude.js';

interface Route {
  method: string;
  path: string;
  access: RouteAccess | undefined;
}

/** Invalid headers about the caller and its call. */
const BAD_CALLER_HEADERS: readonly (readonly [name: string, value: string])[][] = [
  ...['', 'x'.repeat(256), 'a\tb', 'ñ'].map((value) => [['Idempotency-Key', value] as const]),
  ...['x'.repeat(65), '\x01', 'a\u0085b'].map((value) => [['X-Client-Reference', value] as const]),
  ...['Idempotency-Key', 'X-Client-Reference', 'Authorization'].map((name) => [
    [name, 'a'] as const,
    [name, 'b'] as const,
  ]),
  ...['', 'Bearer', 'Bearer ', `Bearer ${'x'.repeat(8_000)}`, 'Bearer pk_\0'].map((value) => [
    ['Authorization', value] as const,
  ]),
];

const badInput = new Experiment('experiment 16: bad input on every route of the API');

describe(badInput.title, () => {
  let api: ApiFixture;
  let routes: Route[];
  let run: BadInputRun;
  let paying: Customer;
  let free: Customer;
  beforeAll(async () => {
    api = await ApiFixture.open();
    routes = routesOf(api.app).map(({ method, path, handler }) => ({ method, path, access: accessOf(handler) }));
    run = new BadInputRun((api.server.address() as AddressInfo).port);
    paying = await api.customer({ balance: '100' });
    free = await api.customer();
    // Warm-up: each route once, by another caller.
    const warming = await api.customer();
    for (const { method, path } of routes) await api.send(verb(method), targetOf(path), warming);
  });
  afterAll(() => api.close());

  const verb = (method: string): string => (method === 'ALL' ? 'GET' : method);
  const targetOf = (path: string, value?: string): string =>
    path
      .replace(
        ':id',
        value ?? (path.startsWith('/v5/') ? `pa_own_${String(api.ids.company)}` : String(api.ids.company)),
      )
      .replace(':level', value ?? 'directores')
      .replace(':surface', value ?? 'importaciones')
      .replace(':kind', value ?? 'entity')
      .replace('*key', value ?? 'pa/reports/1.pdf')
      .replace('{*rest}', value ?? 'no/such/route');
  const bearer = ({ key }: Customer) => [['Authorization', `Bearer ${key}`] as const];
  const callers = () => [bearer(paying), bearer(free), []];

  /** Open routes check no query, no body and no key: answering them is not a bug. */
  const allowed = ({ access }: Route): number[] => (access === 'open' ? [200] : []);

  const sendAll = async (inputs: (route: Route) => readonly BadInput[]): Promise<void> => {
    for (const route of routes) {
      for (const headers of callers()) {
        const request: RawRequest = { method: verb(route.method), target: targetOf(route.path), headers };
        for (const input of inputs(route)) {
          await run.send(`${route.method} ${route.path}`, request, input, allowed(route));
        }
      }
    }
  };

  it('queries, headers and request lines are refused', async () => {
    await sendAll(() => BAD_REQUESTS);
    expect(run.takeFailures()).toEqual([]);
  });

  it('ids and other values of the path are refused', async () => {
    await sendAll(({ path }) => (/[:*]/.test(path) ? BAD_PATH_VALUES : []).map((value) => inPath(path, value)));
    expect(run.takeFailures()).toEqual([]);
  });

  it('bodies are refused, on routes that take one and on those that do not', async () => {
    await sendAll(({ method }) => (verb(method) === 'GET' ? [] : BAD_BODY_REQUESTS));
    expect(run.takeFailures()).toEqual([]);
  });

  it('headers about the caller are refused', async () => {
    const keyed = (access: RouteAccess | undefined) => typeof access === 'object' && access.keyless !== true;
    for (const route of routes.filter(({ access }) => keyed(access))) {
      for (const headers of BAD_CALLER_HEADERS) {
        const own = headers[0]?.[0] === 'Authorization' ? [] : bearer(paying);
        const request = { method: verb(route.method), target: targetOf(route.path), headers: [...own, ...headers] };
        const name = headers.map(([header, value]) => `${header}: ${value.slice(0, 40)}`).join('; ');
        await run.send(`${route.method} ${route.path}`, request, { name, corrupt: (base) => base }, allowed(route));
      }
    }
    expect(run.takeFailures()).toEqual([]);
  });

  it('nothing was charged, counted or written', async () => {
    badInput.did(`sent bad input to ${routes.length} routes, with a paying key, a free key and none`);
    run.report(badInput);
    expect(await api.billing.spendable(paying.accountId)).toBe(100_000_000n);
    expect(await api.charges(free)).toEqual([]);
    const { rows } = await api.db.query(
      `select (select count(*) from account where id <= $1 and quota_day_used + quota_month_used + estimator_used > 0) as counted,
              (select count(*) from idempotency_record) as records, (select count(*) from update_request) as requests,
              (select coalesce(sum(used), 0) from public_budget) as budget`,
      [free.accountId],
    );
    expect(rows).toEqual([{ counted: 0n, records: 0n, requests: 0n, budget: 0n }]);
    badInput.checked('nothing was charged, counted against a quota or the public budget, or stored');
    expect(api.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    await conclude(badInput, api, [paying, free]);
  });

  function inPath(path: string, value: string): BadInput {
    const name = `path: ${value.length > 40 ? `${value.slice(0, 40)}... (${String(value.length)})` : value}`;
    return { name, corrupt: (request) => ({ ...request, target: targetOf(path, value) }) };
  }
});
