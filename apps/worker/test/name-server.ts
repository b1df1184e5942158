import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { isIPv4 } from 'node:net';

const TYPES = { A: 1, AAAA: 28 } as const;
const HEADER_BYTES = 12;
const REFUSED = 5;
const UNKNOWN = 3;

/** The response for a name: its addresses (of the requested family), unknown, refused, or silence. */
export type NameResponse = readonly string[] | 'unknown' | 'refused' | 'silence';

/** A DNS server on 127.0.0.1 over UDP (RFC 1035) that responds as scripted. */
export class NameServer {
  /** The queried names, once for each family. */
  readonly queries: string[] = [];

  private constructor(private readonly socket: Socket) {}

  static async listen(respond: (name: string, family: 4 | 6) => NameResponse): Promise<NameServer> {
    const socket = createSocket('udp4');
    const server = new NameServer(socket);
    socket.on('message', (query, { port, address }) => {
      const { name, end, type } = questionOf(query);
      server.queries.push(name);
      const response = respond(name, type === TYPES.AAAA ? 6 : 4);
      if (response !== 'silence') socket.send(replyTo(query, end, type, response), port, address);
    });
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    return server;
  }

  /** Its address, as a resolver takes it. */
  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.socket.close(resolve));
  }
}

function questionOf(query: Buffer): { name: string; end: number; type: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5, type: query.readUInt16BE(at + 1) };
}

function replyTo(query: Buffer, end: number, type: number, response: Exclude<NameResponse, 'silence'>): Buffer {
  const addresses =
    typeof response === 'string' ? [] : response.filter((address) => isIPv4(address) === (type === TYPES.A));
  const code = response === 'refused' ? REFUSED : response === 'unknown' ? UNKNOWN : 0;
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(query.readUInt16BE(0), 0);
  // A reply to a query that wanted recursion, which is available.
  head.writeUInt16BE(0x8180 + code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(addresses.length, 6);
  return Buffer.concat([head, query.subarray(HEADER_BYTES, end), ...addresses.map((address) => record(address, type))]);
}

function record(address: string, type: number): Buffer {
  const data = type === TYPES.A ? Buffer.from(address.split('.').map(Number)) : ipv6(address);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 + HEADER_BYTES, 0); // the name of the question
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** Sixteen bytes of an address that has one `::`. */
function ipv6(address: string): Buffer {
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return Buffer.from([...front, ...zeros, ...back].map((group) => group.padStart(4, '0')).join(''), 'hex');
}
