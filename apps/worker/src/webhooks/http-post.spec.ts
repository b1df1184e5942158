import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createResolveName } from '@entity-registry/accounts';
import type { ResolveName } from '@entity-registry/accounts';
import { ConnectionCount } from '../../test/connection-count.js';
import { NameServer } from '../../test/name-server.js';
import { Receiver, respondWith } from '../../test/receiver.js';
import { createHttpPost } from './http-post.js';

const message = { headers: {}, body: Buffer.from('{}') };
/** Longer than any response takes on a busy machine. */
const PATIENT_MS = 20_000;
const open = createHttpPost({ timeoutMs: PATIENT_MS, allowPrivate: true });
/** Times out in every test that uses it. */
const hasty = createHttpPost({ timeoutMs: 300, allowPrivate: true });

describe('a request to a receiver', () => {
  const receivers: Receiver[] = [];
  afterEach(() => Promise.all(receivers.splice(0).map((receiver) => receiver.close())));
  const listen = async (...behavior: Parameters<typeof Receiver.listen>): Promise<Receiver> => {
    const receiver = await Receiver.listen(...behavior);
    receivers.push(receiver);
    return receiver;
  };

  it('follows no redirect', async () => {
    const aim = await listen(respondWith(200));
    const receiver = await listen((response) => response.writeHead(307, { Location: aim.url }).end());
    expect(await open(receiver.url, message)).toEqual({ statusCode: 307 });
    expect(aim.connections).toBe(0);
  });

  it('times out when there is no response, and when one trickles in', async () => {
    const silent = await listen(() => undefined);
    const expected = { error: 'there was no answer within 0.3 seconds' };
    expect(await hasty(silent.url, message)).toEqual(expected);
    const dripping = await raw((socket) => {
      const timer = setInterval(() => socket.write('X'), 20);
      socket.write('HTTP/1.1 200 OK\r\nX-Drip: ');
      socket.on('close', () => {
        clearInterval(timer);
      });
    });
    expect(await hasty(dripping.url, message)).toEqual(expected);
    await dripping.close();
  });

  it('ends with the response headers; a slow body is cut off within the same limit', async () => {
    const dripping = await raw((socket) => {
      const timer = setInterval(() => socket.write('1\r\nx\r\n'), 20);
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      socket.on('close', () => {
        clearInterval(timer);
      });
    });
    const post = createHttpPost({ timeoutMs: 2_000, allowPrivate: true });
    expect(await post(dripping.url, message)).toEqual({ statusCode: 200 });
    // It would never end on its own.
    await dripping.ended;
    await dripping.close();
  });

  it('reads only a little of a large response', async () => {
    let sent = 0;
    const large = await raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n');
      const more = (): void => {
        while (!socket.destroyed && sent < 100_000_000 && socket.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      socket.on('drain', more);
      more();
    });
    expect(await open(large.url, message)).toEqual({ statusCode: 200 });
    await large.ended;
    expect(sent).toBeLessThan(20_000_000);
    await large.close();
  });

  it.each([
    ['a closed connection', '', 'the connection ended without an answer'],
    ['a response that is not HTTP', 'SSH-2.0-invented\r\n\r\n', 'the answer was not HTTP'],
    ['a status below 100', 'HTTP/1.1 000 No\r\n\r\n', 'the answer was not HTTP'],
    ['a status of four digits', 'HTTP/1.1 1000 No\r\n\r\n', 'the answer was not HTTP'],
    ['an endless header', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}`, 'the answer was not HTTP'],
  ])('reports %s', async (_what, reply, error) => {
    const server = await raw((socket) => socket.end(reply));
    expect(await open(server.url, message)).toEqual({ error });
    await server.close();
  });

  it('reports a port without a server', async () => {
    const server = await raw(() => undefined);
    await server.close();
    expect(await open(server.url, message)).toEqual({ error: 'the connection was refused' });
  });
});

interface RawServer {
  url: string;
  /** Set when the first connection has ended. */
  ended: Promise<unknown>;
  close: () => Promise<unknown>;
}

/** A receiver that sends arbitrary bytes once it has received something. */
async function raw(behavior: (socket: Socket) => void): Promise<RawServer> {
  const sockets: Socket[] = [];
  let end: (value: unknown) => void = () => undefined;
  const ended = new Promise((resolve) => (end = resolve));
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      behavior(socket);
    });
    socket.on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ended,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('where a request may go (ADR 0030)', () => {
  let trap: Receiver;
  const connections = new ConnectionCount();
  beforeAll(async () => {
    trap = await Receiver.listen(respondWith(200));
    connections.start();
  });
  afterAll(() => {
    connections.stop();
    return trap.close();
  });

  it('is checked by counting connections', async () => {
    const { result, opened } = await connections.during(() => open(trap.url, message));
    expect({ result, opened }).toEqual({ result: { statusCode: 200 }, opened: 1 });
    trap.connections = 0;
  });

  const NOT_PUBLIC = { error: 'the address is not public' };
  const closed = createHttpPost({ timeoutMs: PATIENT_MS, allowPrivate: false });

  it('never includes http', async () => {
    expect(await closed(trap.url, message)).toEqual({ error: 'the address is not https' });
  });

  it.each([
    ...[
      '127.0.0.1',
      '2130706433',
      '017700000001',
      '0177.0.0.1',
      '0x7f000001',
      '0x7f.1',
      '127.1',
      '127.0.1',
      '0',
      '0.0.0.0',
    ],
    ...[
      '10.0.0.1',
      '172.16.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '169.254.169.254',
      '2852039166',
      '0xa9fea9fe',
      '[fe80::1]',
    ],
    ...[
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
    ],
    ...['[fc00::1]', '[fec0::1]', '[::ffff:169.254.169.254]', '[fd00:ec2::254]', '224.0.0.1', '255.255.255.255'],
    '127.0.0.1.',
  ])('excludes %s', async (host) => {
    const url = `https://${host}:${trap.port}/`;
    expect(await connections.during(() => closed(url, message))).toEqual({ result: NOT_PUBLIC, opened: 0 });
    expect(trap.connections).toBe(0);
  });

  it.each(['localhost', 'localhost.', 'LOCALHOST', 'inner.localhost'])('excludes %s', async (host) => {
    // Not every DNS server knows all of these names, and there may be no server.
    const { error } = (await closed(`https://${host}:${trap.port}/`, message)) as { error: string };
    const errors = [NOT_PUBLIC.error, 'the host name is not known', 'the host name could not be looked up'];
    expect(errors).toContain(error);
    expect(trap.connections).toBe(0);
    expect(connections.lookups).toBe(0);
  });

  it("resolves names without blocking shared threads while the servers of other names don't respond", async () => {
    let patience = true;
    const server = await NameServer.listen((name) => {
      if (name === 'hooks.example.test') return ['127.0.0.1'];
      return patience ? 'silence' : 'unknown';
    });
    const resolve = createResolveName({ servers: [server.address] });
    const post = createHttpPost({ timeoutMs: PATIENT_MS, allowPrivate: false, resolve });
    const silent = Array.from({ length: 8 }, (_, nr) => post(`https://silent-${nr}.example.test/`, message));
    expect(await post(`https://hooks.example.test:${trap.port}/`, message)).toEqual(NOT_PUBLIC);
    patience = false;
    expect(await Promise.all(silent)).toEqual(silent.map(() => ({ error: 'the host name is not known' })));
    expect(connections.lookups).toBe(0);
    await server.close();
  });

  it.each<[string, string[]]>([
    ['loopback', ['127.0.0.1']],
    ['the metadata service', ['169.254.169.254']],
    ['a public address and loopback', ['198.41.0.4', '127.0.0.1']],
    ['loopback by IPv6', ['2001:500:2::c', '::1']],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['no address', []],
  ])('excludes a name that resolves to %s', async (_what, addresses) => {
    const post = createHttpPost({ timeoutMs: PATIENT_MS, allowPrivate: false, resolve: leadsTo(addresses) });
    const url = `https://hooks.example.test:${trap.port}/`;
    expect(await connections.during(() => post(url, message))).toEqual({ result: NOT_PUBLIC, opened: 0 });
    expect(trap.connections).toBe(0);
  });

  it('excludes a name as soon as it is no longer public', async () => {
    // Public but unassigned: no packet of the test reaches anyone.
    const responses = [['2d00::1'], ['127.0.0.1'], ['127.0.0.1']];
    let requested = 0;
    const resolve: ResolveName = (name, options, done) => {
      requested += 1;
      leadsTo(responses[Math.min(requested, responses.length) - 1] ?? [])(name, options, done);
    };
    const post = (timeoutMs: number) => createHttpPost({ timeoutMs, allowPrivate: false, resolve });
    const url = `https://hooks.example.test:${trap.port}/`;
    expect(await post(500)(url, message)).not.toEqual(NOT_PUBLIC);
    // The address that was checked is the one connected to: the name is resolved once.
    expect(requested).toBe(1);
    expect(await post(PATIENT_MS)(url, message)).toEqual(NOT_PUBLIC);
    expect(requested).toBe(2);
    expect(trap.connections).toBe(0);
  });
});

const leadsTo =
  (addresses: readonly string[]): ResolveName =>
  (_name, _options, done) => {
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
