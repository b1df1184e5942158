import { setTimeout as pause } from 'node:timers/promises';
import { creditUnsentCharges } from '@entity-registry/accounts';
import { Experiment, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from '../cluster.js';
import type { Customer } from '../cluster.js';
import { BilledLoad } from './billed-load.js';
import { findLostCharges } from './lost-charges.js';
import { PatroniCluster } from './patroni-cluster.js';

const experiment = new Experiment('experiment: the primary is lost under Patroni');

const CLIENTS = 32;
const CUSTOMERS = 8;
/** Time under load before each loss and after each restoration. */
const STEADY_MS = 3_000;
const RECOVERY_LIMIT_MS = 60_000;
/** A conflict of a key with its own first attempt, whose outcome is still awaited, and a service that can't charge now. */
const EXPECTED_REFUSALS = [409, 503];
const LATER_MS = 70 * 60_000;

type Loss = (servers: PatroniCluster) => Promise<void>;

const losePostgres: Loss = async (servers) => {
  (await servers.node('leader')).killPostgres();
};

const loseMachine: Loss = async (servers) => {
  const leader = await servers.node('leader');
  await leader.killPatroni();
  leader.killPostgres();
};

const loseStandbyThenPrimary: Loss = async (servers) => {
  const [leader, standby] = [await servers.node('leader'), await servers.node('sync_standby')];
  await standby.killPatroni();
  standby.killPostgres();
  // Patroni makes the other standby the synchronous one within its loop.
  await until(async () => (await servers.node('sync_standby').catch(() => standby)) !== standby, {
    limitMs: RECOVERY_LIMIT_MS,
    what: 'another synchronous standby',
  });
  leader.killPostgres();
};

/** In this order: five losses. */
const ROUNDS: readonly (readonly [string, Loss])[] = [
  ['PostgreSQL is killed on the primary', losePostgres],
  ['PostgreSQL and Patroni are killed on the primary', loseMachine],
  ['PostgreSQL is killed on the primary once more', losePostgres],
  ['the synchronous standby is lost, then the primary', loseStandbyThenPrimary],
  ['PostgreSQL and Patroni are killed on the primary once more', loseMachine],
];

describe(experiment.title, () => {
  let servers: PatroniCluster;
  let cluster: Cluster;
  let customers: Customer[];
  let load: BilledLoad;
  /** Closes what was opened, last first. */
  const opened: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    servers = await PatroniCluster.start();
    opened.unshift(() => servers.close());
    cluster = await Cluster.open({ processes: 2, database: servers.database });
    opened.unshift(() => cluster.close());
    customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => cluster.customer({ balance: '10000.00' })));
    load = new BilledLoad(cluster, customers, CLIENTS);
    opened.unshift(() => load.stop());
  });
  afterAll(async () => {
    for (const close of opened) await close();
  });

  const isServed = async (): Promise<void> => {
    const before = load.count;
    await until(() => Promise.resolve(load.count > before + CLIENTS), {
      limitMs: RECOVERY_LIMIT_MS,
      what: 'a response to each client',
    });
  };

  it.each(ROUNDS)('%s: charges resume', async (what, lose) => {
    await isServed();
    await pause(STEADY_MS);
    load.takeLongestGapMs();
    const refusals = load.refusals.length;
    const before = load.count;
    await lose(servers);
    const lost = performance.now();
    await until(() => Promise.resolve(load.refusals.length > refusals), { what: 'a refused call' });
    await isServed();
    const resumedMs = performance.now() - lost;
    await pause(STEADY_MS);
    experiment.did(what);
    experiment.figure('s without a response, at most', (load.takeLongestGapMs() / 1_000).toFixed(1));
    experiment.figure('s until all clients had a response again', (resumedMs / 1_000).toFixed(1));
    experiment.figure('responses in this round', load.count - before);
    experiment.figure('refused', tally(load.refusals.slice(refusals).map(({ status }) => status)));
    await servers.restore();
  });

  it('no acknowledged charge is missing or booked twice', async () => {
    await load.stop();
    expect(
      [...new Set(load.refusals.map(({ status }) => status))].filter((one) => !EXPECTED_REFUSALS.includes(one)),
    ).toEqual([]);
    expect(load.refusals.filter(({ status, canRetry }) => status === 503 && !canRetry)).toEqual([]);
    await creditUnsentCharges(cluster.db, new Date(Date.now() + LATER_MS), null);
    expect(await findLostCharges(cluster.db, load)).toEqual({ unkeyed: [], keyed: [] });
    const { rows: unanswered } = await cluster.db.query<{ count: bigint }>(
      `select count(*) from journal_entry c
        where c.kind = 'charge' and c.request_id <> all($1) and c.idempotency_key like 'request:%'
          and not exists (select from journal_entry r
                           where r.account_id = c.account_id and r.idempotency_key = 'reversal:' || c.id)`,
      [load.acknowledged],
    );
    expect(Number(unanswered[0]?.count)).toBe(0);
    experiment.checked(
      `${load.acknowledged.length} responses without and ${load.acknowledgedKeys.length} with a key are in the ledger once each, and every charge that nobody received is credited`,
    );
    await cluster.checkInvariants(experiment);
  });
});
