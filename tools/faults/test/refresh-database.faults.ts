import { setTimeout as pause } from 'node:timers/promises';
import { Experiment, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { race } from './http-client.js';
import { OwnServer } from './own-server.js';
import { RefreshCluster } from './refresh-cluster.js';
import type { Customer } from './cluster.js';

const REQUESTS = 150;
const CLIENTS = 5;
/** A customer's pause before a retry. */
const RETRY_MS = 50;
/**
 * Longer than the lease of an Idempotency-Key (60 s): if every client's call was cut off between its claim and its
 * response, none of them can continue before the lease ends.
 */
const PROGRESS_LIMIT_MS = 120_000;

const broken = new Experiment(
  'experiment 4: PostgreSQL loses a process, and is stopped immediately, under a load of refreshes',
);

describe(broken.title, () => {
  let server: OwnServer;
  let refreshes: RefreshCluster;
  /** One for each client: an account may have only so many refreshes open at once (ADR 0008). */
  let customers: Customer[];
  beforeAll(async () => {
    server = await OwnServer.start();
    // The queue is in PostgreSQL, so it fails too.
    refreshes = await RefreshCluster.open({ queue: 'PostgreSQL', database: server.database });
    customers = await Promise.all(Array.from({ length: CLIENTS }, () => refreshes.customer()));
  });
  afterAll(async () => {
    await refreshes.close();
    await server.close();
  });

  it('accepts, ends and charges every request once, without restarting a process', async () => {
    const statuses: number[] = [];
    let taken = 0;
    /** Like a careful customer: retries with its own Idempotency-Key until the request is accepted. */
    const request = async (nr: number): Promise<bigint> => {
      const customer = customers[nr % CLIENTS] as Customer;
      for (;;) {
        const headers = { 'Idempotency-Key': `broken-${nr}` };
        const response = await refreshes.requestRefresh(customer, nr, headers).catch(() => null);
        statuses.push(response?.status ?? 0);
        if (response?.status === 202) {
          taken += 1;
          return BigInt((JSON.parse(response.body) as { update_request_id: number }).update_request_id);
        }
        await pause(RETRY_MS);
      }
    };
    const requests = race(CLIENTS, REQUESTS, request);
    const reached = (count: number) =>
      until(() => Promise.resolve(taken >= count), { limitMs: PROGRESS_LIMIT_MS, what: `${count} requests` });
    await reached(REQUESTS / 3);
    await server.killBackend();
    await reached((2 * REQUESTS) / 3);
    await server.stopAtOnce();
    await until(() => Promise.resolve(statuses.at(-1) === 503), { what: 'a refusal while it is away' });
    await server.startAgain();
    const ids = await requests;
    broken.did(`killed a process of PostgreSQL, then stopped it immediately and started it again`);
    broken.figure('responses', tally(statuses));
    const odd = statuses.filter((status) => ![202, 503, 409].includes(status));
    expect(odd).toEqual([]);
    expect(new Set(ids).size).toBe(REQUESTS);
    const { rows } = await refreshes.db.query<{ count: bigint }>('select count(*) from update_request');
    expect(Number(rows[0]?.count)).toBe(REQUESTS);
    const ended = await refreshes.waitUntilEnded(ids, 90_000);
    expect(tally(ended.map(({ status }) => status))).toBe(`${REQUESTS} x completed`);
    refreshes.checkEnds(broken, ended);
    await refreshes.checkInvariants(broken);
  }, 300_000);
});
