import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Billing, creditUnsentCharges } from '@entity-registry/accounts';
import { applyMigrations } from '@entity-registry/database';
import { Experiment, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppProcess } from '../app-process.js';
import type { App } from '../app-process.js';
import { SECRET } from '../cluster.js';
import type { Cluster, Customer } from '../cluster.js';
import { OwnServer } from '../own-server.js';
import { BilledLoad } from './billed-load.js';
import { EarlierVersion } from './earlier-version.js';
import { findLostCharges } from './lost-charges.js';

const experiment = new Experiment('experiment: a rolling upgrade');

const ROOT = resolve(import.meta.dirname, '../../../..');
const CLIENTS = 8;
const CUSTOMERS = 6;
/** Time under load before each step. */
const STEADY_MS = 3_000;
const LIMIT_MS = 60_000;
const LATER_MS = 70 * 60_000;
/** What clients try again by themselves, when Retry-After says: a statement of a request met a migration's lock or a changed table. */
const RETRIED = [409, 503];
/** As many as the job of the Helm chart makes. */
const MIGRATION_ATTEMPTS = 10;

describe(experiment.title, () => {
  let earlier: EarlierVersion;
  /** Its data is inserted by the code of the earlier version; its processes are those that serve. */
  let cluster: Cluster;
  let directory: string;
  let environment: Record<string, string>;
  let customers: Customer[];
  let load: BilledLoad;
  let worker: AppProcess;
  /** Processes that no longer serve. */
  const retired: AppProcess[] = [];
  /** Closes what was opened, last first. */
  const opened: (() => void | Promise<void>)[] = [];

  beforeAll(async () => {
    earlier = await EarlierVersion.build();
    opened.unshift(() => {
      earlier.delete();
    });
    directory = await mkdtemp(join(tmpdir(), 'upgrade-'));
    opened.unshift(() => rm(directory, { recursive: true, force: true }));
    const server = await OwnServer.start({}, join(earlier.root, 'prisma'));
    opened.unshift(() => server.close());
    environment = {
      ...{ DATABASE_URL: server.database.url, REDIS_URL: `${process.env['TEST_REDIS_URL'] ?? ''}/9` },
      ...{ KEY_PEPPER: SECRET, OBJECT_STORE_SECRET: SECRET, WEBHOOK_SECRET_KEY: SECRET, OBJECT_STORE_DIR: directory },
      ...{ PUBLIC_URL: 'https://api.example.test', PLATFORM_URL: 'https://platform.example.test' },
      ...{ RATE_LIMIT_PER_SECOND: '1000000', RATE_LIMIT_BURST: '1000000' },
    };
    const Earlier = await earlier.cluster();
    cluster = await Earlier.open({ processes: 0, database: server.database, environment });
    opened.unshift(() => cluster.close());
    for (const nr of [1, 2]) cluster.apis.push(await start('api', nr, earlier.root));
    worker = await start('worker', 1, earlier.root);
    cluster.workers.push(worker);
    customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => cluster.customer({ balance: '10000.00' })));
    const first = customers[0] ?? fail();
    const expected = answerOf((await cluster.request(0, cluster.detail('CHK-BIN'), first)).body);
    load = new BilledLoad(cluster, customers, CLIENTS, (body) => answerOf(body) === expected);
    opened.unshift(() => load.stop());
  });
  afterAll(async () => {
    for (const close of opened) await close();
  });

  const start = (app: App, nr: number, root?: string) =>
    AppProcess.start(app, environment, join(directory, `${app}-${nr}.log`), root);

  /** A balancer that sends nothing more to a process before it stops, as an orchestrator does. */
  async function retire(process: AppProcess): Promise<void> {
    cluster.apis.splice(cluster.apis.indexOf(process), 1);
    retired.push(process);
    await pause(100);
    await process.stop();
  }

  /** Does something under load and prints the longest time without a response meanwhile. */
  async function underLoad(what: string, work: () => Promise<void>): Promise<void> {
    await pause(STEADY_MS);
    load.takeLongestGapMs();
    const before = load.count;
    await work();
    await until(() => Promise.resolve(load.count > before + CLIENTS), { limitMs: LIMIT_MS, what: 'responses' });
    await pause(STEADY_MS);
    experiment.did(what);
    experiment.figure('ms without a response, at most', Math.round(load.takeLongestGapMs()));
    experiment.figure('responses', load.count - before);
  }

  it('the migrations run while the earlier version serves', async () => {
    expect(earlier.newMigrations.length).toBeGreaterThan(0);
    experiment.figure('earlier version', earlier.commit.slice(0, 8));
    await underLoad(`applied ${earlier.newMigrations.join(', ')}`, async () => {
      experiment.figure('attempts', await migrate(cluster.databaseUrl));
    });
    expect(await applyMigrations(cluster.databaseUrl, join(ROOT, 'prisma'))).toEqual([]);
  });

  it('both versions serve together, and answer a repeated request alike', async () => {
    await underLoad('replaced one API process of two', async () => {
      const [old] = cluster.apis;
      cluster.apis.push(await start('api', 3));
      await retire(old ?? fail());
    });
    expect(cluster.apis).toHaveLength(2);
    const customer = await cluster.customer({ balance: '1.00' });
    for (const [one, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const headers = { 'Idempotency-Key': randomUUID() };
      const first = await cluster.request(one, cluster.detail('CHK-BIN'), customer, { headers });
      const second = await cluster.request(other, cluster.detail('CHK-BIN'), customer, { headers });
      expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    }
    expect((await cluster.charges(customer)).count).toBe(2);
    experiment.checked('a request repeated at the other version, either way, has the stored response and one charge');
  });

  it('the new version takes over', async () => {
    await underLoad('replaced the other API process and the worker', async () => {
      const [old] = cluster.apis;
      cluster.apis.push(await start('api', 4));
      await retire(old ?? fail());
      cluster.workers.push(await start('worker', 2));
      await worker.stop();
    });
  });

  it('every answer was right, and no acknowledged charge is missing or booked twice', async () => {
    await load.stop();
    experiment.figure('refused', tally(load.refusals.map(({ status }) => status)) || 'none');
    expect(load.wrong).toEqual([]);
    expect(load.refusals.filter(({ status, canRetry }) => !RETRIED.includes(status) || !canRetry)).toEqual([]);
    await Promise.all([...cluster.apis, ...cluster.workers, ...retired].map((process) => process.stop()));
    await creditUnsentCharges(cluster.db, new Date(Date.now() + LATER_MS), null);
    expect(await findLostCharges(cluster.db, load)).toEqual({ unkeyed: [], keyed: [] });
    experiment.checked(`${load.count} right responses are in the ledger once each`);
    const billing = new Billing(cluster.db, { pepper: Buffer.from(SECRET, 'utf8'), now: () => new Date() });
    const books = await billing.reconcile(new Date(Date.now() + LATER_MS));
    const log = [...cluster.apis, ...cluster.workers, ...retired].map((process) => process.log()).join('');
    experiment.conclude(books, log, cluster.secrets);
  });
});

/**
 * Migrates as the job of the Helm chart does: one that gives up, because charges hold the locks that it wants, leaves nothing behind and
 * is tried again.
 * @returns the number of attempts
 */
async function migrate(url: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyMigrations(url, join(ROOT, 'prisma'));
      return attempt;
    } catch (error) {
      if (attempt === MIGRATION_ATTEMPTS) throw error;
    }
    await pause(1_000);
  }
}

function fail(): never {
  throw new Error('there is none');
}

/** The part of a detail that is the same for every caller: without its request's id. */
function answerOf(body: string): string {
  const { data } = JSON.parse(body) as { data?: unknown };
  return JSON.stringify(data ?? body);
}
