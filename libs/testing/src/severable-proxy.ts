import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A TCP relay to a database. Tests can cut and restore it, as if the server stopped and started; hold back responses, as if a
 * process stopped between a statement and its result; or freeze it, as if the server or the network hung.
 */
export class SeverableProxy {
  private readonly sockets = new Set<Socket>();
  /** The relay's connections to the server, each with its client. */
  private readonly upstreams = new Map<Socket, Socket>();
  private severed = false;
  private frozen = false;
  private readonly server = createServer((socket) => {
    if (this.severed) {
      socket.destroy();
      return;
    }
    if (this.frozen) {
      this.keepSilent(socket);
      return;
    }
    const upstream = connect(this.port, this.host);
    this.upstreams.set(upstream, socket);
    upstream.on('close', () => this.upstreams.delete(upstream));
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });

  private constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  /** A relay to the server of `url`, and the same address through it. */
  static async open(url: string): Promise<{ proxy: SeverableProxy; url: string }> {
    const address = new URL(url);
    const proxy = new SeverableProxy(address.hostname, Number(address.port));
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return { proxy, url: proxy.through(url) };
  }

  /** `url` with this relay's address in place of the server's. */
  through(url: string): string {
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String((this.server.address() as AddressInfo).port);
    return address.toString();
  }

  /** Ends every connection and refuses new ones. */
  sever(): void {
    this.severed = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Statements still reach the server, and their results are held until the connections end. */
  holdReplies(): void {
    for (const [upstream, socket] of this.upstreams) {
      upstream.unpipe(socket);
      upstream.pause();
    }
  }

  /** Forwards nothing in either direction anymore, accepts connections, and sends nothing on them. */
  freeze(): void {
    this.frozen = true;
    for (const [upstream, socket] of this.upstreams) {
      for (const end of [upstream, socket]) {
        end.unpipe();
        end.pause();
      }
    }
  }

  /** New connections work again; frozen ones stay frozen until they end. */
  restore(): void {
    this.severed = false;
    this.frozen = false;
  }

  private keepSilent(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }

  async close(): Promise<void> {
    this.sever();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
