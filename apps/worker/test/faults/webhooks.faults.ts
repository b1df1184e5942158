import type { ServerResponse } from 'node:http';
import { Experiment } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ResolveName } from '@entity-registry/accounts';
import { createHttpPost } from '../../src/webhooks/http-post.js';
import type { HttpPost } from '../../src/webhooks/http-post.js';
import { ConnectionCount } from '../connection-count.js';
import { Receiver, respondWith } from '../receiver.js';
import type { Behavior } from '../receiver.js';
import { WebhookFixture } from '../webhook-fixture.js';

const ATTEMPT_MS = 5_000;
const LIMIT_MS = 16_000;
const TEN_MB = 10_000_000;
const ALIVE = new AbortController().signal;

let webhooks: WebhookFixture;
const receivers: Receiver[] = [];
beforeAll(async () => {
  webhooks = await WebhookFixture.open();
});
afterEach(() => Promise.all(receivers.splice(0).map((receiver) => receiver.close())));
afterAll(() => webhooks.close());

async function listen(behavior: Behavior): Promise<Receiver> {
  const receiver = await Receiver.listen(behavior);
  receivers.push(receiver);
  return receiver;
}

/** Makes one delivery to `receiver` like a worker, and checks the rules that every delivery follows. */
async function deliver(
  receiver: Receiver,
  post: HttpPost = createHttpPost({ timeoutMs: ATTEMPT_MS, allowPrivate: true }),
  completed?: Awaited<ReturnType<WebhookFixture['completed']>>,
) {
  const { id, updateRequestId } = completed ?? (await webhooks.completed(receiver.url));
  const began = performance.now();
  const outcome = await webhooks.sender(post).run(id, ALIVE);
  const ms = Math.round(performance.now() - began);
  const stamps = receiver.received.map(({ headers, body }) => [
    ...[headers['x-service-webhook-timestamp'], headers['x-service-webhook-signature']],
    ...[headers['webhook-signature'], body.toString()],
  ]);
  expect(new Set(stamps.map((stamp) => JSON.stringify(stamp))).size).toBeLessThanOrEqual(1);
  expect(receiver.received.length).toBeLessThanOrEqual(3);
  expect(ms).toBeLessThan(LIMIT_MS);
  const { webhookStatus, webhookAttempts } = await webhooks.poll(updateRequestId);
  expect(webhookStatus).toBe(outcome);
  return { id, ms, outcome, attempts: webhookAttempts };
}

const conclude = async (experiment: Experiment): Promise<void> => {
  const books = await webhooks.billing.reconcile();
  experiment.conclude(books, webhooks.log.join(''), [webhooks.secret, 't0k3n']);
};

const bad = new Experiment('experiment 12: receivers of webhooks that fail, hang, flood, redirect and drip');

describe(bad.title, () => {
  it('responds 500, 500, 200: delivered by the third attempt', async () => {
    const receiver = await listen(respondWith(500, 500, 200));
    expect(await deliver(receiver)).toMatchObject({ outcome: 'delivered', attempts: 3 });
    expect(receiver.received).toHaveLength(3);
    bad.checked('500, 500, 200: three attempts, one timestamp, one signature, one body');
  });

  it('hangs for 6 s, and trickles its headers: three attempts of 5 s', async () => {
    const timers: NodeJS.Timeout[] = [];
    const hanging = await listen((response) => timers.push(setTimeout(() => response.writeHead(200).end(), 6_000)));
    const dripping = await listen((response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\nX-Drip: ');
      timers.push(setInterval(() => response.socket?.write('x'), 100));
    });
    // One after the other, because both set the account's address.
    const toHanging = await webhooks.completed(hanging.url);
    const toDripping = await webhooks.completed(dripping.url);
    const [hung, dripped] = await Promise.all([
      deliver(hanging, undefined, toHanging),
      deliver(dripping, undefined, toDripping),
    ]);
    timers.forEach(clearTimeout);
    for (const { outcome, attempts, ms } of [hung, dripped]) {
      expect({ outcome, attempts }).toEqual({ outcome: 'failed', attempts: 3 });
      expect(ms).toBeGreaterThan(3 * ATTEMPT_MS - 100);
    }
    bad.figure('hangs for 6 s: three attempts take', `${hung.ms} ms`);
    bad.figure('trickles its headers: three attempts take', `${dripped.ms} ms`);
  });

  it('sends 10 MB: little of it is read', async () => {
    for (const status of [200, 500]) {
      let written = 0;
      const receiver = await listen((response) => {
        response.writeHead(status, { 'Content-Length': TEN_MB });
        flood(response, (bytes) => (written += bytes));
      });
      const { outcome, attempts } = await deliver(receiver);
      expect({ outcome, attempts }).toEqual(
        status === 200 ? { outcome: 'delivered', attempts: 1 } : { outcome: 'failed', attempts: 3 },
      );
      expect(written).toBeLessThan(attempts * TEN_MB);
      bad.figure(`${status} with 10 MB: sent by the receiver in ${attempts} attempts`, `${written} bytes`);
    }
  });

  it('redirects: not followed', async () => {
    const aim = await listen(respondWith(200));
    for (const status of [301, 302, 303, 307, 308]) {
      const receiver = await listen((response) => response.writeHead(status, { Location: aim.url }).end());
      expect(await deliver(receiver)).toMatchObject({ outcome: 'failed', attempts: 3 });
    }
    expect(aim.connections).toBe(0);
    bad.checked('301, 302, 303, 307 and 308 to another receiver: it was never connected to');
  });

  it('trickles its body after 200: delivered at once, and cut off', async () => {
    let timer: NodeJS.Timeout | undefined;
    const receiver = await listen((response) => {
      response.writeHead(200);
      timer = setInterval(() => response.write('x'), 100);
    });
    const { outcome, attempts, ms } = await deliver(receiver);
    expect({ outcome, attempts }).toEqual({ outcome: 'delivered', attempts: 1 });
    expect(ms).toBeLessThan(ATTEMPT_MS);
    clearInterval(timer);
    bad.figure('trickles its body after 200: delivered after', `${ms} ms`);
  });

  it('leaves the ledger balanced, and no secret in the log', async () => {
    await conclude(bad);
  });
});

