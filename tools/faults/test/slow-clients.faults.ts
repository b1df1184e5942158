import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Experiment, Samples, tally, thousands, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from './cluster.js';
import type { Customer } from './cluster.js';
import { race } from './http-client.js';

const IDLE = 5_000;
const SLOW = 200;
const DRIP_MS = 500;
const CALLS = 1_000;
const CLIENTS = 4;
/** The timeouts of the service, and how often it checks them. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const KEEP_ALIVE_MS = 30_000;
const SLACK_MS = 4_000;

/** A misused connection: when the server closed it, and the data received. */
class Attacker {
  readonly openedAt = performance.now();
  closedAt: number | null = null;
  received = '';
  private readonly drip: NodeJS.Timeout | null;

  private constructor(
    readonly socket: Socket,
    drip: string | null,
  ) {
    socket.on('data', (chunk: Buffer) => (this.received += chunk.toString()));
    socket.on('error', () => undefined);
    this.drip = drip === null ? null : setInterval(() => socket.write(drip), DRIP_MS);
    socket.on('close', () => {
      this.closedAt = performance.now();
      if (this.drip) clearInterval(this.drip);
    });
  }

  /** Connects, sends `first`, then `drip` repeatedly. */
  static open(port: number, first: string, drip: string | null): Promise<Attacker> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        socket.write(first);
        resolve(new Attacker(socket, drip));
      });
    });
  }

  get lifeMs(): number {
    return (this.closedAt ?? Infinity) - this.openedAt;
  }
}

const slowClients = new Experiment('experiment 17: slow headers, slow bodies and 5,000 idle sockets');

describe(slowClients.title, () => {
  let cluster: Cluster;
  let customer: Customer;
  let attackers: Attacker[] = [];
  beforeAll(async () => {
    cluster = await Cluster.open({ processes: 1 });
    customer = await cluster.customer({ balance: '1000.00' });
  });
  afterAll(async () => {
    for (const { socket } of attackers) socket.destroy();
    await cluster.close();
  });

  const normalCalls = async (): Promise<Samples> => {
    const responses = await race(CLIENTS, CALLS, (nr) => cluster.request(nr, cluster.detail('CHK-BIN'), customer));
    expect(tally(responses.map(({ status }) => status))).toBe(`${thousands(CALLS)} x 200`);
    const samples = new Samples();
    for (const { ms } of responses) samples.add(ms);
    return samples;
  };

  const attack = (count: number, first: string, drip: string | null): Promise<Attacker[]> =>
    race(50, count, () => Attacker.open(cluster.apis[0]?.port ?? 0, first, drip));

  it('are closed by timeout, and normal calls stay fast meanwhile', async () => {
    await normalCalls();
    const alone = await normalCalls();
    const authorization = `Authorization: Bearer ${customer.key}\r\n`;
    const request = `${cluster.detail('CHK-BIN')} HTTP/1.1\r\nHost: a\r\n${authorization}`;
    // The one route whose body is read.
    const refresh = `${request.replace('?', '/update?')}Content-Type: application/json\r\n`;
    const idle = await attack(IDLE, '', null);
    const slowHeaders = await attack(SLOW, `GET ${request}X-Slow: `, 'a');
    const slowBodies = await attack(SLOW, `POST ${refresh}Content-Length: 10000\r\n\r\n{"a":"`, 'a');
    const answered = await attack(SLOW, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n', null);
    attackers = [...idle, ...slowHeaders, ...slowBodies, ...answered];
    const open = attackers.filter(({ closedAt }) => closedAt === null).length;
    slowClients.did(`opened ${thousands(attackers.length)} connections to one process, ${thousands(open)} at once`);
    expect(open).toBeGreaterThanOrEqual(IDLE);
    const besieged = await normalCalls();
    slowClients.figure('normal calls alone', alone.describe('ms'));
    slowClients.figure('normal calls under attack', besieged.describe('ms'));
    expect(besieged.median).toBeLessThan(3 * alone.median + 5);
    expect(besieged.percentile(0.99)).toBeLessThan(3 * alone.percentile(0.99) + 50);
    await until(() => Promise.resolve(attackers.every(({ closedAt }) => closedAt !== null)), {
      limitMs: KEEP_ALIVE_MS + SLACK_MS,
      what: 'the end of every slow connection',
    });
    closedWithin('idle, nothing sent', idle, HEADERS_MS);
    closedWithin('headers of a byte each 0.5 s', slowHeaders, HEADERS_MS);
    closedWithin('body of a byte each 0.5 s', slowBodies, REQUEST_MS);
    closedWithin('idle after a response', answered, KEEP_ALIVE_MS);
    expect(answered.every(({ received }) => received.startsWith('HTTP/1.1 200'))).toBe(true);
    expect((await cluster.charges(customer)).count).toBe(3 * CALLS);
    slowClients.checked('no slow request was charged');
    await cluster.checkInvariants(slowClients);
  });

  function closedWithin(name: string, group: Attacker[], limitMs: number): void {
    const lives = new Samples();
    for (const { lifeMs } of group) lives.add(lifeMs / 1_000);
    const statuses = tally(group.map(({ received }) => received.slice(9, 12) || 'no response'));
    slowClients.figure(`${name}, limit ${limitMs / 1_000} s`, `closed after ${lives.describe('s')}; ${statuses}`);
    expect(lives.max * 1_000).toBeLessThan(limitMs + SLACK_MS);
  }
});
