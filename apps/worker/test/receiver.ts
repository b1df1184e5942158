import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Names as they were sent, and values. */
  rawHeaders: string[];
  body: Buffer;
}

/** How a receiver handles the `nth` delivery, from 1. */
export type Behavior = (response: ServerResponse, nth: number) => void;

export const respondWith =
  (...statuses: number[]): Behavior =>
  (response, nth) => {
    response.writeHead(statuses[Math.min(nth, statuses.length) - 1] ?? 500).end();
  };

/** A webhook receiver on 127.0.0.1 that stores what it received. */
export class Receiver {
  readonly received: Received[] = [];
  connections = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly scheme: string,
  ) {
    // For a TLS server too this is the raw connection.
    server.on('connection', (socket: Socket) => {
      this.connections += 1;
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  static async listen(behavior: Behavior, tls?: { key: string; cert: string }): Promise<Receiver> {
    const listener: RequestListener = (request, response) => {
      const parts: Buffer[] = [];
      request.on('error', () => undefined);
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method = '', url = '', headers, rawHeaders } = request;
        receiver.received.push({ method, path: url, headers, rawHeaders, body: Buffer.concat(parts) });
        behavior(response, receiver.received.length);
      });
    };
    const server = tls ? createTlsServer(tls, listener) : createServer(listener);
    const receiver = new Receiver(server, tls ? 'https' : 'http');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `${this.scheme}://127.0.0.1:${this.port}/hooks?token=t0k3n`;
  }

  /** Open connections. */
  get open(): number {
    return this.sockets.size;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
