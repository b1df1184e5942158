import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Receives webhooks, responds with 204, and records when the first webhook of each request arrived. */
export class Receiver {
  /** By update request id; wall clock in milliseconds. */
  readonly arrivals = new Map<string, number>();
  /** Deliveries beyond the first of a request. */
  repeated = 0;

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<Receiver> {
    const server = createServer((request, response) => {
      const id = String(request.headers['x-service-webhook-id']).replace('ur_', '');
      request.resume();
      request.on('end', () => {
        if (receiver.arrivals.has(id)) receiver.repeated += 1;
        else receiver.arrivals.set(id, Date.now());
        response.writeHead(204).end();
      });
    });
    const receiver = new Receiver(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhook`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
