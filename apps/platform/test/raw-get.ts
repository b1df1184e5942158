import { connect } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

/** Status of a GET whose target is sent unchanged: HTTP clients would normalize it. */
export function rawGet(server: Server, target: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: platform.test\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0));
    });
    socket.on('error', reject);
  });
}