/** Writes 10 MB as fast as the other side reads. */
function flood(response: ServerResponse, onWritten: (bytes: number) => void): void {
  const chunk = Buffer.alloc(50_000);
  let left = TEN_MB;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      onWritten(chunk.length);
      if (!response.write(chunk)) return;
    }
    response.end();
  };
  response.on('drain', more);
  more();
}

const ssrf = new Experiment('experiment 13: webhooks to internal addresses, in every notation');

describe(ssrf.title, () => {
  const connections = new ConnectionCount();
  beforeAll(() => {
    connections.start();
  });
  afterAll(() => {
    connections.stop();
  });

  const matrix: readonly [string, string[]][] = [
    ['loopback', ['127.0.0.1', '127.0.0.1.', '[::1]', '0.0.0.0', '[::]']],
    ['decimal', ['2130706433', '2852039166', '0']],
    ['octal', ['0177.0.0.1', '017700000001', '0251.0376.0251.0376']],
    ['hexadecimal', ['0x7f000001', '0x7f.0.0.1', '0xa9fea9fe']],
    ['short', ['127.1', '127.0.1', '10.1', '192.168.257']],
    ['private', ['10.0.0.1', '172.16.0.1', '192.168.0.1', '100.64.0.1', '[fc00::1]', '[fec0::1]']],
    ['IPv6-mapped', ['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:a9fe:a9fe]', '[::127.0.0.1]']],
    ['translated', ['[64:ff9b::7f00:1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]']],
    ['names', ['localhost', 'localhost.', 'LOCALHOST', 'a.localhost']],
    ['link-local and metadata', ['169.254.169.254', '169.254.1.1', '[fe80::1]', '[fd00:ec2::254]']],
  ];

  it.each(matrix)('%s: no connection', async (what, hosts) => {
    const trap = await listen(respondWith(200));
    for (const host of hosts) {
      for (const scheme of ['https', 'http']) {
        const post = createHttpPost({ timeoutMs: ATTEMPT_MS, allowPrivate: false });
        await refused(post, `${scheme}://${host}:${trap.port}/in`);
      }
    }
    expect(trap.connections).toBe(0);
    ssrf.checked(`${what}: ${hosts.join(' ')}`);
  });

  it('names that resolve to internal addresses, alone or together with a public one, or only later: no connection', async () => {
    const trap = await listen(respondWith(200));
    const responses = [
      ['127.0.0.1'],
      ['::1'],
      ['::ffff:127.0.0.1'],
      ['169.254.169.254'],
      ['198.41.0.4', '127.0.0.1'],
      ['127.0.0.1', '198.41.0.4'],
    ];
    const url = `https://hooks.example.test:${trap.port}/in`;
    for (const addresses of responses) {
      await refused(createHttpPost({ timeoutMs: ATTEMPT_MS, allowPrivate: false, resolve: leadsTo(addresses) }), url);
    }
    ssrf.checked(`names that resolve to ${responses.map((addresses) => addresses.join(' and ')).join('; ')}`);
    let lookups = 0;
    const rebinding: ResolveName = (name, options, done) => {
      lookups += 1;
      // Public but unassigned: no packet of the experiment reaches anyone.
      leadsTo([lookups === 1 ? '2d00::1' : '127.0.0.1'])(name, options, done);
    };
    const { id } = await webhooks.completed(url);
    const post = createHttpPost({ timeoutMs: 1_000, allowPrivate: false, resolve: rebinding });
    expect(await webhooks.sender(post).run(id, ALIVE)).toBe('failed');
    // Each attempt connects to the result of its own lookup: the first to the public address, the others to nothing.
    expect(lookups).toBe(3);
    expect((await webhooks.attempts(id)).slice(1).map(({ error }) => error)).toEqual([
      'the address is not public',
      'the address is not public',
    ]);
    expect(trap.connections).toBe(0);
    ssrf.checked('a name that is public at the first attempt and internal at the second and third');
  });

  it('a redirect to the metadata service: no connection to it', async () => {
    const receiver = await listen((response) =>
      response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    );
    const { opened } = await connections.during(() => deliver(receiver));
    // Three attempts, each to the receiver.
    expect(receiver.connections).toBe(3);
    expect(opened).toBeLessThanOrEqual(3);
    ssrf.checked('a redirect to 169.254.169.254: three connections, all to the receiver');
  });

  it('leaves the ledger balanced, and no secret in the log', async () => {
    await conclude(ssrf);
  });

  /** The delivery fails without a connection attempt to anywhere. */
  async function refused(post: HttpPost, url: string): Promise<void> {
    const { id } = await webhooks.completed(url);
    const watched: HttpPost = async (...parameters) => {
      const { result, opened } = await connections.during(() => post(...parameters));
      expect({ url, opened }).toEqual({ url, opened: 0 });
      return result;
    };
    expect(await webhooks.sender(watched).run(id, ALIVE)).toBe('failed');
    expect((await webhooks.attempts(id)).map(({ statusCode }) => statusCode)).toEqual([null, null, null]);
  }
});

const leadsTo =
  (addresses: readonly string[]): ResolveName =>
  (_name, _options, done) => {
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
