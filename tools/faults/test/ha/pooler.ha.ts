import { setTimeout as pause } from 'node:timers/promises';
import { Experiment, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from '../cluster.js';
import type { Customer } from '../cluster.js';
import { OwnServer } from '../own-server.js';
import { BilledLoad } from './billed-load.js';
import { Pooler } from './pooler.js';

const experiment = new Experiment('experiment: PgBouncer in transaction mode between the apps and PostgreSQL');

const CLIENTS = 16;
const CUSTOMERS = 4;
const LOAD_MS = 8_000;
const REVOKED_MS = 10_000;
/** Tasks of housekeeping that are due on a new database, at least. */
const TASKS = 8;
const TASKS_MS = 30_000;

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
    // Keys are watched over a session of their own, and the worker's locks need sessions, which a pooler in transaction mode would break.
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

  it('leaves no lock of a worker behind, so that every task can run again', async () => {
    const environment = {
      WEBHOOK_SECRET_KEY: 'a secret of the experiments, long enough',
      HOUSEKEEPING_CHECK_MS: '100',
    };
    // Clients of the API share the pooler's sessions, so that a worker rarely finds the same one again. The first one has no key now.
    const load = new BilledLoad(cluster, customers.slice(1), CLIENTS);
    const workers = await Promise.all([cluster.startWorker(environment), cluster.startWorker(environment)]);
    const count = async (sql: string) =>
      Number((await cluster.db.query<{ count: bigint }>(`select count(*) as count ${sql}`)).rows[0]?.count);
    const finished = () => count('from (select distinct task from housekeeping_run where finished_at is not null) t');
    try {
      await until(async () => (await finished()) >= TASKS, { limitMs: TASKS_MS, what: 'the first run of many tasks' });
    } finally {
      await Promise.all([load.stop(), ...workers.map((worker) => worker.stop())]);
    }
    const left = await count(
      `from (select distinct task from housekeeping_run) t join pg_locks l
          on l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
         and (l.classid::bigint << 32) | l.objid::bigint = hashtextextended('housekeeping:' || t.task, 0)`,
    );
    experiment.figure('housekeeping tasks that ran', await finished());
    experiment.figure('locks of tasks that stayed', left);
    expect(left).toBe(0);
  });

  it('leaves a ledger that balances', async () => {
    await cluster.checkInvariants(experiment);
  });
});
