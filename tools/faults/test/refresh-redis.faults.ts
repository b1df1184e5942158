import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Experiment, Samples, tally } from '@entity-registry/testing';
import type { RedisServer } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RefreshCluster } from './refresh-cluster.js';
import type { Customer } from './cluster.js';

const REQUESTS = 30;
/** An account may have only so many refreshes open at once (ADR 0008). */
const CUSTOMERS = 5;
const PARTITION_MS = 30_000;
/** Pause between calls while Redis is unreachable. */
const PAUSE_MS = 250;
/** Limit for a call while Redis is down. */
const CALL_LIMIT_MS = 3_000;

const lost = new Experiment('experiment 9: Redis is emptied, restarted, and unreachable for 30 s, while refreshes run');

describe(lost.title, () => {
  let redis: RedisServer;
  let refreshes: RefreshCluster;
  let customers: Customer[];
  const all: bigint[] = [];
  beforeAll(async () => {
    refreshes = await RefreshCluster.open({ queue: 'Redis', environment: { REFRESH_CONCURRENCY: '2' } });
    redis = refreshes.redis as RedisServer;
    customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => refreshes.customer()));
  });
  afterAll(() => refreshes.close());

  const next = (): Customer => customers[all.length % CUSTOMERS] as Customer;
  /** Requests this many, one after another; returns how long the calls took. */
  const request = async (count: number): Promise<Samples> => {
    const times = new Samples();
    for (let nr = 0; nr < count; nr += 1) {
      const began = performance.now();
      all.push(await refreshes.startRefresh(next(), nr));
      times.add(performance.now() - began);
    }
    return times;
  };

  it('restores lost jobs from PostgreSQL after Redis is emptied and restarted', async () => {
    refreshes.stub.setMode('registro_publico', 'slow', 300);
    await request(REQUESTS);
    await flushAll(redis.url);
    await request(REQUESTS);
    await redis.kill();
    const away = await request(REQUESTS);
    await redis.launch();
    refreshes.stub.setMode('registro_publico', 'ok');
    lost.did(
      `FLUSHALL after ${REQUESTS} requests, killed after ${REQUESTS} more, started empty after another ${REQUESTS}`,
    );
    lost.figure('requests while it was away', away.describe('ms'));
    expect(away.max).toBeLessThan(CALL_LIMIT_MS);
    expect(tally((await refreshes.waitUntilEnded(all)).map(({ status }) => status))).toBe(
      `${3 * REQUESTS} x completed`,
    );
  });

  it('serves all calls while Redis is unreachable for 30 s, and runs every job', async () => {
    redis.freeze();
    const began = performance.now();
    const [asked, calls] = [new Samples(), new Samples()];
    while (performance.now() < began + PARTITION_MS) {
      asked.add((await request(1)).max);
      const { status, ms } = await refreshes.cluster.request(0, refreshes.cluster.detail('CHK-BIN'), next());
      expect(status).toBe(200);
      calls.add(ms);
      await pause(PAUSE_MS);
    }
    redis.thaw();
    lost.did(`stopped Redis for ${PARTITION_MS / 1_000} s with its connections open`);
    lost.figure('refreshes requested meanwhile', asked.describe('ms'));
    lost.figure('details meanwhile, the limiter counting per process', calls.describe('ms'));
    expect(Math.max(asked.max, calls.max)).toBeLessThan(CALL_LIMIT_MS);
    expect(tally((await refreshes.waitUntilEnded(all)).map(({ status }) => status))).toBe(`${all.length} x completed`);
  });

  it('leaves every request with one end, one charge, one result and one webhook', async () => {
    refreshes.checkEnds(lost, await refreshes.waitUntilEnded(all));
    await refreshes.checkInvariants(lost);
  });
});

function flushAll(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('FLUSHALL\r\n'));
    socket.once('error', reject);
    socket.once('data', (reply) => {
      socket.destroy();
      if (reply.toString().startsWith('+OK')) resolve();
      else reject(new Error(reply.toString()));
    });
  });
}
