import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/**
 * A TCP proxy in front of PostgreSQL. When armed, it forwards the next request and, when the server replies, closes the
 * connection instead of forwarding the reply, so that the client can't know whether its statement was committed.
 */
export class ReplyDropper {
  /** Replies still to be dropped. */
  private armed = 0;
  private dropped = 0;
  private isCommitArmed = false;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async before(url: string): Promise<ReplyDropper> {
    const target = new URL(url);
    const server = createServer();
    const proxy = new ReplyDropper(server);
    server.on('connection', (client) => {
      proxy.join(client, connect(Number(target.port), target.hostname));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** `url` with this proxy's address in place of the server's. */
  through(url: string): string {
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String((this.server.address() as AddressInfo).port);
    return address.toString();
  }

  dropReplies(count: number): void {
    this.armed = count;
    this.dropped = 0;
  }

  /** Drops the reply to the next COMMIT of a transaction. */
  dropCommitReply(): void {
    this.isCommitArmed = true;
    this.dropped = 0;
  }

  /** Replies dropped since `dropReplies` or `dropCommitReply`. */
  get drops(): number {
    return this.dropped;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(client: Socket, upstream: Socket): void {
    let doomed = false;
    for (const socket of [client, upstream]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => this.sockets.delete(socket));
    }
    client.on('data', (chunk) => {
      // A statement begins with Parse or Bind; everything else that a new connection sends is forwarded.
      if (this.armed > 0 && (chunk[0] === 0x50 || chunk[0] === 0x42)) {
        this.armed -= 1;
        doomed = true;
      }
      // A simple query, as transactions send it.
      if (this.isCommitArmed && chunk[0] === 0x51 && chunk.includes('commit')) {
        this.isCommitArmed = false;
        doomed = true;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!doomed) {
        client.write(chunk);
        return;
      }
      this.dropped += 1;
      client.destroy();
      upstream.destroy();
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }
}
