import { setTimeout as pause } from 'node:timers/promises';
import { Experiment, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from '../cluster.js';
import type { Customer } from '../cluster.js';
import { OwnServer } from '../own-server.js';
import { BilledLoad } from './billed-load.js';
import { Pooler } from './pooler.js';

const experiment = new Experiment('experiment: PgBouncer in transaction mode between the API and PostgreSQL');

const CLIENTS = 16;
const CUSTOMERS = 4;
const LOAD_MS = 8_000;
const REVOKED_MS = 10_000;

describe(experiment.title, () => {
  let cluster: Cluster;
  let customers: Customer[];
  /** Closes what was opened, last first. */
  const opened: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const server = await OwnServer.start();
    opened.unshift(() => server.close());
    const pooler = await Pooler.start(server.database.url);
    opened.unshift(() => pooler.close());
    // Keys are watched over a session of their own, which a pooler in transaction mode would break.
    const environment = { DATABASE_URL: pooler.url, DATABASE_SESSION_URL: server.database.url };
    cluster = await Cluster.open({ processes: 2, database: server.database, environment });
    opened.unshift(() => cluster.close());
    customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => cluster.customer({ balance: '10000.00' })));
  });
  afterAll(async () => {
    for (const close of opened) await close();
  });

  it('books every answer once, over fewer connections than the processes open', async () => {
    const load = new BilledLoad(cluster, customers, CLIENTS);
    await pause(LOAD_MS);
    const { rows } = await cluster.db.query<{ connections: bigint }>(
      `select count(*) as connections from pg_stat_activity
        where datname = current_database() and application_name like 'entity-registry%' and backend_type = 'client backend'`,
    );
    await load.stop();
    experiment.did(`${String(CLIENTS)} clients for ${String(LOAD_MS / 1_000)} s through PgBouncer`);
    experiment.figure('answers', load.count);
    experiment.figure('refusals', tally(load.refusals.map(({ status }) => status)));
    experiment.figure('connections of the API to PostgreSQL', Number(rows[0]?.connections));
    expect(load.count).toBeGreaterThan(CLIENTS);
    expect(load.refusals).toEqual([]);
    const charges = await Promise.all(customers.map((customer) => cluster.charges(customer)));
    expect(charges.reduce((sum, { count }) => sum + count, 0)).toBe(load.count);
  });

  it('refuses a revoked key in both processes', async () => {
    const [customer] = customers as [Customer];
    const ask = async (nr: number) => (await cluster.request(nr, cluster.detail('CHK-BIN'), customer)).status;
    expect([await ask(0), await ask(1)]).toEqual([200, 200]);
    const began = performance.now();
    await cluster.billing.revokeKey(customer.accountId, customer.keyId);
    for (const nr of [0, 1]) await until(async () => (await ask(nr)) === 403, { limitMs: REVOKED_MS });
    experiment.figure('ms until both processes refused a revoked key', Math.round(performance.now() - began));
  });

  it('leaves a ledger that balances', async () => {
    await cluster.checkInvariants(experiment);
  });
});
