import { Experiment, Samples, tally } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from './cluster.js';
import type { Customer } from './cluster.js';
import { HttpClient, race } from './http-client.js';
import { openLoop } from './open-loop.js';
import type { Arrival } from './open-loop.js';

const CUSTOMERS = 20;
const CLIENTS = 32;
/** Enough for the process to have compiled its code, and for its averages to be those of a busy process. */
const WARM_UP = 2_000;
const MEASURED = 1_000;
/** Sent per second, as a multiple of what the process answers to a few clients. It answers some tenths more to many. */
const OVERLOAD = 2;
const SECONDS = 8;
const DEADLINE_MS = 2_000;
/** Kept-alive connections of the load, more than requests can wait: opening them is not what is measured. */
const CONNECTIONS = 2_000;

const overload = new Experiment(
  `experiment 26: ${String(OVERLOAD)} times as many billed details as one process can answer, evenly sent`,
);

describe(overload.title, () => {
  let cluster: Cluster;
  let customers: Customer[];
  const client = new HttpClient(CONNECTIONS);
  /** What the process answers per second to a few clients. */
  let capacity: number;

  beforeAll(async () => {
    cluster = await Cluster.open({ processes: 1, redisUrl: null });
    customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => cluster.customer({ balance: '100000.00' })));
  });
  afterAll(async () => {
    client.close();
    await cluster.close();
  });

  const ask = (nr: number, headers: Record<string, string> = {}) => {
    const { key } = customers[nr % customers.length] as Customer;
    const port = cluster.apis[0]?.port ?? 0;
    return client.send(port, cluster.detail('CHK-BIN'), { headers: { Authorization: `Bearer ${key}`, ...headers } });
  };
  const charged = async (): Promise<number> => {
    const all = await Promise.all(customers.map((customer) => cluster.charges(customer)));
    return all.reduce((sum, { count }) => sum + count, 0);
  };
  /** An overload in which each request has this deadline. Returns the times of the answers. */
  const flood = async (what: string, headers: Record<string, string>) => {
    const chargedBefore = await charged();
    const rate = Math.round(capacity * OVERLOAD);
    const { arrivals, lateMs } = await openLoop({ rate, seconds: SECONDS }, (nr) => ask(nr, headers));
    const answered = arrivals.filter(({ status }) => status === 200);
    const refused = arrivals.filter(({ status }) => status !== 200);
    overload.did(`${what}: ${String(rate)}/s for ${String(SECONDS)} s: ${tally(arrivals.map(({ status }) => status))}`);
    overload.figure(`${what}: answers`, timesOf(answered).describe('ms'));
    overload.figure(`${what}: refusals`, timesOf(refused).describe('ms'));
    overload.figure(`${what}: answers per second`, Math.round(answered.length / SECONDS));
    expect((await charged()) - chargedBefore).toBe(answered.length);
    overload.figure(`${what}: the load was late by at most, ms`, Math.round(lateMs));
    return { answered, refused, lateMs };
  };

  it('first shows what one process can answer', async () => {
    await race(CONNECTIONS, WARM_UP, ask);
    await race(CLIENTS, MEASURED, ask);
    const began = performance.now();
    await race(CLIENTS, MEASURED, ask);
    capacity = MEASURED / ((performance.now() - began) / 1_000);
    overload.figure('answers per second, 32 clients', Math.round(capacity));
  });

  it('answers within the deadline, and refuses the rest without charging it', async () => {
    const { answered, refused, lateMs } = await flood(`deadline of ${String(DEADLINE_MS)} ms`, {
      'X-Request-Deadline': String(DEADLINE_MS),
    });
    // The load program shares the machine and is late by as much as is measured. The process can't know how long a request waited in its
    // socket, nor how long for a connection of the load program: each may be as long as the deadline.
    expect(timesOf(answered).percentile(0.99)).toBeLessThan(3 * DEADLINE_MS + 2 * lateMs);
    expect(
      refused.filter(({ status, response }) => status !== 503 || response?.headers['retry-after'] !== '5'),
    ).toEqual([]);
    // Without a limit on what waits, everything would be late. How much is answered depends on what else uses the processors.
    expect(answered.length / SECONDS).toBeGreaterThan(capacity / 10);
  });

  it('leaves a ledger that balances', async () => {
    await cluster.checkInvariants(overload);
  });
});

function timesOf(arrivals: readonly Arrival[]): Samples {
  const times = new Samples();
  for (const { ms } of arrivals) times.add(ms);
  return times;
}
