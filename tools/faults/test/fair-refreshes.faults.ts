import { Experiment, Samples, until } from '@entity-registry/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Customer } from './cluster.js';
import { RefreshCluster } from './refresh-cluster.js';
import { WebhookReceiver } from './webhook-receiver.js';

/** Refreshes that the hostile accounts request in total, and those of an account that are open at once (ADR 0008). */
const FLOOD = 300;
const MOST_OPEN = 100;
/** Rows that wait after the flood: more than all slots. */
const IN_LINE = 30;
const TRIES = 12;
const REFRESH_LIMIT_MS = 5_000;
/**
 * On a slow machine, my refresh may take this many times the median of theirs: it gets a slot at once, and shares the
 * processors with theirs. Behind all of theirs it would take more than ten times as long.
 */
const TIMES_THEIRS = 3;
const WEBHOOK_P95_MS = 1_000;
/** Deliveries to a receiver that never answers: more than its account has slots for. */
const HANGING = 90;

const refreshed = new Experiment('experiment 23: 300 refreshes of other accounts, and one of mine');
const told = new Experiment('experiment 24: receivers of other accounts that never answer, and mine');

const CASES = [1, 10].flatMap((hostile) => [1, 2].map((workers) => ({ hostile, workers })));

let refreshes: RefreshCluster | null = null;
afterEach(async () => {
  await refreshes?.close();
  refreshes = null;
});

describe(refreshed.title, () => {
  it.each(CASES)('of $hostile hostile accounts, on $workers workers', async ({ hostile, workers }) => {
    const cluster = await RefreshCluster.open({ queue: 'PostgreSQL', workers });
    refreshes = cluster;
    const victim = await cluster.customer();
    const ask = async (): Promise<number> => timeOf(cluster, victim);
    const idle = new Samples();
    for (let nr = 0; nr < TRIES; nr += 1) idle.add(await ask());
    const stopFlood = await floodOf(cluster, hostile);
    await until(async () => (await waitingWork(cluster)) > IN_LINE, { what: 'refreshes in line' });
    const busy = new Samples();
    for (let nr = 0; nr < TRIES && (await waitingWork(cluster)) > 0; nr += 1) busy.add(await ask());
    const ids = await stopFlood();
    await cluster.settled(ids, 170_000);
    const theirs = await runsOf(cluster, ids);
    const what = `${hostile} hostile, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
    refreshed.did(`${what}: ${ids.length} DAT-ALL refreshes of others`);
    refreshed.figure(`${what}: mine, idle`, idle.describe('ms'));
    refreshed.figure(`${what}: mine meanwhile`, busy.describe('ms'));
    refreshed.figure(`${what}: theirs, from their slot to their end`, theirs.describe('ms'));
    expect(busy.count).toBeGreaterThan(0);
    expect(busy.max).toBeLessThanOrEqual(Math.max(REFRESH_LIMIT_MS, TIMES_THEIRS * theirs.percentile(0.5)));
    await cluster.conclude(refreshed);
  });
});

describe(told.title, () => {
  it.each(CASES)('of $hostile hostile accounts, on $workers workers', async ({ hostile, workers }) => {
    const cluster = await RefreshCluster.open({ queue: 'PostgreSQL', workers });
    refreshes = cluster;
    const silent = await WebhookReceiver.listen();
    silent.answer = () => undefined;
    try {
      const others = await Promise.all(Array.from({ length: hostile }, () => cluster.customer({ receiver: silent })));
      const victim = await cluster.customer();
      for (let nr = 0; nr < HANGING; nr += 1) await cluster.request(others[nr % hostile] as Customer, nr);
      await until(() => Promise.resolve(silent.received.length >= Math.min(10, HANGING)), { limitMs: 60_000 });
      const waits = new Samples();
      for (let nr = 0; nr < TRIES * 2; nr += 1) waits.add(await waitOf(cluster, await cluster.request(victim, nr)));
      const what = `${hostile} hostile, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
      told.did(`${what}: ${HANGING} webhooks to a receiver that never answers`);
      told.figure(`${what}: my webhooks, from completion to arrival`, waits.describe('ms'));
      expect(waits.percentile(0.95)).toBeLessThanOrEqual(WEBHOOK_P95_MS);
      expect(await waitingWork(cluster)).toBeGreaterThan(0);
      await cluster.conclude(told);
    } finally {
      await silent.close();
    }
  });
});

/** How long a DAT-ALL refresh takes from its POST to its end, in milliseconds. */
async function timeOf(cluster: RefreshCluster, customer: Customer): Promise<number> {
  const began = performance.now();
  const id = await cluster.request(customer, 0, 'DAT-ALL');
  const isDone = async (): Promise<boolean> => (await cluster.rows([id]))[0]?.status !== 'pending';
  await until(isDone, { limitMs: 120_000, what: 'the end of the refresh' });
  return performance.now() - began;
}

/** How long these refreshes held a slot, in milliseconds. */
async function runsOf({ db }: RefreshCluster, ids: readonly bigint[]): Promise<Samples> {
  const { rows } = await db.query<{ ms: number }>(
    `select extract(epoch from completed_at - started_at)::float8 * 1000 as ms from update_request where id = any($1)`,
    [ids],
  );
  const runs = new Samples();
  for (const { ms } of rows) runs.add(ms);
  return runs;
}

/** From the completion of a refresh to the arrival of its webhook, in milliseconds. */
async function waitOf(cluster: RefreshCluster, id: bigint): Promise<number> {
  await until(() => Promise.resolve(cluster.receiver.of(id).length > 0), { limitMs: 120_000, what: 'the webhook' });
  const { rows } = await cluster.db.query<{ at: Date }>('select completed_at as at from update_request where id = $1', [
    id,
  ]);
  return (cluster.receiver.of(id)[0]?.at ?? 0) - (rows[0]?.at.getTime() ?? 0);
}

/** Rows that wait for a slot. */
async function waitingWork({ db }: RefreshCluster): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from work where dispatched_at is null',
  );
  return rows[0]?.count ?? 0;
}

/**
 * Requests `FLOOD` refreshes for several accounts, each with as many open as allowed. Returns a function that stops it and
 * names them.
 */
async function floodOf(cluster: RefreshCluster, accounts: number): Promise<() => Promise<bigint[]>> {
  const customers = await Promise.all(Array.from({ length: accounts }, () => cluster.customer()));
  const ids: bigint[] = [];
  let stopped = false;
  let asked = 0;
  const client = async (customer: Customer): Promise<void> => {
    while (!stopped && asked < FLOOD) {
      asked += 1;
      const answer = await cluster.ask(customer, asked, {}, 'DAT-ALL');
      if (answer.status === 202) {
        ids.push(BigInt((JSON.parse(answer.body) as { update_request_id: number }).update_request_id));
        continue;
      }
      asked -= 1;
      if (answer.status !== 429) throw new Error(`a refresh was answered ${answer.status}: ${answer.body}`);
      const isRoom = async (): Promise<boolean> => stopped || (await openOf(cluster, customer)) < MOST_OPEN;
      await until(isRoom, { limitMs: 120_000 });
    }
  };
  const flooding = Promise.all(customers.map(client));
  return async () => {
    stopped = true;
    await flooding;
    return ids;
  };
}

async function openOf({ db }: RefreshCluster, { accountId }: Customer): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from update_request where account_id = $1 and status = 'pending'`,
    [accountId],
  );
  return rows[0]?.count ?? 0;
}
