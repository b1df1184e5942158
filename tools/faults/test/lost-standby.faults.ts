import { Experiment, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from './cluster.js';
import type { Customer } from './cluster.js';
import { race } from './http-client.js';
import type { HttpResponse } from './http-client.js';
import { OwnServer } from './own-server.js';

const experiment = new Experiment('experiment: an API process while the synchronous standby is lost');

const CUSTOMERS = 5;
const CALLS = 100;
const CLIENTS = 10;
const POOL_SIZE = 12;
/** Connections of the pool, and as many that it gave up at most while it learned that commits wait. */
const MAX_SESSIONS = 2 * POOL_SIZE;
/** Much less than the time for which a statement is waited for. */
const SOON_MS = 2_500;
const OLD_KEY = 'answered before';

describe(experiment.title, () => {
  let server: OwnServer;
  let cluster: Cluster;
  let customers: Customer[];
  /** Closes what was opened, last first. */
  const opened: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    server = await OwnServer.start({ wal_level: 'replica', max_wal_senders: '2' });
    opened.unshift(() => server.close());
    const environment = { POOL_SIZE: String(POOL_SIZE) };
    cluster = await Cluster.open({ processes: 1, database: server.database, environment });
    opened.unshift(() => cluster.close());
    customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => cluster.customer({ balance: '100.00' })));
    for (const customer of customers) expect((await call(customer, OLD_KEY)).status).toBe(200);
  });
  afterAll(async () => {
    for (const close of opened) await close();
  });

  const call = (customer: Customer, key: string): Promise<HttpResponse> =>
    cluster.request(0, cluster.detail('CHK-BIN'), customer, { headers: { 'Idempotency-Key': key } });
  const free = (customer: Customer): Promise<HttpResponse> => cluster.request(0, '/v5/usage', customer);
  /** A caller without a key, who is counted in the public budget. */
  const keyless = (): Promise<HttpResponse> =>
    cluster.client.send(cluster.apis[0]?.port ?? 0, `/v5/entities/pa_own_${String(cluster.company)}`);
  const customerOf = (nr: number): Customer => customers[nr % CUSTOMERS] as Customer;

  /** Sessions of the process, and those of them that wait for the standby. */
  async function sessions(): Promise<{ readonly all: number; readonly waiting: number }> {
    const { rows } = await cluster.db.query<{ all: number; waiting: number }>(
      `select count(*)::int as all, count(*) filter (where wait_event = 'SyncRep')::int as waiting
         from pg_stat_activity where application_name = 'entity-registry-api'`,
    );
    return rows[0] ?? { all: 0, waiting: 0 };
  }

  it('refuses calls within their time, leaves few sessions behind, and answers free routes', async () => {
    await server.requireStandby('lost');
    let most = 0;
    const over = new AbortController();
    const watch = (async () => {
      while (!over.signal.aborted) most = Math.max(most, (await sessions()).all);
    })();
    // The first calls wait for the standby, and from them the process learns.
    const first = await Promise.all(customers.map((customer) => call(customer, 'first')));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([503]));
    const began = performance.now();
    const calls = await race(CLIENTS, CALLS, (nr) => call(customerOf(nr), `new ${String(nr)}`));
    const replays = await race(CLIENTS, CALLS, (nr) => call(customerOf(nr), OLD_KEY));
    const others = await race(CLIENTS, CALLS, (nr) => free(customerOf(nr)));
    others.push(await keyless(), await keyless());
    const seconds = (performance.now() - began) / 1_000;
    over.abort();
    await watch;
    const { waiting } = await sessions();
    experiment.did(`made ${String(CALLS)} calls with new keys, as many with an old one, and as many free ones`);
    experiment.figure('responses', tally([...calls, ...replays, ...others].map(({ status }) => status)));
    experiment.figure('seconds for all', Math.round(seconds));
    experiment.figure('sessions at most', most);
    experiment.figure('sessions that wait for the standby at the end', waiting);

    for (const refused of [...calls, ...replays]) {
      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    }
    expect(Math.max(...[...calls, ...replays].map(({ ms }) => ms))).toBeLessThan(SOON_MS);
    for (const answered of others) expect(answered.status).toBe(200);
    expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(SOON_MS);
    expect(most).toBeLessThanOrEqual(MAX_SESSIONS);
    // One batch of charges and one confirmation, and what the account of that batch held up.
    expect(waiting).toBeLessThan(POOL_SIZE);
  }, 300_000);

  it('goes on as if nothing had been once the standby is back', async () => {
    await server.requireStandby('');
    await until(async () => (await sessions()).waiting === 0);
    // What was refused freed its key, and what was unknown is booked once.
    for (const [nr, customer] of customers.entries()) {
      await until(async () => (await call(customer, `new ${String(nr)}`)).status === 200);
      const replay = await call(customer, OLD_KEY);
      expect(replay).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' } });
    }
    await cluster.checkInvariants(experiment);
  });
});
