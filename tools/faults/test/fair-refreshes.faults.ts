import { Experiment, Samples, until } from '@entity-registry/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Customer } from './cluster.js';
import { RefreshCluster } from './refresh-cluster.js';
import { WebhookReceiver } from './webhook-receiver.js';

/**
 * Refreshes that the hostile accounts request in total, and the most that an account may have open at once (ADR 0008).
 */
const FLOOD = 300;
const MAX_OPEN = 100;
/** Waiting rows after which the queue counts as flooded: more than all slots. */
const IN_LINE = 30;
const TRIES = 12;
const REFRESH_LIMIT_MS = 5_000;
/**
 * On a slow machine, the victim's refresh may take this many times the median of the others: it gets a slot at once,
 * but shares the processors with them. If it waited behind all of them, it would take more than ten times as long.
 */
const TIMES_THEIRS = 3;
const WEBHOOK_P95_MS = 1_000;
/** Deliveries to a receiver that never responds: more than its account has slots. */
const HANGING = 90;

const refreshed = new Experiment('experiment 23: 300 refreshes of other accounts, and one of the victim');
const told = new Experiment('experiment 24: receivers of other accounts that never respond, and that of the victim');

const CASES = [1, 10].flatMap((hostile) => [1, 2].map((workers) => ({ hostile, workers })));

let refreshes: RefreshCluster | null = null;
afterEach(async () => {
  await refreshes?.close();
  refreshes = null;
});

describe(refreshed.title, () => {
  it.each(CASES)(
    'isolates the victim from $hostile hostile accounts on $workers workers',
    async ({ hostile, workers }) => {
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
      await cluster.waitUntilEnded(ids, 170_000);
      const theirs = await runsOf(cluster, ids);
      const what = `${hostile} hostile, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
      refreshed.did(`${what}: ${ids.length} DAT-ALL refreshes of others`);
      refreshed.figure(`${what}: the victim's refresh, idle`, idle.describe('ms'));
      refreshed.figure(`${what}: the victim's refresh meanwhile`, busy.describe('ms'));
      refreshed.figure(`${what}: other refreshes, from their slot to their end`, theirs.describe('ms'));
      expect(busy.count).toBeGreaterThan(0);
      expect(busy.max).toBeLessThanOrEqual(Math.max(REFRESH_LIMIT_MS, TIMES_THEIRS * theirs.percentile(0.5)));
      await cluster.checkInvariants(refreshed);
    },
  );
});

describe(told.title, () => {
  it.each(CASES)(
    'isolates the victim from $hostile hostile accounts on $workers workers',
    async ({ hostile, workers }) => {
      const cluster = await RefreshCluster.open({ queue: 'PostgreSQL', workers });
      refreshes = cluster;
      const silent = await WebhookReceiver.listen();
      silent.respond = () => undefined;
      try {
        const others = await Promise.all(Array.from({ length: hostile }, () => cluster.customer({ receiver: silent })));
        const victim = await cluster.customer();
        for (let nr = 0; nr < HANGING; nr += 1) await cluster.startRefresh(others[nr % hostile] as Customer, nr);
        await until(() => Promise.resolve(silent.received.length >= Math.min(10, HANGING)), { limitMs: 60_000 });
        const waits = new Samples();
        for (let nr = 0; nr < TRIES * 2; nr += 1)
          waits.add(await waitOf(cluster, await cluster.startRefresh(victim, nr)));
        const what = `${hostile} hostile, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
        told.did(`${what}: ${HANGING} webhooks to a receiver that never responds`);
        told.figure(`${what}: the victim's webhooks, from completion to arrival`, waits.describe('ms'));
        expect(waits.percentile(0.95)).toBeLessThanOrEqual(WEBHOOK_P95_MS);
        expect(await waitingWork(cluster)).toBeGreaterThan(0);
        await cluster.checkInvariants(told);
      } finally {
        await silent.close();
      }
    },
  );
});

/** How long a DAT-ALL refresh takes from its POST to its end, in milliseconds. */
async function timeOf(cluster: RefreshCluster, customer: Customer): Promise<number> {
  const began = performance.now();
  const id = await cluster.startRefresh(customer, 0, 'DAT-ALL');
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
  await until(() => Promise.resolve(cluster.receiver.deliveriesOf(id).length > 0), {
    limitMs: 120_000,
    what: 'the webhook',
  });
  const { rows } = await cluster.db.query<{ at: Date }>('select completed_at as at from update_request where id = $1', [
    id,
  ]);
  return (cluster.receiver.deliveriesOf(id)[0]?.at ?? 0) - (rows[0]?.at.getTime() ?? 0);
}

/** Rows that wait for a slot. */
async function waitingWork({ db }: RefreshCluster): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from work where dispatched_at is null',
  );
  return rows[0]?.count ?? 0;
}

/**
 * Requests `FLOOD` refreshes for several accounts, each with as many open as allowed. Returns a function that stops the
 * flood and returns their ids.
 */
async function floodOf(cluster: RefreshCluster, accounts: number): Promise<() => Promise<bigint[]>> {
  const customers = await Promise.all(Array.from({ length: accounts }, () => cluster.customer()));
  const ids: bigint[] = [];
  let stopped = false;
  let requested = 0;
  const client = async (customer: Customer): Promise<void> => {
    while (!stopped && requested < FLOOD) {
      requested += 1;
      const response = await cluster.requestRefresh(customer, requested, {}, 'DAT-ALL');
      if (response.status === 202) {
        ids.push(BigInt((JSON.parse(response.body) as { update_request_id: number }).update_request_id));
        continue;
      }
      requested -= 1;
      if (response.status !== 429) throw new Error(`a refresh request returned ${response.status}: ${response.body}`);
      const isRoom = async (): Promise<boolean> => stopped || (await openOf(cluster, customer)) < MAX_OPEN;
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
