import { setTimeout as pause } from 'node:timers/promises';
import { ReadPositions } from '@entity-registry/accounts';
import { Experiment, SeverableProxy, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Replica, inTransaction } from '@entity-registry/database';
import { suppress } from '@entity-registry/registry';
import { Cluster } from './cluster.js';
import type { Customer } from './cluster.js';
import { OwnServer, freePort } from './own-server.js';
import type { Standby } from './own-server.js';
import { insertSyntheticCompany, syntheticCompany } from './synthetic-company.js';

const experiment = new Experiment('experiment: a replica that is behind');

const CUSTOMERS = 6;
const CHANGES = 40;
const READS = 4;
const DELAY_MS = 400;
/** Longer than an account takes to read what was suppressed a moment ago. */
const LONG_DELAY_MS = 5_000;
/** How far behind the replica may be whose link is cut. */
const MAX_LAG_MS = 1_000;

describe(experiment.title, () => {
  let server: OwnServer;
  let standby: Standby;
  /** Between the primary and the standby. */
  let link: SeverableProxy;
  let isStopped = false;
  /** Closes what was opened, last first. */
  const opened: (() => Promise<void>)[] = [];
  const metricsPorts: number[] = [];
  let cluster: Cluster;
  let customers: Customer[];
  let version = 0;
  /** Versions are stored one after the other. */
  let lastWrite: Promise<number> = Promise.resolve(version);

  beforeAll(async () => {
    server = await OwnServer.start({ wal_level: 'replica', max_wal_senders: '4' });
    opened.unshift(() => server.close());
    const relay = await SeverableProxy.open(server.database.url);
    ({ proxy: link } = relay);
    opened.unshift(() => link.close());
    standby = await server.startStandby(Number(new URL(relay.url).port));
    opened.unshift(async () => {
      if (!isStopped) await standby.stop();
    });
    metricsPorts.push(await freePort(), await freePort());
    const environment = { DATABASE_REPLICA_URLS: standby.url };
    cluster = await Cluster.open({ processes: 0, database: server.database, environment });
    opened.unshift(() => cluster.close());
    for (const port of metricsPorts) await cluster.startApi({ METRICS_PORT: String(port) });
    await write(0);
    customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => cluster.customer({ balance: '100.00' })));
  });
  afterAll(async () => {
    for (const close of opened) await close();
  });

  async function delay(ms: number): Promise<void> {
    await standby.pool.query(`alter system set recovery_min_apply_delay = ${ms}`);
    await standby.pool.query('select pg_reload_conf()');
  }

  /** Stores a version of the company, as a refresh does. */
  async function write(nr: number): Promise<void> {
    await cluster.db.query(
      `update section set body = jsonb_set(body::jsonb, '{nombre}', to_jsonb($1::text))
        where entity_pk = $2 and level = 'core_registro'`,
      [`Maderas ${nr}, S.A.`, cluster.company],
    );
  }

  /** Changes the company, and says so to the customer, as the sender of its webhook does. */
  async function change(customer: Customer): Promise<number> {
    const written = lastWrite.then(async () => {
      version += 1;
      await write(version);
      return version;
    });
    lastWrite = written;
    const told = await written;
    await new ReadPositions(cluster.db).readerOf(customer.accountId).advance();
    return told;
  }

  /** The version that a billed detail shows, by any of the API processes. */
  async function read(nr: number, customer: Customer): Promise<number> {
    const { status, body } = await cluster.request(nr, cluster.detail('DAT-CORE'), customer);
    const shown = /"Maderas (\d+), S\.A\."/.exec(body)?.[1];
    if (shown === undefined) throw new Error(`${status}: no version in ${body}`);
    return Number(shown);
  }

  /** How many requests the processes have counted with this label. */
  async function answers(label: string): Promise<number> {
    const texts = await Promise.all(
      metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    );
    const lines = texts.join('\n').split('\n');
    const counts = lines.filter((line) => line.startsWith('replicated_reads_total') && line.includes(label));
    return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  const waitForReplica = () =>
    until(async () => {
      const { rows } = await cluster.db.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
      const { rows: replayed } = await standby.pool.query<{ done: boolean }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as done',
        [rows[0]?.lsn],
      );
      return replayed[0]?.done === true;
    });

  /** Each customer reads what others change, and is told of every tenth change. */
  async function readAlongside(): Promise<number[]> {
    const behind: number[] = [];
    await Promise.all(
      customers.map(async (customer, at) => {
        let seen = 0;
        for (let round = 0; round < CHANGES / CUSTOMERS; round += 1) {
          const told = await change(customer);
          for (let nr = 0; nr < READS; nr += 1) {
            const shown = await read(at + nr, customer);
            if (shown < told || shown < seen) behind.push(shown);
            seen = shown;
            await pause(DELAY_MS / 3);
          }
        }
      }),
    );
    return behind;
  }

  it('is never read by a customer who was told of a newer state, and no later read is older', async () => {
    await delay(DELAY_MS);
    expect(await readAlongside()).toEqual([]);
    const [byReplica, behind] = [await answers('by="replica"'), await answers('because="behind"')];
    expect(behind).toBeGreaterThan(0);
    experiment.figure('reads by the replica', byReplica);
    experiment.figure('reads by the primary, because the replica was behind', behind);
    experiment.did(`changed a company ${version} times, with a replica that replays each change ${DELAY_MS} ms later`);
    experiment.checked('no read was older than what its customer was told of or had read before');
  });

  it('shows no account a fact that was suppressed, even one that was never told of anything', async () => {
    await delay(0);
    const company = await insertSyntheticCompany(cluster.db, 2);
    const { nombre, ruc } = syntheticCompany(2);
    const [stranger, later] = [await cluster.customer({ balance: '1' }), await cluster.customer({ balance: '1' })];
    await waitForReplica();
    const detail = async (customer: Customer) => {
      const path = `/v4/panama/entidades/${String(company)}?include=DAT-CORE`;
      const { status, body } = await cluster.request(0, path, customer);
      return { status, shown: body.includes(nombre) };
    };
    expect(await detail(stranger)).toEqual({ status: 200, shown: true });
    await delay(LONG_DELAY_MS);
    const [byReplica, behind] = [await answers('by="replica"'), await answers('because="behind"')];
    await inTransaction(cluster.db, (tx) =>
      suppress(
        tx,
        {
          ...{ jurisdiction: 'pa', entitySid: `ruc:${ruc}`, what: { kind: 'section', level: 'core_registro' } },
          ...{ origin: 'decision', reference: 'experiment' },
        },
        { by: 'experiment', now: new Date() },
      ),
    );
    for (const customer of [stranger, later]) expect(await detail(customer)).toEqual({ status: 200, shown: false });
    expect([await answers('by="replica"'), await answers('because="behind"')]).toEqual([byReplica, behind + 2]);
    await delay(0);
    await waitForReplica();
    expect(await detail(later)).toEqual({ status: 200, shown: false });
    expect(await answers('by="replica"')).toBe(byReplica + 1);
    experiment.did(`suppressed a company, with a replica that replays it ${String(LONG_DELAY_MS)} ms later`);
    experiment.checked('no account read it afterwards');
  });

  it('answers reads once it has caught up', async () => {
    await delay(0);
    await waitForReplica();
    const [customer] = customers;
    if (customer === undefined) throw new Error('no customers');
    const before = await answers('by="replica"');
    for (let nr = 0; nr < 20; nr += 1) expect(await read(nr, customer)).toBe(version);
    expect(await answers('by="replica"')).toBe(before + 20);
    experiment.did('read 20 details from a replica that has caught up');
  });

  it('is not read for long after its link to the primary is cut, though it says that it follows', async () => {
    const options = { maxLagMs: MAX_LAG_MS, restMs: 0, stateTimeoutMs: 5_000, now: () => new Date() };
    const replica = new Replica('cut', standby.pool, options);
    const reader = new ReadPositions(cluster.db).readerOf((await cluster.customer()).accountId);
    const outcome = async () => {
      const found = await replica.connectAt(await reader.position());
      if (typeof found === 'string') return found;
      found.release();
      return 'read';
    };
    await waitForReplica();
    await until(async () => (await outcome()) === 'read');
    link.freeze();
    await write(version);
    await until(async () => (await outcome()) === 'lagging');
    const { rows } = await standby.pool.query(
      `select status, pg_last_wal_replay_lsn() >= latest_end_lsn as done from pg_stat_wal_receiver`,
    );
    expect(rows).toEqual([{ status: 'streaming', done: true }]);
    experiment.did('cut the link between the primary and the replica');
  });

  it('is not missed while it is away', async () => {
    await standby.stop();
    isStopped = true;
    const shown = await Promise.all(customers.map((one, nr) => read(nr, one)));
    expect(tally(shown)).toBe(`${CUSTOMERS} x ${version}`);
    experiment.did('stopped the replica');
    experiment.checked('the primary answered');
    await cluster.checkInvariants(experiment);
  });
});
